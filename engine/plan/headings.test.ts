import { expect, test } from 'vitest';
import { headingsOf, underHeadings } from './headings.ts';

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(' ');

test('columns of one heading stand side by side, where the first of them stood', () => {
  const columns = [
    { key: 'a' },
    { key: 'b', groupTitle: '甲' },
    { key: 'c' },
    { key: 'd', groupTitle: '乙/上' },
    { key: 'e', groupTitle: '甲' },
    { key: 'f', groupTitle: '乙/下' },
    { key: 'g', groupTitle: '乙/上' },
    { key: 'h', groupTitle: '乙' },
  ];
  expect(keys(underHeadings(columns))).toBe('a b e c d g f h');
  expect(keys(columns)).toBe('a b c d e f g h');
  expect(headingsOf({ groupTitle: '乙/上' })).toEqual(['乙', '上']);
  expect(headingsOf({})).toEqual([]);
});
