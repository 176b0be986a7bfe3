import { type Block, LEADING, MM, type Page } from './Item.ts';
import type { PrintPaper } from './PrintPaper.ts';

/** Of the foot of a page, by the size of the letters. */
export const FOOT_SIZE = 0.85;
const footerHeight = (fontSize: number): number => fontSize * FOOT_SIZE * LEADING + 4;

/** Where the next part goes. */
export class Sheet {
  readonly pages: Page[] = [[]];
  readonly width: number;
  private readonly top: number;
  private readonly left: number;
  private readonly bottom: number;
  private y: number;

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

  place({ height, items }: Block): void {
    // A hair's breadth is no reason for a page.
    if (height > this.rest() + 0.5 && this.y > this.top) this.turn();
    const page = this.pages.at(-1);
    for (const item of items) page?.push({ ...item, x: item.x + this.left, y: item.y + this.y });
    this.y += height;
  }

  turn(): void {
    this.pages.push([]);
    this.y = this.top;
  }
}
