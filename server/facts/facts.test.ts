import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyModels } from '../screens/applyModels.ts';
import { sampleScreens, sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { freshen, freshenAll, stretchesOf } from './freshen.ts';

const API = '/online/cgform/api';

const made = {
  'screens/market/goods-days.report.json': {
    title: '商品逐日',
    sql: [
      'select g.made_on as day, g.state, r.name as rate_name, sum(g.qty * r.weight) as weight, count(*) as goods',
      "from market_goods g join market_rate r on r.name = 'base'",
      'where g.made_on is not null',
      '  and (${daysFrom} is null or g.made_on >= ${daysFrom}) and (${daysTo} is null or g.made_on <= ${daysTo})',
      'group by 1, 2, 3',
    ],
    params: [{ key: 'days', title: '日期', type: 'period' }],
    columns: [
      { key: 'day', title: '日期', type: 'date' },
      ...['state', 'rateName'].map((key) => ({ key, title: key, type: 'normal' })),
      ...['weight', 'goods'].map((key) => ({ key, title: key, type: 'inputNumber', precision: 0 })),
    ],
  },
  'screens/market/goods-day.model.json': {
    title: '商品逐日',
    facts: {
      report: 'market/goods-days',
      period: 'days',
      day: 'day',
      dates: [{ model: 'market/goods', field: 'madeOn' }],
    },
    fields: [
      { key: 'day', title: '日期', type: 'date' },
      ...['state', 'rateName'].map((key) => ({ key, title: key, type: 'input' })),
      ...['weight', 'goods'].map((key) => ({ key, title: key, type: 'inputNumber', precision: 0 })),
    ],
  },
  'screens/market/rate.model.json': {
    title: '系数',
    fields: [
      { key: 'name', title: '名称', type: 'input' },
      { key: 'weight', title: '系数', type: 'inputNumber', precision: 0 },
    ],
  },
  'screens/market/rate.screen.json': { title: '系数', type: 'list', model: 'market/rate' },
  'screens/market/goods-day.screen.json': {
    title: '商品逐日',
    type: 'list',
    model: 'market/goods-day',
    toolbar: ['export'],
    rowActions: ['detail'],
  },
};

interface Fact {
  id: string;
  day: string;
  state: string;
  weight: number;
  goods: number;
}

test('days as few stretches', () => {
  expect(stretchesOf([])).toEqual([]);
  expect(stretchesOf(['2026-01-05', '2026-01-01', '2026-03-01'])).toEqual([
    { from: '2026-01-01', to: '2026-01-05' },
    { from: '2026-03-01', to: '2026-03-01' },
  ]);
  expect(stretchesOf(['2026-01-05', null])).toEqual([undefined]);
});

describe.each(await openTestDatabases())('tables that are worked out, on $kind', ({ open }) => {
  let sample: SampleServer;
  let rate = '';
  const ids: string[] = [];
  let random = 11;
  const below = (most: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((random / 2_147_483_648) * most);
  };
  const day = () => `2026-0${1 + below(3)}-${String(1 + below(28)).padStart(2, '0')}`;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), made);
    rate = (await sample.call('POST', `${API}/form/market_rate`, { body: { name: 'base', weight: 2 } })).result;
  });
  afterAll(() => sample.close());

  const facts = async (): Promise<Fact[]> =>
    (await sample.call('GET', `${API}/getData/market_goods_day`, { query: { pageSize: '-521' } })).result.records;
  const asked = async (): Promise<Omit<Fact, 'id'>[]> =>
    (await sample.call('GET', '/online/cgreport/api/getData/market_goods_days', { query: { pageSize: '-521' } })).result
      .records;
  const told = (rows: readonly Omit<Fact, 'id'>[]) =>
    rows.map(({ day: of, state, weight, goods }) => `${of} ${state} ${weight} ${goods}`).toSorted();
  let added = 0;
  const add = async (madeOn: string) => {
    added += 1;
    const body = { name: `商品${added}`, sku: `f-${added}`, qty: below(9) + 1, madeOn };
    const { success, message, result } = await sample.call('POST', `${API}/form/market_goods`, { body });
    expect(success, message).toBe(true);
    ids.push(result);
  };
  const edit = async (id: string, change: object) => {
    const { result: row } = await sample.call('GET', `${API}/form/market_goods/${id}`);
    const body = { ...row, ...change };
    expect(await sample.call('PUT', `${API}/form/market_goods`, { body })).toMatchObject({ success: true });
  };

  test('after any change they are what their report gives', { timeout: 240_000 }, async () => {
    for (let round = 0; round < 40; round++) {
      for (let change = below(4); change >= 0; change--) {
        const [kind, at] = [below(10), below(ids.length || 1)];
        const id = ids[at];
        if (id === undefined || kind < 5) await add(day());
        else if (kind < 8)
          await edit(id, kind === 5 ? { madeOn: day() } : { qty: below(50), state: String(1 + below(2)) });
        else await sample.call('DELETE', `${API}/form/market_goods/${ids.splice(at, 1)[0]}`);
      }
      expect(told(await facts())).toEqual(told(await asked()));
    }
    expect((await facts()).length).toBeGreaterThan(10);
  });

  test('a change is one of its days alone, one of a source without a day of all', async () => {
    await add('2026-05-05');
    const before = await facts();
    await add('2026-05-05');
    const after = await facts();
    const kept = before.filter(({ id }) => after.some((row) => row.id === id));
    expect(kept).toEqual(before.filter(({ day: of }) => of !== '2026-05-05'));
    const { result: row } = await sample.call('GET', `${API}/form/market_rate/${rate}`);
    await sample.call('PUT', `${API}/form/market_rate`, { body: { ...row, weight: 3 } });
    const heavier = await facts();
    expect(told(heavier)).toEqual(told(after.map((each) => ({ ...each, weight: (each.weight / 2) * 3 }))));
  });

  test('readers at once find the same, and nobody works it out twice', async () => {
    await add('2026-05-06');
    const all = await Promise.all(Array.from({ length: 6 }, facts));
    for (const rows of all) expect(rows).toEqual(all[0]);
  });

  test('nobody writes them, whatever the right', async () => {
    const [row] = await facts();
    const body = { ...row, goods: 99 };
    for (const [method, url] of [
      ['POST', `${API}/form/market_goods_day`],
      ['PUT', `${API}/form/market_goods_day`],
      ['DELETE', `${API}/form/market_goods_day/${row?.id}`],
    ] as const)
      expect(await sample.call(method, url, method === 'DELETE' ? {} : { body })).toMatchObject({ status: 403 });
    expect(told(await facts())).toEqual(told(await asked()));
  });

  test('what the sources hold can break the report: whoever reads is told, the rest goes on, and it heals', async () => {
    const { 'screens/market/goods-days.report.json': report, ...others } = made;
    const sql = report.sql.map((line) => line.replace('sum(g.qty * r.weight)', 'sum(100 / (g.qty - 13))'));
    const compiled = await sampleScreens({ ...others, 'screens/market/goods-days.report.json': { ...report, sql } });
    expect(await applyModels(sample.db, compiled)).toEqual([]);
    const parts = { ...sample.server.context, compiled: () => compiled };
    await add('2026-05-08');
    const breaking = ids.at(-1) ?? '';
    await edit(breaking, { qty: 13 });
    await expect(freshen(parts, '1000', ['market_goods_day'])).rejects.toThrow(
      '“商品逐日”没有算出来，请联系管理员；原因在服务器日志里',
    );
    await freshenAll(parts);
    await edit(breaking, { qty: 14 });
    await freshen(parts, '1000', ['market_goods_day']);
    await applyModels(sample.db, sample.compiled);
    await freshenAll(sample.server.context);
    expect(told(await facts())).toEqual(told(await asked()));
  });

  test('where tables cannot follow, they are worked out as before', async () => {
    const doubles = ['double', 'double'].map((name) =>
      sample.call('POST', `${API}/form/market_rate`, { body: { name, weight: 1 } }),
    );
    const rates = await Promise.all(doubles);
    await facts();
    const { facts: _facts, ...plain } = made['screens/market/goods-day.model.json'];
    const { 'screens/market/goods-day.screen.json': _screen, ...rest } = made;
    const [name, ...others] = made['screens/market/rate.model.json'].fields;
    const unique = { title: '系数', fields: [{ ...name, store: { unique: true } }, ...others] };
    const next = { 'screens/market/goods-day.model.json': plain, 'screens/market/rate.model.json': unique };
    const problems = await applyModels(sample.db, await sampleScreens({ ...rest, ...next }));
    expect(problems).toMatchObject([{ code: 'table-refused' }]);
    await add('2026-05-09');
    expect(told(await facts())).toEqual(told(await asked()));
    for (const { result } of rates) await sample.call('DELETE', `${API}/form/market_rate/${result}`);
  });

  test('another report behind them, and they are worked out anew; without facts nothing is noted', async () => {
    const rows = async (sql: string) => (await sample.db.query<{ n: number }>(sql)).rows[0]?.n;
    const changes = 'SELECT count(*)::int AS n FROM sys_fact_change';
    await facts();
    expect(await applyModels(sample.db, await sampleScreens(made))).toEqual([]);
    expect(await rows(changes)).toBe(0);
    const { 'screens/market/goods-days.report.json': report, ...others } = made;
    const other = { ...report, sql: report.sql.map((line) => line.replace('count(*)', 'count(*) + 1')) };
    await applyModels(sample.db, await sampleScreens({ ...others, 'screens/market/goods-days.report.json': other }));
    expect(await rows(changes)).toBeGreaterThan(0);
    const parts = { ...sample.server.context, compiled: () => sample.compiled };
    await freshenAll(parts);
    const { facts: _facts, ...plain } = made['screens/market/goods-day.model.json'];
    const { 'screens/market/goods-day.screen.json': _screen, ...rest } = made;
    await applyModels(sample.db, await sampleScreens({ ...rest, 'screens/market/goods-day.model.json': plain }));
    await add('2026-05-07');
    expect(await rows(changes)).toBe(0);
  });
});
