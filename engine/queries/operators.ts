/** The ten rules of the query builder; whatever else is asked for is refused. */
export const OPERATORS = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const;

export type Operator = (typeof OPERATORS)[number];

/** How the rows of a query builder are joined. */
export type MatchType = 'and' | 'or';

/** So many rows are read at the most. */
export const MOST_ROWS = 50;

export function isOperator(rule: unknown): rule is Operator {
  return OPERATORS.some((each) => each === rule);
}
