import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

type Body = Record<string, unknown>;

describe.each(databases)('bulk edit on $kind', ({ open }) => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const edit = (body: Body, query: Record<string, string> = {}, as = 'admin') =>
    sample.call('PUT', `${api}/bulkEdit/market_goods`, { body, query, as });
  const read = async (id: unknown) => (await sample.call('GET', `${api}/form/market_goods/${id}`)).result;
  const add = async (...added: Body[]): Promise<string[]> => {
    const { result } = await sample.call('PUT', `${api}/saveAll/market_goods`, { body: { added } });
    return result.added.map(({ id }: { id: string }) => id);
  };

  test('a preview tells values and counts and writes nothing; the edit is one set that goes back', async () => {
    const ids = await add({ name: 'b1', qty: 1 }, { name: 'b2', qty: 2 }, { name: 'b3', qty: 7 });
    const preview = await edit({ ids, values: { qty: 7 }, check: true });
    expect(preview.result).toMatchObject({ total: 3, changed: 2, same: 1, refusedCount: 0 });
    expect(preview.result.fields).toMatchObject([{ key: 'qty', kinds: 3, to: 7 }]);
    expect(preview.result.set).toBeUndefined();
    expect(await read(ids[0])).toMatchObject({ qty: 1, version: 1 });
    const done = await edit({ ids, values: { qty: 7 } });
    expect(done.message).toBe('已修改 2 条，1 条本来就是');
    expect(await read(ids[1])).toMatchObject({ qty: 7, version: 2, name: 'b2' });
    expect(await read(ids[2])).toMatchObject({ qty: 7, version: 1 });
    const set = `${api}/changeSet/market_goods/${done.result.set}`;
    expect((await sample.call('GET', set)).result).toMatchObject({ kind: 'bulk', changed: 2, refused: 0 });
    expect((await sample.call('POST', `${set}/undo`)).result).toMatchObject({ done: 2, refusedCount: 0 });
    expect(await read(ids[0])).toMatchObject({ qty: 1 });
  });

  test('everything a query finds, and only that', async () => {
    const [one, two, other] = await add({ name: 'q-one' }, { name: 'q-two' }, { name: 'z-other' });
    const { result } = await edit({ matching: true, values: { qty: 40 } }, { name: 'q-*' });
    expect(result).toMatchObject({ total: 2, changed: 2 });
    expect([(await read(one)).qty, (await read(two)).qty, (await read(other)).qty]).toEqual([40, 40, null]);
    // Nothing chosen is not everything.
    expect((await edit({ values: { qty: 1 } })).status).toBe(400);
    expect((await edit({ ids: [], values: { qty: 1 } })).status).toBe(400);
    expect((await edit({ ids: [one], matching: true, values: { qty: 1 } })).status).toBe(400);
    expect(await read(one)).toMatchObject({ qty: 40 });
  });

  test('each row is asked by its rules; those refused stay, with why, and are kept with the set', async () => {
    const ids = await add({ name: 'r1', sku: 'BULK' }, { name: 'r2', sku: 'BULK-2' });
    const { result } = await edit({ ids: [...ids, 'nobody'], values: { sku: 'BULK', qty: 3 } });
    expect(result).toMatchObject({ total: 3, changed: 1, refusedCount: 2 });
    expect(result.refused).toEqual([
      { id: 'nobody', name: 'nobody', message: '这条记录已经不在了' },
      { id: ids[1], name: 'r2', message: 'SKU不能重复' },
    ]);
    expect(await read(ids[0])).toMatchObject({ sku: 'BULK', qty: 3 });
    expect(await read(ids[1])).toMatchObject({ sku: 'BULK-2', qty: null, version: 1 });
    const told = (await sample.call('GET', `${api}/changeSet/market_goods/${result.set}`)).result;
    expect(told).toMatchObject({ refused: 1, refusals: [{ id: ids[1], name: 'r2' }] });
    const wrong = await edit({ ids, values: { qty: 'many' } });
    expect(wrong.code).not.toBe(200);
  });

  test('the right to edit; nothing hidden, kept by the server or another tenant is reached', async () => {
    const [id] = await add({ name: 's1', price: 5 });
    expect((await edit({ ids: [id], values: { qty: 9 } }, {}, 'caiwu')).code).toBe(403);
    const hidden = await edit({ ids: [id], values: { price: 9 } }, {}, 'yunying');
    expect(hidden.code).not.toBe(200);
    for (const key of ['id', 'version', 'createBy', 'tenantId', 'nothing'])
      expect((await edit({ ids: [id], values: { [key]: 'x' } })).code).not.toBe(200);
    expect((await edit({ ids: [id], values: { qty: 9 } }, {}, 'other')).result?.changed ?? 0).toBe(0);
    expect(await read(id)).toMatchObject({ price: 5, qty: null, version: 1 });
  });
});
