import type { FeedResult, KeyWatch, ScrollResult } from './probes.ts';

/** What each of the two pages offers the driver as `window.bench`. Times are ms, sizes are counts. */
export interface BenchPage {
  /** Makes the rows, so that they are in memory before anything is measured. */
  prepare(): void;
  /** Builds the grid over the rows; answers the ms until its first rows are painted. */
  mount(): Promise<number>;
  scroll(pxPerSecond: number, seconds: number): Promise<ScrollResult>;
  readonly watch: KeyWatch;
  /** Puts the keyboard into a cell. */
  focus(row: number, key: string): void;
  /** The text a cell shows, while it is drawn. */
  shown(row: number, key: string): string | undefined;
  /** Breaks the rows in known places and checks five rules on all of them. */
  validate(): { ms: number; errors: number; expected: number };
  /** Takes in changed rows at a rate, as a live feed brings them. */
  feed(perSecond: number, seconds: number): Promise<FeedResult>;
  /** Rows come at the top, and `remove` takes the same ones away again. */
  insert(count: number): Promise<number>;
  remove(count: number): Promise<number>;
  /** Pastes a block at the cell the keyboard is in, the first one, as Ctrl+V would; answers the ms until it is painted. */
  paste(rows: number, columns: number): Promise<number>;
  /** Takes the last step back; only where there is undo. */
  undo?(): Promise<number>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}
