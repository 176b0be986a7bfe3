import { guardFormula } from '../values/text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

interface Table {
  rows: string[][];
  /** Columns a cell above still reaches into: column → rows to come. */
  spans: Map<number, number>;
  cell: { text: string; colspan: number; rowspan: number } | undefined;
}

/**
 * The texts of the first table in HTML as a spreadsheet puts it on the clipboard; undefined without one. Merged cells
 * stand at their first place, the rest is empty. Nothing is ever put into a document.
 */
export function readHtmlTable(html: string): string[][] | undefined {
  const start = html.search(/<table[\s>]/i);
  if (start < 0) return undefined;
  const table: Table = { rows: [], spans: new Map(), cell: undefined };
  let last = start;
  for (let open = start; open >= 0; open = html.indexOf('<', last)) {
    const comment = html.startsWith('<!--', open);
    const close = html.indexOf(comment ? '-->' : '>', open);
    if (close < 0) break;
    addText(table, html.slice(last, open));
    last = close + (comment ? 3 : 1);
    const tag = comment ? null : TAG.exec(html.slice(open + 1, Math.min(close, open + LONGEST_TAG)));
    if (!tag) continue;
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1] === '/' && name === 'table') break;
    takeTag(table, name, tag[1] === '/', tag[3] ?? '');
  }
  endCell(table);
  return table.rows;
}

const TAG = /^(\/?)([a-zA-Z][a-zA-Z0-9]*)(.*)$/s;
const LONGEST_TAG = 5000;

function takeTag(table: Table, name: string, closing: boolean, attributes: string): void {
  if (name === 'br' && table.cell) table.cell.text += '\n';
  if (name === 'tr') {
    endCell(table);
    if (!closing) startRow(table);
  }
  if (name !== 'td' && name !== 'th') return;
  endCell(table);
  if (closing) return;
  if (table.rows.length === 0) startRow(table);
  table.cell = { text: '', colspan: spanOf(attributes, 'colspan'), rowspan: spanOf(attributes, 'rowspan') };
}

function startRow(table: Table): void {
  table.rows.push([]);
  fillSpans(table);
}

/** Cells above that reach down take their place before the next cell of the row. */
function fillSpans({ rows, spans }: Table): void {
  const row = rows.at(-1);
  if (!row) return;
  for (let left = spans.get(row.length); left !== undefined && left > 0; left = spans.get(row.length)) {
    spans.set(row.length, left - 1);
    row.push('');
  }
}

function addText({ cell }: Table, text: string): void {
  // Line breaks of the source are its own formatting; those of the cell are <br>.
  if (cell) cell.text += decoded(text.replace(/[ \t\r\n]+/g, ' '));
}

function endCell(table: Table): void {
  const { cell, rows, spans } = table;
  table.cell = undefined;
  const row = rows.at(-1);
  if (!cell || !row) return;
  const place = row.length;
  const lines = cell.text.split('\n').map((line) => line.trim());
  row.push(lines.join('\n').trim(), ...Array<string>(cell.colspan - 1).fill(''));
  if (cell.rowspan > 1) for (let at = place; at < row.length; at++) spans.set(at, cell.rowspan - 1);
  fillSpans(table);
}

/** A span beyond this is nonsense, or an attempt to fill the memory. */
const WIDEST = 1000;

function spanOf(attributes: string, name: string): number {
  const value = Number(new RegExp(`${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes)?.[1] ?? 1);
  return Math.min(WIDEST, Math.max(1, value));
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** A table that spreadsheets and text processors take, line breaks kept. */
export function writeHtmlTable(rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('');
  return `<table><tbody>${body}</tbody></table>`;
}

/** Spreadsheets run texts that begin like a formula and round long digits, unless told that the cell is text. */
function cellOf(cell: string): string {
  const literal = guardFormula(cell) !== cell || /^0\d|^\d{12,}$/.test(cell);
  return `<td${literal ? ` style="mso-number-format:'\\@'"` : ''}>${escaped(cell)}</td>`;
}

function escaped(cell: string): string {
  return cell
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\r\n|\r|\n/g, '<br>');
}
