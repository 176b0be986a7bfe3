/** Reads tab-separated text as spreadsheets write it: quoted cells hold tabs, breaks and doubled quotes. */
export function readTsv(text: string): string[][] {
  return text.includes('"') ? readWithQuotes(text) : readLiteral(text);
}

/** Reads tab-separated text of programs that quote nothing: every tab, break and quote means what it is. */
export function readLiteral(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  // Behind the last break there is no row.
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split('\t'));
}

function readWithQuotes(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const end = text.length;
  while (at < end) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : undefined;
    const stop = quoted?.stop ?? cellEnd(text, at);
    row.push(quoted?.value ?? text.slice(at, stop));
    at = stop;
    if (text[at] === '\t') {
      at++;
      // A tab before the end has an empty cell behind it.
      if (at === end) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function cellEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === 9 || unit === 10 || unit === 13) break;
    at++;
  }
  return at;
}

/**
 * A cell in quotes, if the quotes close right before a tab, a break or the end; else the quote is a character of the
 * cell (`"Fine" cotton`, `5" pipe`), since spreadsheets leave such cells unquoted.
 */
function readQuoted(text: string, from: number): { value: string; stop: number } | undefined {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      at = quote + 2;
      continue;
    }
    const stop = quote + 1;
    const after = text[stop];
    const closes = after === undefined || after === '\t' || after === '\n' || after === '\r';
    return closes ? { value: value.replaceAll('\r\n', '\n'), stop } : undefined;
  }
}

/** Writes texts so that spreadsheets and `readTsv` read them back: CRLF between rows, quotes where needed. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => written(cell, row.length)).join('\t')}\r\n`).join('');
}

function written(cell: string, width: number): string {
  // A single empty cell would be a row without any.
  if (cell === '') return width === 1 ? '""' : '';
  return /["\t\r\n]|^\uFEFF/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
