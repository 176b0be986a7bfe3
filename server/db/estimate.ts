import type { QueryResult, Selection } from './Database.ts';

/** The plan of a SELECT instead of its rows. */
export function planOf({ sql, values }: Selection): Selection {
  return { sql: `EXPLAIN (FORMAT JSON) ${sql}`, values };
}

/**
 * How many rows the planner expects of a SELECT, by the answer to `planOf`: from statistics, narrowed by every condition
 * and policy of the SELECT itself.
 */
export function expectedRows({ rows }: QueryResult): number {
  const [root] = (rows[0]?.['QUERY PLAN'] ?? []) as { Plan?: { 'Plan Rows'?: number } }[];
  return Math.round(root?.Plan?.['Plan Rows'] ?? 0);
}
