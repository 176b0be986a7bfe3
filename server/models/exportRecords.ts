import type { SqlValue } from '../db/Database.ts';
import type { Records } from './access.ts';
import { type CsvColumn, exportLimits, type Spool, spoolCsv } from './csv.ts';
import { type RecordQuery, selectRecords } from './records.ts';

/** All matching records, up to the limit, as one consistent file. `stopped` tells that nobody waits any more. */
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
