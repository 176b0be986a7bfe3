import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxOf,
  contains,
  type Direction,
  type Extent,
  followSpan,
  indexAt,
  isSingle,
  moveHead,
  type Span,
  scrollStep,
  sidesOf,
  spanOf,
  wholeSpan,
} from './spans.ts';

const span = (a: number, b: number, c: number, d: number): Span => ({
  anchor: { row: a, column: b },
  head: { row: c, column: d },
});
const extent: Extent = { rows: 10, columns: 5 };

test('a box has its sides in order whichever way it was drawn', () => {
  const box = { top: 2, bottom: 7, left: 1, right: 3 };
  expect(boxOf(span(2, 1, 7, 3))).toEqual(box);
  expect(boxOf(span(7, 3, 2, 1))).toEqual(box);
  expect(boxOf(span(7, 1, 2, 3))).toEqual(box);
});

test('the head moves by one cell or to the edge and never leaves; the anchor stays', () => {
  const start = spanOf({ row: 4, column: 2 });
  expect(moveHead(start, 'down', false, extent)).toEqual(span(4, 2, 5, 2));
  expect(moveHead(start, 'down', true, extent)).toEqual(span(4, 2, 9, 2));
  expect(moveHead(start, 'right', true, extent)).toEqual(span(4, 2, 4, 4));
  expect(moveHead(moveHead(start, 'up', true, extent), 'up', false, extent)).toEqual(span(4, 2, 0, 2));
  expect(moveHead(moveHead(start, 'left', true, extent), 'left', false, extent)).toEqual(span(4, 2, 4, 0));
});

test('any sequence of moves stays inside and keeps the anchor', () => {
  const step = fc.tuple(fc.constantFrom<Direction>('up', 'down', 'left', 'right'), fc.boolean());
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const start = spanOf({ row: 3, column: 3 });
      const end = steps.reduce((now, [direction, edge]) => moveHead(now, direction, edge, extent), start);
      expect(end.anchor).toEqual(start.anchor);
      expect(contains({ top: 0, bottom: 9, left: 0, right: 4 }, end.head.row, end.head.column)).toBe(true);
    }),
  );
});

test('a cell knows the borders it carries', () => {
  const box = boxOf(span(2, 1, 4, 3));
  expect(sidesOf(box, 2, 1)).toEqual({ top: true, bottom: false, left: true, right: false });
  expect(sidesOf(box, 3, 2)).toEqual({ top: false, bottom: false, left: false, right: false });
  expect(sidesOf(box, 4, 3)).toEqual({ top: false, bottom: true, left: false, right: true });
  expect(sidesOf(box, 5, 3)).toBeUndefined();
  expect(sidesOf(boxOf(span(1, 1, 1, 1)), 1, 1)).toEqual({ top: true, bottom: true, left: true, right: true });
});

test('everything is a span unless there is nothing', () => {
  expect(wholeSpan(extent)).toEqual(span(0, 0, 9, 4));
  expect(wholeSpan({ rows: 0, columns: 5 })).toBeUndefined();
  expect(wholeSpan({ rows: 5, columns: 0 })).toBeUndefined();
});

const places =
  (anchor: number | undefined, head: number | undefined) =>
  (corner: 'anchor' | 'head'): number | undefined =>
    corner === 'anchor' ? anchor : head;

test('rows inserted above push a span down, rows inserted inside make it taller', () => {
  const before = span(2, 1, 5, 3);
  expect(followSpan(before, places(4, 7), places(1, 3))).toEqual(span(4, 1, 7, 3));
  expect(followSpan(before, places(2, 8), places(1, 3))).toEqual(span(2, 1, 8, 3));
});

test('a lost corner leaves the other one, two lost ones leave nothing', () => {
  const before = span(2, 1, 5, 3);
  expect(followSpan(before, places(2, undefined), places(1, 3))).toEqual(span(2, 1, 2, 3));
  expect(followSpan(before, places(undefined, 4), places(1, 3))).toEqual(span(4, 1, 4, 3));
  expect(followSpan(before, places(undefined, undefined), places(1, 3))).toBeUndefined();
  expect(followSpan(before, places(2, 5), places(undefined, undefined))).toBeUndefined();
});

test('a single cell stays single', () => {
  const moved = followSpan(span(2, 1, 2, 1), places(6, 6), places(0, 0));
  expect(moved && isSingle(moved)).toBe(true);
});

test('scrolling is faster the farther out the pointer is, and bounded', () => {
  expect(scrollStep(50, 0, 100)).toBe(0);
  expect(scrollStep(-10, 0, 100)).toBeLessThan(0);
  expect(scrollStep(140, 0, 100)).toBeGreaterThan(scrollStep(110, 0, 100));
  expect(scrollStep(99_999, 0, 100)).toBe(60);
});

test('the stretch under a position is found among uneven ones', () => {
  const starts = [0, 20, 60, 61, 200];
  const at = (position: number): number => indexAt(position, starts.length, (index) => starts[index] ?? 0);
  expect([-5, 0, 19, 20, 60, 61, 199, 200, 9_999].map(at)).toEqual([0, 0, 0, 1, 2, 3, 3, 4, 4]);
});
