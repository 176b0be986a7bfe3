import { type Cursor, DumpError, NeedsMore, shown } from './Cursor.ts';

const ESCAPES: Readonly<Record<string, string>> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' };

/** One value of a row: its text, or null for NULL. Blobs are read as UTF-8. Throws DumpError, NeedsMore. */
export function readValue(cursor: Cursor): string | null {
  const first = cursor.peek();
  if (first === "'" || first === '"') return readText(cursor);
  const word = cursor.take(/0x[0-9A-Fa-f]*|[A-Za-z_][A-Za-z0-9_]*/y);
  if (word === undefined) {
    const number = cursor.take(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y);
    if (number !== undefined) return number;
  } else if (word.startsWith('0x')) return fromHex(word.slice(2));
  else if (/^null$/i.test(word)) return null;
  else if (/^(?:true|false)$/i.test(word)) return /^true$/i.test(word) ? '1' : '0';
  else if (/^(?:n|x|b|_\w+)$/i.test(word)) return readPrefixed(cursor, word);
  if (word !== undefined) cursor.at -= word.length;
  throw new DumpError(
    cursor.lineOf(cursor.at),
    `这里应是一个值（'文字'、数字、NULL、0x… 或 X'…'），却是 ${shown(cursor)}`,
  );
}

/** `X'41'`, `b'1'`, `N'…'`, `_binary '…'`. */
function readPrefixed(cursor: Cursor, prefix: string): string | null {
  if (prefix.startsWith('_')) {
    cursor.skipBlank();
    return readValue(cursor);
  }
  if (cursor.peek() !== "'") {
    cursor.at -= prefix.length;
    throw new DumpError(cursor.lineOf(cursor.at), `这里应是一个值，却是 ${shown(cursor)}`);
  }
  const text = readText(cursor);
  if (/n/i.test(prefix)) return text;
  return /x/i.test(prefix) ? fromHex(text) : String(Number.parseInt(text === '' ? '0' : text, 2));
}

const fromHex = (digits: string): string => Buffer.from(digits, 'hex').toString('utf8');

/** A quoted text; a quote in it is doubled or has a backslash before it. */
function readText(cursor: Cursor): string {
  const quote = cursor.text.charAt(cursor.at);
  const special = quote === "'" ? /['\\]/g : /["\\]/g;
  const { text } = cursor;
  let [at, from, read] = [cursor.at + 1, cursor.at + 1, ''];
  for (;;) {
    special.lastIndex = at;
    const found = special.exec(text);
    // What follows a quote says whether the text ends with it.
    if (found === null || (found.index + 1 >= text.length && !(cursor.ended && found[0] === quote)))
      throw cursor.ended
        ? new DumpError(cursor.lineOf(cursor.at), `这里开始的文字没有结束，应有 ${quote}：转储不完整，请重新导出`)
        : new NeedsMore();
    const next = text.charAt(found.index + 1);
    read += text.slice(from, found.index);
    if (found[0] === quote && next !== quote) {
      cursor.at = found.index + 1;
      return read;
    }
    // \% and \_ keep their backslash: they are meant for LIKE.
    read += found[0] === quote ? quote : next === '%' || next === '_' ? `\\${next}` : (ESCAPES[next] ?? next);
    at = found.index + 2;
    from = at;
  }
}
