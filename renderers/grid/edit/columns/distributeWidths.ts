import type { PlanField } from '../../../../engine/plan/Plan.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { headingWidth, leastWidth } from '../../shared/columnWidth.ts';

/** Least room in px the columns are laid out for; a narrower grid scrolls. */
export const NARROW = 500;
const NARROW_SCROLL = 800;
/** The columns together take this part of the grid. */
const PART = 0.92;
const LEAST = 100;
/** The most a frozen column takes on a phone, in px: the others are to be seen as well. */
const MOST_FROZEN = 140;

/** Least width in px of a column whose cells are editors. */
export function minWidthOf(column: PlanField): number {
  return leastWidth(column, LEAST, cellOf(column).roomNeeded?.(column));
}

/**
 * Widths of the data columns in px: stated ones as they are, the others share what is left of 92 % evenly. Where every
 * one is stated and room is left, all grow by the same part.
 */
export function distributeWidths(columns: readonly PlanField[], room: number, structural: number): Map<string, number> {
  const narrow = room > 0 && room < NARROW;
  const whole = narrow ? NARROW_SCROLL : room;
  const shares = new Map<string, number>();
  const free: PlanField[] = [];
  let taken = 0;
  for (const column of columns) {
    const stated = statedWidth(column);
    const width = narrow && column.fixed && stated !== undefined ? Math.min(stated, MOST_FROZEN) : stated;
    if (width === undefined) free.push(column);
    else {
      shares.set(column.key, width);
      taken += width;
    }
  }
  if (free.length === 0) return narrow ? shares : grown(shares, taken, room - structural);
  const left = Math.min(whole * PART, whole - structural) - taken;
  for (const column of free) {
    const share = Math.floor(left / free.length);
    shares.set(column.key, Math.max(share, minWidthOf(column), headingWidth(column)));
  }
  return shares;
}

function statedWidth(column: PlanField): number | undefined {
  const width = column.width ?? cellOf(column).room?.width;
  return width === undefined ? undefined : Math.max(width, minWidthOf(column));
}

function grown(shares: Map<string, number>, taken: number, room: number): Map<string, number> {
  if (taken === 0 || taken >= room) return shares;
  return new Map([...shares].map(([key, width]) => [key, Math.floor((width * room) / taken)]));
}
