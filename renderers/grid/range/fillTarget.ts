import type { FillWay } from '../../../engine/clipboard/planFill.ts';
import type { Box, Corner, Span } from './spans.ts';

/** Where a range that is drawn by its handle grows to. */
export interface FillTarget {
  way: FillWay;
  /** Rows or columns that are filled. */
  count: number;
  /** The cells that are filled. */
  box: Box;
  /** The range and what is filled, together. */
  span: Span;
}

/** Along the side the pointer is farther out of; undefined inside the range. */
export function fillTarget(box: Box, { row, column }: Corner): FillTarget | undefined {
  const { top, bottom, left, right } = box;
  const reach: [FillWay, number][] = [
    ['down', row - bottom],
    ['up', top - row],
    ['right', column - right],
    ['left', left - column],
  ];
  const [way, count] = reach.reduce((most, each) => (each[1] > most[1] ? each : most));
  if (count <= 0) return undefined;
  const filled: Box = {
    down: { ...box, top: bottom + 1, bottom: bottom + count },
    up: { ...box, top: top - count, bottom: top - 1 },
    right: { ...box, left: right + 1, right: right + count },
    left: { ...box, left: left - count, right: left - 1 },
  }[way];
  const anchor = { row: Math.min(top, filled.top), column: Math.min(left, filled.left) };
  const head = { row: Math.max(bottom, filled.bottom), column: Math.max(right, filled.right) };
  return { way, count, box: filled, span: { anchor, head } };
}
