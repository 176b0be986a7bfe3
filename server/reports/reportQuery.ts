import type { Expression, SqlBool } from 'kysely';
import type { PlanSort } from '../../engine/plan/Plan.ts';
import type { Filter } from '../../engine/queries/Filter.ts';
import type { Selection, SqlValue } from '../db/Database.ts';
import { fromReport, reportStatement } from '../db/reportSql.ts';
import { whereFilter } from '../db/where.ts';
import { codeColumn, type ReportShape } from './reportShape.ts';

export interface ReportQuery {
  /** Values of the `$n` in the report's own SQL. */
  values: readonly SqlValue[];
  filter: Filter;
  sort: readonly PlanSort[];
  /** Narrows the rows further. */
  within?: Expression<SqlBool> | undefined;
}

/** The output column of the SQL behind a key; one that is not seen is a bug. */
export function columnOf({ where }: ReportShape, key: string): string {
  const found = where.get(key);
  if (!found) throw new Error(`an unknown column: ${key}`);
  return found.column;
}

/** The report's result, narrowed to what is asked for. */
export function filtered(
  { report, where, dialect }: ReportShape,
  query: Pick<ReportQuery, 'values' | 'filter' | 'within'>,
) {
  const stretches = report.columns.flatMap(({ column, bucket }) =>
    bucket === undefined ? [] : [{ column, as: codeColumn(column), bounds: bucket }],
  );
  const rows = fromReport(report, query.values, stretches).where(whereFilter(query.filter, where, dialect));
  return query.within === undefined ? rows : rows.where(query.within);
}

export function statementOf(
  { report }: Pick<ReportShape, 'report'>,
  { values }: Pick<ReportQuery, 'values'>,
  compiled: { sql: string; parameters: readonly unknown[] },
): Selection {
  return reportStatement(report, values, compiled);
}
