import { Cursor, DumpError, NeedsMore, shown } from './Cursor.ts';
import { columnsIn, readName } from './readTable.ts';
import { readValue } from './readValue.ts';
import { Skipping } from './Skipping.ts';

/** A row of a table; the names are lower case. */
export interface DumpRow {
  table: string;
  values: Readonly<Record<string, string | null>>;
  /** 1-based line where it begins, and the number of the statement that holds it. */
  line: number;
  statement: number;
}

/**
 * The rows of the wanted tables of a MySQL dump, one after the other; of the rest nothing is kept. Throws DumpError for
 * what is no whole dump: with its line and what was expected there.
 */
export async function* readDump(
  chunks: AsyncIterable<Uint8Array>,
  wanted: Pick<ReadonlySet<string>, 'has'>,
): AsyncGenerator<DumpRow> {
  const cursor = new Cursor();
  const statements = new Statements(cursor, wanted);
  const ends: Ends = { first: '', last: '' };
  const source = decoded(chunks, ends);
  for (;;) {
    cursor.mark = cursor.at;
    try {
      const row = statements.step();
      if (row === 'end' && isCut(ends)) throw new DumpError(cursor.lineOf(cursor.text.length), CUT);
      if (row === 'end') return;
      if (row !== undefined) yield row;
    } catch (error) {
      if (!(error instanceof NeedsMore)) throw error;
      await fill(cursor, source);
    }
  }
}

/** At least doubles what lies ahead: a row of many megabytes is begun anew a few times, not for every chunk. */
async function fill(cursor: Cursor, source: AsyncIterator<string>): Promise<void> {
  const ahead = cursor.text.length - cursor.mark;
  const parts: string[] = [];
  for (let size = 0; size <= ahead; ) {
    const { value, done } = await source.next();
    if (done === true) {
      cursor.ended = true;
      break;
    }
    parts.push(value);
    size += value.length;
  }
  cursor.add(parts.join(''));
}

/** How a dump begins and ends. */
interface Ends {
  first: string;
  last: string;
}

const CUT = '转储到这里断了：末尾应有 -- Dump completed，请重新导出';

/** Whether a dump that mysqldump began was not ended by it: it may have been cut between two statements. */
const isCut = ({ first, last }: Ends): boolean =>
  /^-- (?:MySQL|MariaDB) dump /m.test(first) && !last.includes('-- Dump completed');

/** PowerShell writes what `mysqldump >` tells as UTF-16. */
async function* decoded(chunks: AsyncIterable<Uint8Array>, ends: Ends): AsyncGenerator<string, void, undefined> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    const text = decoder.decode(chunk, { stream: true });
    if (ends.first.length < 200) ends.first += text.slice(0, 200);
    ends.last = (ends.last + text).slice(-200);
    yield text;
  }
  yield decoder?.decode() ?? '';
}

const VERBS: ReadonlySet<string> = new Set(
  (
    'set use drop create lock unlock alter insert replace start begin commit rollback update delete call grant revoke ' +
    'change analyze optimize truncate flush source select with explain show do reset stop purge rename'
  ).split(' '),
);

/** What stands between two semicolons, one after the other. */
class Statements {
  #delimiter = ';';
  #number = 0;
  #tables = new Map<string, readonly string[]>();
  #skipping: Skipping | undefined;
  #rows: { table: string; columns: readonly string[] } | undefined;

  constructor(
    private readonly cursor: Cursor,
    private readonly wanted: Pick<ReadonlySet<string>, 'has'>,
  ) {}

  /** A row, nothing yet, or the end. Throws NeedsMore: what it began has then to be begun again. */
  step(): DumpRow | 'end' | undefined {
    if (this.#skipping !== undefined) {
      this.#skipping.skip(this.cursor);
      this.#skipping = undefined;
      return undefined;
    }
    return this.#rows === undefined ? this.#begin() : this.#row(this.#rows);
  }

  #begin(): 'end' | undefined {
    const { cursor } = this;
    cursor.skipBlank();
    if (cursor.peek() === '') return 'end';
    if (this.#takeDelimiter()) return undefined;
    const start = cursor.at;
    const verb = cursor.take(/[A-Za-z]+/y)?.toLowerCase() ?? '';
    if (verb === 'delimiter') {
      this.#delimiter = cursor.take(/[^\n]*/y)?.trim() || ';';
      return undefined;
    }
    const into = verb === 'insert' || verb === 'replace' ? this.#into() : undefined;
    const made = verb === 'create' ? columnsIn(cursor, this.wanted) : undefined;
    if (!VERBS.has(verb)) {
      cursor.at = start;
      throw new DumpError(cursor.lineOf(start), `这里应是一条 SQL 语句，却是 ${shown(cursor)}${hintFor(cursor)}`);
    }
    this.#number += 1;
    if (made !== undefined) this.#tables.set(made.table, made.columns);
    this.#rows = into;
    if (into === undefined) this.#skip(start);
    return undefined;
  }

