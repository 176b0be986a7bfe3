import { beforeAll, describe, expect, test } from 'vitest';
import { sampleRecords, sampleWorld } from '../engine/authoring/samples/sampleRecords.ts';
import { createExpressions } from '../engine/expressions/expressions.ts';
import type { Compiled, Model } from '../engine/plan/compiled.ts';
import { checkRow } from '../engine/rules/checkRow.ts';
import { optionsOf } from '../engine/values/optionsOf.ts';
import type { Value } from '../engine/values/ValueType.ts';
import { valueTypes } from '../engine/values/valueTypes.ts';
import { compiler, shippedFiles } from './declarations.ts';

const ROWS = 30;
const SEEDS = [1, 2, 3];

let compiled: Compiled;

beforeAll(async () => {
  compiled = (await compiler())(await shippedFiles());
});

type Row = Readonly<Record<string, Value>>;

/** What every save is held against: kinds, rules, lengths and what is unique together. */
function wrongIn(model: Model, rows: readonly Row[]): string[] {
  const ruled = rows.flatMap((row) => checkRow(model.fields, row, createExpressions, { rows }));
  const unreadable = rows.flatMap((row) =>
    model.fields.flatMap((field) => {
      const { key, kind, cell, store } = field;
      const value = row[key] ?? null;
      const parsed = valueTypes[kind].parse(
        value,
        optionsOf(cell, compiled.dictionaries.get(field.dictCode ?? '')?.items),
      );
      if (!parsed.ok && !isOfRecords(field.dictCode)) return [{ key, message: parsed.reason }];
      if (parsed.ok && JSON.stringify(parsed.value) !== JSON.stringify(value))
        return [{ key, message: '不是规范的写法' }];
      const long = typeof value === 'string' && [...value].length > (store.length ?? Number.POSITIVE_INFINITY);
      return long ? [{ key, message: '太长' }] : [];
    }),
  );
  const keyOf = new Map(model.fields.map(({ column, key }) => [column, key]));
  const twice = model.unique.flatMap((columns) => {
    const held = rows.map((row) => JSON.stringify(columns.map((column) => row[keyOf.get(column) ?? ''])));
    return new Set(held).size === rows.length ? [] : [{ key: columns.join(), message: '重复' }];
  });
  return [...new Set([...ruled, ...unreadable, ...twice].map(({ key, message }) => `${model.id}.${key}: ${message}`))];
}

const isOfRecords = (code = '') => compiled.dictionaries.get(code)?.source !== undefined || code.startsWith('@');

describe.each(SEEDS)('with seed %i', (seed) => {
  test('sample records of every shipped model pass all that a save is held against', () => {
    const world = sampleWorld(compiled, seed);
    const wrong = [...compiled.models.values()].flatMap((model) => wrongIn(model, sampleRecords(world, model, ROWS)));
    expect(wrong).toEqual([]);
  });

  test('what is chosen among records is there, with its text beside it', () => {
    const world = sampleWorld(compiled, seed);
    for (const model of compiled.models.values()) {
      const chosen = model.fields.filter(
        ({ kind, dictCode }) => kind === 'reference' || compiled.dictionaries.get(dictCode ?? '')?.source !== undefined,
      );
      for (const row of sampleRecords(world, model, 3))
        for (const { key } of chosen) {
          const told = `${model.id}.${key}`;
          expect(row[key], told).toEqual(expect.any(String));
          expect(row[`${key}_dictText`], told).toEqual(expect.any(String));
        }
    }
  });
});

test('the same seed gives the same records, another one others', () => {
  const recordsOf = (seed: number) => {
    const world = sampleWorld(compiled, seed);
    return [...compiled.models.values()].map((model) => sampleRecords(world, model, 5));
  };
  expect(recordsOf(1)).toEqual(recordsOf(1));
  expect(recordsOf(1)).not.toEqual(recordsOf(2));
});
