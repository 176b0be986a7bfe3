import type { SqlValue } from '../../db/Database.ts';
import type { Records } from '../Records.ts';
import { type RecordQuery, selectRecords } from '../read/records.ts';
import { type CsvColumn, exportLimits, type Spool, spoolCsv } from './csv.ts';

/** All matching records, up to the limit, as one consistent file. `stopped`: the client has gone. */
export function exportRecords(
  records: Records,
  query: Pick<RecordQuery, 'filter' | 'sort'>,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
): Promise<Spool> {
  const { sql, parameters } = selectRecords(records, query).limit(exportLimits.rows).compile();
  const { context, actor } = records;
  return context.db.withTenant(
    { tenant: actor.tenant },
    async (session) => {
      await session.query('set transaction read only');
      return spoolCsv(session, { sql, values: parameters as readonly SqlValue[] }, columns, stopped);
    },
    { deadline: exportLimits.deadline },
  );
}
