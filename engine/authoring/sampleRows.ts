import type { DictionaryItem } from '../plan/compiled.ts';
import type { PlanColumn } from '../plan/Plan.ts';

/** What has to be known of a column. */
type SampleColumn = Pick<PlanColumn, 'key' | 'title' | 'kind' | 'options' | 'dictCode'>;

/** What rows are made of. */
export interface SampleParts {
  columns: readonly SampleColumn[];
  /** Items by the code of their dictionary, as far as they are declared. */
  items: ReadonlyMap<string, readonly DictionaryItem[]>;
  /** The same seed gives the same rows. */
  seed: number;
  /** One text of the first row is as long as texts get. */
  longText?: boolean;
}

export type SampleRow = Record<string, string | number | null>;

/** Characters: far more than any column is wide. */
const LONG = 400;

/** Row number `index`, from 0, of rows that exist nowhere: right by type and dictionary, and different from each other. */
export function sampleRow({ columns, items, seed, longText = false }: SampleParts, index: number): SampleRow {
  const row: SampleRow = { id: String(index + 1), version: 1 };
  let long = longText && index === 0;
  for (const column of columns) {
    const isText = column.kind === 'text';
    row[column.key] = long && isText ? `${column.title}很长`.repeat(LONG).slice(0, LONG) : sampleOf(column);
    if (isText) long = false;
  }
  return row;

  function sampleOf(column: SampleColumn): string | number | null {
    const number = mixed(seed, index, column.key);
    switch (column.kind) {
      case 'number':
        return (number % 100_000) / (number % 3 === 0 ? 1 : 100);
      case 'flag':
        return number % 2 === 0 ? 'Y' : 'N';
      case 'date':
        return dayOf(number);
      case 'datetime':
        return `${dayOf(number)} ${timeOf(number)}`;
      case 'time':
        return timeOf(number);
      case 'code':
      case 'codes':
        return choice(column, number);
      case 'text':
      case 'markup':
        return `${column.title} ${index + 1}`;
      default:
        // What only a server knows: people, files, secrets.
        return null;
    }
  }

  function choice(column: SampleColumn, number: number): string | null {
    const options = column.options ?? [];
    const dictionary = column.dictCode === undefined ? [] : (items.get(column.dictCode) ?? []);
    const all = [...options, ...dictionary];
    const chosen = all[number % Math.max(all.length, 1)];
    return chosen === undefined ? null : String(chosen.value);
  }
}

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (number: number): string => `2026-${two((number % 12) + 1)}-${two((number % 28) + 1)}`;
const timeOf = (number: number): string => `${two(number % 24)}:${two(number % 60)}:${two((number >> 4) % 60)}`;

/** An even number of 31 bits from a seed, a row and a key: FNV-1a. */
function mixed(seed: number, index: number, key: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of `${index} ${key}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x7fffffff;
}
