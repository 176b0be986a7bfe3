import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourceBegun } from '../../engine/authoring/SourceBegun.ts';
import { createCompiler } from '../../engine/compile/compile.ts';
import { loadCompilePorts } from '../screens/compilePorts.ts';
import {
  type Headers,
  type ProductServer,
  shippedScreens,
  shippedTables,
  startProductServer,
} from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens } from '../testing/testServer.ts';

const BEGIN = '/config/sources/begin';
const INFER = '/config/sources/infer';

let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  const compile = createCompiler(await loadCompilePorts());
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    screens: { ...fixedScreens(await shippedScreens()), compile: async (files) => compile(files) },
  });
  admin = await server.signIn();
});
afterAll(() => server.close());

async function begin(name: string, content: string | Uint8Array<ArrayBuffer>, id = '', headers: Headers = admin) {
  const form = new FormData();
  form.append('id', id);
  form.append('file', new Blob([content]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const reply = await server.app.inject({
    method: 'POST',
    url: BEGIN,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { result, ...rest } = reply.json() as { result: SourceBegun; message: string };
  return { status: reply.statusCode, result, ...rest };
}

const LINES = [
  '货号,仓库,数量,盘点日期',
  ...Array.from({ length: 30 }, (_, at) => `A${at},${at % 2 ? '东' : '西'}仓,${at},2026-01-0${(at % 9) + 1}`),
];

test('a table comes to a model and a list, with what was decided; nothing is written', async () => {
  const { result } = await begin('盘点.csv', LINES.join('\n'), 'market/count-sheet');
  expect(result.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['screens/market/count-sheet.model.json', 'screens/market/count-sheet.screen.json']),
  );
  const model = JSON.parse(result.files.find(({ path }) => path.endsWith('.model.json'))?.text ?? '{}');
  expect(model).toMatchObject({ title: '盘点' });
  expect(model.fields.map(({ title }: { title: string }) => title)).toEqual(['货号', '仓库', '数量', '盘点日期']);
  expect(result.decided.length).toBeGreaterThanOrEqual(4);
  const { result: sources } = await server.call(admin, 'GET', '/config/sources');
  expect(sources.files.some(({ path }: { path: string }) => path.includes('count-sheet'))).toBe(false);
});

test('a dump of a JeecgBoot database comes to declarations, and what is lost is told with its reason', async () => {
  const { result } = await begin('dump.sql', new Uint8Array(await readFile('tests/jeecg/dump.sql')));
  expect(result.refused).toBeUndefined();
  const paths = result.files.map(({ path }) => path);
  expect(paths.filter((path) => path.endsWith('.model.json')).length).toBeGreaterThan(0);
  expect(paths).toContain('screens/menu.json');
  expect(result.lost.length).toBeGreaterThan(0);
  for (const { what, why, line } of result.lost)
    expect([what, why, line > 0]).toEqual([what, expect.stringMatching(/./), true]);
  expect(result.records.map(({ model }) => model)).toContain('system/check-rule');
  expect(result.records[0]?.csv.startsWith('\ufeff')).toBe(true);
});

test('what the compiler finds unusual in what a dump becomes is to be looked at', async () => {
  const row = (id: string, url: string) => `('${id}','','帮助','${url}','layouts/IframePageView','0')`;
  const rows = [row('p1', 'https://a.example.com'), row('p2', 'https://b.example.com')];
  const insert = `INSERT INTO sys_permission (id, parent_id, name, url, component, menu_type) VALUES ${rows.join(',')};`;
  const { result } = await begin('menu.sql', insert);
  expect(result.refused).toBeUndefined();
  expect(result.unclear).toEqual([expect.stringMatching(/^screens\/menu\.json:\d+ 与同一级的第 \d+ 项同名/)]);
});

test('what is neither is refused with what was expected', async () => {
  const { result: empty } = await begin('leer.csv', '', 'market/leer');
  expect(empty).toMatchObject({ files: [], refused: expect.stringContaining('空') });
  const { result: other } = await begin('other.sql', 'CREATE TABLE `t` (`a` int);');
  expect(other).toMatchObject({ files: [], refused: expect.stringContaining('onl_cgform_head') });
  const { result: picture } = await begin('bild.png', 'x', 'market/bild');
  expect(picture.refused).toBeDefined();
  expect((await begin('盘点.csv', LINES.join('\n'), '../x')).status).toBe(400);
});

const DAYS = `-- 每州退货
select ship_state, order_date::date as day, count(*) as orders, sum(amount) as amount
from market_order
where order_date >= \${dayFrom} and order_date <= \${dayTo}
group by 1, 2`;

test('SQL comes to the report that the command line makes of it', async () => {
  const { result } = await server.call(admin, 'POST', INFER, { id: 'market/tried', sql: DAYS, drafts: [] });
  expect(result.refused).toBeUndefined();
  const [report, sql] = result.files;
  expect(sql).toEqual({ path: 'screens/market/tried.sql', text: `${DAYS}\n` });
  expect(JSON.parse(report.text)).toMatchObject({
    title: '每州退货',
    sql: 'tried.sql',
    params: [{ key: 'day', type: 'period' }],
    columns: [
      { key: 'shipState', title: '省邦', type: 'normal' },
      { key: 'day', type: 'date' },
      { key: 'orders', type: 'inputNumber', precision: 0 },
      { key: 'amount', title: '金额', type: 'inputNumber', precision: 2 },
    ],
  });
  expect(result.unclear).toContain('列 orders 的标题写成了 orders');
  expect(result.unclear).toContainEqual(expect.stringMatching(/^第 2 行：SQL 合计了 amount/));
});

test('SQL over what is only a draft is looked at with the draft, and a refusal has its place', async () => {
  const text = JSON.stringify({ title: '盘点', fields: [{ key: 'counted', title: '盘点数', type: 'inputNumber' }] });
  const drafts = [{ path: 'screens/market/count-sheet.model.json', text }];
  const infer = (sql: string) => server.call(admin, 'POST', INFER, { id: 'market/tried', sql, drafts });
  const { result } = await infer('select counted from market_count_sheet');
  expect(JSON.parse(result.files[0].text).columns).toMatchObject([{ title: '盘点数', type: 'inputNumber' }]);
  const { result: wrong } = await infer("select counted\nfrom market_count_sheet where counted = 'x'::date");
  expect(wrong.files).toEqual([]);
  expect(wrong.refused).toMatch(/^screens\/market\/tried\.sql:2 数据库不接受这条 SQL：/);
  expect((await server.call(admin, 'POST', INFER, { id: '../x', sql: 'select 1 as n', drafts })).status).toBe(400);
  expect(
    (await server.call(await server.signIn('yunying'), 'POST', INFER, { id: 'a/b', sql: '', drafts })).status,
  ).toBe(403);
});

test('only who may publish may begin', async () => {
  const headers = await server.signIn('zhangsan').catch(() => undefined);
  const { status } = await begin('盘点.csv', 'a\n1', 'market/x', headers ?? {});
  expect([401, 403]).toContain(status);
});
