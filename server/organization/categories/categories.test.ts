import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';

let server: ProductServer;
let admin: Headers;
const FORM = '/online/cgform/api/form/system_category';

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const add = async (name: string, pid = '0', code?: string): Promise<string> =>
  (await server.call(admin, 'POST', FORM, { name, pid, code })).result;
const codes = async (): Promise<Record<string, string>> => {
  const { result } = await server.call(admin, 'GET', '/sys/category/rootList?name=*&pageSize=100');
  return Object.fromEntries(result.records.map(({ name, code }: Record<string, string>) => [name, code]));
};

test('a category gets its code from the server, and a branch that moves takes its own along', async () => {
  const clothes = await add('服装', '0', 'MINE');
  const shoes = await add('鞋靴');
  const tops = await add('上衣', clothes);
  await add('衬衫', tops);
  const before = await codes();
  expect(before.上衣).toBe(`${before.服装}A01`);
  expect(before.服装).not.toBe('MINE');
  const moved = await server.call(admin, 'PUT', FORM, { id: tops, version: 1, pid: shoes });
  expect(moved.message).not.toContain('繁忙');
  const after = await codes();
  expect(after.上衣).toBe(`${after.鞋靴}A01`);
  expect(after.衬衫).toBe(`${after.鞋靴}A01A01`);
  expect((await server.call(admin, 'GET', `/sys/category/childList?pid=${shoes}`)).result).toMatchObject([
    { name: '上衣' },
  ]);
});

test('who may not read the list changes nothing in it', async () => {
  const yunying = await server.signIn('yunying');
  expect((await server.call(yunying, 'POST', FORM, { name: '越权', pid: '0' })).status).toBe(403);
  const other = await server.signIn('other');
  expect((await server.call(other, 'GET', '/sys/category/rootList?name=*')).result.records).toEqual([]);
});

test('beside the list one asks for all below a category, and those at the top say so', async () => {
  const top = await add('家居');
  const below = await add('灯具', top);
  await add('台灯', below);
  const list = async (query: string) =>
    (await server.call(admin, 'GET', `/online/cgform/api/getData/system_category?${query}&column=code&order=asc`))
      .result.records;
  const under = await list(`pid_below=${top}`);
  expect(under.map(({ name, pid_dictText }: Record<string, string>) => [name, pid_dictText])).toEqual([
    ['灯具', '家居'],
    ['台灯', '灯具'],
  ]);
  expect((await list('name=家居'))[0].pid_dictText).toBe('（顶级）');
  const moved = await server.call(admin, 'PUT', FORM, { id: below, version: 1, pid: '' });
  expect(moved.success).toBe(true);
  expect(await list(`pid_below=${top}`)).toEqual([]);
});
