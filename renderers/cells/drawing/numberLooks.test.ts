// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { CellContext, ColumnOf } from '../Cell.ts';
import { drawValue, showText } from '../show.ts';

const context: CellContext = {
  dictionary: () => undefined,
  scale: (key) => (key === 'a' ? { low: -5, high: 20 } : undefined),
};
const column = (look: 'bar' | 'heat' | 'spark', key = 'a') =>
  ({ key, title: '件数', type: 'inputNumber', kind: 'number', look }) as ColumnOf<'inputNumber'>;

function drawn(value: unknown, of: ColumnOf<'inputNumber'>): HTMLElement | undefined {
  const element = document.createElement('span');
  return drawValue(element, value, of, context) ? element : undefined;
}

test('a bar is as long as its number is of the largest, one below zero looks otherwise', () => {
  const bar = (value: unknown) => drawn(value, column('bar'))?.querySelector<HTMLElement>('.cell-bar-fill');
  expect(bar(10)?.style.width).toBe('50%');
  expect(bar(-5)?.className).toContain('cell-bar-below');
  expect(drawn('1234.5', column('bar'))?.textContent).toBe('1,234.5');
  expect(drawn(null, column('bar'))?.textContent).toBe('');
});

test('heat goes from the least to the largest', () => {
  const heat = (value: number) =>
    drawn(value, column('heat'))?.querySelector<HTMLElement>('.cell-heat')?.style.getPropertyValue('--cell-heat');
  expect([heat(-5), heat(20), heat(7.5)]).toEqual(['0%', '42%', '21%']);
});

test('without the others of its column a number is plain', () => {
  expect(drawn(10, column('bar', 'b'))).toBeUndefined();
});

test('several numbers are a line, and read as themselves', () => {
  const of = column('spark');
  expect(drawn([1, null, 3, 4], of)?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  expect(drawn([1, 2], of)?.querySelector('svg')?.getAttribute('aria-label')).toBe('件数：1、2');
  expect(drawn('x', of)?.querySelector('path')?.getAttribute('d')).toBe('');
  expect(showText([1, null, 3], of, context)).toBe('1、–、3');
});
