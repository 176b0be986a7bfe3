import { builder, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import type { Records } from '../Records.ts';
import type { SubTableRecords } from '../write/subTables.ts';
import { selection } from '../write/tenantRows.ts';
import { type RecordQuery, selectMatching } from './records.ts';

/** The rows of one sub-table of all matching records, those of one record together and in their order. */
export function selectLines(
  records: Records,
  query: Pick<RecordQuery, 'filter' | 'within'>,
  { records: lines, foreignKey, order }: SubTableRecords,
) {
  const masters = selectMatching(records, query).select('id');
  let select = builder
    .selectFrom(lines.shape.model.table)
    .where(ofTenant(records.actor.tenant))
    .where(foreignKey, '=', sqlFragment`any(array(${masters}))`)
    .select(selection(lines.shape))
    .orderBy(foreignKey);
  if (order !== undefined) select = select.orderBy(order, (ordering) => ordering.asc().nullsLast());
  return select.orderBy('create_time').orderBy('id');
}
