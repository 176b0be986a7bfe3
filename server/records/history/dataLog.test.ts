import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';

let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

test('the tables of the data log are told to who may open its page, and nobody has that by themselves', async () => {
  const { result } = await server.call(admin, 'GET', '/sys/dataLog/tables');
  expect(result).toContainEqual({ table: 'sys_position', code: 'system_position', title: '职务', name: 'code' });
  // Logs and other records without a history are no tables of it.
  expect(result.map(({ table }: { table: string }) => table)).not.toContain('sys_user_bin');
  const yunying = await server.signIn('yunying');
  expect((await server.call(yunying, 'GET', '/sys/dataLog/tables')).status).toBe(403);
});

test('two versions come with what the form shows, codes as their texts', async () => {
  const form = '/online/cgform/api/form/system_position';
  await server.call(admin, 'POST', form, { code: 'V1', name: '前', postRank: '1' });
  const [{ id, version }] = (await server.call(admin, 'GET', '/online/cgform/api/getData/system_position?code=V1'))
    .result.records;
  expect(await server.call(admin, 'PUT', form, { id, version, name: '后' })).toMatchObject({ message: '修改成功！' });
  const address = `/sys/dataLog/queryCompareList?dataTable=sys_position&dataId1=${id}.1&dataId2=${id}.2`;
  const [one, other] = (await server.call(admin, 'GET', address)).result;
  const ranks = (await server.call(admin, 'GET', '/sys/dict/getDictItems/position_rank')).result;
  const rank = ranks.find(({ value }: { value: string }) => value === '1').text;
  expect(one.shown).toEqual([
    { key: 'code', title: '职务编码', text: 'V1' },
    { key: 'name', title: '职务名称', text: '前' },
    { key: 'postRank', title: '职级', text: rank },
  ]);
  expect(other.shown[1].text).toBe('后');
  expect(one.createName).toBe('管理员');
});
