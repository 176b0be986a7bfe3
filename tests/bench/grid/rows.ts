import type { GridRow } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';

/** What one column of the benchmark holds. */
export type Content = 'text' | 'number' | 'date' | 'code' | 'flag' | 'tags';

export interface BenchColumn {
  key: string;
  content: Content;
}

const PATTERN: readonly Content[] = [
  'text',
  'number',
  'code',
  'date',
  'text',
  'number',
  'flag',
  'text',
  'number',
  'tags',
];

/** Thirty columns: nine texts, nine numbers, and three each of dates, dictionary codes, switches and tags. */
export const COLUMNS: readonly BenchColumn[] = Array.from({ length: 30 }, (_, index) => ({
  key: `c${index}`,
  content: PATTERN[index % PATTERN.length] ?? 'text',
}));

/** The dictionary of the code columns. */
export const ITEMS = ['待付款', '待发货', '已发货', '已签收', '已取消', '退款中', '已退款', '已关闭'].map(
  (text, index) => ({
    value: String(index),
    text,
  }),
);

/** Width of every column and height of every row, in px; both pages must build the same number of cells. */
export const COLUMN_WIDTH = 130;
export const ROW_HEIGHT = 36;
export const ROWS = 10_000;

/** A number from 0 to 1, the same sequence for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same rows for the same numbers, as the answer of a server is read; ids count from `first`. */
export function makeRows(count: number, first = 0, seed = 7): GridRow[] {
  const random = randomFrom(seed + first);
  const rows = Array.from({ length: count }, (_, index) => {
    const row: Record<string, Json> = { id: String(first + index), version: 1 };
    for (const { key, content } of COLUMNS) row[key] = contentOf(content, first + index, random);
    return row;
  });
  return JSON.parse(JSON.stringify(rows)) as GridRow[];
}

function contentOf(content: Content, index: number, random: () => number): Json {
  switch (content) {
    case 'text':
      return `商品 ${index}-${Math.floor(random() * 9_000)}`;
    case 'number':
      return Math.round(random() * 1_000_000) / 100;
    case 'date':
      return `2024-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
    case 'code':
      return String(Math.floor(random() * ITEMS.length));
    case 'flag':
      return random() < 0.5 ? 'Y' : 'N';
    case 'tags':
      return random() < 0.5 ? '新品;' : '新品;热卖;';
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Columns that pasted blocks fill: texts and numbers, the first ones from the left. */
export function pasteText(rows: number, columns: number): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => pasted(COLUMNS[column]?.content ?? 'text', row)).join('\t'),
  );
  return lines.join('\n');
}

function pasted(content: Content, row: number): string {
  switch (content) {
    case 'text':
      return `贴入 ${row}`;
    case 'number':
      return String(row % 900);
    case 'date':
      return `2023-${two(1 + (row % 12))}-${two(1 + (row % 28))}`;
    case 'code':
      return ITEMS[row % ITEMS.length]?.text ?? '';
    case 'flag':
      return row % 2 === 0 ? '是' : '否';
    case 'tags':
      return '新品;';
  }
}
