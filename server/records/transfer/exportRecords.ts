import type { SqlValue } from '../../db/Database.ts';
import { exportLimits } from '../limits.ts';
import type { Records } from '../Records.ts';
import { type RecordQuery, selectRecords } from '../read/records.ts';
import { type CsvColumn, exportBatch, type Spool, spoolCsv } from './csv.ts';

/** All matching records, up to the limit, as one consistent file. `stopped`: the client has gone. */
export function exportRecords(
  records: Records,
  query: Pick<RecordQuery, 'filter' | 'sort'>,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
): Promise<Spool> {
  const { sql, parameters } = selectRecords(records, query).limit(exportLimits.rows).compile();
  const selection = { sql, values: parameters as readonly SqlValue[] };
  const { context, actor } = records;
  const options = { size: exportBatch, deadline: exportLimits.deadline };
  return spoolCsv((onRows) => context.db.readInBatches(actor, selection, options, onRows), columns, stopped);
}
