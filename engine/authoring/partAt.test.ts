import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { type Origin, originsOf } from './origins.ts';
import { partAt, placeOfPart } from './partAt.ts';

let origins: Origin[];
let textOf: (file: string) => string;
beforeAll(async () => {
  const files = await shippedFiles();
  origins = originsOf('market/order', files, (await compiler())(files)) ?? [];
  textOf = (file) => files.find(({ path }) => path === file)?.text ?? '';
});

test('from every column to where it is written, and back from that line', () => {
  const keys = origins.flatMap(({ pointer, value }) => (/^\/columns\/\d+\/key$/.test(pointer) ? String(value) : []));
  expect(keys.length).toBeGreaterThan(5);
  for (const code of keys) {
    const place = placeOfPart(origins, { kind: 'column', code });
    if (!place) throw new Error(`no place of ${code}`);
    expect(textOf(place.file).split('\n')[place.line - 1]).toContain(code);
    expect(partAt(origins, place.file, place.line)?.code).toBe(code);
  }
});

test('a line of no part, and a part that is none', () => {
  expect(partAt(origins, 'screens/market/order.model.json', 1)).toBeUndefined();
  expect(partAt(origins, 'screens/no/such.json', 9)).toBeUndefined();
  expect(placeOfPart(origins, { kind: 'column', code: 'none' })).toBeUndefined();
  expect(placeOfPart(origins, { kind: 'action', code: 'market:order:add' })?.file).toMatch(/^screens\//);
});
