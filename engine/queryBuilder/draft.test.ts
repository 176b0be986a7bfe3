import { expect, test } from 'vitest';
import type { BuilderQuery } from './conditions.ts';
import { type BuilderWork, packSuperWork, unpackSuperWork } from './draft.ts';

const fields = [{ key: 'name' }, { key: 'qty' }];
const begun: BuilderWork = {
  matchType: 'or',
  rows: [
    { field: 'name', rule: 'like', val: '衬衫' },
    { field: 'qty', rule: 'ge' },
  ],
};
const asked: BuilderQuery = { matchType: 'or', rows: [{ field: 'name', rule: 'like', val: '衬衫' }] };
const other: BuilderQuery = { matchType: 'and', rows: [{ field: 'qty', rule: 'eq', val: '1' }] };

test('what was begun is there again, over no query and over the one it began from', () => {
  for (const query of [undefined, other]) {
    expect(unpackSuperWork(packSuperWork(begun, query), query, fields)).toEqual(begun);
  }
});

test('what was asked for keeps its unfinished conditions', () => {
  expect(unpackSuperWork(packSuperWork(begun, undefined), asked, fields)).toEqual(begun);
});

test('it gives way to another query', () => {
  expect(unpackSuperWork(packSuperWork(begun, undefined), other, fields)).toBeUndefined();
  expect(unpackSuperWork(packSuperWork(begun, other), undefined, fields)).toBeUndefined();
});

test('empty conditions are nothing to keep', () => {
  expect(packSuperWork({ matchType: 'and', rows: [{}, {}] }, undefined)).toBeUndefined();
});

test('fields that are gone, and whatever else storage holds, are passed over', () => {
  const kept = packSuperWork(begun, undefined);
  expect(unpackSuperWork(kept, undefined, [{ key: 'qty' }])).toEqual({
    matchType: 'or',
    rows: [{ field: 'qty', rule: 'ge' }],
  });
  for (const junk of [undefined, null, 7, 'x', [], {}, { rows: 7 }, { over: '', rows: [null, 7, { field: 1 }] }]) {
    expect(unpackSuperWork(junk, undefined, fields)).toBeUndefined();
  }
});
