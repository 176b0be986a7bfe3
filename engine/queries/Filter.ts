import type { ValueKind } from '../plan/Plan.ts';

/** The ten rules of the query builder; whatever else is asked for is refused. */
export const OPERATORS = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const;

export type Operator = (typeof OPERATORS)[number];

/** How the rows of a query builder are joined. */
export type MatchType = 'and' | 'or';

/** So many rows are read at the most. */
export const MAX_CONDITIONS = 50;

/** Comparisons that are asked of one value. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';

export type FilterValue = string | number;

/** A closed tree over known fields; whoever turns it into SQL binds every value and looks every key up. */
export type Filter =
  | { op: 'and' | 'or'; filters: Filter[] }
  | { op: Comparison; key: string; value: FilterValue }
  | { op: 'in'; key: string; values: FilterValue[] }
  | { op: 'like' | 'starts' | 'ends'; key: string; text: string }
  /** One of `texts` is an element of the comma-joined text. */
  | { op: 'member'; key: string; texts: string[] }
  /** One of `texts`, or what stands below one in the field's tree. */
  | { op: 'below'; key: string; texts: string[] };

/** What may be asked of: fields the caller may know with their kinds, and keys that must not even be asked for. */
export interface QueryFields {
  kinds: ReadonlyMap<string, ValueKind>;
  hidden: ReadonlySet<string>;
  /** Those whose values are of records that stand below one another; absent: none. */
  branches?: ReadonlySet<string>;
}

/** A request's query that cannot be meant; `parameter` is the one at fault. */
export class QueryProblem extends Error {
  override readonly name = 'QueryProblem';
  constructor(
    readonly parameter: string,
    readonly reason: string,
  ) {
    super(`${parameter}: ${reason}`);
  }
}

/** `text` as a pattern for LIKE with `\` as escape, found literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

export function isOperator(rule: unknown): rule is Operator {
  return OPERATORS.some((each) => each === rule);
}
