import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCompiler } from '../../engine/compile/compile.ts';
import { allRows, type Session } from '../db/Database.ts';
import {
  type Headers,
  type ProductServer,
  shippedScreens,
  shippedTables,
  startProductServer,
} from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens } from '../testing/testServer.ts';
import { loadCompilePorts } from './compilePorts.ts';

const RUN = '/config/sources/run';
const PATH = 'screens/demo/tried.report.json';
const COLUMNS = [{ key: 'n', title: '数', type: 'inputNumber' }];
const report = (sql: string, more: object = {}) =>
  JSON.stringify({ title: '试', sql: [sql], columns: COLUMNS, ...more });

describe.each(await openTestDatabases())('running a report as it is written on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;

  beforeAll(async () => {
    const compile = createCompiler(await loadCompilePorts());
    const screens = fixedScreens(await shippedScreens());
    server = await startProductServer(await open({ filled: shippedTables }), {
      screens: { ...screens, compile: async (files) => compile(files) },
    });
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const run = (text: string, more: object = {}, headers = admin) =>
    server.call(headers, 'POST', RUN, { path: PATH, drafts: [{ path: PATH, text }], ...more });

  test('its first fifty rows, with what it gives beside what it shows', async () => {
    const { result } = await run(
      report('select n, n::text as as_text, current_date as day_of from generate_series(1, 60) as n'),
    );
    expect(result).toMatchObject({ more: true, params: [] });
    expect(result.rows).toHaveLength(50);
    expect(result.rows[0].slice(0, 2)).toEqual([1, '1']);
    expect(result.fields).toMatchObject([
      { name: 'n', key: 'n', cell: 'inputNumber', declared: true },
      { name: 'as_text', key: 'asText', cell: 'normal', declared: false },
      { name: 'day_of', key: 'dayOf', cell: 'date', declared: false },
    ]);
  });

  test('A042 parameters are bound, required ones asked for, others at their default', async () => {
    const params = [{ key: 'most', title: '最多', type: 'inputNumber', required: true }];
    const text = report('select n from generate_series(1, 60) as n where n <= ${most}', { params });
    const asked = (await run(text)).result;
    expect(asked.refused.message).toBe('请填写「最多」');
    expect(asked.params).toMatchObject([{ key: 'most', title: '最多', required: true }]);
    expect((await run(text, { params: { most: '3' } })).result.rows).toEqual([[1], [2], [3]]);
    expect((await run(text, { params: { most: "3'; drop table sys_user" } })).result.refused.message).toMatch(/参数/);
  });

  test('the plan is that of exactly the statement that runs, its limit included', async () => {
    const text = report('select n from generate_series(1, 60) as n');
    const { statement } = (await run(text)).result;
    const explained = (await run(text, { explain: true })).result;
    expect(explained.statement).toBe(statement);
    expect(statement).toContain('limit 51');
    expect(explained.plan.join('\n')).toMatch(/Limit[\s\S]*actual[\s\S]*Function Scan on generate_series/);
    expect(explained.rows).toEqual([]);
  });

  test('what the database is given is the statement that is shown, run, explained, and tried over an index', async () => {
    const { db } = server.context;
    const given: string[] = [];
    const noting = (session: Session): Session => ({
      ...session,
      query: (text, ...rest) => {
        given.push(text);
        return session.query(text, ...rest);
      },
    });
    const { readOnly, rehearse } = db;
    const spies = [
      vi
        .spyOn(db, 'readOnly')
        .mockImplementation(
          (scope, work, options) =>
            readOnly.call(db, scope, (session) => work(noting(session)), options) as ReturnType<typeof work>,
        ),
      vi
        .spyOn(db, 'rehearse')
        .mockImplementation(
          (scope, statements, work, options) =>
            rehearse.call(db, scope, statements, (session) => work(noting(session)), options) as ReturnType<
              typeof work
            >,
        ),
    ];
    const text = report("select line_no as n from market_order where remark = 'r7' and line_no > ${least}", {
      params: [{ key: 'least', title: '至少', type: 'inputNumber' }],
    });
    const asked = async (more: object) => {
      given.length = 0;
      const { statement } = (await run(text, { params: { least: '1' }, ...more })).result;
      return given.filter((each) => each.includes(statement)).map((each) => each.replace(statement, '…'));
    };
    expect(await asked({})).toEqual(['…']);
    expect(await asked({ explain: true })).toEqual(['explain (analyze, buffers) …']);
    const tried = await asked({ index: true });
    expect(tried.length).toBeGreaterThanOrEqual(1);
    expect(new Set(tried)).toEqual(new Set(['explain (analyze, buffers, format json) …']));
    for (const spy of spies) spy.mockRestore();
  });

  test('what only the database can tell is told with its place in the file', async () => {
    const lines = ['select 1', '  / (count(*) - count(*)) as n', "  , 'x'::int as other", 'from market_order'];
    const text = JSON.stringify({ title: '试', sql: lines, columns: COLUMNS }, null, 2);
    const { refused } = (await run(text)).result;
    expect(refused).toMatchObject({ message: expect.stringContaining('invalid input syntax'), file: PATH, line: 6 });
  });

  test.each([
    ['A037', 'select 1 as n; select 2'],
    ['A038', 'delete from market_order'],
    ['A040', "select pg_read_file('/etc/passwd') as n"],
    ['A040', "select set_config('app.tenant', '2000', true) as n"],
    ['A041', 'select count(*) as n from pg_authid'],
  ])('%s what the gate refuses does not run: %s', async (_, sql) => {
    const reply = await run(report(sql));
    expect(reply).toMatchObject({ success: false });
    expect(reply.result).toBeNull();
  });

  test('an index that helps is told with what it made of the statement, and nothing of it is left', async () => {
    const fill = `INSERT INTO market_order (id, tenant_id, order_id, line_no, remark)
      SELECT 'try' || n, '1000', 'T' || n, 1, 'r' || n FROM generate_series(1, 20000) n`;
    const patient = { deadline: 60_000 };
    await server.context.db.withTenant(allRows('1000'), (session) => session.query(fill, [], patient), patient);
    await server.context.db.query('ANALYZE market_order');
    const index = { index: true };
    const { trial } = (await run(report("select count(*) as n from market_order where remark = 'r7'"), index)).result;
    expect(trial).toMatchObject({
      table: 'market_order',
      column: 'remark',
      field: { model: 'market/order', key: 'remark' },
    });
    expect(trial.statements.join()).toMatch(/^CREATE INDEX "?\w+"? ON "?market_order"? \("?tenant_id"?, "?remark"?/);
    expect(trial.before.read).toBeGreaterThanOrEqual(20_000);
    expect(trial.after.read).toBeLessThan(100);
    const { rows } = await server.context.db.query("SELECT indexdef FROM pg_indexes WHERE tablename = 'market_order'");
    expect(rows.filter(({ indexdef }) => String(indexdef).includes('remark'))).toEqual([]);
    // One that most rows pass is no help.
    const { trial: useless } = (await run(report("select count(*) as n from market_order where remark > 'a'"), index))
      .result;
    expect(useless.after).toBeUndefined();
    const { trial: none } = (await run(report('select 1 as n'), index)).result;
    expect(none).toMatchObject({ statements: [], useless: [] });
  });

  test('it is for those who may publish', async () => {
    const text = report('select 1 as n');
    expect((await run(text, {}, await server.signIn('yunying'))).status).toBe(403);
    expect((await run(text, {}, await server.signIn('other'))).status).toBe(403);
    expect((await run(text, { path: 'screens/no.report.json' })).message).toBe('这里没有报表');
  });
});
