import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

interface Line {
  id: string;
  version: number;
  sku: string;
}

describe.each(databases)('sub-tables over HTTP on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(async () => {
    await sample.close();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Call = {}) =>
    sample.call(method, `${api}/${path}`, more);
  const add = async (body: Record<string, unknown>, as = 'admin'): Promise<string> => {
    const reply = await call('POST', 'form/market_bill', { body, as });
    if (!reply.success) throw new Error(reply.text);
    return reply.result;
  };
  const read = async (id: string, as = 'admin') => (await call('GET', `form/market_bill/${id}`, { as })).result;
  const put = (body: Record<string, unknown>, as = 'admin') => call('PUT', 'form/market_bill', { body, as });
  const count = async (table: string): Promise<number> => {
    const counted = await sample.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    return counted.rows[0]?.n ?? -1;
  };

  test('a row written by itself comes under a record that is there, and of the tenant', async () => {
    const bill = await add({ billNo: 'B-own' });
    const foreign = await add({ billNo: 'B-other' }, 'other');
    const gone = await add({ billNo: 'B-gone' });
    await call('DELETE', `form/market_bill/${gone}`);
    const problem = { key: 'billId', message: '所属的发货单不存在或已删除' };
    const line = await call('POST', 'form/market_bill_line', { body: { billId: bill, sku: 'own' } });
    expect(line).toMatchObject({ success: true });
    const before = await count('market_bill_line');
    for (const billId of ['404', foreign, gone]) {
      const added = await call('POST', 'form/market_bill_line', { body: { billId, sku: 'x' } });
      expect(added).toMatchObject({ success: false, result: [problem] });
      const moved = await call('PUT', 'form/market_bill_line', { body: { id: line.result, version: 1, billId } });
      expect(moved).toMatchObject({ success: false, result: [problem] });
      const batch = {
        added: [
          { billId: bill, sku: 'y' },
          { billId, sku: 'z' },
        ],
      };
      const saved = await call('PUT', 'saveAll/market_bill_line', { body: batch });
      expect(saved).toMatchObject({ success: false, result: [{ index: 1, part: 'added', ...problem }] });
      const rows = [{ billId, sku: 'w' }];
      const imported = await call('POST', 'importRows/market_bill_line', { body: { rows, mode: 'all' } });
      expect(imported.result).toMatchObject({ errors: [{ row: 1, ...problem }] });
    }
    expect(await count('market_bill_line')).toBe(before);
    const kept = await call('PUT', 'form/market_bill_line', { body: { id: line.result, version: 1, qty: 2 } });
    expect(kept).toMatchObject({ success: true });
    await call('DELETE', `form/market_bill/${bill}`);
  });

  test('a record comes with its rows in their order; rows are inserted, changed, removed and left alone', async () => {
    const id = await add({
      billNo: 'B-1',
      market_bill_line: [
        { sku: 'b', qty: 2, price: 1.5, orderNum: 2, billId: 'forged', id: 'forged', tenantId: '2000' },
        { sku: 'a', qty: 1, price: '3', orderNum: 1, createBy: 'forged' },
        { sku: 'c', qty: 5, orderNum: 3 },
      ],
      market_bill_note: [{ note: '易碎' }],
    });
    const first = await read(id);
    expect(first.market_bill_line.map((line: Line) => line.sku)).toEqual(['a', 'b', 'c']);
    expect(first.market_bill_line[1]).toMatchObject({ billId: id, version: 1, createBy: 'admin', amount: 3 });
    expect(first.market_bill_line[1].id).not.toBe('forged');
    expect(first.market_bill_note).toMatchObject([{ note: '易碎', billId: id }]);
    const [a, b] = first.market_bill_line as [Line, Line];
    const changed = await put({
      id,
      version: 1,
      market_bill_line: [
        { ...b, qty: 9, orderNum: 1, amount: 1e6 },
        { ...a, version: '1' },
        { sku: 'd', orderNum: 4 },
      ],
    });
    expect(changed.success).toBe(true);
    expect(changed.result).toMatchObject({ version: 2, billNo: 'B-1', market_bill_note: first.market_bill_note });
    const now = await read(id);
    expect(changed.result).toEqual(now);
    const lines = Object.fromEntries(now.market_bill_line.map((line: Line) => [line.sku, line]));
    expect(Object.keys(lines).sort()).toEqual(['a', 'b', 'd']);
    expect(lines.b).toMatchObject({ id: b.id, version: 2, qty: 9, amount: 13.5, updateBy: 'admin' });
    expect(lines.a).toMatchObject({ id: a.id, version: 1, updateBy: null });
    expect(lines.d).toMatchObject({ version: 1, billId: id });
    expect((await put({ id, version: 2, market_bill_line: [] })).result.market_bill_line).toEqual([]);
    const alone = await add({ billNo: 'B-2', market_bill_line: [{ sku: 'x' }], market_bill_note: [{ note: 'y' }] });
    const before = [await count('market_bill_line'), await count('market_bill_note')];
    expect(await call('DELETE', `form/market_bill/${alone}`)).toMatchObject({ success: true });
    const after = [await count('market_bill_line'), await count('market_bill_note')];
    expect(after).toEqual(before.map((each) => each - 1));
  });

  test('mistakes of all tables are told at once, each at its place, and nothing is kept', async () => {
    const before = await count('market_bill');
    const reply = await call('POST', 'form/market_bill', {
      body: {
        market_bill_line: [
          { sku: 'a', qty: 1 },
          { qty: 0, foo: 1, price: 'x' },
          { sku: 'a', qty: 2 },
        ],
        market_bill_note: [{ note: '好' }, { note: '' }],
      },
    });
    expect(reply).toMatchObject({ success: false, code: 400, message: '校验未通过' });
    expect(reply.result).toEqual([
      { key: 'billNo', message: '请输入单号' },
      { key: 'market_bill_line[0].sku', message: 'SKU不能重复' },
      { key: 'market_bill_line[1].foo', message: '未知字段：foo' },
      { key: 'market_bill_line[1].price', message: expect.stringContaining('单价') },
      { key: 'market_bill_line[1].sku', message: '请输入SKU' },
      { key: 'market_bill_line[1].qty', message: '不能小于1' },
      { key: 'market_bill_line[2].sku', message: 'SKU不能重复' },
      { key: 'market_bill_note[1].note', message: '请输入备注' },
    ]);
    expect(await count('market_bill')).toBe(before);
    for (const rows of [{}, 'x', [1], [null]]) {
      const body = { billNo: 'B-3', market_bill_line: rows };
      expect(await call('POST', 'form/market_bill', { body })).toMatchObject({ status: 400 });
    }
    const many = { billNo: 'B-3', market_bill_note: Array.from({ length: 2_001 }, () => ({ note: 'x' })) };
    expect(await call('POST', 'form/market_bill', { body: many })).toMatchObject({ code: 500, success: false });
  });

  test('two rows may exchange a unique value, a third may not take it', async () => {
    const id = await add({ billNo: 'B-swap', market_bill_note: ['1', '2'].map((n) => ({ note: n, serial: `s${n}` })) });
    const [one, two] = (await read(id)).market_bill_note;
    const swapped = await put({
      id,
      version: 1,
      market_bill_note: [
        { ...one, serial: 's2' },
        { ...two, serial: 's1' },
      ],
    });
    expect(swapped.result.market_bill_note).toMatchObject([{ serial: 's2' }, { serial: 's1' }]);
    const taken = await call('POST', 'form/market_bill', {
      body: { billNo: 'B-late', market_bill_note: [{ note: 'x' }, { note: 'y', serial: 's1' }] },
    });
    expect(taken.result).toEqual([{ key: 'market_bill_note[1].serial', message: '该值不可用，系统中已存在！' }]);
  });

  test('a row somebody else has changed is named', async () => {
    const id = await add({ billNo: 'B-race', market_bill_line: [{ sku: 'a' }, { sku: 'b' }] });
    const record = await read(id);
    const second = record.market_bill_line[1];
    await call('PUT', 'form/market_bill_line', { body: { id: second.id, version: 1, sku: 'theirs' } });
    const reply = await put(record);
    expect(reply).toMatchObject({ status: 200, code: 409, message: '数据已被他人修改' });
    const current = { sku: 'theirs', version: 2 };
    expect(reply.result.conflicts).toMatchObject([{ key: 'market_bill_line[1]', id: second.id, current }]);
    expect((await read(id)).version).toBe(1);
    const stale = await put({ ...record, version: 0 });
    expect(stale).toMatchObject({ code: 409, result: { id, version: 1 } });
    expect(stale.result.market_bill_line).toHaveLength(2);
  });

  test('A036 A074: rows of another record or tenant are not there, and nothing of the save stays', async () => {
    const mine = await add({ billNo: 'B-mine', market_bill_line: [{ sku: 'm' }] });
    const other = await add({ billNo: 'B-other', market_bill_line: [{ sku: 'o' }] });
    const theirs = await add({ billNo: 'B-mine', market_bill_line: [{ sku: 't' }] }, 'other');
    const foreign = [(await read(other)).market_bill_line[0], (await read(theirs, 'other')).market_bill_line[0]];
    for (const row of [...foreign, { id: 'nosuch', version: 1, sku: 'x' }]) {
      const reply = await put({ id: mine, version: 1, billNo: 'B-stolen', market_bill_line: [{ ...row, sku: 'x' }] });
      expect(reply).toMatchObject({ status: 200, code: 404, message: '未找到对应数据' });
    }
    expect(await read(mine)).toMatchObject({ billNo: 'B-mine', version: 1, market_bill_line: [{ sku: 'm' }] });
    expect(await read(other)).toMatchObject({ market_bill_line: [{ sku: 'o', version: 1 }] });
    expect(await read(theirs, 'other')).toMatchObject({ market_bill_line: [{ sku: 't', version: 1 }] });
    expect(await call('DELETE', `form/market_bill/${mine},${theirs}`)).toMatchObject({ code: 404 });
    expect(await read(mine)).toMatchObject({ market_bill_line: [{ sku: 'm' }] });
  });

  test('A035 A073: rows need the rights of their record; a hidden field stays hidden and stays as it was', async () => {
    const id = await add({ billNo: 'B-right', market_bill_line: [{ sku: 'a', secret: 7 }] });
    expect(await put({ id, version: 1, market_bill_line: [] }, 'caiwu')).toMatchObject({ status: 403, code: 403 });
    const seen = await read(id, 'yunying');
    expect(Object.keys(seen.market_bill_line[0])).not.toContain('secret');
    const tried = await put({ ...seen, market_bill_line: [{ ...seen.market_bill_line[0], secret: 1 }] }, 'yunying');
    expect(tried.result).toEqual([{ key: 'market_bill_line[0].secret', message: '未知字段：secret' }]);
    const saved = await put({ ...seen, market_bill_line: [{ ...seen.market_bill_line[0], qty: 3 }] }, 'yunying');
    expect(saved).toMatchObject({ success: true });
    expect((await read(id)).market_bill_line[0]).toMatchObject({ qty: 3, secret: 7, version: 2 });
    // The child's own routes are nobody's who holds no page on it.
    expect(await call('GET', 'getData/market_bill_line', { as: 'yunying' })).toMatchObject({ status: 403 });
    const plan = await sample.call('GET', '/config/plans/market/bill', { as: 'yunying' });
    expect(plan.text).not.toMatch(/secret|底价|"cost"/);
    const whole = await sample.call('GET', '/config/plans/market/bill');
    expect(whole.text).toMatch(/secret/);
    expect(plan.result.hash).not.toBe(whole.result.hash);
  });
});
