import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../tests/declarations.ts';
import { lineOf } from '../../../tests/mistakes/Mistake.ts';
import type { Compiled } from '../../plan/compiled.ts';

const FILE = 'screens/market/order.model.json';
let compiled: Compiled;
let text: string;

beforeAll(async () => {
  const files = await shippedFiles();
  compiled = (await compiler())(files);
  text = files.find(({ path }) => path === FILE)?.text ?? '';
});

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('measures and agreements say where they stand, in their JSON too', () => {
  const measures = compiled.models.get('market/order')?.measures ?? [];
  const agreements = compiled.agreements.filter(({ file }) => file === FILE);
  expect([measures.length > 1, agreements.length > 0]).toEqual([true, true]);
  const lines = measures.map((_, index) => lineOf(text, ['measures', index, 'value']));
  expect(measures.map(({ line }) => line)).toEqual(lines);
  expect(copied(measures).map(({ line }) => line)).toEqual(lines);
  const places = agreements.map((_, index) => [lineOf(text, ['agrees', index]), `/agrees/${index}`]);
  expect(agreements.map(({ line, pointer }) => [line, pointer])).toEqual(places);
  expect(copied(agreements).map(({ line, pointer }) => [line, pointer])).toEqual(places);
});
