import type { Row, Session } from '../db/Database.ts';
import { figureText, groupText, inGroups } from '../db/reportSql.ts';
import { aggregatesIn, figuresOfAnswer, figuresOfRows, type Totals } from './figures.ts';
import { columnOf, filtered, type ReportQuery, statementOf } from './reportQuery.ts';
import type { ReportShape } from './reportShape.ts';

/** Figures of one group, whole, also where it began on an earlier page. */
export interface Subtotal {
  /** Place, from 0, in the page of its last row. */
  after: number;
  /** 0 for the outermost. */
  level: number;
  figures: Totals;
}

/** Under which name a row carries its group at a level; no column is called so. */
export const groupColumn = (level: number): string => `_group_${level}`;

/** A row as it is sent. */
export function withoutGroups(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('_group_')));
}

/** What a row's groups are, to a level and with it. */
function groupsOf(row: Row, level: number): (string | null)[] {
  return Array.from({ length: level + 1 }, (_, at) => (row[groupColumn(at)] ?? null) as string | null);
}

/** Levels that end with a row, the innermost first. */
export function endingLevels(row: Row, next: Row | undefined, depth: number): number[] {
  const levels = Array.from({ length: depth }, (_, level) => level);
  const same = (level: number) => next !== undefined && groupKey(row, level) === groupKey(next, level);
  return levels.filter((level) => !same(level)).reverse();
}

export const groupKey = (row: Row, level: number): string => JSON.stringify(groupsOf(row, level));

interface Page {
  shown: readonly Row[];
  /** The row behind them. */
  next: Row | undefined;
  /** The whole result, where it is at hand. */
  all: readonly Row[] | undefined;
}

/** The sub-totals that stand between the rows of a page and below them. */
export async function subtotalsOf(
  session: Session,
  shape: ReportShape,
  query: ReportQuery,
  { shown, next, all }: Page,
): Promise<Subtotal[]> {
  const depth = shape.groupBy.length;
  const ends = shown.flatMap((row, after) =>
    endingLevels(row, shown[after + 1] ?? next, depth).map((level) => ({ after, level, row })),
  );
  const known = new Map<string, Totals>();
  for (const level of new Set(ends.map((end) => end.level))) {
    const rows = ends.filter((end) => end.level === level).map(({ row }) => row);
    if (all === undefined)
      for (const [key, totals] of await readGroups(session, shape, query, level, rows)) known.set(key, totals);
    else
      for (const row of rows)
        known.set(
          groupKey(row, level),
          figuresOfRows(
            shape.figures,
            all.filter((each) => groupKey(each, level) === groupKey(row, level)),
          ),
        );
  }
  return ends.map(({ after, level, row }) => ({ after, level, figures: known.get(groupKey(row, level)) ?? {} }));
}

/** Figures of groups of one level: of those that `rows` stand in, or of all up to a limit. */
export async function readGroups(
  session: Session,
  shape: ReportShape,
  query: ReportQuery,
  level: number,
  rows?: readonly Row[],
  limit?: number,
): Promise<Map<string, Totals>> {
  const columns = shape.groupBy.slice(0, level + 1).map((key) => columnOf(shape, key));
  let select = filtered(shape, query)
    .select(columns.map((column, at) => groupText(column, shape.dialect).as(groupColumn(at))))
    .select(
      aggregatesIn(shape.figures).map(({ name, aggregate }) =>
        figureText(aggregate, shape.where, shape.dialect).as(name),
      ),
    )
    .groupBy(columns.map((column) => groupText(column, shape.dialect)));
  if (rows !== undefined)
    select = select.where(
      inGroups(
        columns,
        rows.map((row) => groupsOf(row, level)),
        shape.dialect,
      ),
    );
  if (limit !== undefined) select = select.limit(shape.dialect.rows(limit));
  const statement = statementOf(shape, query, select.compile());
  const answer = await session.query(statement.sql, statement.values);
  return new Map(answer.rows.map((row) => [groupKey(row, level), figuresOfAnswer(shape.figures, row)]));
}
