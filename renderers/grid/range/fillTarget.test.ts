import { expect, test } from 'vitest';
import { fillTarget } from './fillTarget.ts';

const box = { top: 2, bottom: 3, left: 1, right: 2 };

test('a range goes on along the side the pointer is farther out of', () => {
  expect(fillTarget(box, { row: 6, column: 3 })).toEqual({
    way: 'down',
    count: 3,
    box: { top: 4, bottom: 6, left: 1, right: 2 },
    span: { anchor: { row: 2, column: 1 }, head: { row: 6, column: 2 } },
  });
  expect(fillTarget(box, { row: 4, column: 5 })).toMatchObject({ way: 'right', count: 3 });
  expect(fillTarget(box, { row: 0, column: 1 })).toMatchObject({
    way: 'up',
    count: 2,
    box: { top: 0, bottom: 1, left: 1, right: 2 },
    span: { anchor: { row: 0, column: 1 }, head: { row: 3, column: 2 } },
  });
  expect(fillTarget(box, { row: 3, column: 0 })).toMatchObject({ way: 'left', count: 1 });
});

test('inside the range nothing is filled', () => {
  expect(fillTarget(box, { row: 2, column: 1 })).toBeUndefined();
  expect(fillTarget(box, { row: 3, column: 2 })).toBeUndefined();
});
