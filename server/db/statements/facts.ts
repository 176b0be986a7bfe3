import type { Field, Model, Report, ReportBinding } from '../../../engine/plan/compiled.ts';
import { endsOf } from '../../../engine/queries/periods.ts';
import type { Selection, SqlValue } from '../Database.ts';
import { columnType, quoteFound, quoteName, typeSql } from '../schema/tables.ts';

export const ANY_FACT_CHANGE = 'SELECT 1 FROM sys_fact_change WHERE tenant_id = $1 AND fact = $2 LIMIT 1';

export const TAKE_FACT_CHANGES = `WITH taken AS (DELETE FROM sys_fact_change WHERE tenant_id = $1 AND fact = $2 RETURNING day)
  SELECT DISTINCT day::text AS day FROM taken ORDER BY 1`;

export const CHANGED_FACTS = 'SELECT DISTINCT tenant_id AS tenant, fact FROM sys_fact_change ORDER BY 1, 2';

export const FORGET_FACT = 'DELETE FROM sys_fact_change WHERE fact = $1';

/** Days from the first to the last, or every day. */
export type FactDays = { from: string; to: string } | undefined;

/** Removes the rows of these days. */
export function removeFacts({ table, facts }: Model, days: FactDays): Selection {
  const from = `DELETE FROM ${quoteName(table)}`;
  if (days === undefined) return { sql: from, values: [] };
  return { sql: `${from} WHERE ${quoteName(facts?.day ?? '')} BETWEEN $1 AND $2`, values: [days.from, days.to] };
}

/** Works the rows of these days out anew. `at`: `YYYY-MM-DD HH:mm:ss`. */
export function makeFacts(model: Model, report: Report, tenant: string, days: FactDays, at: string): Selection {
  const { table, fields, facts } = model;
  const [from, to] = endsOf(facts?.period ?? '');
  const bindingValue = (binding: ReportBinding): SqlValue => {
    if ('session' in binding) return tenant;
    if (binding.param === from) return days?.from ?? null;
    return binding.param === to ? (days?.to ?? null) : null;
  };
  const own = report.bindings.map(bindingValue);
  const values: SqlValue[] = [...own, tenant, at];
  const bound = (value: SqlValue): string => `$${values.push(value)}`;
  const output = ({ column, store }: Field) => `report.${quoteFound(column)}::${typeSql(columnType(store))}`;
  const day = `report.${quoteName(facts?.day ?? '')}`;
  // Whatever the SQL makes of its parameters, rows of other days would stand twice.
  const within = days === undefined ? '' : `WHERE ${day} BETWEEN ${bound(days.from)} AND ${bound(days.to)}`;
  const columns = ['id', 'tenant_id', 'version', 'create_by', 'create_time', ...fields.map(({ column }) => column)];
  const sql = `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(', ')})
    SELECT gen_random_uuid()::text, $${own.length + 1}, 1, 'system', $${own.length + 2}::timestamp, ${fields.map(output).join(', ')}
    FROM (${report.sql}\n) AS report ${within}`;
  return { sql, values };
}
