import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { FileColumn } from '../../server/transfer/import/mapColumns.ts';
import type { LineError } from '../../server/transfer/import/readLine.ts';

const CANDIDATES = [
  ['MM-DD-YY', 'MM-DD-YYYY'],
  ['DD-MM-YY', 'DD-MM-YYYY'],
  ['MM/DD/YY', 'MM/DD/YYYY'],
  ['DD/MM/YY', 'DD/MM/YYYY'],
  ['DD.MM.YY', 'DD.MM.YYYY'],
];

/** The `--date-format` that reads every refused date, when exactly one does; the order of day and month is not guessed. */
export function dateHint(errors: readonly LineError[], columns: readonly FileColumn[]): string | undefined {
  const dated = new Set(
    columns.filter(({ field }) => field?.kind === 'date' || field?.kind === 'datetime').map(({ title }) => title),
  );
  const texts = [...new Set(errors.filter((error) => dated.has(error.column)).map((error) => error.text))];
  if (texts.length === 0) return undefined;
  const fitting = CANDIDATES.filter((formats) =>
    texts.every((text) => valueTypes.datetime.fromText(text, { formats }).ok),
  );
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return undefined;
  const needed = only.filter((format) =>
    texts.some((text) => valueTypes.datetime.fromText(text, { formats: [format] }).ok),
  );
  return needed.join(',');
}
