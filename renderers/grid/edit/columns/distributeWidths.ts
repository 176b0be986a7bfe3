import type { PlanField } from '../../../../engine/plan/Plan.ts';
import { headingOf } from '../../shared/columnWidth.ts';

/** Least room in px the columns are laid out for; a narrower grid scrolls. */
export const NARROW = 500;
const NARROW_SCROLL = 800;
/** The columns together take this part of the grid. */
const PART = 0.92;
const LEAST = 100;
const SLIDER = 160;
/** The most a frozen column takes on a phone, in px: the others are to be seen as well. */
const MOST_FROZEN = 140;

/** Widths the specification states, in px; where the two contradict each other, as for departments, the least one counts. */
const STATED: Partial<Record<PlanField['type'], { width?: number; least: number }>> = {
  datetime: { width: 200, least: 190 },
  sel_user: { width: 220, least: 190 },
  sel_depart: { width: 160, least: 190 },
  date: { least: 135 },
};

/** Least width in px a column may be given. */
export function minWidthOf(column: PlanField): number {
  const stated = column.minWidth ?? STATED[column.type]?.least;
  if (stated !== undefined) return stated;
  const least = Math.max(LEAST, neededWidth(column));
  return Math.min(least, column.width ?? least);
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
  const width = column.width ?? STATED[column.type]?.width;
  return width === undefined ? undefined : Math.max(width, minWidthOf(column));
}

function grown(shares: Map<string, number>, taken: number, room: number): Map<string, number> {
  if (taken === 0 || taken >= room) return shares;
  return new Map([...shares].map(([key, width]) => [key, Math.floor((width * room) / taken)]));
}

function headingWidth(column: PlanField): number {
  return textWidth(headingOf(column)) + 36;
}

/** Choices that stand side by side must all be seen to be clicked, and the words on a slider's track be read. */
function neededWidth(column: PlanField): number {
  if (column.type === 'slider') return SLIDER;
  if (column.type !== 'radio') return 0;
  return (column.options ?? []).reduce((sum, { text }) => sum + textWidth(text) + 30, 24);
}

function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > 'ÿ' ? 13 : 7.5), 0);
}
