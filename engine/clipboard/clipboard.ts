import { readHtmlTable, writeHtmlTable } from './html.ts';
import { type Matrix, rectangular } from './matrix.ts';
import { readTsv, writeTsv } from './tsv.ts';

/** What a paste event carries; either may be missing. */
export interface ClipboardTexts {
  text?: string;
  html?: string;
}

/**
 * The copied block. The text counts; the HTML table only where it carries more: when there is no text, or when a cell
 * holds line breaks that the text wrote as rows of its own.
 */
export function parseClipboard({ text = '', html = '' }: ClipboardTexts): Matrix {
  const plain = readTsv(text);
  const table = html === '' ? undefined : readHtmlTable(html);
  if (!table || table.length === 0) return rectangular(plain);
  if (text === '' || tornApart(plain, table)) return rectangular(table);
  return rectangular(plain);
}

/** Some programs write a break inside a cell as it is, which looks like a new row. */
function tornApart(plain: Matrix, table: Matrix): boolean {
  return plain.length > table.length && table.some((row) => row.some((cell) => cell.includes('\n')));
}

/** The block as text and as HTML, for both flavours of the clipboard. */
export function writeClipboard(matrix: Matrix): { text: string; html: string } {
  return { text: writeTsv(matrix), html: writeHtmlTable(matrix) };
}
