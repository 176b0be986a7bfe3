/** Characters that names, keywords and comments of columns are never longer than. */
const LONGEST_TOKEN = 4096;

/** The text of a dump as far as it is read; positions are offsets in it. */
export class Cursor {
  text = '';
  at = 0;
  /** Where what is being read began: it is begun again there once more text has come. */
  mark = 0;
  /** Nothing comes after `text`. */
  ended = false;
  #line = 1;
  #counted = 0;

  /** Drops what lies behind the mark, goes back to it, and adds what comes next. */
  add(more: string): void {
    this.#count(this.mark);
    this.text = this.text.slice(this.mark) + more;
    this.#counted -= this.mark;
    this.at = 0;
    this.mark = 0;
  }

  /** 1-based line of a position that is not before one asked for earlier. */
  lineOf(position: number): number {
    this.#count(position);
    return this.#line;
  }

  #count(position: number): void {
    for (let next = this.text.indexOf('\n', this.#counted); next >= 0 && next < position; ) {
      this.#line += 1;
      next = this.text.indexOf('\n', next + 1);
    }
    this.#counted = Math.max(this.#counted, position);
  }

  /** The next character, or nothing at the end. Throws NeedsMore where that is not known yet. */
  peek(): string {
    if (this.at >= this.text.length && !this.ended) throw new NeedsMore();
    return this.text.charAt(this.at);
  }

  /** What a sticky pattern finds here, taken. Throws NeedsMore where more text could make it longer. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    const ahead = this.text.length - this.at - (found?.length ?? 0);
    if (!this.ended && (ahead <= 0 || (found === undefined && ahead < LONGEST_TOKEN))) throw new NeedsMore();
    if (found !== undefined) this.at += found.length;
    return found;
  }

  startsWith(word: string): boolean {
    if (!this.ended && this.text.length - this.at < word.length) throw new NeedsMore();
    return this.text.startsWith(word, this.at);
  }

  /** Blanks and comments, `/*! … *\/` too: what they hold is for MySQL alone. */
  skipBlank(): void {
    for (;;) {
      this.take(/\s*/y);
      if (this.startsWith('/*')) this.#skipTo('*/', '注释的结尾 */');
      else if (this.startsWith('#') || this.take(/--(?=\s)/y) !== undefined) this.#skipLine();
      else return;
    }
  }

  #skipTo(end: string, expected: string): void {
    const found = this.text.indexOf(end, this.at);
    if (found < 0 && !this.ended) throw new NeedsMore();
    if (found < 0) throw new DumpError(this.lineOf(this.at), `文件在注释中间结束，应有${expected}`);
    this.at = found + end.length;
  }

  #skipLine(): void {
    const found = this.text.indexOf('\n', this.at);
    if (found < 0 && !this.ended) throw new NeedsMore();
    this.at = found < 0 ? this.text.length : found + 1;
  }
}

/** What was begun cannot be judged before more text is there: it is begun again. */
export class NeedsMore extends Error {
  override readonly name = 'NeedsMore';
}

/** The dump cannot be read; the message is a Chinese sentence that begins with the line. */
export class DumpError extends Error {
  override readonly name = 'DumpError';

  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`第 ${line} 行：${reason}`);
  }
}

/** The next few characters, for people. */
export function shown({ text, at }: Cursor): string {
  const found = text.slice(at, at + 24).split('\n')[0] ?? '';
  return found === '' ? '文件的结尾' : `"${found.trimEnd()}"`;
}
