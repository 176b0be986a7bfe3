import { type Block, LEADING, MM, type Page } from './Item.ts';
import type { PrintPaper } from './PrintPaper.ts';

/** Of the foot of a page, by the size of the letters. */
export const FOOT_SIZE = 0.85;
const footerHeight = (fontSize: number): number => fontSize * FOOT_SIZE * LEADING + 4;

/** In pt. */
const HAIR = 0.5;

/** Where the next part goes. */
export class Sheet {
  readonly pages: Page[] = [[]];
  readonly width: number;
  private readonly top: number;
  private readonly left: number;
  private readonly bottom: number;
  private y: number;
  private used = 0;
  private tallest = 0;

  constructor({ width, height, margin, footer, fontSize }: PrintPaper) {
    this.left = margin * MM;
    this.top = margin * MM;
    this.y = this.top;
    this.width = (width - 2 * margin) * MM;
    this.bottom = (height - margin) * MM - (footer === undefined ? 0 : footerHeight(fontSize));
  }

  /** What is left of the page, in pt. */
  rest(): number {
    return this.bottom - this.y;
  }

  /** Of a page with nothing on it. */
  whole(): number {
    return this.bottom - this.top;
  }

  /** How much more there is than one page holds, in pt. */
  over(): number {
    return Math.max(0, this.used - this.whole());
  }

  /** Whether something is taller than any page: its end is on none. */
  cuts(): boolean {
    return this.tallest > this.whole() + HAIR;
  }

  place({ height, items }: Block): void {
    this.used += height;
    this.tallest = Math.max(this.tallest, height);
    // A hair's breadth is no reason for a page.
    if (height > this.rest() + HAIR && this.y > this.top) this.turn();
    const page = this.pages.at(-1);
    for (const item of items) page?.push({ ...item, x: item.x + this.left, y: item.y + this.y });
    this.y += height;
  }

  turn(): void {
    this.pages.push([]);
    this.y = this.top;
  }
}
