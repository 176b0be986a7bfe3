import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPorts } from '../../recordPorts.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { shapeOf } from '../shape.ts';
import { importRows } from '../transfer/importRows.ts';
import { openChangeSet } from './ChangeSet.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

type Body = Record<string, unknown>;

interface Refusal {
  id: string;
  name: string;
  message: string;
  by?: string;
  changes?: { key: string; from: unknown; to: unknown }[];
}

describe.each(databases)('change sets on $kind', ({ open }) => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Call = {}) =>
    sample.call(method, `${api}/${path}`, more);
  const save = async (body: Body, code = 'market_goods', as = 'admin') =>
    (await call('PUT', `saveAll/${code}`, { body, as })).result;
  const rowsOf = async (code: string, query: Record<string, string> = {}): Promise<Body[]> =>
    (await call('GET', `getData/${code}`, { query: { pageSize: '-521', ...query } })).result.records;
  const read = async (id: unknown, code = 'market_goods') => (await call('GET', `form/${code}/${id}`)).result;
  const undo = (set: string, code = 'market_goods', as = 'admin') =>
    call('POST', `changeSet/${code}/${set}/undo`, { as });
  const check = (set: string, code = 'market_goods') => call('GET', `changeSet/${code}/${set}/undo`);
  const remove = async (ids: string, code = 'market_goods') => {
    const answer = await call('DELETE', `form/${code}/${ids}`);
    return String(answer.headers['x-change-set'] ?? '');
  };
  /** Who writes many rows under one set, as an import does. */
  const importing = () => {
    const model = sample.compiled.models.get('market/goods');
    if (!model) throw new Error('no goods');
    const { context } = sample.server;
    const target = {
      context,
      shape: shapeOf(model, new Set()),
      ports: recordPorts,
      dictionary: () => undefined,
      actor: { username: 'admin', realname: '管理员', roles: [], orgCode: '', tenant: '1000', rows: 'all' as const },
    };
    return {
      ...target,
      set: openChangeSet(target, { kind: 'import', title: '导入 商品.csv', screen: 'market_goods' }),
    };
  };
  const told = async (set: string, code = 'market_goods', as = 'admin') =>
    (await call('GET', `changeSet/${code}/${set}`, { as, query: { pageSize: '100' } })).result;

  test('ten thousand rows go again but for fifty that were changed since', { timeout: 120_000 }, async () => {
    const bystander = await save({ added: [{ name: '旁' }] });
    const writer = importing();
    // Two transactions under one name are one set.
    for (const part of [0, 1]) {
      const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `万${part}-${at}`, sku: `W${part}-${at}` }));
      expect(await importRows(sample.db, writer, rows, 'all')).toEqual({
        inserted: 5_000,
        updated: 0,
        same: 0,
        errors: [],
      });
    }
    const set = writer.set?.id ?? '';
    expect(await told(set)).toMatchObject({ kind: 'import', title: '导入 商品.csv', added: 10_000 });
    const ids = (await rowsOf('market_goods')).filter((row) => row.name !== '旁').map((row) => String(row.id));
    expect(ids).toHaveLength(10_000);
    const changed = ids.filter((_, at) => at % 200 === 7).map((each) => ({ id: each, version: 1, qty: 9 }));
    expect(changed).toHaveLength(50);
    await save({ changed });
    const dry = (await check(set)).result;
    expect(dry).toMatchObject({ done: 9_950, refusedCount: 50 });
    expect(await rowsOf('market_goods', { name: '旁' })).toHaveLength(1);
    const done = await undo(set);
    expect(done.message).toBe('已撤销 9950 条，50 条没有撤销');
    expect(done.result).toMatchObject({ done: 9_950, refusedCount: 50 });
    const [first] = done.result.refused as Refusal[];
    expect(first).toMatchObject({ message: '后来被修改', by: '管理员', changes: [{ key: 'qty', from: null, to: 9 }] });
    expect(first?.name).toMatch(/^万/);
    const left = await rowsOf('market_goods');
    const expected = [...changed.map((each) => each.id), bystander.added?.[0]?.id].sort();
    expect(left.map((row) => row.id).sort()).toEqual(expected);
  });

  test('FA18 ten thousand rows with 300 mistakes: 201, just those told, the others in, and gone again by one undo', {
    timeout: 120_000,
  }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      name: `批${at}`,
      sku: `B${at}`,
      qty: at % 100 < 3 ? '多' : 1,
    }));
    const post = (more: Body) => call('POST', 'importRows/market_goods', { body: { rows, file: '到货.csv', ...more } });
    const before = (await rowsOf('market_goods')).length;
    expect((await post({ mode: 'check' })).result).toMatchObject({ successCount: 9_700, errorCount: 300 });
    expect((await post({ mode: 'all' })).result).not.toHaveProperty('set');
    expect(await rowsOf('market_goods')).toHaveLength(before);
    const { code, message, result } = await post({ mode: 'good' });
    expect({ code, message }).toEqual({ code: 201, message: '导入成功,但是有错误数据!' });
    expect(result).toMatchObject({ totalCount: 10_000, successCount: 9_700, errorCount: 300 });
    const wrong = rows.flatMap(({ qty }, at) => (qty === 1 ? [] : [at + 1]));
    expect(result.errors.map((each: Body) => each.row)).toEqual(wrong);
    expect(result.errors[0]).toMatchObject({ key: 'qty', message: expect.stringContaining('数') });
    expect(await told(result.set)).toMatchObject({ kind: 'import', title: '导入 到货.csv', added: 9_700 });
    expect((await undo(result.set)).message).toBe('已撤销 9700 条');
    expect(await rowsOf('market_goods')).toHaveLength(before);
  });

  test('an import is named after its rows where no file is told, and by nothing that is no name', async () => {
    const post = (file?: unknown) =>
      call('POST', 'importRows/market_goods', {
        body: { rows: [{ name: '无名' }], ...(file === undefined ? {} : { file }) },
      });
    expect(await told((await post()).result.set)).toMatchObject({ kind: 'import', title: '导入 1 条商品', added: 1 });
    for (const file of ['a\0b', '\ud800', 'x'.repeat(151), 7]) expect(await post(file)).toMatchObject({ status: 400 });
  });

  test('who, when, how many; and what became of each', async () => {
    const saved = await save({ added: [{ name: '甲' }, { name: '乙', qty: 2 }] });
    const [one] = saved.added;
    const second = await save({ changed: [{ id: one.id, version: 1, qty: 5 }], removed: [saved.added[1]] });
    expect(await told(second.set)).toMatchObject({
      kind: 'save',
      title: '保存 2 条商品',
      by: 'admin',
      byName: '管理员',
      time: '2026-11-20 10:00:00',
      added: 0,
      changed: 1,
      removed: 1,
      mayUndo: true,
      total: 2,
    });
    const { records } = await told(second.set);
    expect(records.map((each: Body) => [each.name, each.act])).toEqual([
      ['甲', 'edit'],
      ['乙', 'delete'],
    ]);
    const list = (await call('GET', 'changeSets/market_goods', { query: { pageSize: '1' } })).result;
    expect(list.records[0]).toMatchObject({ id: second.set, code: 'market_goods' });
    const own = (await call('GET', 'changeSets', { query: { pageSize: '1' } })).result;
    expect(own.records[0]).toMatchObject({ id: second.set, modelTitle: '商品' });
  });

  test('one row alone is no set, one removal is', async () => {
    expect((await save({ added: [{ name: '独' }] })).set).toBeUndefined();
    const [row] = await rowsOf('market_goods', { name: '独' });
    const set = await remove(String(row?.id));
    expect((await undo(set)).result).toMatchObject({ done: 1, refusedCount: 0 });
    expect(await read(row?.id)).toMatchObject({ name: '独', version: 3, createBy: 'admin' });
  });

  test('edits, additions and removals of one save go back together, and the undo too', async () => {
    const { added } = await save({
      added: [
        { name: 'u1', sku: 'U1' },
        { name: 'u2', sku: 'U2', price: 3.5, levels: 's,m' },
      ],
    });
    const [one, two] = added;
    // The removed row's SKU passes to a new one, the edited row's to nobody.
    const saved = await save({
      changed: [{ id: one.id, version: 1, sku: 'U1-b', qty: 7 }],
      removed: [two],
      added: [{ name: 'u3', sku: 'U2' }],
    });
    const back = await undo(saved.set);
    expect(back.result).toMatchObject({ done: 3, refusedCount: 0 });
    expect(await read(one.id)).toMatchObject({ sku: 'U1', qty: null, version: 3 });
    expect(await read(two.id)).toMatchObject({ name: 'u2', sku: 'U2', price: 3.5, levels: 's,m', version: 3 });
    expect(await rowsOf('market_goods', { name: 'u3' })).toEqual([]);
    expect((await told(saved.set)).undoneBy).toBe(back.result.set);
    expect((await undo(saved.set)).result).toMatchObject({ done: 0, refusedCount: 3 });
    expect((await undo(saved.set)).result.refused[0].message).toBe('已经撤销过');
    const again = await undo(back.result.set);
    expect(again.result).toMatchObject({ done: 3, refusedCount: 0 });
    expect(await read(one.id)).toMatchObject({ sku: 'U1-b', qty: 7 });
    expect((await rowsOf('market_goods', { sku: 'U2' })).map((row) => row.name)).toEqual(['u3']);
    expect((await told(saved.set)).undoneBy).toBeUndefined();
  });

  test('what a rule of today forbids stays, told by its words', async () => {
    const { added } = await save({
      added: [
        { name: 'r1', sku: 'R1' },
        { name: 'r2', sku: 'R2' },
      ],
    });
    const set = await remove(added.map((row: Body) => row.id).join(','));
    await save({ added: [{ name: 'r3', sku: 'R1' }] });
    const { result } = await undo(set);
    expect(result).toMatchObject({ done: 1, refusedCount: 1 });
    expect(result.refused[0]).toMatchObject({
      name: 'r1',
      code: 'market_goods',
      message: '该值不可用，系统中已存在！',
    });
    expect(await read(added[1].id)).toMatchObject({ name: 'r2' });
  });

  test('a record comes back with its lines; one whose lines changed since does not go', async () => {
    const add = async (body: Body) => String((await call('POST', 'form/market_bill', { body })).result);
    const id = await add({
      billNo: 'S-1',
      market_bill_line: [
        { sku: 'a', qty: 1, price: 2 },
        { sku: 'b', qty: 2 },
      ],
    });
    const other = await add({ billNo: 'S-2', market_bill_line: [{ sku: 'a', qty: 1 }] });
    const before = await read(id, 'market_bill');
    const set = await remove(`${id},${other}`, 'market_bill');
    expect(await rowsOf('market_bill_line', { billId: id })).toEqual([]);
    const back = (await undo(set, 'market_bill')).result;
    expect(back).toMatchObject({ done: 2, refusedCount: 0 });
    const after = await read(id, 'market_bill');
    const lines = (bill: Body) =>
      (bill.market_bill_line as Body[]).map(({ id: line, sku, qty, amount }) => ({ line, sku, qty, amount }));
    expect(lines(after)).toEqual(lines(before));
    const [line] = await rowsOf('market_bill_line', { billId: other });
    await save({ changed: [{ id: line?.id, version: line?.version, qty: 8 }] }, 'market_bill_line');
    const taken = (await undo(back.set, 'market_bill')).result;
    expect(taken).toMatchObject({ done: 1 });
    expect(taken.refused).toContainEqual(expect.objectContaining({ id: other, message: '它的明细后来有变化' }));
    expect(await rowsOf('market_bill_line', { billId: other })).toMatchObject([{ qty: 8 }]);
    expect(await rowsOf('market_bill_line', { billId: id })).toEqual([]);
  });

  test('a branch of a tree comes back in its place', async () => {
    const add = async (body: Body) => String((await call('POST', 'form/market_kind', { body })).result);
    const top = await add({ name: '顶' });
    const middle = await add({ name: '中', pid: top });
    const low = await add({ name: '低', pid: middle });
    // Its id is older than its parent's.
    expect((await call('PUT', 'form/market_kind', { body: { id: middle, version: 1, pid: '' } })).code).toBe(200);
    const late = await add({ name: '晚', pid: top });
    await call('PUT', 'form/market_kind', {
      body: { id: middle, version: (await read(middle, 'market_kind')).version, pid: late },
    });
    const set = await remove(top, 'market_kind');
    expect(await rowsOf('market_kind')).toEqual([]);
    expect((await undo(set, 'market_kind')).result).toMatchObject({ done: 4, refusedCount: 0 });
    const rows = new Map((await rowsOf('market_kind')).map((row) => [row.id, row]));
    expect([rows.get(low)?.pid, rows.get(middle)?.pid, rows.get(late)?.pid]).toEqual([middle, late, top]);
    expect([rows.get(top)?.hasChild, rows.get(low)?.hasChild]).toEqual(['1', '0']);
  });

  test('the rights the change needed; hidden columns stay hidden; others learn nothing', async () => {
    const { added, set } = await save({ added: [{ name: 'p1', price: 731.73 }, { name: 'p2' }] });
    const priced = await save({ changed: added.map((row: Body) => ({ id: row.id, version: 1, price: 732.73 })) });
    expect(JSON.stringify(await told(priced.set))).toContain('732.73');
    const seen = await call('GET', `changeSet/market_goods/${priced.set}`, { as: 'yunying' });
    expect(seen.code).toBe(200);
    expect(seen.text).not.toMatch(/73[12]\.73|price|进价/);
    const refused = await undo(set, 'market_goods', 'yunying');
    expect(refused.text).not.toMatch(/73[12]\.73|price|进价/);
    const hidden = await undo(priced.set, 'market_goods', 'yunying');
    expect(hidden.result).toMatchObject({ done: 0, refusedCount: 2 });
    expect(hidden.result.refused[0].message).toBe('其中有您无权修改的列');
    expect((await undo(priced.set, 'market_goods', 'caiwu')).code).toBe(403);
    expect((await undo(priced.set, 'market_goods', 'other')).code).not.toBe(200);
    expect((await undo(priced.set, 'market_bill')).code).toBe(404);
    expect((await call('GET', 'changeSets/sys_user', { as: 'yunying' })).code).toBe(403);
    expect((await call('GET', 'changeSets', { as: 'other' })).result.records).toEqual([]);
    expect((await undo("x' or 1=1")).status).toBe(400);
    expect((await undo(priced.set)).result).toMatchObject({ done: 2 });
    expect(await read(added[0].id)).toMatchObject({ price: 731.73 });
  });
});
