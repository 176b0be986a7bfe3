/** What each of the two pages of charts offers the driver as `window.chartBench`. Times are ms. */
export interface ChartBench {
  /** Draws the page around the charts, so that only they are measured. */
  prepare(): Promise<void>;
  /** Twelve lines of 90 days and four series; answers the ms until they are painted. */
  open(): Promise<number>;
  /** Other values for all of them; until they are painted, for each. */
  filter(): Promise<number>;
  /** Less room for all of them; until they are painted, for each. */
  resize(): Promise<number>;
  /** One line of a hundred thousand points. */
  long(): Promise<number>;
}

declare global {
  interface Window {
    chartBench: ChartBench;
  }
}

export const CHARTS = 12;
export const DAYS = 90;
export const SITES = ['美国', '德国', '日本', '英国'];
export const POINTS = 100_000;
export const HEIGHT = 280;

/** Px; the second is what remains after the room has become less. */
export const ROOMS = [1400, 1100] as const;

const wave = (seed: number): number => Math.sin(seed * 12.9898) * Math.cos(seed * 0.37);

export const dayAt = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

/** The same on both sides; `round` makes other values. */
export const salesAt = (chart: number, day: number, site: number, round: number): number =>
  5000 + site * 900 + 2000 * wave(day + chart * 31 + site * 7 + round * 101);

export const pointAt = (at: number): number => 100 * wave(at / 900);

/** The place both pages draw into. */
export function place(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#place');
  if (!found) throw new Error('the page has no place for charts');
  return found;
}

/** How wide the drawings are, as far as they are there. */
export function drawnWidths(): number[] {
  return [...document.querySelectorAll('#place svg[baseProfile=full]')].map((svg) => Number(svg.getAttribute('width')));
}
