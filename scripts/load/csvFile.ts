import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { csvText } from '../../server/transfer/csvText.ts';
import type { LoadError } from '../../server/transfer/import/units.ts';

/** Where the mistakes of a file are written unless told otherwise: beside it, `订单.csv` → `订单.errors.csv`. */
export function errorFileOf(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.errors.csv`);
}

type PlacedError = Pick<LoadError, 'line' | 'column' | 'reason' | 'text'> & Partial<Pick<LoadError, 'sheet' | 'table'>>;

/** Rows of sub-tables stand in sheets of their own: `明细 3`. */
export const lineOf = ({ line, sheet = '', table }: Pick<PlacedError, 'line' | 'sheet' | 'table'>): string =>
  table === undefined ? String(line) : `${sheet} ${line}`;

/** Writes the mistakes as a CSV file that spreadsheets open with Chinese intact. */
export async function writeErrors(file: string, errors: readonly PlacedError[]): Promise<void> {
  const lines = errors.map((error) => [lineOf(error), error.column, error.reason, error.text]);
  await writeFile(file, csvText([['行', '列', '原因', '原文'], ...lines]));
}
