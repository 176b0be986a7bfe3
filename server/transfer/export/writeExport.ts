import { setImmediate as pause } from 'node:timers/promises';
import { type SheetCell, sheetCell } from '../../../engine/values/sheetCell.ts';
import type { Row } from '../../db/Database.ts';
import { type CsvColumn, writeCsv } from '../../records/transfer/csv.ts';
import type { ExportFormat } from './exportAsk.ts';
import type { BookWriter, Sheet, Workbook } from './Workbook.ts';
import { createXls } from './writeXls.ts';
import { createXlsx } from './writeXlsx.ts';

/** What is asked and told while a file is written. */
export interface Watch {
  /** Whether to stop: nobody wants it any more. */
  stopped(): boolean;
  /** Rows of the first sheet that are written. */
  progress?(rows: number): Promise<void>;
  now: Date;
}

/** Rows made ready in one go; others have the process between two. */
const SLICE = 100;

/** Writes the file to `path`, and answers how many rows its first sheet of rows has. */
export async function writeExport(path: string, format: ExportFormat, book: Workbook, watch: Watch): Promise<number> {
  if (format === 'csv') return writeFirst(path, book, watch);
  const writer = format === 'xls' ? createXls(path) : createXlsx(path, watch.now);
  try {
    const counts: number[] = [];
    for (const [at, sheet] of book.sheets.entries())
      counts.push(await writeSheet(writer, sheet, at === 0 ? watch : { ...watch, progress: async () => undefined }));
    await writer.finish(book.about(counts));
    return counts[0] ?? 0;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/** Text has one sheet. */
async function writeFirst(path: string, { sheets }: Workbook, watch: Watch): Promise<number> {
  const [first] = sheets;
  if (!first) return 0;
  let done = 0;
  const read: Sheet['read'] = (onRows) =>
    first.read(async (rows) => {
      done += rows.length;
      await watch.progress?.(done);
      return onRows(rows);
    });
  return writeCsv(path, read, first.columns, watch.stopped);
}

async function writeSheet(writer: BookWriter, { title, columns, read }: Sheet, watch: Watch): Promise<number> {
  const sheet = await writer.sheet(title, columns);
  let done = 0;
  await read(async (rows) => {
    for (let start = 0; start < rows.length; start += SLICE) {
      await sheet.write(rows.slice(start, start + SLICE).map((row) => cellsOf(row, columns)));
      await pause();
    }
    done += rows.length;
    await watch.progress?.(done);
    return !watch.stopped();
  });
  await sheet.end();
  return done;
}

function cellsOf(row: Row, columns: readonly CsvColumn[]): SheetCell[] {
  return columns.map(({ key, kind, options }) => sheetCell(row[key], kind, options));
}
