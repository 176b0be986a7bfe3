import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

const columns = [{ key: 'name', title: '名称', kind: 'text', options: {} }] as const;
const cell = (name: string) => csvRow({ name }, columns).trimEnd();

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1+1',
  '\u3000=1',
  '\u00a0+1',
  '＝1+1',
  '　＠a',
  '＋1',
  '－1',
])('no spreadsheet runs %j as a formula', (text) => {
  expect(cell(text)).toBe(`"'${text}"`.trimEnd());
});

test.each(['a=1', '织屏', '1-2', '"'])('%j stays as it is', (text) => {
  expect(cell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
});