  #skip(start: number): void {
    this.#skipping = new Skipping(this.cursor.lineOf(start), this.#delimiter);
  }

  /** The head of an INSERT up to its rows, where they are wanted. */
  #into(): { table: string; columns: readonly string[] } | undefined {
    const { cursor } = this;
    let word: string | undefined;
    do {
      cursor.skipBlank();
      word = cursor.take(/(?:ignore|low_priority|delayed|high_priority|into)\b/iy);
    } while (word !== undefined);
    const table = readName(cursor);
    if (!this.wanted.has(table)) return undefined;
    cursor.skipBlank();
    const columns = cursor.peek() === '(' ? this.#columnList() : this.#tables.get(table);
    cursor.skipBlank();
    if (cursor.take(/values?\b/iy) === undefined)
      throw new DumpError(cursor.lineOf(cursor.at), `${table} 的列之后应是 VALUES，却是 ${shown(cursor)}`);
    if (columns !== undefined) return { table, columns };
    throw new DumpError(
      cursor.lineOf(cursor.at),
      `不知道 ${table} 有哪些列：INSERT 没有写列名，之前也没有 CREATE TABLE ${table}。请连同表结构一起导出，或加 --complete-insert`,
    );
  }

  #columnList(): string[] {
    const { cursor } = this;
    const columns: string[] = [];
    do {
      cursor.at += 1;
      cursor.skipBlank();
      columns.push(readName(cursor));
      cursor.skipBlank();
    } while (cursor.peek() === ',');
    if (cursor.peek() !== ')')
      throw new DumpError(cursor.lineOf(cursor.at), `列名之后应是 , 或 )，却是 ${shown(cursor)}`);
    cursor.at += 1;
    return columns;
  }

  #row({ table, columns }: { table: string; columns: readonly string[] }): DumpRow | undefined {
    const { cursor } = this;
    cursor.skipBlank();
    const line = cursor.lineOf(cursor.at);
    if (cursor.peek() !== '(') throw new DumpError(line, `${table} 的一行应以 ( 开头，却是 ${shown(cursor)}`);
    const values: (string | null)[] = [];
    do {
      cursor.at += 1;
      cursor.skipBlank();
      values.push(readValue(cursor));
      cursor.skipBlank();
    } while (cursor.peek() === ',');
    if (cursor.peek() !== ')')
      throw new DumpError(cursor.lineOf(cursor.at), `一个值之后应是 , 或 )，却是 ${shown(cursor)}`);
    cursor.at += 1;
    if (values.length !== columns.length)
      throw new DumpError(line, `${table} 有 ${columns.length} 列，这一行却有 ${values.length} 个值`);
    if (values.some((value) => value?.includes('\ufffd')))
      throw new DumpError(line, '文字不是 UTF-8，请用 mysqldump --default-character-set=utf8mb4 重新导出');
    this.#afterRow(table);
    const named = Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
    return { table, values: named, line, statement: this.#number };
  }

  #afterRow(table: string): void {
    const { cursor } = this;
    cursor.skipBlank();
    if (cursor.peek() === ',') cursor.at += 1;
    else if (this.#takeDelimiter()) this.#rows = undefined;
    else if (cursor.take(/(?:on|as)\b/iy) !== undefined) {
      this.#rows = undefined;
      this.#skip(cursor.at);
    } else
      throw new DumpError(
        cursor.lineOf(cursor.at),
        `${table} 的一行之后应是 , 或 ${this.#delimiter}，却是 ${shown(cursor)}${cursor.ended && cursor.peek() === '' ? '：转储不完整，请重新导出' : ''}`,
      );
  }

  #takeDelimiter(): boolean {
    if (!this.cursor.startsWith(this.#delimiter)) return false;
    this.cursor.at += this.#delimiter.length;
    return true;
  }
}

/** What is often in front of a dump and no part of it. */
function hintFor({ text, at }: Cursor): string {
  return /mysqldump:|\[Warning\]/.test(text.slice(at, at + 60)) ? '：这是 mysqldump 自己的提示，请删去这一行' : '';
}
