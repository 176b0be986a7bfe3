import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { book, jobs, sendFiles } from '../../testing/importing.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const API = '/online/cgform/api';
const text = (key: string, title: string) => ({ key, title, type: 'input', store: { length: 60 } });
const depot = { dictCode: 'depot_name', store: { length: 40 } };

const more = {
  ...jobs,
  'screens/market/depot.model.json': { title: '仓库', fields: [text('code', '编码'), text('name', '名称')] },
  'screens/dictionaries/depot_name.dictionary.json': {
    title: '仓库',
    source: { model: 'market/depot', text: 'name', code: 'code' },
  },
  'screens/market/stay.model.json': {
    title: '存放',
    fields: [
      { ...text('name', '名称'), validateRules: ['required'] },
      { key: 'depot', title: '仓库', type: 'select', ...depot },
      { key: 'others', title: '备选仓库', type: 'list_multi', dictCode: 'depot_name', store: { length: 200 } },
      { key: 'keeper', title: '保管人', type: 'sel_user', store: { length: 60 } },
    ],
    subTables: [{ model: 'market/stay-line', foreignKey: 'stayId' }],
  },
  'screens/market/stay-line.model.json': {
    title: '存放明细',
    fields: [
      { key: 'stayId', title: '存放', type: 'hidden', store: { length: 36, index: true } },
      { key: 'lineDepot', title: '明细仓库', type: 'select', ...depot },
      { key: 'checker', title: '验收人', type: 'sel_user', store: { length: 60 } },
    ],
  },
  'screens/market/stays.screen.json': { title: '存放', type: 'list', model: 'market/stay' },
  'screens/market/stay-lines.screen.json': { title: '存放明细', type: 'list', model: 'market/stay-line' },
};

/** More than any statement answers names of at once. */
const [DEPOTS, USERS] = [60_000, 21_000];

