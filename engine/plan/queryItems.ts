import { cellKinds, cellTraits } from '../../schemas/generated/language.ts';
import type { QueryItem, ReportParam } from '../../schemas/generated/types.ts';
import type { PlanColumn, PlanQueryItem, QueryOptions, ReportPlan, ValueKind } from './Plan.ts';

/** How a kind is asked for when the author does not say: texts by part, numbers and dates by range, codes exactly. */
export function queryMode(kind: ValueKind): PlanQueryItem['mode'] {
  if (kind === 'text' || kind === 'markup') return 'like';
  if (kind === 'number' || kind === 'date' || kind === 'datetime' || kind === 'time') return 'group';
  return 'single';
}

/** What a query's editor of the type wants to know as well. */
function queryOptions(column: PlanColumn): QueryOptions {
  const keys: ReadonlySet<string> = new Set(cellTraits[column.type].query);
  return Object.fromEntries(Object.entries(column).filter(([key, value]) => keys.has(key) && value !== undefined));
}

/** A query item from a resolved column and what the author changed. */
export function queryItem(column: PlanColumn, entry: Partial<QueryItem>): PlanQueryItem {
  const { defaultValue } = entry;
  const { tree, linkage } = cellTraits[column.type];
  return {
    key: column.key,
    title: entry.title ?? column.title,
    type: column.type,
    kind: column.kind,
    mode: entry.mode ?? (tree === undefined ? queryMode(column.kind) : 'single'),
    param: false,
    required: false,
    folded: entry.folded === true,
    ...(column.dictCode === undefined ? {} : { dictCode: column.dictCode }),
    ...(column.options === undefined ? {} : { options: column.options }),
    // A query asks for one level by itself: it offers all values there are.
    ...(column.tree === undefined || linkage ? {} : { tree: column.tree }),
    ...queryOptions(column),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(entry.placeholder === undefined ? {} : { placeholder: entry.placeholder }),
  };
}

/** What a report's parameter holds; a period holds days. */
export function paramKind(type: ReportParam['type']): ValueKind {
  return type === 'period' ? 'date' : cellKinds[type];
}

/** The query item of a report's parameter. */
export function paramItem({ type, required, ...rest }: ReportParam): ReportPlan['query'][number] {
  const asked = type === 'period' ? ({ type: 'date', dayRange: true } as const) : { type };
  return {
    ...rest,
    ...asked,
    kind: paramKind(type),
    required: required === true,
    mode: 'single',
    param: true,
    folded: false,
  };
}
