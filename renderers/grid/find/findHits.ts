import type { CellPlace } from '../edit/GridHandle.ts';
import type { FindColumn, FindRow, FindSource } from './FindSource.ts';

/** The cells a text stands in, and how often it stands where nobody sees it. */
export interface Found {
  /** Row by row, and in a row from left to right. */
  hits: readonly CellPlace[];
  /** Where each of them stands among the hits, by `placeName`. */
  places: ReadonlyMap<string, number>;
  /** Columns that are not shown and hold it. */
  hidden: readonly { title: string; count: number }[];
  /** How many rows were looked through. */
  rows: number;
}

const NOTHING: Found = { hits: [], places: new Map(), hidden: [], rows: 0 };

/** Texts of rows as they are compared; a row that was changed is another object and read anew. */
export type ReadRows = WeakMap<object, Map<string, string>>;

/** Finds a text in all loaded rows: capitals, full-width signs and separators of thousands make no difference. */
export function findHits(source: FindSource, wanted: string, read: ReadRows): Found {
  const plain = foldText(wanted);
  if (plain === '') return { ...NOTHING, rows: source.rows().length };
  const number = withoutCommas(plain);
  const rows = source.rows();
  const { shown, hidden } = source.columns();
  const has = (row: FindRow, column: FindColumn) => {
    const text = readText(source, row, column.key, read);
    return text.includes(plain) || (column.kind === 'number' && withoutCommas(text).includes(number));
  };
  const hits = rows.flatMap((row) => shown.flatMap((column) => (has(row, column) ? [placeOf(row, column)] : [])));
  const beyond = hidden.map((column) => ({
    title: column.title,
    count: rows.reduce((count, row) => count + (has(row, column) ? 1 : 0), 0),
  }));
  return {
    hits,
    places: new Map(hits.map((hit, at) => [placeName(hit), at])),
    hidden: beyond.filter(({ count }) => count > 0),
    rows: rows.length,
  };
}

/** The first hit at a place or behind it; from the beginning again where there is none. -1: nothing was found. */
export function hitFrom(source: FindSource, { hits }: Found, from: CellPlace | undefined): number {
  if (hits.length === 0) return -1;
  if (!from) return 0;
  const rows = new Map(source.rows().map(({ id }, at) => [id, at]));
  const columns = new Map(source.columns().shown.map(({ key }, at) => [key, at]));
  const [row, column] = [rows.get(from.id) ?? 0, columns.get(from.key) ?? 0];
  const behind = hits.findIndex(({ id, key }) => {
    const at = rows.get(id) ?? 0;
    return at > row || (at === row && (columns.get(key) ?? 0) >= column);
  });
  return Math.max(behind, 0);
}

/** One word for a place, to look it up by. */
export function placeName({ id, key }: CellPlace): string {
  return `${key} ${id}`;
}

const placeOf = ({ id }: FindRow, { key }: FindColumn): CellPlace => ({ id, key });

const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const withoutCommas = (text: string): string => text.replaceAll(',', '');

function readText(source: FindSource, row: FindRow, key: string, read: ReadRows): string {
  let texts = read.get(row);
  if (!texts) {
    texts = new Map();
    read.set(row, texts);
  }
  let text = texts.get(key);
  if (text === undefined) {
    text = foldText(source.text(row, key));
    texts.set(key, text);
  }
  return text;
}
