/** The ten rules of the query builder; whatever else is asked for is refused. */
export const SUPER_RULES = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const;

export type SuperRule = (typeof SUPER_RULES)[number];

/** How the rows of a query builder are joined. */
export type MatchType = 'and' | 'or';

/** So many rows are read at the most. */
export const MOST_ROWS = 50;

export function isSuperRule(rule: unknown): rule is SuperRule {
  return SUPER_RULES.some((each) => each === rule);
}
