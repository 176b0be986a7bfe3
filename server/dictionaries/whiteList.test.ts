import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';

const URL = '/sys/tableWhiteList';
let server: ProductServer;
let admin: Headers;
beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
});
afterAll(() => server.close());

test('what dictionaries read of which tables is told with its file, and by the declarations alone', async () => {
  const { records } = (await server.call(admin, 'GET', `${URL}/list?tableName=base_shop&pageSize=100`)).result;
  expect(records).toContainEqual({
    id: 'shop',
    dictCode: 'shop',
    title: '店铺',
    tableName: 'base_shop',
    fieldName: 'name,code',
    status: '1',
    address: 'base_shop,name,code',
    file: 'screens/dictionaries/shop.dictionary.json',
  });
  expect((await server.call(admin, 'GET', `${URL}/queryById?id=shop`)).result).toMatchObject({
    tableName: 'base_shop',
  });
  expect((await server.call(admin, 'GET', `${URL}/list?tableName=sys_session`)).result.total).toBe(0);
  const { address } = records[0];
  expect((await server.call(admin, 'GET', `/sys/dict/getDictItems/${address}`)).success).toBe(true);
});

test('writing is refused with the way out; without the page nothing is told', async () => {
  const plain = await server.signIn('yunying');
  const calls = [
    ...([
      ['POST', 'add'],
      ['PUT', 'edit'],
      ['POST', 'edit'],
    ] as const),
    ...([
      ['DELETE', 'delete?id=shop'],
      ['DELETE', 'deleteBatch?ids=shop'],
    ] as const),
  ];
  for (const [method, url] of calls) {
    const body = method === 'DELETE' ? undefined : { tableName: 'sys_user', fieldName: 'password', status: '1' };
    expect((await server.call(admin, method, `${URL}/${url}`, body)).message).toContain('screens/dictionaries/');
    expect((await server.call(plain, method, `${URL}/${url}`, body)).status).toBe(403);
  }
  for (const url of ['list', 'queryById?id=shop'])
    expect((await server.call(plain, 'GET', `${URL}/${url}`)).status).toBe(403);
});
