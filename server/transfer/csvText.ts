import { guardFormula } from '../../engine/values/text.ts';

/** Lines as a CSV file that spreadsheets open with Chinese intact. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

function cell(text: string): string {
  const safe = guardFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
