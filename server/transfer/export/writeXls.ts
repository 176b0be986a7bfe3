import { type FileHandle, open, rm } from 'node:fs/promises';
import type { SheetCell } from '../../../engine/values/sheetCell.ts';
import { guardText } from '../../../engine/values/text.ts';
import { BusinessError } from '../../http/errors.ts';
import type { CsvColumn } from '../../records/transfer/csv.ts';
import { labelCell, MOST_LABEL, numberCell, RECORD, record, sharedCell, sharedTexts, textBytes } from './biff.ts';
import { closeCompound, STREAM_AT } from './compoundFile.ts';
import { ABOUT_TITLE, type BookWriter, columnWidth, type SheetWriter, sheetName } from './Workbook.ts';

/** Rows and columns of one sheet, its heading counted. */
const MOST_ROWS = 65_536;
const MOST_COLUMNS = 256;
/** The first of the cells' own styles; before it stand those that every workbook has. */
const FIRST_STYLE = 15;
const STYLE = { plain: FIRST_STYLE, head: FIRST_STYLE + 1, text: FIRST_STYLE + 2, guarded: FIRST_STYLE + 3 } as const;
/** The first number of a format of one's own. */
const FIRST_FORMAT = 164;
const TEXT_FORMAT = 49;
const BOLD = 5;

/** A finished sheet in the file beside. */
interface Page {
  name: string;
  at: number;
  length: number;
}

/** What the sheets of one workbook share. */
interface Shared {
  formats: string[];
  texts: string[];
  names: Set<string>;
}

/**
 * Writes an .xls: the sheets as they come into a file beside, and behind the head, which says where each begins, when
 * the last one has ended. No more of it is held than the rows being written, and texts of more than 255 characters.
 */
export function createXls(path: string): BookWriter {
  const beside = `${path}.sheets`;
  const shared: Shared = { formats: [], texts: [], names: new Set([ABOUT_TITLE]) };
  const pages: Page[] = [];
  let file: FileHandle | undefined;
  let end = 0;
  const append = async (bytes: Buffer): Promise<void> => {
    file ??= await open(beside, 'w+', 0o600);
    await file.write(bytes, 0, bytes.length, end);
    end += bytes.length;
  };
  const patch = async (bytes: Buffer, at: number): Promise<void> => {
    await file?.write(bytes, 0, bytes.length, at);
  };
  const close = async (): Promise<void> => {
    await file?.close();
    file = undefined;
    await rm(beside, { force: true });
  };
  const begin = async (title: string, columns: readonly CsvColumn[], name?: string): Promise<SheetWriter> => {
    if (columns.length > MOST_COLUMNS)
      throw new BusinessError(`.xls 一个工作表最多 ${MOST_COLUMNS} 列，请改用 .xlsx 或少选几列`);
    return sheetWriter({ title, columns, shared, pages, append, patch, place: () => end, name });
  };
  return {
    sheet: (title, columns) => begin(title, columns),
    async finish(about) {
      const first = await begin(ABOUT_TITLE, ABOUT_COLUMNS, ABOUT_TITLE);
      await first.write(about.map(([label, text]) => [label, text === '' ? null : text]));
      await first.end();
      const last = pages.pop();
      if (file && last) await assemble(path, file, [last, ...pages], shared);
      await close();
    },
    abandon: close,
  };
}

const ABOUT_COLUMNS: readonly CsvColumn[] = ['项目', '内容'].map((title, at) => ({
  key: String(at),
  title,
  kind: 'text',
  options: {},
}));

interface Place {
  title: string;
  columns: readonly CsvColumn[];
  shared: Shared;
  pages: Page[];
  append: (bytes: Buffer) => Promise<void>;
  patch: (bytes: Buffer, at: number) => Promise<void>;
  place: () => number;
  /** Its name where that is settled. */
  name: string | undefined;
}

function sheetWriter({ title, columns, shared, pages, append, patch, place, name }: Place): SheetWriter {
  let begun: { at: number; name: string } | undefined;
  let row = 0;
  const begin = async (): Promise<void> => {
    begun = { at: place(), name: name ?? sheetName(title, shared.names) };
    row = 0;
    await append(Buffer.concat([sheetHead(columns), rowBytes(row++, columns.map(headCell), shared, STYLE.head)]));
  };
  const end = async (): Promise<void> => {
    if (!begun) return;
    await append(sheetTail(pages.length === 0));
    // How many rows there are is known only now.
    await patch(dimensions(row, columns.length), begun.at + sheetHead(columns).length - DIMENSIONS);
    pages.push({ ...begun, length: place() - begun.at });
    begun = undefined;
  };
  return {
    async write(rows) {
      let parts: Buffer[] = [];
      for (const cells of rows) {
        if (!begun || row === MOST_ROWS) {
          await append(Buffer.concat(parts));
          parts = [];
          await end();
          await begin();
        }
        parts.push(rowBytes(row++, cells, shared));
      }
      await append(Buffer.concat(parts));
    },
    async end() {
      if (!begun) await begin();
      await end();
    },
  };
}

const headCell = ({ title }: CsvColumn): SheetCell => title;

