import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn, dayRange } from '../../engine/queries/periods.ts';
import { allRows } from '../db/Database.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { reportShape } from './reportShape.ts';

const databases = await openTestDatabases();

const column = (key: string, type = 'inputNumber') => ({ key, title: key, type, statistics: ['sum'] });

const grouped = {
  title: '分组表头',
  sql: ['select name, count(*) as n, sum(qty) as qty, sum(price) as cost from market_goods group by 1'],
  columns: [
    { key: 'name', title: '名称', type: 'normal' },
    { ...column('n'), groupTitle: '计数' },
    { ...column('cost'), groupTitle: '合计/钱' },
    { ...column('qty'), groupTitle: '计数' },
  ],
};

const groups = {
  title: '小计',
  sql: [
    'select state, name, sku, qty, price, case when qty > 3 then 1 else 0 end as big from market_goods',
    'where name <> ${except}',
  ],
  params: [{ key: 'except', title: '除', type: 'input', required: true, defaultValue: '无' }],
  columns: [
    { key: 'state', title: '状态', type: 'select', dictCode: 'goods_state' },
    { key: 'name', title: '名称', type: 'normal' },
    { key: 'sku', title: 'SKU', type: 'normal' },
    { ...column('qty'), drill: { to: 'market/sales', with: { shop: '{name}' } } },
    column('big'),
    { key: 'price', title: '比率', type: 'inputNumber', total: 'sum(row.big) / count()' },
  ],
  groupBy: ['state', 'name'],
  query: [{ key: 'qty', mode: 'group' }],
};

/** Of the pears nobody says in what money they are. */
const moneys = {
  title: '币种',
  sql: [
    "select state, price, case name when '苹果' then 'USD' when '梨' then null else 'EUR' end as money, qty from market_goods",
  ],
  columns: [
    { key: 'state', title: '状态', type: 'select', dictCode: 'goods_state' },
    { key: 'money', title: '币种', type: 'normal' },
    { ...column('price'), currency: 'money' },
    { key: 'qty', title: '大件', type: 'inputNumber', currency: 'money', total: 'sum(row.qty, row.price < 3)' },
  ],
  groupBy: ['state', 'money'],
  query: [{ key: 'money' }, { key: 'qty', mode: 'group' }],
};

const acrossMoneys = {
  title: '币种交叉',
  sql: moneys.sql,
  columns: moneys.columns,
  query: moneys.query,
  pivot: { rows: ['money'], columns: ['state'], measures: ['price'] },
};

const cross = {
  title: '交叉',
  sql: ['select state, name, qty, price, case when qty > 3 then 1 else 0 end as big from market_goods'],
  columns: [
    { key: 'state', title: '状态', type: 'select', dictCode: 'goods_state' },
    { key: 'name', title: '名称', type: 'normal' },
    { key: 'qty', title: '数量段', type: 'inputNumber', precision: 0, bucket: [3, 9] },
    { key: 'big', title: '比率', type: 'inputNumber', total: 'sum(row.big) / count()' },
    { ...column('price'), restricted: true },
  ],
  pivot: { rows: ['state'], columns: ['qty'], measures: ['big', 'price'] },
  query: ['qty'],
};

const stretches = { ...cross, title: '分段', pivot: undefined, groupBy: ['qty'] };

/** More rows than are read beside a first page. */
const long = {
  title: '长报表',
  sql: ['select g.sku, n, n % 7 as part from market_goods g cross join generate_series(1, 400) as n'],
  columns: [{ key: 'sku', title: 'SKU', type: 'normal' }, column('n'), column('part')],
  query: ['part'],
};