describe.each(await openTestDatabases())('names in files on $kind', ({ open }) => {
  let sample: SampleServer;
  let token: Record<string, string>;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), more);
    token = await sample.server.signIn('admin');
    const { db } = sample.server.context;
    await db.query(
      `INSERT INTO market_depot (id, tenant_id, code, name)
       SELECT 'd' || n, '1000', 'D' || n, '仓' || n FROM generate_series(1, ${DEPOTS}) AS n`,
    );
    await db.query(
      `INSERT INTO market_depot (id, tenant_id, code, name) VALUES
         ('x1', '1000', 'X1', '同名仓'), ('x2', '1000', 'X2', '同名仓'), ('x3', '1000', 'X3', '上海、二部'),
         ('x4', '1001', 'X4', '别家仓')`,
    );
    await db.query(
      `INSERT INTO sys_user SELECT (json_populate_record(u, json_build_object('id', 'many' || n, 'username', 'many' || n,
         'realname', '职员' || n, 'phone', null, 'email', null, 'work_no', null))).*
       FROM sys_user u, generate_series(1, ${USERS}) AS n WHERE u.username = 'yunying' AND u.tenant_id = '1000'`,
      [],
      { deadline: 60_000 },
    );
  });
  afterAll(() => sample.close());

  const headings = ['名称', '仓库', '备选仓库', '保管人'];
  const list = async (name: string) =>
    (await sample.call('GET', `${API}/getData/market_stay`, { query: { name: `${name}*`, pageSize: '100' } })).result
      .records;

  async function runJob(sheets: Record<string, unknown[][]>, order: Record<string, unknown> = {}) {
    const looked = (await sendFiles(sample, token, `${API}/importFiles/market_stay`, { 'a.xlsx': book(sheets) }))
      .result;
    const files = looked.files.map(({ name, path }: { name: string; path: string }) => ({ name, path }));
    const started = await sample.call('POST', `${API}/importJob/market_stay`, { body: { files, ...order } });
    return vi.waitFor(
      async () => {
        const { result } = await sample.call('GET', '/sys/job/state', { query: { id: started.result.id } });
        expect(['done', 'failed']).toContain(result.state);
        return result;
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  test('the last of tens of thousands is known by name, by code and among several', async () => {
    const rows = [
      ['a-1', `仓${DEPOTS}`, `仓${DEPOTS - 1}、D3`, `职员${USERS}`],
      ['a-2', `D${DEPOTS}`, '', `many${USERS}`],
      ['a-3', '上海、二部', '', ''],
    ];
    const wanted = [
      { name: 'a-1', depot: `D${DEPOTS}`, others: `D${DEPOTS - 1},D3`, keeper: `many${USERS}` },
      { name: 'a-2', depot: `D${DEPOTS}`, keeper: `many${USERS}` },
      { name: 'a-3', depot: 'X3' },
    ];
    const lines = {
      存放明细: [
        ['名称', '明细仓库', '验收人'],
        ['a-1', `仓${DEPOTS - 2}`, `职员${USERS - 1}`],
      ],
    };
    const done = await runJob({ 存放: [headings, ...rows], ...lines });
    expect(done).toMatchObject({ state: 'done', outcome: { inserted: 3, wrong: 0 } });
    const found = await list('a-');
    expect(found).toHaveLength(3);
    expect(found).toEqual(expect.arrayContaining(wanted.map((each) => expect.objectContaining(each))));
    const under = await sample.call('GET', `${API}/getData/market_stay_line`);
    expect(under.result.records).toMatchObject([{ lineDepot: `D${DEPOTS - 2}`, checker: `many${USERS - 1}` }]);

    // The same by the family's button, and as rows of a request.
    const renamed = rows.map(([name, ...rest]) => [`b${name}`, ...rest]);
    const sent = { 'b.xlsx': book({ 存放: [headings, ...renamed] }) };
    const now = await sendFiles(sample, token, `${API}/importXls/market_stay`, sent, {});
    expect(now).toMatchObject({ code: 200, result: { successCount: 3 } });
    const body = { rows: rows.map(([name, of, others, keeper]) => ({ name: `c${name}`, depot: of, others, keeper })) };
    expect((await sample.call('POST', `${API}/importRows/market_stay`, { body })).code).toBe(200);
    for (const begins of ['b', 'c'])
      expect(await list(`${begins}a-`)).toEqual(
        expect.arrayContaining(
          wanted.map((each) => expect.objectContaining({ ...each, name: `${begins}${each.name}` })),
        ),
      );
  });

  test('on the way out they are names again, the last of them too, and in what the file says of itself', async () => {
    const reply = await sample.server.app.inject({
      url: `${API}/exportXls/market_stay`,
      query: {
        exportFormat: 'xlsx',
        exportTables: 'market_stay_line',
        name: 'a-*',
        superQueryParams: encodeURIComponent(JSON.stringify([{ field: 'depot', rule: 'in', val: `D${DEPOTS},X3` }])),
      },
      headers: token,
    });
    const made = XLSX.read(reply.rawPayload);
    const rowsOf = (name: string) =>
      XLSX.utils.sheet_to_json<string[]>(made.Sheets[name] ?? expect.fail(name), { header: 1, defval: '' });
    expect(rowsOf('存放').slice(1).toSorted()).toEqual([
      ['a-1', `仓${DEPOTS}`, `仓${DEPOTS - 1},仓3`, `职员${USERS}`],
      ['a-2', `仓${DEPOTS}`, '', `职员${USERS}`],
      ['a-3', '上海、二部', '', ''],
    ]);
    expect(rowsOf('存放明细').slice(1)).toEqual([['a-1', `仓${DEPOTS - 2}`, `职员${USERS - 1}`]]);
    expect(rowsOf('说明').join('\n')).toContain(`仓库 为 仓${DEPOTS}、上海、二部`);
  });

  test('a name that nobody bears, or several, or somebody of another tenant, is told and not kept', async () => {
    const rows = [
      ['w-1', '没有的仓', '', ''],
      ['w-2', '同名仓', '', ''],
      ['w-3', '', '仓1、同名仓', ''],
      ['w-4', '别家仓', '', '没有的人'],
      ['w-5', 'X2', '', ''],
    ];
    const { outcome } = await runJob({ 存放: [headings, ...rows] }, { mode: 'good' });
    expect(outcome).toMatchObject({ inserted: 1, wrong: 4 });
    const told = outcome.errors.map(({ line, column, reason, text: value }: Record<string, string>) => ({
      line,
      column,
      value,
      reason,
    }));
    expect(told).toEqual([
      { line: 2, column: '仓库', value: '没有的仓', reason: expect.stringContaining('不在可选范围内：没有的仓') },
      { line: 3, column: '仓库', value: '同名仓', reason: expect.stringContaining('有多个“同名仓”，请填写编码') },
      { line: 4, column: '备选仓库', value: '仓1、同名仓', reason: expect.stringContaining('有多个“同名仓”') },
      { line: 5, column: '仓库', value: '别家仓', reason: expect.stringContaining('不在可选范围内：别家仓') },
      { line: 5, column: '保管人', value: '没有的人', reason: expect.stringContaining('不在可选范围内：没有的人') },
    ]);
    expect(await list('w-')).toMatchObject([{ name: 'w-5', depot: 'X2' }]);
  });

  test('each name is asked for once, however many rows and parts say it', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => [`m-${at}`, `仓${1 + (at % 3)}`, '', '职员7']);
    const query = vi.spyOn(sample.server.context.db, 'withTenant');
    const { outcome } = await runJob({ 存放: [headings, ...rows] }, { mode: 'good' });
    expect(outcome).toMatchObject({ inserted: 2_500, wrong: 0 });
    const few = query.mock.calls.length;
    query.mockRestore();
    // Three parts: what is new in the first is not asked for in the others.
    expect(few).toBeLessThan(60);
  });
});
