import { expect, test } from 'vitest';
import { LANGUAGE_VERSION } from '../../compile/language/version.ts';
import { type Codemod, codemods } from './codemods.ts';
import { migrate } from './migrate.ts';

const app = (version?: number) => ({
  path: 'screens/app.json',
  text: `{\n  "$schema": "../schemas/app.schema.json",${version === undefined ? '' : `\n  "schemaVersion": ${version},`}\n  "title": "甲"\n}\n`,
});
const other = { path: 'screens/a/b.model.json', text: '{ "title": "x", "fields": [{ "code": "no" }] }' };

const replaced = (version: number, from: string, to: string): Codemod => ({
  version,
  title: `${from} → ${to}`,
  rewrite: ({ text }) =>
    text.includes(from) ? { text: text.replaceAll(from, to), keys: [{ written: from, own: to }] } : undefined,
});

test('every version has its codemod, in order', () => {
  expect(codemods.map(({ version }) => version)).toEqual(Array.from({ length: LANGUAGE_VERSION }, (_, at) => at + 1));
});

test('only what is newer than the file says is applied, each after the other, and the number is written', () => {
  const steps = [replaced(2, '"x"', '"y"'), replaced(3, '"y"', '"z"')];
  const whole = migrate([app(), other], steps, 3);
  expect(whole).toMatchObject({ from: 1, to: 3, unread: [] });
  expect(whole.files.map(({ text }) => text)).toEqual([other.text.replace('"x"', '"z"'), app(3).text]);
  expect(whole.files[0]).toMatchObject({ titles: ['"x" → "y"', '"y" → "z"'] });
  expect(migrate([app(2), other], steps, 3).files.map(({ file }) => file)).toEqual(['screens/app.json']);
  expect(migrate([app(3), other], steps, 3).files).toEqual([]);
});

test('a project that says nothing is of the first version; nothing is written for the number alone', () => {
  expect(migrate([app(), other], [], 1)).toEqual({ from: 1, to: 1, files: [], unread: [] });
  expect(migrate([app(0)]).files.map(({ text }) => text)).toEqual([app(1).text]);
});

test('what is of a newer product is left alone', () => {
  expect(migrate([app(9), other], [replaced(1, 'x', 'y')], 1)).toEqual({ from: 9, to: 9, files: [], unread: [] });
});

test('a file that cannot be read is told, and no number is written over it', () => {
  const broken = { path: 'screens/a/c.model.json', text: '{ "title": "x"' };
  const told = migrate([app(), other, broken], [replaced(2, '"x"', '"y"')], 2);
  expect(told.unread).toMatchObject([{ code: 'json-syntax', file: 'screens/a/c.model.json' }]);
  expect(told.to).toBe(1);
  expect(told.files.map(({ file }) => file)).toEqual(['screens/a/b.model.json']);
});
