import { readHtmlTable, writeHtmlTable } from './html.ts';
import { readLiteral, readTsv, writeTsv } from './tsv.ts';

/** What a paste event carries; either may be missing. */
export interface ClipboardTexts {
  text?: string;
  html?: string;
}

/**
 * The copied block. The text counts, with its spaces as they are; the HTML table where it carries more: when there is no
 * text, when a cell holds line breaks that the text wrote as spaces or as rows of their own, and to tell quotes that
 * belong to a cell from those around one.
 */
export function parseClipboard({ text = '', html = '' }: ClipboardTexts): Matrix {
  const plain = rectangular(readTsv(text));
  const table = html === '' ? [] : rectangular(readHtmlTable(html) ?? []);
  if (table.length === 0) return plain;
  if (text === '' || tornApart(plain, table)) return table;
  for (const reading of [plain, rectangular(readLiteral(text))]) {
    if (isAlike(reading, table)) return reading.map((row, at) => row.map((cell, to) => mended(cell, table[at]?.[to])));
  }
  return plain;
}

/** Some programs write a break inside a cell as it is, which looks like a new row. */
function tornApart(plain: Matrix, table: Matrix): boolean {
  return plain.length > table.length && table.some((row) => row.some((cell) => cell.includes('\n')));
}

function isAlike(one: Matrix, other: Matrix): boolean {
  return one.length === other.length && one[0]?.length === other[0]?.length;
}

/** The text of a cell, or the table's where both say the same and the text lost breaks or quotes. */
function mended(cell: string, inTable = ''): string {
  if (cell === inTable || !/[\n"]/.test(inTable)) return cell;
  const lost = (inTable.includes('\n') && !cell.includes('\n')) || countQuotes(cell) < countQuotes(inTable);
  return lost && bare(cell) === bare(inTable) ? inTable : cell;
}

function countQuotes(text: string): number {
  return text.split('"').length - 1;
}

function bare(text: string): string {
  return text.replace(/[\s"]+/g, '');
}

/** The block as text and as HTML, for both flavours of the clipboard. */
export function writeClipboard(matrix: Matrix): { text: string; html: string } {
  return { text: writeTsv(matrix), html: writeHtmlTable(matrix) };
}

/** Texts in rows; every row as long as the longest. */
export type Matrix = readonly (readonly string[])[];

/** Fills short rows up with empty texts, so that the block is one. */
function rectangular(rows: readonly (readonly string[])[]): Matrix {
  let width = 0;
  for (const row of rows) width = Math.max(width, row.length);
  return rows.map((row) => (row.length === width ? row : [...row, ...Array<string>(width - row.length).fill('')]));
}
