import { expect, test } from 'vitest';
import { field, filled, loaded, table } from '../../../../engine/rows/fixtures/exampleTable.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Draft } from '../../../forms/store/drafts.ts';
import { carryOver, draftOf, isOutdated, restoreDraft } from './tableDraft.ts';

const kept = (rows: Parameters<typeof draftOf>[0]): Draft => ({
  at: 0,
  ...(structuredClone(draftOf(rows)) ?? { base: null, row: {}, tables: {} }),
});

test('nothing unsaved is no draft', () => {
  expect(draftOf(filled(2))).toBeUndefined();
});

test('changed, new and removed rows come back as unsaved, each where it was', () => {
  const rows = filled(4);
  rows.set([
    { id: 'r0', key: 'qty', value: 9 },
    { id: 'r0', key: 'province', value: 'BJ' },
  ]);
  rows.add([{ sku: 'new', qty: null }], 1);
  rows.set([{ id: rows.rows()[1]?.id ?? '', key: 'qty', value: null }]);
  rows.remove(['r2']);
  const again = filled(4);
  restoreDraft(again, kept(rows));
  const bare = ({ id: _, ...row }: { id: string }) => row;
  expect(again.rows().map(bare)).toEqual(rows.rows().map(bare));
  expect(again.isNew(again.rows()[1]?.id ?? '')).toBe(true);
  expect(again.isChanged('r0', 'qty')).toBe(true);
  expect(again.changes()).toEqual(rows.changes());
});

test('a row that somebody has saved since keeps the version it began from, so that the save asks', () => {
  const rows = filled(1);
  rows.set([{ id: 'r0', key: 'qty', value: 9 }]);
  const draft = kept(rows);
  const newer = loaded(1).map((row) => ({ ...row, version: 4, qty: 5 }));
  expect([isOutdated(draft, newer), isOutdated(draft, loaded(1)), isOutdated(draft, [])]).toEqual([true, false, false]);
  const again = table();
  again.load(newer);
  restoreDraft(again, draft);
  expect(again.changes().changed).toEqual([expect.objectContaining({ id: 'r0', version: 3, qty: 9 })]);
});

test('rows of another page come behind those that are shown; a removed one stays removed', () => {
  const rows = filled(3);
  rows.set([{ id: 'r1', key: 'qty', value: 9 }]);
  rows.remove(['r2']);
  const again = filled(1);
  restoreDraft(again, kept(rows));
  expect(again.rows().map(({ id }) => id)).toEqual(['r0', 'r1']);
  expect(again.changes()).toMatchObject({ changed: [{ id: 'r1', qty: 9 }], removed: [{ id: 'r2', version: 3 }] });
});

test('passwords are not written', () => {
  const rows = table({ columns: [field({ key: 'name' }), field({ key: 'secret', type: 'password' })] });
  rows.load([{ id: 'a', version: 1, name: 'x', secret: '***' }]);
  rows.set([
    { id: 'a', key: 'name', value: 'y' },
    { id: 'a', key: 'secret', value: 'hush' },
  ]);
  rows.add([{ name: 'z', secret: 'hush' }]);
  const written = JSON.stringify(draftOf(rows));
  expect(written).toContain('"y"');
  expect(written).not.toMatch(/hush|secret/);
});

test('a table for new columns takes over what is not saved in the old one, passwords too; it stays unsaved', () => {
  const secret = field({ key: 'secret', type: 'password' });
  const [before, after] = [[field({ key: 'name' }), secret], [secret]].map((columns) => {
    const rows = table({ columns });
    rows.load([{ id: 'a', version: 1, name: 'x', secret: '***' }]);
    return rows;
  }) as [RowTable, RowTable];
  carryOver(before, after);
  expect(after.isDirty()).toBe(false);
  before.set([{ id: 'a', key: 'secret', value: 'hush' }]);
  before.add([{ name: 'new', secret: 'own' }]);
  carryOver(before, after);
  expect(after.changes()).toMatchObject({ changed: [{ id: 'a', secret: 'hush' }], added: [{ secret: 'own' }] });
  expect(after.isChanged('a', 'secret')).toBe(true);
});

test('lists that are none are passed over', () => {
  const rows = filled(1);
  restoreDraft(rows, { tables: { added: [1, { row: 'x' }], changed: ['y'] } });
  expect(rows.isDirty()).toBe(false);
});
