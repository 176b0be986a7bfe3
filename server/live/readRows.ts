import type { Model } from '../../engine/plan/compiled.ts';
import type { Row } from '../db/Database.ts';
import { builder, run } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { shapeOf } from '../records/shape.ts';
import { selection } from '../records/write/tenantRows.ts';

/** The stored rows with these ids, every field of the model included; those of other tenants are not there. */
export async function readRows(
  context: Pick<Context, 'db'>,
  tenant: string,
  model: Model,
  ids: readonly string[],
): Promise<Row[]> {
  const query = builder
    .selectFrom(model.table)
    .where('tenant_id', '=', tenant)
    .where('id', 'in', [...ids])
    .select(selection(shapeOf(model, new Set())));
  const { rows } = await context.db.withTenant({ tenant }, (session) => run(session, query));
  return rows;
}
