import type { ValueKind } from '../plan/Plan.ts';
import { MAX_CONDITIONS } from '../queries/Filter.ts';
import type { BuilderQuery, Condition } from './conditions.ts';

/** Kinds whose values can be told one by one, with how often each is there. */
const COUNTED: ReadonlySet<ValueKind> = new Set(['text', 'number', 'date', 'code', 'reference', 'flag']);

export function isCounted(kind: ValueKind): boolean {
  return COUNTED.has(kind);
}

/** Conditions of the query builder on one column. */
export function headingConditions(query: BuilderQuery | undefined, field: string): readonly Condition[] {
  return joinsAll(query) ? (query?.rows.filter((row) => row.field === field) ?? []) : [];
}

/**
 * The query with these conditions on the column in place of its own; undefined: nothing is left to ask. What a heading
 * asks for stands beside all else, so it cannot be said where conditions are joined by or.
 */
export function withHeading(
  query: BuilderQuery | undefined,
  field: string,
  conditions: readonly Condition[],
): BuilderQuery | undefined {
  const rows = [...(query?.rows.filter((row) => row.field !== field) ?? []), ...conditions];
  return rows.length > 0 ? { matchType: 'and', rows } : undefined;
}

/** Why no condition can be added from a heading now, in Chinese; undefined: it can. */
export function headingRefusal(query: BuilderQuery | undefined, field: string, count: number): string | undefined {
  if (!joinsAll(query)) return '高级查询是“满足任意一个条件”，不能再从列头筛选；请在高级查询里改';
  const others = query?.rows.filter((row) => row.field !== field).length ?? 0;
  return others + count > MAX_CONDITIONS ? `最多 ${MAX_CONDITIONS} 个条件` : undefined;
}

/** A single condition is the same by either word. */
function joinsAll(query: BuilderQuery | undefined): boolean {
  return query === undefined || query.matchType === 'and' || query.rows.length === 1;
}
