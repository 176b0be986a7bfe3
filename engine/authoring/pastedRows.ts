import type { DictionaryItem } from '../plan/compiled.ts';
import type { PlanColumn } from '../plan/Plan.ts';
import type { Value } from '../values/ValueType.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** Rows that somebody pasted, and what could not be read of them, in words. */
export interface Pasted {
  rows: Record<string, Value>[];
  wrong: string[];
}

const MOST_WRONG = 5;

/**
 * Reads a table as spreadsheets copy it, CSV, or a JSON array of objects; headings are titles or keys of the columns.
 * What cannot be read is left empty and told.
 */
export function readPasted(
  text: string,
  columns: readonly PlanColumn[],
  items: ReadonlyMap<string, readonly DictionaryItem[]>,
): Pasted {
  const table = tableIn(text);
  if (typeof table === 'string') return { rows: [], wrong: [table] };
  const [headings = [], ...lines] = table;
  const found = headings.map((heading) => {
    const name = heading.trim();
    return columns.find(({ key, title }) => key === name || title === name);
  });
  if (found.every((column) => column === undefined))
    return { rows: [], wrong: ['第一行要是列的标题或 key，没有一个认得'] };
  const wrong = headings.flatMap((heading, at) => (found[at] ? [] : [`没有列「${heading.trim()}」`]));
  const rows = lines.map((line, index) => {
    const row: Record<string, Value> = { id: String(index + 1), version: 1 };
    for (const [at, column] of found.entries()) {
      if (column === undefined) continue;
      const known = [...(column.options ?? []), ...(items.get(column.dictCode ?? '') ?? [])];
      const { precision, format, customValue } = column as {
        precision?: number;
        format?: string;
        customValue?: unknown;
      };
      const options = { ...(known.length > 0 ? { items: known } : {}), precision, format, customValue };
      const read = valueTypes[column.kind].fromText(line[at] ?? '', clean(options));
      row[column.key] = read.ok ? read.value : null;
      if (!read.ok) wrong.push(`第 ${index + 1} 行「${column.title}」：${read.reason}`);
    }
    return row;
  });
  return { rows, wrong: wrong.slice(0, MOST_WRONG) };
}

/** Without what is not said. */
function clean(options: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function tableIn(text: string): string[][] | string {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return '没有内容';
  if (!plain.startsWith('[')) return cellsIn(plain, (plain.split('\n', 1)[0] ?? '').includes('\t') ? '\t' : ',');
  try {
    const rows = (JSON.parse(plain) as unknown[]).filter(
      (each): each is object => typeof each === 'object' && each !== null,
    );
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));
    return [keys, ...rows.map((row) => keys.map((key) => textOf((row as Record<string, unknown>)[key])))];
  } catch {
    return '不是 JSON 数组';
  }
}

/** Cells by lines; a quoted one may hold separators and line ends. */
function cellsIn(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"' && quoted && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      lines.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') lines.push([]);
    } else cell += sign;
  }
  lines.at(-1)?.push(cell.replace(/\r$/, ''));
  return lines;
}
