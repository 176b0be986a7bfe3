import { describe, expect, it } from 'vitest';
import { table } from './fixtures/exampleTable.ts';

describe('new rows', () => {
  it('have temporary ids and defaults', () => {
    const rows = table({ user: () => ({ username: 'li', realname: '李', orgCode: 'A01' }) });
    const [id = ''] = rows.add([{ sku: 'a', price: '3' }]);
    expect(id).toMatch(/^_jet-[0-9a-z]{6}-\d+_tid-[0-9a-z]{6}$/);
    expect(rows.row(id)).toMatchObject({
      qty: 1,
      price: 3,
      amount: 3,
      day: '2024-05-01',
      on: '0',
      checked: 'Y',
      city: null,
    });
    expect([rows.isNew(id), rows.isDirty()]).toEqual([true, true]);
    expect(JSON.stringify([rows.changes(), rows.getAll()])).not.toContain('_jet-');
  });

  it('are the same made of values as they are kept and of values as they are written', () => {
    const rows = table();
    const [asKept, asWritten, bare] = rows
      .add([
        { id: 'r9', version: 7, sku: 'a', qty: 2, price: 3, on: '1', city: null },
        { sku: 'a', qty: '2.0', price: '3', on: true, city: '' },
        { qty: null, on: '', checked: null },
      ])
      .map((id) => rows.row(id));
    expect(asKept).toMatchObject({ sku: 'a', qty: 2, price: 3, amount: 6, on: '1', city: null });
    expect(asKept?.id).not.toBe('r9');
    expect({ ...asKept, id: '' }).toEqual({ ...asWritten, id: '' });
    expect(bare, 'what is empty takes the default').toMatchObject({ qty: 1, on: '0', checked: 'Y' });
    expect([asKept, asWritten, bare].flatMap((row) => Object.keys(row ?? {}))).not.toContain('version');
  });
});
