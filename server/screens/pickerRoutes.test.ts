import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../engine/compile/compile.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { loadCompilePorts } from './compilePorts.ts';

const goods = {
  title: '商品',
  fields: [
    { key: 'code', title: '编码', type: 'input', store: { unique: true } },
    { key: 'cost', title: '进价', type: 'inputNumber', restricted: true },
    {
      key: 'seller',
      title: '供货',
      type: 'popup',
      picker: 'market/sellers',
      orgFields: ['name'],
      destFields: ['seller'],
    },
  ],
};
const sellers = {
  title: '供货商',
  sql: ["select 'a' as name, 1 as price where ${x} is null or ${x} <> 'b'"],
  params: [{ key: 'x', title: 'X', type: 'input' }],
  columns: [
    { key: 'name', title: '名称', type: 'normal' },
    { key: 'price', title: '底价', type: 'inputNumber', restricted: true },
  ],
};
const files = {
  'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/goods' },
  'menu.json': { items: [{ screen: 'market/goods' }] },
  'market/goods.model.json': goods,
  'market/goods.screen.json': { title: '商品', type: 'list', model: 'market/goods' },
  'market/sellers.report.json': sellers,
  'market/sellers.picker.json': { title: '选供货商', type: 'popup', report: 'market/sellers', value: 'name' },
  'market/secret.report.json': { ...sellers, title: '秘密' },
  'market/secret.picker.json': { title: '秘密', type: 'popup', report: 'market/secret', value: 'name' },
  'market/goods.picker.json': { title: '选商品', type: 'business', model: 'market/goods', value: 'code' },
};

describe('pickers over HTTP', () => {
  let server: TestServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const sources = Object.entries(files).map(([path, value]) => ({
      path: `screens/${path}`,
      text: JSON.stringify(value),
    }));
    const compiled = compile(sources, await loadCompilePorts());
    expect(compiled.problems).toEqual([]);
    const db = await openTestPglite();
    server = await startTestServer(db, { screens: fixedScreens(compiled) });
    headers = await server.signIn('yunying');
  });
  afterAll(() => server.close());

  const get = async (url: string, as = headers) => (await server.app.inject({ url, headers: as })).json();

  test('the built-in ones are there for everybody with a session', async () => {
    for (const id of ['user', 'role', 'position', 'department']) {
      expect((await get(`/config/pickers/${id}`)).result).toMatchObject({ id, type: id });
      expect((await server.app.inject(`/config/pickers/${id}`)).statusCode).toBe(401);
    }
    expect((await get('/config/pickers/nobody')).code).toBe(404);
  });

  test('A046 a report is read through its own screen or one that chooses from it, never without', async () => {
    const calls = ['getRpColumns', 'getQueryInfo', 'getData'];
    expect((await get('/config/pickers/market/sellers')).result).toMatchObject({
      source: { report: 'market_sellers' },
    });
    for (const call of calls) {
      expect((await get(`/online/cgreport/api/${call}/market_sellers`)).success, call).toBe(true);
      expect(await get(`/online/cgreport/api/${call}/market_secret`), call).toMatchObject({ code: 403, result: null });
    }
    expect(await get('/config/pickers/market/secret')).toMatchObject({ code: 403, result: null });
    // Choosing is no exporting.
    expect((await get('/online/cgreport/api/exportCsv/market_sellers')).code).toBe(403);
  });

  test('A035 restricted columns are neither shown nor sent', async () => {
    const columns = (await get('/online/cgreport/api/getRpColumns/market_sellers')).result.columns;
    expect(columns.map(({ dataIndex }: { dataIndex: string }) => dataIndex)).toEqual(['name']);
    expect((await get('/online/cgreport/api/getData/market_sellers')).result.records).toEqual([{ name: 'a' }]);
    const keys = async (as?: Record<string, string>) =>
      (await get('/config/pickers/market/goods', as)).result.columns.map(({ key }: { key: string }) => key);
    expect(await keys()).not.toContain('cost');
    const admin = await server.signIn('admin');
    expect(await keys(admin)).toContain('cost');
    const people = async (as?: Record<string, string>) =>
      (await get('/config/pickers/user', as)).result.columns.map(({ key }: { key: string }) => key);
    expect(await people()).toEqual(['username', 'realname', 'orgCodeTxt']);
    expect(await people(admin)).toEqual(['username', 'realname', 'sex', 'phone', 'orgCodeTxt']);
  });

  test('A042 quotes around a parameter are no part of its value, others are nothing but text', async () => {
    const total = async (given: string) =>
      (await get(`/online/cgreport/api/getData/market_sellers?self_x=${encodeURIComponent(given)}`)).result.total;
    expect(await total("'b'")).toBe(0);
    expect(await total('b')).toBe(0);
    expect(await total("b' or '1'='1")).toBe(1);
  });
});
