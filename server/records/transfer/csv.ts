import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ValueKind } from '../../../engine/plan/Plan.ts';
import type { ValueOptions } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Row, Session, SqlValue } from '../../db/Database.ts';

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

/** A SELECT with its bound values. */
export interface Statement {
  sql: string;
  values: readonly SqlValue[];
}

export const exportLimits = { rows: 100_000, deadline: 60_000 } as const;

const batch = 1_000;
const fetchBatch = `fetch forward ${batch} from export_rows`;
const byteOrderMark = '\ufeff';

/** Reads the rows of `statement` through a cursor and writes them as CSV; nothing is left behind when it fails. */
export async function spoolCsv(
  session: Session,
  statement: Statement,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'weft-export-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'export.csv');
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      return { path, rows: await writeRows(file, session, statement, columns, stopped), remove };
    } finally {
      await file.close();
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeRows(
  file: FileHandle,
  session: Session,
  statement: Statement,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
): Promise<number> {
  const declare = `declare export_rows no scroll cursor for ${statement.sql}`;
  await session.query(declare, statement.values, { deadline: exportLimits.deadline });
  await file.write(`${byteOrderMark}${csvLine(columns.map((column) => quoted(column.title)))}`);
  let rows = 0;
  for (;;) {
    const { rows: found } = await session.query(fetchBatch, [], { deadline: exportLimits.deadline });
    rows += found.length;
    if (found.length > 0) await file.write(found.map((row) => csvRow(row, columns)).join(''));
    if (found.length < batch || stopped()) return rows;
  }
}

/** One line; numbers stay numbers, everything else is text that no spreadsheet runs as a formula. */
export function csvRow(row: Row, columns: readonly CsvColumn[]): string {
  return csvLine(
    columns.map(({ key, kind, options }) => {
      const text = valueTypes[kind].toText(row[key], options);
      return kind === 'number' && /^-?[\d.]*$/.test(text) ? text : quoted(text);
    }),
  );
}

/** Spreadsheets look past what is white in front of a sign, and read signs of full width as well. */
const active = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/u;

function quoted(text: string): string {
  return text === '' ? '' : `"${(active.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** Sends the spooled file under `title`, and removes it however the sending ends. */
export function sendCsv(reply: FastifyReply, spool: Spool, title: string): FastifyReply {
  const stream = createReadStream(spool.path);
  stream.once('close', () => void spool.remove());
  const name = encodeURIComponent(`${title}.csv`).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return (
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="export.csv"; filename*=UTF-8''${name}`)
      .header('access-control-expose-headers', 'Content-Disposition, X-Row-Count, X-Row-Limit')
      .header('x-row-count', String(spool.rows))
      // Tells a complete file from one that ends at the limit.
      .header('x-row-limit', String(exportLimits.rows))
      .send(stream)
  );
}
