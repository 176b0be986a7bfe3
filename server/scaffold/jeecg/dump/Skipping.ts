import { type Cursor, DumpError, NeedsMore } from './Cursor.ts';

const ENDS: Readonly<Record<string, string>> = { '/*': '*/', '#': '\n', '--': '\n' };

/** A statement nobody wants: passed over as it comes, however long it is. */
export class Skipping {
  /** What ends the text or comment it is in. */
  #until: string | undefined;
  readonly #opening: RegExp;

  constructor(
    private readonly line: number,
    private readonly delimiter: string,
  ) {
    const end = delimiter.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    this.#opening = new RegExp(`['"\`#]|--(?=\\s)|/\\*|${end}`, 'g');
  }

  /** Goes behind the statement. Throws NeedsMore having taken what there is, and DumpError where the file ends within it. */
  skip(cursor: Cursor): void {
    for (;;) {
      const pattern = this.#until === undefined ? this.#opening : closing(this.#until);
      pattern.lastIndex = cursor.at;
      const found = pattern.exec(cursor.text);
      if (found === null) throw this.#waitForMore(cursor);
      cursor.at = found.index + found[0].length;
      if (this.#until !== undefined) {
        if (found[0] === this.#until) this.#until = undefined;
        continue;
      }
      if (found[0] === this.delimiter) return;
      this.#until = ENDS[found[0]] ?? found[0];
    }
  }

  /** The last character may be the first of a sign of two, and a backslash takes what follows it. */
  #waitForMore(cursor: Cursor): NeedsMore {
    if (cursor.ended) {
      const lacks = this.#until === undefined ? `结尾的 ${this.delimiter}` : `结束的 ${this.#until.trim() || '换行'}`;
      throw new DumpError(this.line, `这里开始的语句直到文件的结尾也没有结束，应有${lacks}：转储不完整，请重新导出`);
    }
    const kept = Math.max(2, this.delimiter.length);
    const end = Math.max(cursor.at, cursor.text.length - kept);
    // Not between a backslash and what it takes.
    const backslashes = /\\*$/.exec(cursor.text.slice(cursor.at, end))?.[0].length ?? 0;
    cursor.mark = Math.max(cursor.at, end - (backslashes % 2));
    return new NeedsMore();
  }
}

function closing(until: string): RegExp {
  if (until === '*/') return /\*\//g;
  if (until === '\n') return /\n/g;
  if (until === '`') return /`/g;
  return until === "'" ? /'|\\[\s\S]/g : /"|\\[\s\S]/g;
}
