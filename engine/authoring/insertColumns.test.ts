import { expect, test } from 'vitest';
import { insertColumns } from './insertColumns.ts';

const PRICE = { key: 'price', title: 'price', type: 'inputNumber' };

test('columns come behind those there are, and nothing else of the text changes', () => {
  const text = '{\n  "title": "表",\n  "columns": [\n    { "key": "day", "title": "日", "type": "date" }\n  ]\n}\n';
  const written = insertColumns(text, [PRICE, { ...PRICE, key: 'cost' }]) ?? '';
  expect(JSON.parse(written).columns.map(({ key }: { key: string }) => key)).toEqual(['day', 'price', 'cost']);
  expect(written.startsWith(text.slice(0, text.indexOf('\n  ]')))).toBe(true);
});

test('a report without columns gets them, one with something else in their place is left alone', () => {
  expect(JSON.parse(insertColumns('{ "title": "表" }', [PRICE]) ?? '').columns).toEqual([PRICE]);
  expect(JSON.parse(insertColumns('{ "columns": [] }', [PRICE]) ?? '').columns).toEqual([PRICE]);
  expect(insertColumns('{ "columns": "shared" }', [PRICE])).toBeUndefined();
});
