import type { Row } from '../../db/Database.ts';
import { builder, run } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Records } from '../Records.ts';
import { editRecord } from '../write/changeRecords.ts';
import { inTenant } from '../write/tenantRows.ts';
import type { HistoryChange } from './writeHistory.ts';

/** Which record, at which version it is thought to be, and the version it shall be like. */
interface Restoring {
  id: string;
  version: number;
  to: number;
}

/**
 * Changes a record to what it was at a version, as any other change: by the rules of today, against the version that
 * is named. What the actor may not know or nobody fills in stays. Throws what `editRecord` throws, BusinessError.
 */
export async function restoreRecord(records: Records, { id, version, to }: Restoring): Promise<Row> {
  const { actor, shape } = records;
  const select = builder
    .selectFrom('sys_record_history')
    .where('tenant_id', '=', actor.tenant)
    .where('table_name', '=', shape.model.table)
    .where('record_id', '=', id)
    .where('version', '>', to)
    .where('version', '<=', version)
    .select('changes')
    .orderBy('version', 'desc');
  const { rows } = await inTenant(records, (session) =>
    run<{ changes: Record<string, HistoryChange> }>(session, select),
  );
  // To another state there are buttons.
  const restored = shape.fields.filter(({ key }) => key !== shape.model.states?.field);
  const fields = new Map(restored.map((field) => [field.key, field]));
  const values: Record<string, unknown> = {};
  // What the earliest change since began from is what was there.
  for (const { changes } of rows)
    for (const [key, [from]] of Object.entries(changes)) if (fields.has(key)) values[key] = from;
  for (const [key, value] of Object.entries(values))
    if (typeof value === 'object' && value !== null && 'cut' in value)
      throw new BusinessError(`“${fields.get(key)?.title}”太长，历史里只有开头，不能恢复`);
  if (Object.keys(values).length === 0) throw new BusinessError('这个版本与现在没有不同');
  return editRecord(records, { id, version, ...values });
}
