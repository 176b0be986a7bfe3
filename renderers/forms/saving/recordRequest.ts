import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { SavedRequest } from './useSave.ts';

/** How a record is sent: a new one, or an edited one with the version it began from. */
export function recordRequest(plan: RecordsPlan, original: Row | null, row: Row): SavedRequest {
  const { fields, tables } = plan.form;
  // Fields of the form, the sub-tables that go with it, and in a tree the place.
  const keys = [
    ...[...fields, ...tables].map(({ key }) => key),
    ...('tree' in plan && plan.tree ? [plan.tree.parent] : []),
  ];
  const values = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  if (original === null)
    return { method: 'POST', path: pathTo(ENDPOINTS.addRecord, { code: plan.source.model }), body: values };
  const body = { ...values, id: original.id, version: original.version };
  return { method: 'PUT', path: pathTo(ENDPOINTS.editRecord, { code: plan.source.model }), body };
}
