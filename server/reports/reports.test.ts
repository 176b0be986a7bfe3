import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../db/Database.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { describeReports } from './describe.ts';
import { reportShape } from './reportShape.ts';
import { selectReport } from './runReport.ts';

const databases = await openTestDatabases();

const column = (key: string, type = 'inputNumber') => ({ key, title: key, type, statistics: ['sum'] });

/** Shows a restricted field of goods in several ways, and once for a reason. */
const margin = {
  title: '毛利',
  sql: [
    'with all_goods as (select * from market_goods)',
    'select g.name, sum(g.price) as cost, max(g::text) as whole,',
    '  (select max(p.price) from market_goods p) as top, count(*) as n, avg(g.price) as mean',
    'from all_goods g group by g.name',
  ],
  columns: [
    { key: 'name', title: '名称', type: 'normal' },
    column('cost'),
    { key: 'whole', title: '整行', type: 'normal' },
    column('top'),
    column('n'),
    column('mean'),
  ],
  query: ['name', { key: 'cost', mode: 'group' }],
  allow: ['restricted-output mean：平均价可以公开'],
};

describe.each(databases)('reports over HTTP on $kind', ({ kind, open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables, deadline: 2_500 }), {
      'screens/market/margin.report.json': margin,
      'screens/market/margin.screen.json': { title: '毛利', type: 'report', report: 'market/margin' },
    });
    const rows = [
      { name: '苹果', sku: 'a-1', qty: 3, price: 2.5, madeOn: '2025-01-01' },
      { name: '苹果', sku: 'a-2', qty: 4, price: 3.5, madeOn: '2025-02-01' },
      { name: '梨', sku: 'a-3', qty: 10, price: 1, madeOn: '2025-03-01' },
      { name: '=桃', sku: 'a-4', qty: 1, price: 9, madeOn: '1999-01-01', state: '2' },
    ];
    for (const body of rows) await sample.call('POST', '/online/cgform/api/form/market_goods', { body });
    await sample.call('POST', '/online/cgform/api/form/market_goods', { body: { name: '别家', qty: 99 }, as: 'other' });
  });
  afterAll(async () => {
    await sample.close();
  });

  const get = (path: string, query: Record<string, string> = {}, more: Call = {}) =>
    sample.call('GET', `/online/cgreport/api/${path}`, { query, ...more });
  const data = async (query: Record<string, string> = {}, as = 'admin') =>
    (await get('getData/market_sales', query, { as })).result;

  test('rows, defaults of parameters, totals over the whole result', async () => {
    expect(await data({ column: 'qtyTotal', order: 'desc' })).toEqual({
      records: [
        { name: '梨', state: '1', qtyTotal: 10, topPrice: 1, firstMade: '2025-03-01' },
        { name: '苹果', state: '1', qtyTotal: 7, topPrice: 3.5, firstMade: '2025-01-01' },
      ],
      total: 2,
      size: 10,
      current: 1,
      pages: 1,
      totals: { qtyTotal: 17, topPrice: 4.5 },
    });
    const early = await data({ self_since: '1990-01-01', column: 'name', order: 'asc', pageSize: '1', pageNo: '2' });
    expect(early).toMatchObject({ total: 3, pages: 3, totals: { qtyTotal: 18 } });
    expect(early.records).toHaveLength(1);
  });

  test('a report of few rows is evaluated once for page, number and sums; one of many stays exact', async () => {
    sample.texts.length = 0;
    await data({ pageSize: '1', pageNo: '2', self_since: '1990-01-01' });
    expect(sample.texts.filter((sql) => sql.includes('sum(qty) as qty_total'))).toHaveLength(1);
    const fill = `insert into market_goods (id, name, qty, price, made_on)
      select 'many-' || n, 'many ' || n, 1, 0.1, '2025-01-01' from generate_series(1, 600) n`;
    await sample.db.withTenant(allRows('1000'), (session) => session.query(fill));
    const many = { name: 'many *', pageSize: '7', pageNo: '50', column: 'name', order: 'asc' };
    expect(await data(many)).toMatchObject({ total: 600, pages: 86, totals: { qtyTotal: 600, topPrice: 60 } });
    const some = await data({ ...many, name: 'many 1*', pageNo: '2' });
    // 1, 10 to 19, 100 to 199: tenths added without a binary fraction's tail.
    expect(some).toMatchObject({ total: 111, pages: 16, totals: { qtyTotal: 111, topPrice: 11.1 } });
    expect(some.records).toHaveLength(7);
    await sample.db.query("delete from market_goods where id like 'many-%'");
  });

  test('filters on output columns, and only on those declared', async () => {
    const names = async (query: Record<string, string>) =>
      (await data(query)).records.map((row: { name: string }) => row.name);
    expect(await names({ name: '*果*' })).toEqual(['苹果']);
    expect(await names({ qtyTotal_begin: '8' })).toEqual(['梨']);
    expect(await names({ qtyTotal: '7' })).toEqual(['苹果']);
    expect(await names({ self_shop: '苹果' })).toEqual(['梨']);
    expect(await names({ state: 'nosuch' })).toHaveLength(2);
    expect(await data({ qtyTotal_end: '8' })).toMatchObject({ total: 1, totals: { qtyTotal: 7 } });
    const rows = [{ field: 'qtyTotal', rule: 'ge', val: '8' }];
    expect(await names({ superQueryParams: JSON.stringify(rows) })).toEqual(['梨']);
  });

  test('A042 A044: a parameter is data', async () => {
    for (const text of [
      "1' union select username,password from sys_user--",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what is sent
      '${7*7}',
      '{{7*7}}',
      "<#assign x='freemarker.template.utility.Execute'?new()>",
      "'; drop table market_goods; --",
    ]) {
      expect((await data({ self_shop: text })).total).toBe(2);
      expect((await data({ name: text })).total).toBe(0);
    }
  });

  test('a parameter of another kind, or outside its list, is refused; a required one must be there', async () => {
    expect(await get('getData/market_sales', { self_since: 'x' })).toMatchObject({ status: 400, message: '参数错误' });
    expect(await get('getData/market_must', { self_who: '梨', self_state: '9' })).toMatchObject({ status: 400 });
    expect(await get('getData/market_must')).toMatchObject({ status: 200, code: 500, message: '请填写「名称」' });
    expect((await get('getData/market_must', { self_who: '梨' })).result.records).toEqual([{ name: '梨' }]);
    expect((await get('getData/market_must', { self_who: '=桃', self_state: '2' })).result.total).toBe(1);
  });

  test('A021 A022 A100: sorts and pages', async () => {
    for (const query of [
      { column: '(select 1)', order: 'asc' },
      { column: 'name', order: 'asc,(case when (select 1)=1 then id else name end)' },
      { column: 'qty_total', order: 'asc' },
    ]) {
      expect(await get('getData/market_sales', query)).toMatchObject({ status: 400, code: 400, result: null });
    }
    expect(await data({ pageSize: '1000000000', pageNo: '-1' })).toMatchObject({ size: 1000, current: 1 });
    expect(await data({ pageNo: '999999999' })).toMatchObject({ records: [], total: 2 });
  });

  test('A035: a column the actor may not know cannot be asked for', async () => {
    const compiled = sample.compiled;
    const report = compiled.reports.get('market/sales');
    if (!report) throw new Error('no report');
    const shape = reportShape(report, new Set(['topPrice']));
    const filter = { op: 'and' as const, filters: [] };
    const { sql } = selectReport(shape, { values: [null, null, null], filter, sort: [] }, { limit: 1, offset: 0 });
    expect(sql.slice(0, sql.indexOf('from'))).not.toContain('top_price');
    const { rights } = sample.server.context;
    const known = rights.hiddenColumns;
    rights.hiddenColumns = () => new Set(['topPrice']);
    try {
      const { records, totals } = await data();
      expect(Object.keys(records[0])).not.toContain('topPrice');
      expect(totals).toEqual({ qtyTotal: 17 });
      for (const query of [
        { topPrice_begin: '1' },
        { column: 'topPrice', order: 'asc' },
        { superQueryParams: JSON.stringify([{ field: 'topPrice', rule: 'ge', val: '1' }]) },
      ] as Record<string, string>[]) {
        expect(await get('getData/market_sales', query)).toMatchObject({ status: 400 });
      }
      const seen = (await get('getRpColumns/market_sales')).text + (await get('getQueryInfo/market_sales')).text;
      expect(seen + (await get('exportCsv/market_sales')).text).not.toMatch(/topPrice|最高进价/);
    } finally {
      rights.hiddenColumns = known;
    }
  });

  test('A035: what is made of a restricted field is seen by whoever may see the field', async () => {
    expect(sample.compiled.exceptions).toMatchObject([
      { file: 'screens/market/margin.report.json', text: 'restricted-output mean：平均价可以公开' },
    ]);
    const margins = (query: Record<string, string> = {}) => get('getData/market_margin', query, { as: 'caiwu' });
    const all = (await margins()).result;
    expect(Object.keys(all.records[0])).toEqual(['name', 'cost', 'whole', 'top', 'n', 'mean']);
    expect(Object.keys(all.totals)).toEqual(['cost', 'top', 'n', 'mean']);
    await sample.db.query("delete from sys_role_grant where code = 'market:goods:price'");
    await sample.db.query('update sys_user set rights_version = rights_version + 1');
    const { result } = await margins();
    expect(Object.keys(result.records[0])).toEqual(['name', 'n', 'mean']);
    expect(Object.keys(result.totals)).toEqual(['n', 'mean']);
    for (const query of [{ cost_begin: '1' }, { column: 'cost', order: 'asc' }] as Record<string, string>[])
      expect(await margins(query)).toMatchObject({ status: 400 });
    const paths = ['getRpColumns', 'getQueryInfo', 'getColumnsAndData', 'exportCsv'];
    for (const path of paths) {
      const { status, text } = await get(`${path}/market_margin`, {}, { as: 'caiwu' });
      expect(status).toBe(200);
      expect(text).not.toMatch(/cost|whole|"top/);
    }
    const plan = await sample.call('GET', '/config/plans/market/margin', { as: 'caiwu' });
    expect(plan.result.columns.map(({ key }: { key: string }) => key)).toEqual(['name', 'n', 'mean']);
    expect(plan.result.query.map(({ key }: { key: string }) => key)).toEqual(['name']);
  });

  test('A045 A046: an unknown report is not there, one without a grant tells nothing', async () => {
    for (const code of ['..%2F..%2Fx', "1'%20or%20'1'='1", 'nosuch']) {
      expect(await get(`getData/${code}`)).toMatchObject({ status: 200, code: 404, message: '未找到对应数据' });
    }
    for (const name of ['getRpColumns', 'getQueryInfo', 'getData', 'getColumnsAndData', 'exportCsv']) {
      const reply = await get(`${name}/market_sales`, {}, { as: 'yunying' });
      expect(reply).toMatchObject({ status: 403, code: 403, result: null });
      expect(reply.text).not.toMatch(/select|2000-01-01|market_goods|topPrice/);
    }
    expect((await data({}, 'caiwu')).total).toBe(2);
    expect((await data({}, 'other')).total).toBe(0);
    expect(await data({ self_since: '' }, 'other')).toMatchObject({ total: 0, totals: { qtyTotal: 0 } });
  });

  test('columns and query items', async () => {
    const { result } = await get('getColumnsAndData/market_sales');
    expect(result).toMatchObject({ cgRpConfigId: 'market_sales', isGroupTitle: '0', data: { total: 2 } });
    expect(result.columns.map((column: { dataIndex: string }) => column.dataIndex)).toEqual([
      'name',
      'state',
      'qtyTotal',
      'topPrice',
      'firstMade',
    ]);
    expect(result.columns[2]).toMatchObject({ isTotal: '1', sorter: true });
    expect(result.dictOptions.state).toHaveLength(2);
    const items = (await get('getQueryInfo/market_sales')).result;
    expect(items.map((item: { field: string; mode: string }) => [item.field, item.mode])).toEqual([
      ['self_shop', 'single'],
      ['self_since', 'single'],
      ['name', 'like'],
      ['qtyTotal', 'group'],
      ['topPrice', 'group'],
    ]);
  });

  test('A091: the exported file', async () => {
    const reply = await get('exportCsv/market_sales', { self_since: '1990-01-01', column: 'qtyTotal', order: 'asc' });
    expect(reply.headers).toMatchObject({ 'x-row-count': '3' });
    expect(reply.text.slice(1).split('\r\n')).toEqual([
      '"名称","状态","数量","最高进价","最早生产"',
      `"'=桃","停售",1,9,"1999-01-01"`,
      '"苹果","在售",7,3.5,"2025-01-01"',
      '"梨","在售",10,1,"2025-03-01"',
      '',
    ]);
  });

  test('the database judges the SQL and names the place', async () => {
    const report = sample.compiled.reports.get('market/must');
    if (!report) throw new Error('no report');
    const text = 'select name\nfrom market_goods\nwhere nmae = 1';
    const lines = [1, 2, 3].map((line) => ({ line: line + 10, column: 5 }));
    const origin = { file: 'screens/a.sql', text, lines, replaced: [] };
    const broken = { ...report, sql: text, bindings: [], sqlOrigin: origin };
    const reports = new Map([...sample.compiled.reports, ['market/broken', broken] as const]);
    expect(await describeReports(sample.db, { ...sample.compiled, reports })).toMatchObject([
      { code: 'sql-database', file: 'screens/a.sql', line: 13, column: 11, suggestion: 'name' },
    ]);
    expect(await describeReports(sample.db, sample.compiled)).toEqual([]);
  });

  // The embedded database has one connection only; there the deadline ends it (next test).
  const cancellable = kind === 'postgres';
  if (cancellable)
    test('FA14: a report nobody waits for is stopped', async () => {
      const { app } = sample.server;
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      const { 'x-access-token': token } = await sample.server.signIn();
      const call = httpRequest(`${address}/online/cgreport/api/getData/market_slow`, {
        headers: { 'x-access-token': token },
      });
      call.on('error', () => undefined);
      call.end();
      const busy = async () =>
        (
          await sample.db.query(
            "select 1 as found from pg_stat_activity where state = 'active' and query like '%generate_series(1, 100000) b%' and pid <> pg_backend_pid()",
          )
        ).rows.length;
      await expect.poll(busy).toBe(1);
      call.destroy();
      await expect.poll(busy, { timeout: 3_000 }).toBe(0);
    });

  test('A047: a runaway report ends at the deadline, and the next one works', async () => {
    const started = Date.now();
    const reply = await get('getData/market_slow');
    expect(reply).toMatchObject({ status: 504, code: 504, message: '网络超时', result: null });
    expect(Date.now() - started).toBeLessThan(5_000);
    if (kind === 'postgres') expect((await data()).total).toBe(2);
  });

  test('nothing a client sent stands in any SQL text', () => {
    expect(sample.sent.length).toBeGreaterThan(20);
    const own = new Set(['2000-01-01']);
    for (const text of sample.sent.filter((each) => !own.has(each))) {
      expect(sample.texts.filter((sql) => sql.includes(text))).toEqual([]);
    }
  });
});
