import { createReadStream } from 'node:fs';
import { type DumpRow, readDump } from './dump/readDump.ts';

/** Tables whose rows become declarations. */
const CARRIED = [
  ...(['onl_cgform_head', 'onl_cgform_field', 'onl_cgform_index'] as const),
  ...(['onl_cgreport_head', 'onl_cgreport_item', 'onl_cgreport_param'] as const),
  ...(['sys_dict', 'sys_dict_item', 'sys_permission', 'sys_check_rule', 'sys_fill_rule'] as const),
] as const;

/** Tables that hold programs and grants of forms: told of, never carried. */
const TOLD = [
  ...(['onl_cgform_button', 'onl_cgform_enhance_js', 'onl_cgform_enhance_java'] as const),
  ...(['onl_cgform_enhance_sql', 'onl_auth_page', 'onl_auth_data'] as const),
] as const;

export type SourceTable = (typeof CARRIED)[number] | (typeof TOLD)[number];

/** What a dump says of online forms, reports, dictionaries, menus and rules. */
export type Source = Readonly<Record<SourceTable, readonly DumpRow[]>>;

/** Reads a dump as it comes, keeping the rows of these tables only. Throws DumpError, and what the file system says. */
export async function readSource(file: string): Promise<Source> {
  return gather(createReadStream(file, { highWaterMark: 1024 * 1024 }));
}

export async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Source> {
  const tables = [...CARRIED, ...TOLD];
  const rows = Object.fromEntries(tables.map((table): [SourceTable, DumpRow[]] => [table, []])) as Record<
    SourceTable,
    DumpRow[]
  >;
  const known = new Map<string, DumpRow[]>(Object.entries(rows));
  // Parts of a text keep all of it in memory: a copy lets the rest of the dump go.
  for await (const row of readDump(chunks, new Set<string>(tables)))
    known.get(row.table)?.push({ ...row, values: JSON.parse(JSON.stringify(row.values)) });
  return rows;
}

/** Whether there is anything to carry over. */
export const isEmpty = (source: Source): boolean => CARRIED.every((table) => source[table].length === 0);

export const carriedTables: readonly string[] = CARRIED;

/** The text of a column without blanks around it; empty for NULL and for a column that is not there. */
export const textOf = ({ values }: DumpRow, column: string): string => values[column]?.trim() ?? '';

/** `1`, `Y` and `true` say yes. */
export const isYes = (row: DumpRow, column: string): boolean => /^(?:1|y|true)$/i.test(textOf(row, column));

export function numberOf(row: DumpRow, column: string): number | undefined {
  const text = textOf(row, column);
  return text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

/** Rows by what a column says, in the order of another. */
export function grouped(rows: readonly DumpRow[], column: string, order: string): Map<string, DumpRow[]> {
  const groups = new Map<string, DumpRow[]>();
  for (const row of rows) {
    const key = textOf(row, column);
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  for (const group of groups.values())
    group.sort((a, b) => (numberOf(a, order) ?? 0) - (numberOf(b, order) ?? 0) || a.line - b.line);
  return groups;
}

/** A JSON object in a column; undefined where there is none, null where it cannot be read. */
export function jsonOf(row: DumpRow, column: string): unknown {
  const text = textOf(row, column);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