/** Says what its parameters are bound to. */
const asked = {
  title: '参数',
  sql: ['select ${daysFrom} as first, ${daysTo} as last, ${since} as since, ${who} as who, ${word} as word'],
  params: [
    { key: 'days', title: '日期', type: 'period', required: true, defaultValue: 'last7' },
    { key: 'since', title: '起', type: 'date', defaultValue: 'yesterday' },
    { key: 'who', title: '谁', type: 'input', defaultValue: '#{sysUserCode}' },
    { key: 'word', title: '词', type: 'input' },
  ],
  columns: [
    ...['first', 'last', 'since'].map((key) => ({ key, title: key, type: 'date' })),
    ...['who', 'word'].map((key) => ({ key, title: key, type: 'normal' })),
  ],
};

describe.each(databases)('what reports say besides rows, on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), {
      'screens/market/grouped.report.json': grouped,
      'screens/market/asked.report.json': asked,
      'screens/market/long.report.json': long,
      'screens/market/groups.report.json': groups,
      'screens/market/cross.report.json': cross,
      'screens/market/stretches.report.json': stretches,
      'screens/market/moneys.report.json': moneys,
      'screens/market/across-moneys.report.json': acrossMoneys,
    });
    const rows = [
      { name: '苹果', sku: 'a-1', qty: 3, price: 2.5, madeOn: '2025-01-01' },
      { name: '苹果', sku: 'a-2', qty: 4, price: 3.5, madeOn: '2025-02-01' },
      { name: '梨', sku: 'a-3', qty: 10, price: 1, madeOn: '2025-03-01' },
      { name: '=桃', sku: 'a-4', qty: 1, price: 9, madeOn: '1999-01-01', state: '2' },
    ];
    for (const body of rows) await sample.call('POST', '/online/cgform/api/form/market_goods', { body });
  });
  afterAll(async () => {
    await sample.close();
  });

  const get = (path: string, query: Record<string, string> = {}, more: Call = {}) =>
    sample.call('GET', `/online/cgreport/api/${path}`, { query, ...more });

  test('periods and days go by their names; an emptied default is none', async () => {
    const bound = async (query: Record<string, string> = {}) =>
      (await get('getData/market_asked', query, { as: 'caiwu' })).result.records[0];
    const today = dayIn('Asia/Shanghai', sample.server.context.clock().getTime());
    const [yesterday, week] = [dayRange('yesterday', today), dayRange('last7', today)];
    const usual = { first: week?.from, last: today, since: yesterday?.from, who: 'caiwu', word: null };
    expect(await bound()).toEqual(usual);
    expect(await bound({ self_days: '', self_since: '', self_who: '' })).toEqual(usual);
    expect(await bound({ _emptied: 'days,since,who' })).toEqual({ ...usual, since: null, who: null });
    const year = { first: '2025-01-01', last: '2025-12-31' };
    expect(await bound({ self_days: '2025-01-01,2025-12-31', self_word: 'today' })).toMatchObject({
      ...year,
      word: 'today',
    });
    expect(await bound({ self_days_begin: '2025-01-01', self_days_end: '2025-12-31' })).toMatchObject(year);
    expect(await bound({ self_days_end: '2025-12-31' })).toMatchObject({ first: null, last: '2025-12-31' });
    for (const wrong of ['last8', '2025-02-30,', "2025-01-01' or '1'='1,"])
      expect(await get('getData/market_asked', { self_days: wrong })).toMatchObject({
        status: 400,
        message: '参数错误',
      });
    const items = (await get('getQueryInfo/market_asked')).result;
    expect(items.slice(0, 3)).toMatchObject([
      { field: 'self_days', view: 'date', mode: 'group', defValue: '' },
      { field: 'self_since', mode: 'single', defValue: yesterday?.from },
      { field: 'self_who', defValue: 'admin' },
    ]);
  });

  test('a long report is evaluated once for page, number and figures', async () => {
    const page = async (query: Record<string, string>) => {
      sample.texts.length = 0;
      const asked = { column: 'n', order: 'desc', pageSize: '10', ...query };
      const { result } = await get('getData/market_long', asked);
      expect(sample.texts.filter((text) => text.includes('generate_series'))).toHaveLength(1);
      return result;
    };
    const whole = { total: 1600, totals: { n: 4 * 80_200 } };
    const second = await page({ pageNo: '2' });
    expect(second).toMatchObject(whole);
    expect(second.records.map(({ n }: { n: number }) => n)).toEqual([
      398,
      398,
      ...Array(4).fill(397),
      ...Array(4).fill(396),
    ]);
    expect(Object.keys(second.records[0])).toEqual(['sku', 'n', 'part']);
    expect(await page({ pageNo: '160' })).toMatchObject({ ...whole, records: Array(10).fill({}) });
    expect(await page({ pageNo: '500' })).toMatchObject({ ...whole, records: [] });
    expect(await page({ part: '-1' })).toMatchObject({ total: 0, totals: { n: 0 }, records: [] });
  });

  test('columns that share a heading stand together, with it, on the wire and in the file', async () => {
    const { result } = await get('getColumnsAndData/market_grouped');
    expect(result.isGroupTitle).toBe('1');
    const headings = result.columns.map(({ dataIndex, groupTitle }: Record<string, string>) => [dataIndex, groupTitle]);
    expect(headings).toEqual([
      ['name', undefined],
      ['n', '计数'],
      ['qty', '计数'],
      ['cost', '合计/钱'],
    ]);
    const [head] = (await get('exportCsv/market_grouped')).text.slice(1).split('\r\n');
    expect(head).toBe('"名称","计数/n","计数/qty","合计/钱/cost"');
  });

  test('groups have sub-totals, whole where they end, of ratios by sums', async () => {
    const page = async (query: Record<string, string> = {}, as = 'admin') =>
      (await get('getData/market_groups', query, { as })).result;
    const bySku = { column: 'sku', order: 'asc' };
    const all = await page({ column: 'qty', order: 'desc' });
    const skus = ({ records }: { records: { sku: string }[] }) => records.map(({ sku }) => sku);
    expect(skus(all)).toEqual(['a-3', 'a-2', 'a-1', 'a-4']);
    expect(Object.keys(all.records[0])).toEqual(['state', 'name', 'sku', 'qty', 'big', 'price']);
    expect(all.totals).toEqual({ qty: 18, big: 2, price: 0.5 });
    expect(all.pageTotals).toBeUndefined();
    const third = expect.closeTo(2 / 3, 12);
    expect(all.subtotals).toEqual([
      { after: 0, level: 1, figures: { qty: 10, big: 1, price: 1 } },
      { after: 2, level: 1, figures: { qty: 7, big: 1, price: 0.5 } },
      { after: 2, level: 0, figures: { qty: 17, big: 2, price: third } },
      { after: 3, level: 1, figures: { qty: 1, big: 0, price: 0 } },
      { after: 3, level: 0, figures: { qty: 1, big: 0, price: 0 } },
    ]);
    // A group that goes on has none; one that ends has its own whole, whatever page it began on.
    const parts = [await page({ pageSize: '2', ...bySku }), await page({ pageSize: '2', pageNo: '2', ...bySku })];
    expect(
      parts.map(({ subtotals }) =>
        subtotals.map(({ after, level }: { after: number; level: number }) => [after, level]),
      ),
    ).toEqual([
      [[0, 1]],
      [
        [0, 1],
        [0, 0],
        [1, 1],
        [1, 0],
      ],
    ]);
    expect(parts[1].subtotals[1].figures).toEqual({ qty: 17, big: 2, price: third });
    expect(parts[0]).toMatchObject({ totals: { qty: 18 }, pageTotals: { qty: 13, big: 1, price: 0.5 } });
    const lines = (await get('exportCsv/market_groups', bySku)).text.slice(1).trim().split('\r\n');
    expect(lines.map((line: string) => line.split(',').slice(0, 4).join())).toEqual([
      '"状态","名称","SKU","qty"',
      '"在售","梨","a-3",10',
      ',"梨 小计",,10',
      '"在售","苹果","a-1",3',
      '"在售","苹果","a-2",4',
      ',"苹果 小计",,7',
      '"在售 小计",,,17',
      `"停售","'=桃","a-4",1`,
      `,"'=桃 小计",,1`,
      '"停售 小计",,,1',
      '"合计",,,18',
    ]);
    // Of many rows the database says the same.
    const fill = `insert into market_goods (id, name, sku, qty, price, state)
      select 'much-' || n, '多', 'm-' || lpad(n::text, 4, '0'), 4, 1, '1' from generate_series(1, 600) n`;
    await sample.db.withTenant(allRows('1000'), (session) => session.query(fill));
    const late = [await page({ pageSize: '30', pageNo: '20' }), await page({ pageSize: '30', pageNo: '21' })];
    expect(late.map(({ total }) => total)).toEqual([604, 604]);
    const ends = late.flatMap(({ subtotals }) => subtotals);
    expect(ends).toContainEqual({ after: expect.any(Number), level: 1, figures: { qty: 2400, big: 600, price: 1 } });
    expect(ends.filter(({ level }) => level === 0).map(({ figures }) => figures.qty)).toEqual([2417, 1]);
    await sample.db.query("delete from market_goods where id like 'much-%'");
  });

  test('amounts of several currencies are not added, in whichever total', async () => {
    const page = async (query: Record<string, string> = {}) => (await get('getData/market_moneys', query)).result;
    const all = await page();
    expect(all.totals).toEqual({ price: null, qty: null });
    expect(
      all.subtotals.map(({ level, figures }: { level: number; figures: object }) => ({ level, ...figures })),
    ).toEqual([
      { level: 1, price: 6, qty: 3 },
      { level: 1, price: 1, qty: 10 },
      { level: 0, price: null, qty: null },
      { level: 1, price: 9, qty: 0 },
      { level: 0, price: 9, qty: 0 },
    ]);
    expect((await page({ pageSize: '2' })).pageTotals).toEqual({ price: 6, qty: 3 });
    expect((await page({ pageSize: '3' })).pageTotals).toEqual({ price: null, qty: null });
    // Rows that are not counted are of no matter.
    expect((await page({ qty_begin: '1', qty_end: '3' })).totals).toEqual({ price: null, qty: 3 });
    expect((await page({ money: 'USD' })).totals).toEqual({ price: 6, qty: 3 });
    const lines = (await get('exportCsv/market_moneys')).text.slice(1).trim().split('\r\n');
    expect(lines.at(-1)).toBe('"合计",,,');
    const across = (await get('getData/market_across_moneys')).result;
    expect(across.totals).toEqual({ all_price: null, p0_price: null, p1_price: 9 });
    const ask = { figure: 'price', place: 'total' };
    expect((await get('getFigure/market_moneys', ask)).text).toContain('不止一种货币时不相加');
  });

  test('A035: no figure tells of a column that is not seen, and nothing is grouped by it', () => {
    const report = sample.compiled.reports.get('market/groups');
    if (!report) throw new Error('no report');
    const seen = (...hidden: string[]) => {
      const { figures, groupBy } = reportShape(report, new Set(hidden));
      return [[...figures.keys()], groupBy];
    };
    expect(seen()).toEqual([
      ['qty', 'big', 'price'],
      ['state', 'name'],
    ]);
    // The ratio is made of what is hidden.
    expect(seen('big')).toEqual([['qty'], ['state', 'name']]);
    expect(seen('state')).toEqual([['qty', 'big', 'price'], []]);
    expect(seen('name')).toEqual([['qty', 'big', 'price'], ['state']]);
  });

  test('numbers by stretches are codes that sort, group and filter', async () => {
    const { result } = await get('getColumnsAndData/market_stretches', { column: 'qty', order: 'desc' });
    expect(result.dictOptions.qty.map(({ text }: { text: string }) => text)).toEqual(['0–3', '4–9', '>9']);
    expect(result.data.records.map(({ qty }: { qty: string }) => qty)).toEqual(['2', '1', '0', '0']);
    expect(result.data.subtotals.map(({ figures }: { figures: { price: number } }) => figures.price)).toEqual([
      1, 3.5, 11.5,
    ]);
    const some = (await get('getData/market_stretches', { qty: '0' })).result;
    expect(some).toMatchObject({ total: 2, totals: { price: 11.5 } });
  });

  test('a cross table has totals of its own, and a file as it is seen', async () => {
    const { result } = await get('getData/market_cross');
    expect(result).toEqual({
      records: [
        {
          state: '1',
          all_big: expect.closeTo(2 / 3),
          all_price: 7,
          p0_big: 0,
          p0_price: 2.5,
          p1_big: 1,
          p1_price: 3.5,
          p2_big: 1,
          p2_price: 1,
        },
        { state: '2', all_big: 0, all_price: 9, p0_big: 0, p0_price: 9 },
      ],
      total: 2,
      size: 10,
      current: 1,
      pages: 1,
      totals: {
        all_big: 0.5,
        all_price: 16,
        p0_big: 0,
        p0_price: 11.5,
        p1_big: 1,
        p1_price: 3.5,
        p2_big: 1,
        p2_price: 1,
      },
      pivot: {
        across: [
          { place: 'p0', value: '0' },
          { place: 'p1', value: '1' },
          { place: 'p2', value: '2' },
        ],
      },
    });
    const filtered = (await get('getData/market_cross', { qty: '1', column: 'state', order: 'desc' })).result;
    expect(filtered).toMatchObject({ total: 1, totals: { all_price: 3.5 }, pivot: { across: [{ value: '1' }] } });
    const second = (await get('getData/market_cross', { pageSize: '1', pageNo: '2' })).result;
    expect(second).toMatchObject({ total: 2, records: [{ state: '2' }], totals: { all_price: 16 } });
    const lines = (await get('exportCsv/market_cross')).text.slice(1).trim().split('\r\n');
    expect(lines[0]).toBe(
      '"状态","0–3/比率","0–3/price","4–9/比率","4–9/price",">9/比率",">9/price","合计/比率","合计/price"',
    );
    expect(lines.slice(1).map((line: string) => line.split(',')[8])).toEqual(['7', '9', '16']);
  });

  test('A035: a cross table has nothing of a column that is not seen', async () => {
    const { rights } = sample.server.context;
    const known = rights.hiddenColumns;
    try {
      rights.hiddenColumns = () => new Set(['price', 'qty']);
      const { result, text } = await get('getData/market_cross');
      expect(result).toMatchObject({ records: [{ state: '1' }, { state: '2', all_big: 0 }], pivot: { across: [] } });
      expect(text + (await get('exportCsv/market_cross')).text).not.toMatch(/price|数量段|p0_/);
    } finally {
      rights.hiddenColumns = known;
    }
  });

  test('a value leads nowhere for whom the page is shut, or where it would tell what is not seen', async () => {
    const { rights } = sample.server.context;
    const { canOpen, hiddenInPlan } = rights;
    const drill = async () => {
      const { result } = await sample.call('GET', '/config/plans/market/groups');
      return result.columns.find(({ key }: { key: string }) => key === 'qty').drill;
    };
    try {
      expect(await drill()).toEqual({ to: 'market/sales', with: { shop: '{name}' } });
      rights.canOpen = (actor, id) => id !== 'market/sales' && canOpen(actor, id);
      expect(await drill()).toBeUndefined();
      rights.canOpen = canOpen;
      rights.hiddenInPlan = () => new Set(['name']);
      expect(await drill()).toBeUndefined();
    } finally {
      Object.assign(rights, { canOpen, hiddenInPlan });
    }
  });
});