function rowBytes(row: number, cells: readonly SheetCell[], shared: Shared, style?: number): Buffer {
  const made: Buffer[] = [];
  for (const [column, cell] of cells.entries()) {
    if (cell === null) continue;
    if (typeof cell !== 'string') {
      made.push(numberCell(row, column, numberStyle(cell.z, shared), cell.n));
      continue;
    }
    const own = style ?? (guardText(cell) === cell ? STYLE.text : STYLE.guarded);
    if (cell.length <= MOST_LABEL) made.push(labelCell(row, column, own, cell));
    else made.push(sharedCell(row, column, own, shared.texts.push(cell) - 1));
  }
  return Buffer.concat(made);
}

function numberStyle(format: string, { formats }: Shared): number {
  if (format === 'General') return STYLE.plain;
  const known = formats.indexOf(format);
  return STYLE.guarded + 1 + (known === -1 ? formats.push(format) - 1 : known);
}

const beginning = (kind: number): Buffer => record(RECORD.bof, [2, 0x600, kind, 0x0dbb, 0x07cc], [4, 0x41, 0x06]);

/** Bytes of the record that says how far a sheet goes; it stands last in the head. */
const DIMENSIONS = 18;

const dimensions = (rows: number, columns: number): Buffer =>
  record(RECORD.dimensions, [4, 0, rows], [2, 0, columns, 0]);

function sheetHead(columns: readonly CsvColumn[]): Buffer {
  const widths = columns.map((column, at) => {
    const width = columns === ABOUT_COLUMNS ? [16, 90][at] : undefined;
    return record(RECORD.columns, [2, at, at, Math.round((width ?? columnWidth(column)) * 256), STYLE.plain, 0, 0]);
  });
  return Buffer.concat([beginning(0x10), ...widths, dimensions(0, columns.length)]);
}

/** The heading stays where it is; `shown`: the sheet one looks at first. */
function sheetTail(shown: boolean): Buffer {
  return Buffer.concat([
    record(RECORD.window2, [2, shown ? 0x07be : 0x01be, 0, 0], [4, 0x40], [2, 0, 0], [4, 0]),
    record(RECORD.pane, [2, 0, 1, 1, 0, 2]),
    record(RECORD.selection, [1, 2], [2, 1, 0, 0, 1, 1, 1], [1, 0, 0]),
    record(RECORD.eof),
  ]);
}

/** Puts the head before the sheets, and the whole into its container. */
async function assemble(path: string, sheets: FileHandle, pages: readonly Page[], shared: Shared): Promise<void> {
  const styles = globalHead(shared);
  const tail = Buffer.concat([
    shared.texts.length > 0 ? sharedTexts(shared.texts) : Buffer.alloc(0),
    record(RECORD.eof),
  ]);
  const bound = (at: number, { name }: Page): Buffer => record(RECORD.boundSheet, [4, at], [2, 0], textBytes(name, 1));
  const head = styles.length + pages.reduce((sum, page) => sum + bound(0, page).length, 0) + tail.length;
  let next = head;
  const places = pages.map((page) => {
    const made = bound(next, page);
    next += page.length;
    return made;
  });
  const out = await open(path, 'w', 0o600);
  try {
    await out.write(Buffer.concat([styles, ...places, tail]), 0, head, STREAM_AT);
    let to = STREAM_AT + head;
    const block = Buffer.allocUnsafe(256 * 1024);
    for (const page of pages)
      for (let done = 0; done < page.length; ) {
        const wanted = Math.min(block.length, page.length - done);
        const { bytesRead } = await sheets.read(block, 0, wanted, page.at + done);
        if (bytesRead === 0) throw new Error('the sheets are not whole');
        await out.write(block, 0, bytesRead, to);
        done += bytesRead;
        to += bytesRead;
      }
    await closeCompound(out, 'Workbook', to - STREAM_AT);
  } finally {
    await out.close();
  }
}

function globalHead({ formats }: Shared): Buffer {
  const font = (weight: number) =>
    record(RECORD.font, [2, 200, 0, 0x7fff, weight, 0], [1, 0, 0, 134, 0], textBytes('Microsoft YaHei', 1));
  const format = (code: string, at: number) => record(RECORD.format, [2, FIRST_FORMAT + at], textBytes(code, 2));
  const style = () => record(RECORD.xf, [2, 0, 0, 0xfff5], [1, 0x20, 0, 0, 0xf4], [4, 0, 0], [2, 0x20c0]);
  const cell = (number: number, { bold = false, quoted = false } = {}) =>
    record(
      RECORD.xf,
      [2, bold ? BOLD : 0, number, quoted ? 9 : 1],
      [1, 0x20, 0, 0, 0xfc],
      [4, 0, bold ? 0x04000000 : 0],
      [2, bold ? 0x2096 : 0x20c0],
    );
  return Buffer.concat([
    beginning(0x05),
    record(RECORD.codepage, [2, 0x4b0]),
    record(RECORD.window1, [2, 0, 0, 0x4000, 0x2000, 0x38, 1, 0, 1, 600]),
    ...[400, 400, 400, 400, 700].map(font),
    ...formats.map(format),
    ...Array.from({ length: FIRST_STYLE }, style),
    cell(0),
    cell(TEXT_FORMAT, { bold: true }),
    cell(TEXT_FORMAT),
    cell(TEXT_FORMAT, { quoted: true }),
    ...formats.map((_, at) => cell(FIRST_FORMAT + at)),
    record(RECORD.style, [2, 0x8000], [1, 0, 0xff]),
  ]);
}
