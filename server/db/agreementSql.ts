import type { SelectQueryBuilder, SqlBool } from 'kysely';
import type { BoardGrain } from '../../engine/plan/board.ts';
import type { Aggregate, RowCondition, RowNumber } from '../../engine/plan/measure.ts';
import { groupSql } from './boardSql.ts';
import { conditionSql, rowNumberSql } from './measures.ts';
import { figureText } from './reportSql.ts';
import { type AnySchema, sqlFragment as sql } from './sql.ts';
import type { WhereColumn } from './where.ts';

/** A model's records or a report's rows, before anything is taken of them. */
export type RowsFrom = SelectQueryBuilder<AnySchema, string, object>;

/** What groups, and by which day, week or month where it is a date. */
export interface Grouping {
  keys: readonly WhereColumn[];
  grain: BoardGrain;
}

type Columns = ReadonlyMap<string, WhereColumn>;

const wherever = (from: RowsFrom, when: RowCondition | undefined, columns: Columns): RowsFrom =>
  when === undefined ? from : from.where(conditionSql(when, columns));

/** Figures of every group: `d0`… are its keys as texts, `a0`… the figures. */
export function agreementGroups(
  from: RowsFrom,
  { keys, grain }: Grouping,
  figures: readonly Aggregate[],
  { columns, when, limit }: { columns: Columns; when: RowCondition | undefined; limit: number },
) {
  const groups = keys.map((key) => groupSql(key, grain));
  let select = wherever(from, when, columns)
    .select(groups.map((group, at) => group.as(`d${at}`)))
    .select(figures.map((each, at) => figureText(each, columns).as(`a${at}`)));
  for (const group of groups) select = select.groupBy(group);
  return select.limit(limit);
}

/** Rows whose two numbers are further apart than is allowed, or of which one alone is empty; `total` is how many. */
export function agreementRows(
  from: RowsFrom,
  { keys, grain }: Grouping,
  [left, right]: readonly [RowNumber, RowNumber],
  {
    columns,
    when,
    limit,
    tolerance,
  }: { columns: Columns; when: RowCondition | undefined; limit: number; tolerance: string },
) {
  const [one, other] = [rowNumberSql(left, columns), rowNumberSql(right, columns)];
  const apart = sql<SqlBool>`((${one} is null) <> (${other} is null) or abs(${one} - ${other}) > ${tolerance}::numeric)`;
  const groups = keys.map((key) => groupSql(key, grain));
  let select = wherever(from, when, columns)
    .where(apart)
    .select(groups.map((group, at) => group.as(`d${at}`)))
    .select([sql`(${one})::text`.as('a0'), sql`(${other})::text`.as('a1'), sql`count(*) over ()`.as('total')]);
  for (const [at] of groups.entries()) select = select.orderBy(`d${at}`);
  return select.limit(limit);
}
