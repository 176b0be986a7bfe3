import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Step {
  version: number;
  act: string;
  by: string;
  via: string;
  changes: { key: string; title: string; from: unknown; to: unknown; fromText?: string; toText?: string }[];
}

describe.each(databases)('history of records on $kind', ({ open }) => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Call = {}) =>
    sample.call(method, `${api}/${path}`, more);
  const add = async (body: Record<string, unknown>, code = 'market_goods') =>
    String((await call('POST', `form/${code}`, { body })).result);
  const read = async (id: string, code = 'market_goods') => (await call('GET', `form/${code}/${id}`)).result;
  const history = (id: string, { as = 'admin', code = 'market_goods', pageSize = '100', pageNo = '1' } = {}) =>
    call('GET', `history/${code}/${id}`, { as, query: { pageSize, pageNo } });
  const steps = async (id: string, more = {}): Promise<Step[]> => (await history(id, more)).result.records;

  test('after a thousand random edits the history replayed is what is kept', async () => {
    const random = createRandom(7);
    const ids = await Promise.all(Array.from({ length: 10 }, (_, at) => add({ name: `货${at}`, qty: at })));
    const values: Record<string, () => unknown> = {
      name: () => `货${random(1e6)}`,
      qty: () => (random(5) === 0 ? null : random(1000)),
      price: () => random(100_000) / 100,
      weight: () => random(1000) / 1000,
      state: () => ['1', '2', null][random(3)],
      levels: () => ['s', 's,m', 'm,xl', null][random(4)],
      madeOn: () => `2026-01-${String(1 + random(28)).padStart(2, '0')}`,
      remark: () => '长'.repeat(random(30)) || null,
    };
    const keys = Object.keys(values);
    const truth = new Map<string, Record<string, unknown>>();
    for (let round = 0; round < 100; round += 1) {
      const rows = await Promise.all(ids.map((id) => read(id)));
      const changed = rows.map(({ id, version }) => {
        const touched = keys.filter(() => random(3) === 0);
        return { id, version, ...Object.fromEntries(touched.map((key) => [key, values[key]?.()])) };
      });
      const saved = await call('PUT', 'saveAll/market_goods', { body: { changed } });
      expect(saved.code).toBe(200);
    }
    for (const id of ids) truth.set(id, await read(id));
    const fields = [...keys, 'load', 'sku', 'source'];
    for (const [id, row] of truth) {
      const first = await steps(id);
      const rest = await steps(id, { pageNo: '2' });
      const replayed: Record<string, unknown> = {};
      for (const { changes } of [...first, ...rest].toReversed()) {
        for (const { key, from, to } of changes) {
          expect(replayed[key] ?? null).toEqual(from);
          replayed[key] = to;
        }
      }
      for (const key of fields) expect(replayed[key] ?? null, key).toEqual(row[key] ?? null);
    }
  });

  test('who, when, through what, and what of it: an edit, a sub-table’s row, an end', async () => {
    const id = await add({ billNo: 'H-1', market_bill_line: [{ sku: 'a', qty: 1 }] }, 'market_bill');
    const bill = await read(id, 'market_bill');
    const [line] = (await call('GET', 'getData/market_bill_line', { query: { billId: id } })).result.records;
    const body = { id, version: bill.version, buyer: '王', market_bill_line: [{ ...line, qty: 5 }] };
    expect((await call('PUT', 'form/market_bill', { body })).code).toBe(200);
    const [edit, start] = await steps(id, { code: 'market_bill' });
    expect(start).toMatchObject({ act: 'add', version: 1, by: 'admin', via: `POST ${api}/form/market_bill` });
    expect(edit).toMatchObject({ act: 'edit', version: 2, byName: '管理员', time: '2026-11-20 10:00:00' });
    expect(edit?.changes).toEqual([{ key: 'buyer', title: '收货人', from: null, to: '王' }]);
    const [lineEdit] = await steps(line.id, { code: 'market_bill_line' });
    expect(lineEdit?.changes).toContainEqual(expect.objectContaining({ key: 'qty', from: 1, to: 5 }));
    expect((await call('DELETE', `form/market_bill/${id}`)).code).toBe(200);
    expect((await steps(id, { code: 'market_bill' }))[0]).toMatchObject({ act: 'delete', version: 3 });
    const [gone] = await steps(line.id, { code: 'market_bill_line' });
    expect(gone).toMatchObject({ act: 'delete' });
    expect(gone?.changes).toContainEqual(expect.objectContaining({ key: 'sku', from: 'a', to: null }));
  });

  test('secrets are never kept, long texts by their beginning', async () => {
    const account = await add({ name: '账号', password: 'geheim-1234' }, 'market_account');
    const kept = await read(account, 'market_account');
    const body = { id: account, version: kept.version, password: 'geheim-5678', intro: `<p>${'长'.repeat(3000)}</p>` };
    expect((await call('PUT', 'form/market_account', { body })).code).toBe(200);
    const answer = await history(account, { code: 'market_account' });
    expect(answer.text).not.toMatch(/geheim|password/);
    expect(answer.text.length).toBeLessThan(12_000);
    const { rows } = await sample.db.query<{ text: string }>('SELECT changes::text AS text FROM sys_record_history');
    expect(rows.map(({ text }) => text).join()).not.toMatch(/geheim/);
  });

  test('who may not know a column does not learn it here; others learn nothing', async () => {
    const id = await add({ name: '限', price: 731 });
    expect((await history(id)).text).toContain('731');
    const seen = await history(id, { as: 'yunying' });
    expect(seen.code).toBe(200);
    expect(seen.text).not.toMatch(/731|price|进价/);
    expect((await history(id, { as: 'other' })).result.records).toEqual([]);
    expect((await history(id, { code: 'sys_user', as: 'yunying' })).code).toBe(403);
    expect((await history("x' or 1=1")).status).toBe(400);
  });

  test('a version is restored as a new change: with the right, by the rules, against what others saved', async () => {
    const id = await add({ name: '一', qty: 1, price: 5 });
    const edit = async (body: Record<string, unknown>) =>
      call('PUT', 'form/market_goods', { body: { id, version: (await read(id)).version, ...body } });
    await edit({ name: '二', qty: 2 });
    await edit({ name: '三', price: 6 });
    const restore = (body: Record<string, unknown>, as = 'admin') =>
      call('PUT', 'history/market_goods', { as, body: { id, version: 3, to: 1, ...body } });
    expect((await restore({}, 'caiwu')).code).toBe(403);
    expect((await restore({}, 'other')).code).not.toBe(200);
    expect((await restore({ version: 2 })).code).toBe(409);
    for (const body of [{ to: 3 }, { to: '1' }, { to: 0 }]) expect((await restore(body)).status).toBe(400);
    expect((await restore({})).result).toMatchObject({ name: '一', qty: 1, price: 5, version: 4 });
    expect((await steps(id))[0]).toMatchObject({ act: 'edit', version: 4 });
    expect(await restore({ version: 4, to: 3 })).toMatchObject({ code: 200, result: { name: '三', price: 6 } });
    // Who may not know the price leaves it as it is.
    expect((await restore({ version: 5, to: 1 }, 'yunying')).code).toBe(200);
    expect(await read(id)).toMatchObject({ name: '一', price: 6 });
  });

  test('the data log of the family tells whole versions, and two of one record beside each other', async () => {
    const id = await add({ name: '甲', qty: 1, price: 731 });
    await call('PUT', 'form/market_goods', { body: { id, version: 1, name: '乙' } });
    const query = { dataTable: 'market_goods', dataId: id };
    const log = (path: string, more: Record<string, string>, as = 'admin') =>
      sample.call('GET', `/sys/dataLog/${path}`, { as, query: more });
    const [second, first] = (await log('queryDataVerList', query)).result;
    expect([first.dataVersion, second.dataVersion]).toEqual([1, 2]);
    expect(JSON.parse(first.dataContent)).toMatchObject({ name: '甲', qty: 1 });
    const two = await log('queryCompareList', { dataTable: 'market_goods', dataId1: first.id, dataId2: second.id });
    expect(two.result.map(({ dataContent }: { dataContent: string }) => JSON.parse(dataContent).name)).toEqual([
      '甲',
      '乙',
    ]);
    const shown = (version: { shown: { key: string; text: string }[] }) =>
      version.shown.map(({ key, text }) => `${key}=${text}`);
    expect(two.result.map(shown)).toEqual([
      expect.arrayContaining(['name=甲', 'qty=1', 'price=731']),
      expect.arrayContaining(['name=乙', 'qty=1', 'price=731']),
    ]);
    expect(
      (await log('queryCompareList', { dataTable: 'market_goods', dataId1: first.id, dataId2: second.id }, 'yunying'))
        .text,
    ).not.toContain('731');
    expect(
      (await log('queryCompareList', { dataTable: 'market_goods', dataId1: first.id, dataId2: second.id }, 'other'))
        .code,
    ).toBe(404);
    expect((await log('list', { ...query, dataTable: 'sys_user' }, 'yunying')).code).toBe(403);
    expect((await log('list', { dataTable: 'sys_session', dataId: '1' })).code).toBe(403);
    const [other] = (await log('queryDataVerList', { ...query, dataId: await add({ name: '丙' }) })).result;
    expect(
      (await log('queryCompareList', { dataTable: 'market_goods', dataId1: first.id, dataId2: other.id })).code,
    ).toBe(500);
  });

  test('a save of 1,000 rows asks little more of the database with its history than without', async () => {
    const model = [...sample.compiled.models.values()].find(({ code }) => code === 'market_goods');
    if (!model) throw new Error('no goods');
    const statements = async (): Promise<number> => {
      const added = Array.from({ length: 1000 }, (_, at) => ({ name: `千${at}`, qty: at, remark: '备注'.repeat(10) }));
      const before = sample.texts.length;
      expect((await call('PUT', 'saveAll/market_goods', { body: { added } })).code).toBe(200);
      // What jobs and sessions ask meanwhile is not the save's.
      const own = /\b(?:market_goods|sys_record_history|sys_change_set)\b/;
      return sample.texts.slice(before).filter((text) => own.test(text)).length;
    };
    model.history = false;
    const without = await statements();
    delete model.history;
    expect((await statements()) - without).toBeLessThanOrEqual(2);
  });
});
