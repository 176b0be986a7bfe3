import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import type { Draft } from './drafts.ts';

/**
 * What may be written into the browser: secrets never. In the place of each stands what the record began with, which
 * for the server means that it stays; a new record and a new row of a sub-table have none.
 */
export function withoutSecrets({ fields, tables }: PlanForm, draft: Omit<Draft, 'at'>): Omit<Draft, 'at'> {
  const { base } = draft;
  return {
    base,
    row: cleared(fields, draft.row, base),
    tables: Object.fromEntries(
      Object.entries(draft.tables).map(([key, rows]) => {
        const columns = tables.find((table) => table.key === key)?.columns ?? [];
        const begun = new Map(rowsOf(base?.[key]).map((row) => [row.id, row]));
        return [key, rowsOf(rows).map((row) => cleared(columns, row, begun.get(row.id)))];
      }),
    ),
  };
}

function cleared<One extends Row>(fields: readonly PlanField[], row: One, begun: Row | null | undefined): One {
  const secrets = fields.flatMap(({ key, kind }) => (kind === 'secret' ? [[key, begun?.[key] ?? null] as const] : []));
  return { ...row, ...Object.fromEntries(secrets) };
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []) as Record<string, Json>[];
