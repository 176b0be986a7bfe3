import type { Expression, SqlBool } from 'kysely';
import type { BoardGrain } from '../../engine/plan/board.ts';
import { sqlFragment as sql } from './sql.ts';
import { columnSql, type WhereColumn } from './where.ts';

type Grouped = Pick<WhereColumn, 'column' | 'kind' | 'links'>;

const isMoment = ({ kind }: Grouped): boolean => kind === 'date' || kind === 'datetime';

/** What rows are grouped by: a column's value as text, of a date the first day of its day, week or month. */
export function groupSql(column: Grouped, grain: BoardGrain) {
  const value = columnSql(column);
  if (!isMoment(column)) return sql<string | null>`nullif(${value}::text, '')`;
  if (grain === 'week') return sql<string | null>`to_char(date_trunc('week', ${value}), 'YYYY-MM-DD')`;
  if (grain === 'month') return sql<string | null>`to_char(date_trunc('month', ${value}), 'YYYY-MM-DD')`;
  return sql<string | null>`to_char(${value}, 'YYYY-MM-DD')`;
}

/** Rows of one group; null: of those that have no value. */
export function inGroup(column: Grouped, grain: BoardGrain, value: string | null): Expression<SqlBool> {
  return sql<SqlBool>`${groupSql(column, grain)} is not distinct from ${value}::text`;
}

/** Rows of these days, both ends among them; an empty end is open. */
export function inDays(column: Grouped, { from, to }: { from: string; to: string }): Expression<SqlBool>[] {
  const value = columnSql(column);
  return [
    ...(from === '' ? [] : [sql<SqlBool>`${value} >= ${from}::date`]),
    ...(to === '' ? [] : [sql<SqlBool>`${value} < ${to}::date + 1`]),
  ];
}

/** Rows whose value is one of these. */
export function amongValues(column: Grouped, values: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${columnSql(column)}::text in (${sql.join([...values])})`;
}

/** The newest day of a column. */
export const newestDay = (column: Grouped) => sql<string | null>`to_char(max(${columnSql(column)}), 'YYYY-MM-DD')`;
