import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ValueKind } from '../../../engine/plan/Plan.ts';
import { guardText } from '../../../engine/values/text.ts';
import type { ValueOptions } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Row, Session } from '../../db/Database.ts';
import { exportLimits } from '../limits.ts';

/** A column of an exported file; codes are written as the texts of `options.items`. */
export interface CsvColumn {
  key: string;
  title: string;
  kind: ValueKind;
  options: ValueOptions;
}

/** What is put on disk before the first byte is sent: a slow reader must not hold a transaction open. */
export interface Spool {
  path: string;
  rows: number;
  remove(): Promise<void>;
}

/** Rows read and written at a time. */
export const exportBatch = 500;
const byteOrderMark = '\ufeff';

/** Hands over the rows to be written, batch by batch, until the answer is false. */
export type RowReader = (onRows: (rows: Row[], within?: Session) => Promise<boolean>) => Promise<void>;

/** A line of figures among the rows: what it is stands in one column. */
export interface FigureLine {
  key: string;
  label: string;
  figures: Row;
}

/** Lines that stand above a row, or, without one, below them all. */
export type LinesBefore = (row: Row | undefined) => readonly FigureLine[];

const NO_LINES: LinesBefore = () => [];

/** Writes what `read` hands over as CSV; nothing is left behind when it fails. */
export function spoolCsv(
  read: RowReader,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
  linesBefore = NO_LINES,
): Promise<Spool> {
  return spool((path) => writeCsv(path, read, columns, stopped, linesBefore));
}

/** A file that `write` writes at the path it is given, answering how many rows it has. */
export async function spool(write: (path: string) => Promise<number>): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'weft-export-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'export');
  try {
    return { path, rows: await write(path), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Writes the rows to `path`, and answers how many. */
export async function writeCsv(
  path: string,
  read: RowReader,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
  linesBefore = NO_LINES,
): Promise<number> {
  const file = await open(path, 'w', 0o600);
  try {
    return await writeRows(file, read, columns, stopped, linesBefore);
  } finally {
    await file.close();
  }
}

async function writeRows(
  file: FileHandle,
  read: RowReader,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
  linesBefore: LinesBefore,
): Promise<number> {
  await file.write(`${byteOrderMark}${csvLine(columns.map((column) => quoted(column.title)))}`);
  let written = 0;
  await read(async (rows) => {
    written += rows.length;
    const lines = rows.flatMap((row) => [...figureLines(linesBefore(row), columns), csvRow(row, columns)]);
    await file.write(lines.join(''));
    return !stopped();
  });
  await file.write(figureLines(linesBefore(undefined), columns).join(''));
  return written;
}

function figureLines(lines: readonly FigureLine[], columns: readonly CsvColumn[]): string[] {
  return lines.map(({ key, label, figures }) =>
    csvLine(columns.map((column) => (column.key === key ? quoted(label) : csvCell(figures, column)))),
  );
}

const NUMBER = /^-?[\d.]*%?$/;

/** One line; numbers stay numbers, everything else is text that no spreadsheet runs as a formula. */
export function csvRow(row: Row, columns: readonly CsvColumn[]): string {
  return csvLine(columns.map((column) => csvCell(row, column)));
}

function csvCell(row: Row, { key, kind, options }: CsvColumn): string {
  const text = valueTypes[kind].toText(row[key], options);
  return kind === 'number' && NUMBER.test(text) ? text : quoted(text);
}

function quoted(text: string): string {
  return text === '' ? '' : `"${guardText(text).replaceAll('"', '""')}"`;
}

function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** Sends the spooled file under `title`, and removes it however the sending ends. */
export function sendCsv(reply: FastifyReply, spool: Spool, title: string): FastifyReply {
  return sendSpool(reply, spool, { name: `${title}.csv`, type: 'text/csv; charset=utf-8' });
}

/** The same of any file, under its own name; `type` is its media type. */
export function sendSpool(
  reply: FastifyReply,
  spool: Spool,
  { name, type }: { name: string; type: string },
): FastifyReply {
  const stream = createReadStream(spool.path);
  stream.once('close', () => void spool.remove());
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const plain = `export${name.slice(name.lastIndexOf('.'))}`;
  return (
    reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
      .header('access-control-expose-headers', 'Content-Disposition, X-Row-Count, X-Row-Limit')
      .header('x-row-count', String(spool.rows))
      // Tells a complete file from one that ends at the limit.
      .header('x-row-limit', String(exportLimits.rows))
      .send(stream)
  );
}
