import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../../engine/compile/compile.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { loadCompilePorts } from './compilePorts.ts';

const fields = [{ key: 'name', title: '名称', type: 'input' }];
const files = {
  'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/goods' },
  'menu.json': { items: [{ screen: 'market/goods' }, { screen: 'system/catalog' }] },
  'market/goods.model.json': { title: '商品', fields },
  'market/unused.model.json': { title: '没人用', fields },
  'market/goods.screen.json': { title: '商品', type: 'list', model: 'market/goods' },
  'market/copy.screen.json': {
    title: '商品副本',
    type: 'list',
    model: 'market/goods',
    extends: 'market/goods',
    pageSize: 20,
  },
  'market/names.report.json': {
    title: '名称表',
    sql: ['select name from market_goods'],
    columns: [{ key: 'name', title: '名称', type: 'normal' }],
  },
  'system/catalog.screen.json': { title: '声明清单', type: 'catalog' },
  'system/copies.screen.json': { title: '副本清单', type: 'copies' },
};

let server: TestServer;
let admin: Record<string, string>;

beforeAll(async () => {
  const sources = Object.entries(files).map(([path, value]) => ({
    path: `screens/${path}`,
    text: JSON.stringify(value),
  }));
  const compiled = compile(sources, await loadCompilePorts());
  expect(compiled.problems).toEqual([]);
  server = await startTestServer(await openTestPglite(), { screens: fixedScreens(compiled) });
  admin = await server.signIn();
});
afterAll(() => server.close());

const list = async (query: Record<string, string>, headers = admin) =>
  (await server.app.inject({ url: '/online/cgform/head/list', query, headers })).json();
const idsOf = (answer: { result: { records: { id: string }[] } }) => answer.result.records.map(({ id }) => id);

test('every declaration is listed, a page at a time, in the order asked for', async () => {
  const first = await list({ pageSize: '4' });
  expect(first.result).toMatchObject({ total: 9, size: 4, pages: 3 });
  const all = await list({ pageSize: '100', column: 'usedBy', order: 'desc' });
  expect(all.result.records[0]).toMatchObject({ id: 'model market/goods', usedBy: 3 });
});

test('a declaration says who names it, the tables its SQL reads among them, and where its page stands', async () => {
  const found = await list({ path: '*market/goods*', kind: 'model' });
  expect(found.result.records).toHaveLength(1);
  const [{ namedBy, address, problems, hash }] = found.result.records;
  expect(namedBy.map(({ text }: { text: string }) => text).toSorted()).toEqual([
    '报表 market/names',
    '页面 market/copy',
    '页面 market/goods',
  ]);
  expect({ address, problems }).toEqual({ address: '/market/goods', problems: 0 });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  const [unlisted] = (await list({ path: 'market/copy' })).result.records;
  expect(unlisted.address).toBe('/market/copy');
  const [report] = (await list({ kind: 'report' })).result.records;
  expect(report.address).toBe('/market/names');
  const [unused] = (await list({ path: 'unused' })).result.records;
  expect(unused).toMatchObject({ usedBy: 0 });
  expect(unused).not.toHaveProperty('address');
});

test('the list of copies has those that take over another, on demand those of one', async () => {
  expect(idsOf(await list({ copyType: '1' }))).toEqual(['screen market/copy']);
  const [copy] = (await list({ copyType: '1' })).result.records;
  expect(copy).toMatchObject({ base: 'market/goods', changes: '中文标题、模型的路径、默认每页条数' });
  expect(idsOf(await list({ copyType: '1', physicId: 'market_goods' }))).toEqual(['screen market/copy']);
  expect(idsOf(await list({ copyType: '1', physicId: 'market_copy' }))).toEqual([]);
});

test('whoever may open no such list is refused, whatever is sent beside', async () => {
  const operator = await server.signIn('yunying');
  const read = (query: string) => Object.fromEntries(new URLSearchParams(query));
  for (const query of ['', 'copyType=1', 'copyType=__proto__', 'kind=screen&column=constructor'])
    expect(await list(read(query), operator)).toMatchObject({ code: 403 });
  for (const odd of ['column=constructor', 'pageNo=-1', 'path=**', 'sound=x'])
    expect((await list(read(odd))).success).toBe(true);
});
