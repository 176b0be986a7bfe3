import type { WriteStream } from 'node:tty';

const EVERY = 250;

/** One line that tells how far it is and how fast; on a terminal it is rewritten, elsewhere it comes now and then. */
export class Progress {
  private readonly started = performance.now();
  private last = this.started;
  private shown = false;

  constructor(private readonly out: Pick<WriteStream, 'write'> & { isTTY?: boolean }) {}

  tell(what: string, rows: number): void {
    const now = performance.now();
    if (now - this.last < (this.out.isTTY ? EVERY : EVERY * 8)) return;
    this.last = now;
    this.write(`${what} ${grouped(rows)} 行，${this.rate(rows)}`);
  }

  /** Seconds since the start, and rows a second. */
  rate(rows: number): string {
    const seconds = (performance.now() - this.started) / 1000;
    return `用时 ${seconds.toFixed(1)} 秒，每秒 ${grouped(Math.round(rows / Math.max(seconds, 0.001)))} 行`;
  }

  end(): void {
    if (this.out.isTTY && this.shown) this.out.write('\r\x1b[K');
  }

  private write(line: string): void {
    this.shown = true;
    this.out.write(this.out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }
}

export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
