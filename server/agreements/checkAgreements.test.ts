import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../engine/compile/compile.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { allRows, type Database } from '../db/Database.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';
import { builder, run } from '../db/sql.ts';
import { loadCompilePorts } from '../screens/compilePorts.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { checkAgreements } from './checkAgreements.ts';

const TENANT = '1000';
const columns = [
  { key: 'sku', title: 'SKU', type: 'input' },
  { key: 'day', title: '日期', type: 'date' },
  { key: 'currency', title: '币种', type: 'input' },
];
const amount = { key: 'amount', title: '金额', type: 'inputNumber', precision: 2, currency: 'currency' };
const total = { key: 'amount', title: '金额合计', value: 'sum(row.amount)' };
const count = (key: string, title: string) => ({ key, title, type: 'inputNumber', precision: 0 });
const settled = { model: 'shop/settled', measure: 'amount' };

const sold = (agrees: object[]) => ({
  title: '销售',
  fields: [...columns, amount],
  measures: [total, { key: 'lines', title: '行数', value: 'count()' }],
  ...(agrees.length > 0 ? { agrees } : {}),
});
const FILES = {
  'shop/settled.model': { title: '结算', fields: [...columns, amount], measures: [total] },
  'shop/ledger.model': {
    title: '库存账',
    fields: [...columns, ...['opening', 'inbound', 'outbound', 'closing'].map((key) => count(key, key))],
    agrees: [
      {
        title: '期初＋入－出＝期末',
        rows: 'row.opening + row.inbound - row.outbound == row.closing',
        by: ['sku', 'day'],
        when: "row.sku != 'ignored'",
      },
    ],
  },
  'shop/months.report': {
    title: '月报',
    sql: [
      "select to_char(day, 'YYYY-MM') as month, currency, sum(amount) as amount, count(*) as lines",
      'from shop_sold where (${' + 'sku} is null or sku = ${' + 'sku}) group by 1, 2',
    ],
    params: [{ key: 'sku', title: 'SKU', type: 'input', defaultValue: 'nothing' }],
    columns: [
      { key: 'month', title: '月份', type: 'normal' },
      { key: 'currency', title: '币种', type: 'normal' },
      amount,
      { key: 'lines', title: '行数', type: 'inputNumber' },
    ],
    measures: [total, { key: 'lines', title: '行数', value: 'sum(row.lines)' }],
  },
};

async function compiled(agrees: object[]): Promise<Compiled> {
  const files = Object.entries({ ...FILES, 'shop/sold.model': sold(agrees) }).map(([name, value]) => {
    const $schema = `../../schemas/${name.split('.').at(-1)}.schema.json`;
    return { path: `screens/${name}.json`, text: JSON.stringify({ $schema, ...value }) };
  });
  const made = compile(files, await loadCompilePorts());
  return { ...made, problems: made.problems.filter(({ file }) => file.startsWith('screens/shop/')) };
}

const byDay = { title: '每天', measure: 'amount', by: ['sku', 'day', 'currency'], with: [settled] };
const byMonth = {
  title: '每月',
  measure: 'amount',
  by: ['day', 'currency'],
  grain: 'month',
  with: [settled, { report: 'shop/months', measure: 'amount', by: ['month', 'currency'], params: { sku: '' } }],
};

describe('what may be said to agree', () => {
  const codesOf = async (agreement: object): Promise<string[]> =>
    (await compiled([agreement])).problems.map(({ code }) => code);

  test('sound ones are linked, with their places', async () => {
    const { problems, agreements } = await compiled([byDay, byMonth]);
    expect(problems).toEqual([]);
    expect(agreements.map(({ title, pointer }) => [title, pointer])).toEqual([
      ['期初＋入－出＝期末', '/agrees/0'],
      ['每天', '/agrees/0'],
      ['每月', '/agrees/1'],
    ]);
  });

  test.each([
    ['a measure that is not there', { ...byDay, measure: 'amonut' }, 'unknown-reference'],
    ['a model that is not there', { ...byDay, with: [{ ...settled, model: 'shop/setled' }] }, 'unknown-reference'],
    ['a key that is not there', { ...byDay, by: ['sku', 'dya', 'currency'] }, 'unknown-reference'],
    ['fewer keys', { ...byDay, with: [{ ...settled, by: ['sku', 'day'] }] }, 'agree-keys'],
    ['keys of another kind', { ...byDay, with: [{ ...settled, by: ['day', 'sku', 'currency'] }] }, 'agree-keys'],
    ['a day and a month', { ...byMonth, grain: 'day' }, 'agree-keys'],
    ['a grain without a date', { ...byDay, by: ['sku', 'currency'], grain: 'month' }, 'agree-shape'],
    ['currencies added up', { ...byDay, by: ['sku', 'day'] }, 'agree-units'],
    ['money and pieces', { ...byDay, with: [{ measure: 'lines' }] }, 'agree-units'],
    ['one currency and any', { ...byDay, when: "row.currency == 'USD'" }, 'agree-units'],
    ['the very same figure', { ...byDay, with: [{ measure: 'amount' }] }, 'agree-shape'],
    ['rows and measure', { title: 't', rows: 'row.amount == 0', measure: 'amount' }, 'agree-shape'],
    ['rows that are no equation', { title: 't', rows: 'row.amount > 0' }, 'expression'],
    ['rows over a text', { title: 't', rows: 'row.amount == row.sku' }, 'expression'],
    ['a condition that is none', { ...byDay, when: 'row.amount' }, 'expression'],
    ['a parameter of a model', { ...byDay, params: { sku: 'a' } }, 'agree-params'],
    ['a unit that is said already', { ...byDay, unit: 'USD' }, 'agree-shape'],
    ['a tolerance without a reason', { ...byDay, tolerance: { upTo: 1 } }, 'missing-key'],
  ])('%s', async (_name, agreement, code) => {
    expect(new Set(await codesOf(agreement))).toEqual(new Set([code]));
  });
});

