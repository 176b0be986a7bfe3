import type { CellType, OptionItem, QueryItem } from '../../schemas/generated/types.ts';
import type { PlanColumn, PlanQueryItem, ReportPlan, ValueKind } from '../plan.ts';

/** How a kind is asked for when the author does not say: texts by part, numbers and dates by range, codes exactly. */
export function queryMode(kind: ValueKind): PlanQueryItem['mode'] {
  if (kind === 'text' || kind === 'markup' || kind === 'reference') return 'like';
  if (kind === 'number' || kind === 'date' || kind === 'datetime' || kind === 'time') return 'group';
  return 'single';
}

/** A query item from a resolved column and what the author changed. */
export function queryItem(column: PlanColumn, entry: Partial<QueryItem>): PlanQueryItem {
  const defaultValue = entry.defaultValue;
  return {
    key: column.key,
    title: entry.title ?? column.title,
    type: column.type,
    kind: column.kind,
    mode: entry.mode ?? queryMode(column.kind),
    param: false,
    required: false,
    folded: entry.folded === true,
    ...(column.dictCode === undefined ? {} : { dictCode: column.dictCode }),
    ...(column.options === undefined ? {} : { options: column.options }),
    ...('customValue' in column && column.customValue !== undefined ? { customValue: column.customValue } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(entry.placeholder === undefined ? {} : { placeholder: entry.placeholder }),
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
