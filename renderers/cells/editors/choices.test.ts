import { expect, test } from 'vitest';
import { cellTypes } from '../cellTypes.ts';
import { choicesWith } from '../drawing/items.ts';
import { cutText } from '../drawing/text.ts';
import { progressPercent } from '../types/progress/cell.tsx';
import { withTyped } from '../types/select/SelectEditor.tsx';

const items = [
  { value: '1', text: '一' },
  { value: '2', text: '二', disabled: true },
];

test('stored codes that are no longer offered stay readable', () => {
  expect(choicesWith(items, ['9'])).toEqual([
    { value: '1', label: '一' },
    { value: '2', label: '二', disabled: true },
    { value: '9', label: '9', disabled: true },
  ]);
  expect(choicesWith(undefined, ['9'])).toEqual([]);
});

test('a typed text is one more choice while it is new', () => {
  const choices = choicesWith(items.slice(0, 1), []);
  expect(withTyped(choices, '三')).toEqual([...choices, { value: '三', label: '三' }]);
  expect(withTyped(choices, '一')).toEqual(choices);
  expect(withTyped(choices, '1')).toEqual(choices);
  expect(withTyped(choices, '')).toEqual(choices);
  expect(withTyped(choices, 'a,b').at(-1)).toEqual({ value: 'ab', label: 'ab' });
});

test('a select of several shows the text of each', () => {
  const column = { key: 'x', title: '列', type: 'select', kind: 'code', multiple: true, options: items } as const;
  expect(cellTypes.select.display.format('1,2,9', column, { dictionary: () => undefined })).toBe('一,二,9');
});

test('progress is held between 0 and 100 and nothing is no progress', () => {
  expect([45, '45', -5, 250, 0].map(progressPercent)).toEqual([45, 45, 0, 100, 0]);
  expect([null, undefined, '', ' ', 'x', true, Number.NaN].map(progressPercent)).toEqual(Array(7).fill(undefined));
  const column = { key: 'x', title: '列', type: 'progress', kind: 'number' } as const;
  const shown = (value: unknown) => cellTypes.progress.display.format(value, column, { dictionary: () => undefined });
  expect([shown(45), shown(0), shown(null), shown('x')]).toEqual(['45%', '0%', '', 'x']);
});

test('texts are cut by characters, not halves of them', () => {
  expect(cutText('一二三四五', 5)).toBe('一二三四五');
  expect(cutText('一二三四五六', 5)).toBe('一二三四五…');
  expect(cutText('😀😀😀', 2)).toBe('😀😀…');
});