describe.each(await openTestDatabases())('figures that must agree on $kind', ({ open }) => {
  let db: Database;
  let declared: Compiled;
  let id = 0;

  const put = (table: string, rows: object[], tenant = TENANT) =>
    db.withTenant(allRows(tenant), async (session) => {
      const full = rows.map((row) => ({ id: String(id++), tenant_id: tenant, version: 1, ...row }));
      await run(session, builder.insertInto(table).values(full));
    });
  const sale = { sku: 'A-1', day: '2026-05-03', currency: 'USD', amount: 10 };
  const messages = async (agrees: object[]) => {
    const { agreements } = await compiled(agrees);
    const own = agreements.filter(({ file }) => file.endsWith('sold.model.json'));
    const asking = { today: '2026-06-01', username: '', orgCode: '' };
    return (await checkAgreements({ db, compiled: declared, asking, tenant: TENANT }, own)).map(
      ({ message }) => message,
    );
  };

  beforeAll(async () => {
    declared = await compiled([]);
    db = await open();
    await applySchema(db, await planSchema(db, [...declared.models.values()]), { confirm: false });
    await put('shop_sold', [sale, { ...sale, amount: 2.5 }, { ...sale, currency: 'EUR', day: '2026-05-31' }]);
    await put('shop_settled', [
      { ...sale, amount: 12.5 },
      { ...sale, currency: 'EUR', day: '2026-05-31' },
    ]);
    // Another tenant's rows are nobody's concern here.
    await put('shop_sold', [{ ...sale, amount: 999 }], '2000');
    await put('shop_ledger', [
      { sku: 'A-1', day: '2026-05-03', opening: 5, inbound: 3, outbound: 2, closing: 6 },
      { sku: 'A-2', day: '2026-05-03', opening: null, inbound: 3, outbound: 2, closing: null },
      { sku: 'ignored', day: '2026-05-03', opening: 1, inbound: 0, outbound: 0, closing: 0 },
    ]);
  });
  afterAll(() => db.close());

  test('nothing is told while they do, by day, by month and over a report', async () => {
    expect(await messages([byDay, byMonth])).toEqual([]);
  });

  test('a breach names key, day and both amounts, and what is on one side only is one', async () => {
    await put('shop_settled', [
      { ...sale, sku: 'B-7', amount: 0 },
      { ...sale, sku: 'B-8', day: '2026-05-09', amount: 0.1 },
    ]);
    expect(await messages([byDay])).toEqual([
      '“每天”不相等：SKU B-8，日期 2026-05-09，币种 USD，销售「金额合计」0，结算「金额合计」0.1，差 -0.1',
    ]);
    expect(await messages([byMonth])).toEqual([
      '“每月”不相等：日期 2026-05，币种 USD，销售「金额合计」12.5，结算「金额合计」12.6，差 -0.1',
    ]);
    const reason = { upTo: 0.1, because: '结算逐行四舍五入' };
    expect(await messages([{ ...byDay, tolerance: reason }])).toEqual([]);
    expect(await messages([{ ...byDay, tolerance: { ...reason, upTo: 0.09 } }])).toHaveLength(1);
  });

  test('rows that break an equality of their own are named; what is empty on both sides is no difference', async () => {
    const asking = { today: '2026-06-01', username: '', orgCode: '' };
    const looking = { db, compiled: declared, asking, tenant: TENANT };
    const ledger = declared.agreements.filter(({ file }) => file.endsWith('ledger.model.json'));
    expect(await checkAgreements(looking, ledger)).toEqual([]);
    await put('shop_ledger', [{ sku: 'A-3', day: '2026-05-04', opening: 5, inbound: 3, outbound: 2, closing: 7 }]);
    expect(await checkAgreements(looking, ledger)).toMatchObject([
      {
        code: 'figures-differ',
        file: 'screens/shop/ledger.model.json',
        message:
          '“期初＋入－出＝期末”不相等：SKU A-3，日期 2026-05-04，库存账的一行里 row.opening + row.inbound - row.outbound 是 6，row.closing 是 7，差 -1',
      },
    ]);
  });

  test('of many breaches the first ten are told, and how many more there are', async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...sale,
      sku: `C-${String(at).padStart(2, '0')}`,
      amount: 1,
    }));
    await put('shop_sold', many);
    const told = await messages([byDay]);
    expect(told).toHaveLength(11);
    expect(told.at(-1)).toBe('“每天”不相等：另有 5 组也不相等');
  });
});
