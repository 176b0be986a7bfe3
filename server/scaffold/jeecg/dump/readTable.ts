import { type Cursor, DumpError, shown } from './Cursor.ts';

/** A name, in backticks or quotes or bare, without its database; lower case. Throws DumpError. */
export function readName(cursor: Cursor): string {
  const [name] = namesAt(cursor).slice(-1);
  if (name === undefined) throw new DumpError(cursor.lineOf(cursor.at), `这里应是表名或列名，却是 ${shown(cursor)}`);
  return name.toLowerCase();
}

function namesAt(cursor: Cursor): string[] {
  const names: string[] = [];
  do {
    const quoted = cursor.take(/`(?:[^`]|``)*`|"[^"]*"/y);
    const name = quoted?.slice(1, -1).replaceAll('``', '`') ?? cursor.take(/[\w$\u0080-\uffff]+/y);
    if (name === undefined) return [];
    names.push(name);
  } while (cursor.take(/\s*\.\s*/y) !== undefined);
  return names;
}

const NO_COLUMN = /(?:primary|key|unique|index|constraint|fulltext|spatial|check|foreign)\b/iy;

/** After `CREATE`: a wanted table and its columns in order; undefined for everything else. Takes no more than that. */
export function columnsIn(
  cursor: Cursor,
  wanted: Pick<ReadonlySet<string>, 'has'>,
): { table: string; columns: string[] } | undefined {
  cursor.skipBlank();
  if (cursor.take(/(?:temporary\s+)?table\s+(?:if\s+not\s+exists\s+)?/iy) === undefined) return undefined;
  const table = readName(cursor);
  if (!wanted.has(table)) return undefined;
  cursor.skipBlank();
  if (cursor.peek() !== '(')
    throw new DumpError(cursor.lineOf(cursor.at), `CREATE TABLE ${table} 之后应是 (，却是 ${shown(cursor)}`);
  const columns: string[] = [];
  do {
    cursor.at += 1;
    cursor.skipBlank();
    const start = cursor.at;
    if (cursor.take(NO_COLUMN) === undefined) columns.push(readName(cursor));
    else cursor.at = start;
    skipPart(cursor, table);
  } while (cursor.peek() === ',');
  return { table, columns };
}

/** To the comma or bracket that ends a part of a table. */
function skipPart(cursor: Cursor, table: string): void {
  let depth = 0;
  for (;;) {
    cursor.take(/[^'"`(),;]*/y);
    const sign = cursor.peek();
    if (depth === 0 && (sign === ',' || sign === ')')) return;
    if (sign === '' || sign === ';')
      throw new DumpError(cursor.lineOf(cursor.at), `CREATE TABLE ${table} 没有结束，应有 )：转储不完整，请重新导出`);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (cursor.take(/'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S]|"")*"|`[^`]*`/y) === undefined) cursor.at += 1;
  }
}
