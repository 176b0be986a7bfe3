import type { ReportColumn } from '../../engine/plan/compiled.ts';
import type { PlanSort } from '../../engine/plan/Plan.ts';
import type { Filter } from '../../engine/queries/Filter.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import type { Row, Selection, Session, SqlValue } from '../db/Database.ts';
import { fromReport, sumOf, sumOfValues } from '../db/reportSql.ts';
import { sqlFragment } from '../db/sql.ts';
import { whereFilter } from '../db/where.ts';
import type { ReportShape } from './reportShape.ts';

export interface ReportQuery {
  /** Values of the `$n` in the report's own SQL. */
  values: readonly SqlValue[];
  filter: Filter;
  sort: readonly PlanSort[];
}

export interface ReportResult {
  records: Row[];
  total: number;
  /** Sums over the whole filtered result, by the key of the column. */
  totals: Record<string, number | string | null>;
}

/** Rows read beside the first pages: a report that has no more is evaluated once, for page, number and sums. */
const AHEAD = 500;

/**
 * One page, with the number of rows and the sums of the whole result, each within the database's own deadline. `read`:
 * the page's rows where they are read already.
 */
export async function runReport(
  session: Session,
  shape: ReportShape,
  query: ReportQuery & { page: PageRequest },
  read?: Row[],
): Promise<ReportResult> {
  const { limit, offset } = query.page;
  const summed = shape.columns.filter((column) => column.total);
  const ahead = read === undefined && offset + limit <= AHEAD;
  const statement = selectReport(shape, query, ahead ? { limit: AHEAD, offset: 0 } : query.page);
  const rows = read ?? (await session.query(statement.sql, statement.values)).rows;
  const records = ahead ? rows.slice(offset, offset + limit) : rows;
  if (ahead && rows.length < AHEAD)
    return { records, total: rows.length, totals: await sumRows(session, rows, summed) };
  const complete = rows.length < limit && (rows.length > 0 || offset === 0);
  if (complete && summed.length === 0) return { records, total: offset + rows.length, totals: {} };
  const { total, totals } = await sumReport(session, shape, query, summed);
  return { records, total, totals };
}

/** The sums of rows at hand, by the database: it adds what no binary fraction holds. */
async function sumRows(
  session: Session,
  rows: readonly Row[],
  summed: readonly ReportColumn[],
): Promise<ReportResult['totals']> {
  if (summed.length === 0) return {};
  const { sql, values } = sumOfValues(summed.map(({ key }) => rows.flatMap((row) => row[key] ?? []).map(String)));
  const [sums] = (await session.query<Record<string, number | string | null>>(sql, values)).rows;
  return Object.fromEntries(summed.map(({ key }, index) => [key, sums?.[`sum_${index}`] ?? 0]));
}

/** The rows of a report, filtered and sorted; without a sort in the order of its own SQL. */
export function selectReport(
  shape: ReportShape,
  query: ReportQuery,
  page: { limit: number; offset: number },
): Selection {
  let select = filtered(shape, query)
    .select(shape.columns.map(({ key, column }) => sqlFragment.ref(column).as(key)))
    .limit(page.limit)
    .offset(page.offset);
  for (const { key: column, order } of query.sort) {
    const target = shape.where.get(column);
    if (!target) throw new Error(`sort by an unknown column: ${column}`);
    const ref = sqlFragment.ref(target.column);
    select = select.orderBy(ref, order === 'asc' ? 'asc' : (ordering) => ordering.desc().nullsLast());
  }
  return statementOf(query, select.compile());
}

async function sumReport(
  session: Session,
  shape: ReportShape,
  query: ReportQuery,
  summed: readonly ReportColumn[],
): Promise<Pick<ReportResult, 'total' | 'totals'>> {
  const select = filtered(shape, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(summed.map(({ column }, index) => sumOf(column).as(`sum_${index}`)));
  const statement = statementOf(query, select.compile());
  const { rows } = await session.query(statement.sql, statement.values);
  const row = rows[0] ?? {};
  const totals = summed.map(({ key }, index) => [key, row[`sum_${index}`] ?? 0]);
  return { total: Number(row.total ?? 0), totals: Object.fromEntries(totals) };
}

function filtered({ report, where }: ReportShape, query: ReportQuery) {
  return fromReport(report.sql, query.values.length).where(whereFilter(query.filter, where));
}

function statementOf(query: ReportQuery, compiled: { sql: string; parameters: readonly unknown[] }): Selection {
  return { sql: compiled.sql, values: [...query.values, ...(compiled.parameters as readonly SqlValue[])] };
}
