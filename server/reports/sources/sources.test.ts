import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../../engine/compile/compile.ts';
import type { SourceKind } from '../../../engine/plan/compiled.ts';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { loadCompilePorts } from '../../screens/compilePorts.ts';
import { readDeclarations } from '../../screens/readFiles.ts';
import { type ForeignServer, openForeignServer } from '../../testing/foreignServers.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';
import { fixedScreens } from '../../testing/testServer.ts';
import { judgeForeignReports } from './judgeReports.ts';
import { createSources } from './sources.ts';

const FORM = '/online/cgform/api/form/system_data_source';
const TEST = '/online/cgreport/api/testConnection';
const SETTINGS = { secretKey: 'a key of the environment, long enough', sourceAllow: '127.0.0.1, allowed.example.com' };
const PASSWORD = 'p4ss of the source';

const column = (key: string, type: string, more: object = {}) => ({ key, title: key, type, ...more });

/** A report over the table `stock` of a source, and a page for it. */
function stockReport(code: string, kind: SourceKind): [string, object][] {
  const id = `market/${code.replaceAll('_', '-')}-stock`;
  const report = {
    title: `${code} 的库存`,
    dataSource: { code, kind },
    sql: [
      'select sku, warehouse, qty, price, qty * price as amount, made from stock',
      'where qty >= ${least} or qty is null',
    ],
    params: [column('least', 'inputNumber', { defaultValue: 0 })],
    columns: [
      column('sku', 'normal'),
      column('warehouse', 'normal'),
      column('qty', 'inputNumber', { statistics: ['sum'] }),
      column('price', 'inputNumber'),
      column('amount', 'inputNumber', { statistics: ['sum'] }),
      column('made', 'datetime'),
    ],
    query: ['sku', 'warehouse', 'qty', { key: 'made', mode: 'group' }],
  };
  const grouped = { ...report, groupBy: ['warehouse'] };
  const wrong = {
    ...report,
    columns: report.columns.map((each) => (each.key === 'qty' ? column('qty', 'date') : each)),
  };
  return [
    [`screens/${id}.report.json`, report],
    [`screens/${id}-by.report.json`, grouped],
    [`screens/${id}-wrong.report.json`, { ...wrong, query: ['sku'] }],
    [`screens/${id}.screen.json`, { title: `${code} 的库存`, type: 'report', report: id }],
  ];
}

