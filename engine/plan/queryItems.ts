import type { CellType, OptionItem, QueryItem } from '../../schemas/generated/types.ts';
import type { PlanColumn, PlanQueryItem, QueryAsks, ReportPlan, ValueKind } from './Plan.ts';

/** How a kind is asked for when the author does not say: texts by part, numbers and dates by range, codes exactly. */
export function queryMode(kind: ValueKind): PlanQueryItem['mode'] {
  if (kind === 'text' || kind === 'markup') return 'like';
  if (kind === 'number' || kind === 'date' || kind === 'datetime' || kind === 'time') return 'group';
  return 'single';
}

const trees: ReadonlySet<CellType> = new Set(['sel_tree', 'cat_tree']);

function asksOf(column: PlanColumn): { asks?: QueryAsks } {
  if (column.type === 'pca') {
    const { displayLevel = 'region', areaType = 'cascader' } = column;
    return { asks: { displayLevel, areaType } };
  }
  if (column.type !== 'sel_tree' && column.type !== 'cat_tree') return {};
  const { condition } = column;
  const pcode = column.type === 'cat_tree' ? column.pcode : undefined;
  return {
    asks: {
      ...(pcode === undefined ? {} : { pcode }),
      ...(condition === undefined ? {} : { condition }),
    },
  };
}

/** A query item from a resolved column and what the author changed. */
export function queryItem(column: PlanColumn, entry: Partial<QueryItem>): PlanQueryItem {
  const defaultValue = entry.defaultValue;
  return {
    key: column.key,
    title: entry.title ?? column.title,
    type: column.type,
    kind: column.kind,
    mode: entry.mode ?? (trees.has(column.type) ? 'single' : queryMode(column.kind)),
    param: false,
    required: false,
    folded: entry.folded === true,
    ...(column.dictCode === undefined ? {} : { dictCode: column.dictCode }),
    ...(column.options === undefined ? {} : { options: column.options }),
    // A query asks for one level by itself: it offers all values there are.
    ...(column.tree === undefined || column.type === 'select' ? {} : { tree: column.tree }),
    ...asksOf(column),
    ...('customValue' in column && column.customValue !== undefined ? { customValue: column.customValue } : {}),
    ...pickedBy(column),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(entry.placeholder === undefined ? {} : { placeholder: entry.placeholder }),
  };
}

/** What a picker needs to ask for a column. */
function pickedBy(
  column: PlanColumn,
): Pick<PlanQueryItem, 'period' | 'picker' | 'multiple' | 'orgFields' | 'destFields'> {
  return {
    ...('period' in column && column.period !== undefined ? { period: column.period } : {}),
    ...('picker' in column && column.picker !== undefined ? { picker: column.picker } : {}),
    ...('multiple' in column && column.multiple === true && column.kind === 'reference' ? { multiple: true } : {}),
    ...('orgFields' in column ? { orgFields: column.orgFields, destFields: column.destFields } : {}),
  };
}

/** The query item of a report's parameter. */
export function paramItem(param: {
  key: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  required: boolean;
  dictCode?: string;
  options?: OptionItem[];
  defaultValue?: string | number;
  placeholder?: string;
}): ReportPlan['query'][number] {
  return { ...param, mode: 'single', param: true, folded: false };
}
