import type { Report, ReportColumn } from '../../engine/plan/compiled.ts';
import type { ReportFigure } from '../../engine/plan/measure.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import type { QueryFields } from '../../engine/queries/Filter.ts';
import { dialectOf, type SqlDialect } from '../db/foreign/dialects.ts';
import type { WhereColumn } from '../db/where.ts';

/** A report as one actor may see it: hidden columns are not there. */
export interface ReportShape {
  report: Report;
  dialect: SqlDialect;
  columns: readonly ReportColumn[];
  /** Key → output column of the SQL. */
  where: ReadonlyMap<string, WhereColumn>;
  /** What stands in totals and sub-totals, by the key of the column. */
  figures: ReadonlyMap<string, ReportFigure>;
  /** Keys of the columns that have sub-totals, the outermost first. */
  groupBy: readonly string[];
  /** What may be filtered by. */
  filters: QueryFields;
  /** What may be sorted by. */
  sorts: QueryFields;
}

/** Under which the codes of a number's stretches stand beside it; no output may be called so. */
export const codeColumn = (column: string): string => `${column}:code`;

/** The report without the columns in `hidden`. */
export function reportShape(report: Report, hidden: ReadonlySet<string>): ReportShape {
  const columns = report.columns
    .filter((column) => !hidden.has(column.key))
    .map((column) => (column.bucket === undefined ? column : { ...column, column: codeColumn(column.column) }));
  const where = new Map(columns.map(({ key, column, kind }) => [key, { column, kind }]));
  const kinds = new Map<string, ValueKind>(columns.map(({ key, kind }) => [key, kind]));
  const asked = new Set(report.query.map((item) => item.key));
  const filterable = new Map([...kinds].filter(([key]) => asked.has(key)));
  const known = (key: string) => where.has(key);
  const figures = new Map(
    columns.flatMap(({ key, figure }) => (figure?.columns.every(known) ? [[key, figure] as const] : [])),
  );
  // Groups inside of one that is not seen would be cut as it is.
  const unseen = report.groupBy.findIndex((key) => !known(key));
  const groupBy = unseen < 0 ? report.groupBy : report.groupBy.slice(0, unseen);
  const asks = { filters: { kinds: filterable, hidden }, sorts: { kinds, hidden } };
  return { report, dialect: dialectOf(report.dataSource), columns, where, figures, groupBy, ...asks };
}