async function withReports() {
  const reports = (['postgres', 'mysql'] as const).flatMap((kind) => stockReport(`erp_${kind}`, kind));
  const files = [...reports, ...stockReport('gone', 'postgres'), ...stockReport('nobody', 'postgres')];
  const own = files.map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  const compiled = compile([...(await readDeclarations('screens')), ...own], await loadCompilePorts());
  expect(compiled.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return compiled;
}

let server: ProductServer;
let admin: Headers;
const foreign = new Map<SourceKind, ForeignServer>();

beforeAll(async () => {
  for (const kind of ['postgres', 'mysql'] as const) {
    const found = await openForeignServer(kind);
    if (found) foreign.set(kind, found);
  }
  const compiled = await withReports();
  const own = [
    { address: '100::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ];
  const resolve = async (host: string) => (host === 'allowed.example.com' ? own : [{ address: '10.0.0.1', family: 4 }]);
  const parts = { screens: fixedScreens(compiled), settings: SETTINGS, resolve };
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), parts);
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await Promise.all([...foreign.values()].map((each) => each.close()));
});

const values = {
  code: 'wms',
  name: '仓库',
  dbType: '6',
  host: '8.8.8.8',
  port: 5432,
  dbName: 'wms',
  dbUsername: 'reader',
  dbPassword: PASSWORD,
  tls: '0',
  timeLimit: 5,
};
const add = (more: object) => server.call(admin, 'POST', FORM, { ...values, ...more });
const record = async (id: string) => (await server.call(admin, 'GET', `${FORM}/${id}`)).result;
const edit = async (id: string, more: object) =>
  server.call(admin, 'PUT', FORM, { id, version: (await record(id)).version, ...more });
const report = (path: string, query = '') => server.call(admin, 'GET', `/online/cgreport/api/${path}${query}`);

describe('data sources', () => {
  let id: string;

  test('the password is sealed, never answered, and stays where none is typed', async () => {
    id = (await add({})).result;
    const sealed = async () => {
      const { rows } = await server.context.db.query('SELECT * FROM sys_data_source WHERE id = $1', [id]);
      return String(rows[0]?.db_password);
    };
    const first = await sealed();
    expect(first).toMatch(/^v1\./);
    expect((await record(id)).dbPassword).toBe(SECRET_MASK);
    expect((await edit(id, { name: '仓库二', dbPassword: '' })).success).toBe(true);
    expect(await sealed()).toBe(first);
    expect((await edit(id, { dbPassword: 'another' })).success).toBe(true);
    expect(await sealed()).not.toBe(first);
    for (const path of [`${FORM}/${id}`, '/sys/dataSource/list', `/sys/dataSource/queryById?id=${id}`]) {
      const text = JSON.stringify(await server.call(admin, 'GET', path));
      expect(text).toContain('仓库二');
      expect(text).not.toMatch(/v1\.|p4ss|another/);
    }
    const history = await server.context.db.query('SELECT * FROM sys_record_history WHERE table_name = $1', [
      'sys_data_source',
    ]);
    expect(JSON.stringify(history.rows)).not.toMatch(/p4ss|another/);
    expect((await server.call(admin, 'GET', '/sys/dataSource/options')).result).toEqual([
      { label: '仓库二', value: 'wms' },
    ]);
  });

  test('a password that is kept goes nowhere else; a code stays what it is', async () => {
    const wrong = async (more: object) => (await edit(id, more)).result;
    expect(await wrong({ host: '9.9.9.9' })).toMatchObject([{ key: 'dbPassword' }]);
    for (const more of [{ port: 1 }, { dbType: '5' }, { tls: '2' }, { dbUsername: 'other' }])
      expect([more, await wrong(more)]).toMatchObject([more, [{ key: 'dbPassword' }]]);
    const asked = { ...values, id, dbUsername: 'other', dbPassword: '' };
    expect((await server.call(admin, 'POST', TEST, asked)).message).toContain('请重新填写密码');
    expect(await wrong({ code: 'wms2' })).toMatchObject([{ key: 'code' }]);
    const form = { ...values, id, host: '127.0.0.1', dbPassword: '' };
    expect((await server.call(admin, 'POST', TEST, form)).message).toContain('请重新填写密码');
    expect((await edit(id, { host: '9.9.9.9', dbPassword: 'typed anew' })).success).toBe(true);
  });

  test('A105: closed hosts are refused in the form, in the test and in the report, names by what they stand for', async () => {
    for (const host of ['10.0.0.1', '169.254.169.254', 'localhost', '[::1]', '::ffff:10.0.0.1', 'http://a/b', 'a:1'])
      expect([host, (await add({ code: 'closed', host })).result]).toMatchObject([host, [{ key: 'host' }]]);
    const test = (more: object) => server.call(admin, 'POST', TEST, { ...values, ...more });
    for (const host of ['10.0.0.1', '169.254.169.254', 'inner.example.com'])
      expect((await test({ host })).message).toContain('WEFT_SOURCE_ALLOW');
    // None of its two addresses answers: the one of IPv4 was asked first.
    expect((await test({ host: 'allowed.example.com', port: 1 })).message).toContain('拒绝连接');
    await add({ code: 'gone', name: '走了的', host: 'inner.example.com' });
    const answer = await report('getData/market_gone_stock');
    expect(answer).toMatchObject({
      success: false,
      message: expect.stringContaining('数据源「走了的」读不了：不能访问'),
    });
  });

  test('a source that is not there, or is another kind, is told with the way out', async () => {
    expect((await report('getData/market_nobody_stock')).message).toBe(
      '没有编码为 nobody 的数据源：请在“系统管理 / 数据源”里新增它，或改报表的 dataSource',
    );
    await add({ code: 'nobody', name: '另一种', dbType: '5' });
    expect((await report('getData/market_nobody_stock')).message).toContain('是 MySQL，报表按 PostgreSQL 写');
  });

  test('a dead one is told at once, other reports work on; none that a report reads is removed', async () => {
    const dead = (await add({ code: 'erp_mysql', name: '停了的', dbType: '4', host: '127.0.0.1', port: 1 })).result;
    const began = Date.now();
    const answer = await report('getData/market_erp_mysql_stock');
    expect(answer.message).toBe('数据源「停了的」读不了：127.0.0.1:1 拒绝连接，数据库没有启动或端口不对');
    expect(Date.now() - began).toBeLessThan(3_000);
    expect((await report('getData/market_order_analysis')).success).toBe(true);
    const refused = await server.call(admin, 'DELETE', `/sys/dataSource/delete?id=${dead}`);
    expect(refused.message).toContain(
      '数据源「停了的」有报表在用，不能删除：erp_mysql 的库存（market/erp-mysql-stock）',
    );
    await server.context.db.query('DELETE FROM sys_data_source WHERE id = $1', [dead]);
    expect((await server.call(admin, 'DELETE', `/sys/dataSource/delete?id=${id}`)).success).toBe(true);
  });

  test('who lacks the right tests nothing', async () => {
    const other = await server.signIn('yunying');
    expect((await server.call(other, 'POST', TEST, values)).status).toBe(403);
    expect((await server.call(other, 'GET', '/sys/dataSource/options')).status).toBe(403);
  });
});

describe.each(['postgres', 'mysql'] as const)('a report over %s', (kind) => {
  const code = `market_erp_${kind}_stock`;
  const data = async (query = '', of = code) => (await report(`getData/${of}`, query)).result;
  let name: string;

  beforeAll(async () => {
    const at = foreign.get(kind);
    if (at === undefined) return;
    name = `ERP ${kind}`;
    const own = { host: at.host, port: at.port, dbName: at.database, dbUsername: at.user, dbPassword: at.password };
    await add({ ...own, code: `erp_${kind}`, name, dbType: kind === 'mysql' ? '5' : '6' });
  });
  const here = (title: string, work: () => Promise<void>) =>
    test(title, async ({ skip }) => {
      if (!foreign.has(kind)) skip();
      await work();
    });

  here('is connected to by the test, which tells what is wrong', async () => {
    const { rows } = await server.context.db.query('SELECT id FROM sys_data_source WHERE name = $1', [name]);
    const asked = (more: object) => server.call(admin, 'POST', TEST, more);
    expect((await asked({ id: rows[0]?.id })).message).toMatch(/^连接成功：/);
    const kept = await record(String(rows[0]?.id));
    const { id: _id, ...form } = { ...kept, dbPassword: foreign.get(kind)?.password ?? '' };
    expect((await asked({ ...form, dbName: 'nowhere' })).message).toBe(
      '没有连上：没有数据库 nowhere，或这个用户不能使用它',
    );
    expect((await asked({ ...form, dbUsername: 'nobody', dbPassword: 'x' })).message).toBe(
      '没有连上：用户名或密码不对',
    );
    expect((await asked({ ...form, port: 1 })).message).toContain('拒绝连接');
  });

  here('is filtered, sorted, counted, paged and summed', async () => {
    const all = await data('?column=qty&order=asc');
    expect(all).toMatchObject({ total: 5, totals: { qty: 54, amount: 331.63 } });
    expect(all.records.map(({ qty }: { qty: number | null }) => qty)).toEqual([2, 5, 7, 40, null]);
    const descending = await data('?column=qty&order=desc');
    expect(descending.records.map(({ qty }: { qty: number | null }) => qty)).toEqual([40, 7, 5, 2, null]);
    const second = await data('?column=sku&order=asc&pageNo=2&pageSize=2');
    expect(second).toMatchObject({ total: 5, totals: { qty: 54 } });
    expect(second.records).toHaveLength(2);
    const skus = async (query: string) => (await data(query)).records.map(({ sku }: { sku: string }) => sku).toSorted();
    expect(await skus('?sku=*a-*')).toEqual(['A-1', 'A-1', 'a-2']);
    expect(await skus('?sku=*%25*')).toEqual(['B%4']);
    expect(await skus('?sku=A-1')).toEqual(['A-1', 'A-1']);
    expect(await skus('?self_least=6')).toEqual(['A-1', 'B%4', 'B_3']);
    expect(await skus('?made_begin=2026-01-03&made_end=2026-02-01')).toEqual(['A-1', 'B_3']);
    expect(await skus(`?sku=${encodeURIComponent("x' or 1=1 -- ")}`)).toEqual([]);
  });

  here('has sub-totals, and is exported', async () => {
    const { records, subtotals, totals } = await data('', `${code}_by`);
    expect(records).toHaveLength(5);
    expect(totals.qty).toBe(54);
    const sums = subtotals.map(({ figures }: { figures: { qty: number } }) => figures.qty);
    expect(sums.toSorted((one: number, other: number) => one - other)).toEqual([7, 7, 40]);
    const { body } = await server.app.inject({
      url: `/online/cgreport/api/exportCsv/${code}?column=price&order=desc`,
      headers: admin,
    });
    expect(body.trim().split('\n')).toHaveLength(6);
    expect(body).toContain('a-2');
    const book = await server.app.inject({ url: `/online/cgreport/api/exportXls/${code}`, headers: admin });
    expect(book.statusCode).toBe(200);
  });

  here('goes on when another reader leaves, and when its source is changed meanwhile', async () => {
    const sources = createSources(server.context);
    const sleep = kind === 'mysql' ? 'SELECT sleep(1) AS n' : 'SELECT 0 AS n FROM pg_sleep(1)';
    const read = (signal: AbortSignal, sql = sleep) =>
      sources.use({ tenant: HOME_TENANT, admin: true }, { code: `erp_${kind}`, kind }, async ({ database }) => {
        return (await database.read((session) => session.query(sql), { signal })).rows;
      });
    const { signal } = new AbortController();
    const staying = read(signal);
    await expect(read(AbortSignal.timeout(200))).rejects.toThrow('已经没有人等');
    await server.context.db.query('UPDATE sys_data_source SET version = version + 1 WHERE name = $1', [name]);
    expect(await read(signal, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await staying).toEqual([{ n: 0 }]);
    await sources.close();
  });

  here('is told when its outputs are not what the columns say', async () => {
    expect((await report(`getData/${code}_wrong`)).message).toMatch(
      new RegExp(`^数据源「${name}」的结果与报表的列不符：输出列 qty 的类型是 int4，请在 SQL 里转成 date`),
    );
  });
});

test('validate holds reports against the sources that answer, and says which do not', async () => {
  const compiled = await withReports();
  const sources = createSources(server.context);
  // A tenant without sources of its own hides nothing that another one's say.
  const problems = await judgeForeignReports({ sources, tenants: [HOME_TENANT, 'none'] }, compiled);
  await sources.close();
  const of = (id: string) => problems.filter(({ file }) => file === `screens/market/${id}.report.json`);
  for (const kind of foreign.keys()) {
    expect(of(`erp-${kind}-stock`)).toEqual([]);
    expect(of(`erp-${kind}-stock-by`)).toEqual([]);
    expect(of(`erp-${kind}-stock-wrong`)).toMatchObject([
      { code: 'output-type', severity: 'error', found: 'int4', expected: 'date', pointer: '/columns/2/type' },
    ]);
    const fix = kind === 'mysql' ? 'cast(… as date)' : '(…)::date';
    expect(of(`erp-${kind}-stock-wrong`)[0]?.fix).toContain(fix);
  }
  expect(of('nobody-stock')).toMatchObject([{ code: 'source-unread', severity: 'warning' }]);
  expect(of('nobody-stock')[0]?.message).toMatch(/没有用数据核对：.*(没有编码为 nobody 的数据源|报表的 dataSource)/);
});

test('validate tells the words of a source that refuses the SQL', async ({ skip }) => {
  const at = foreign.get('postgres');
  if (at === undefined) skip();
  const compiled = await withReports();
  const found = compiled.reports.get('market/erp-postgres-stock');
  if (found === undefined) throw new Error('not compiled');
  const other = { ...found, sql: found.sql.replace('from stock', 'from stocks') };
  const sources = createSources(server.context);
  const only = { ...compiled, reports: new Map([[found.id, other]]) };
  const problems = await judgeForeignReports({ sources, tenants: [HOME_TENANT] }, only);
  await sources.close();
  expect(problems).toMatchObject([{ code: 'sql-database', file: found.file }]);
  expect(problems[0]?.message).toContain('relation "stocks" does not exist');
});

test('validate lists what no scope narrows', async () => {
  const { exceptions } = await withReports();
  expect(exceptions.filter(({ text }) => text.startsWith('data-source erp_mysql'))).toHaveLength(3);
});
