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

const FORM = '/online/cgform/api/form/system_dictionary';
type Item = Record<string, string | number>;

const found = async (code: string, headers = admin) =>
  (await server.call(headers, 'GET', `/sys/dict/list?dictCode=${code}`)).result.records[0];
const itemsOf = async (code: string): Promise<Item[]> => {
  const { id } = await found(code);
  return (await server.call(admin, 'GET', `/sys/dictItem/list?dictId=${id}&column=sortOrder&order=asc`)).result.records;
};
/** Once every process knows. */
async function served(code: string, wanted: string[], headers = admin): Promise<void> {
  await expect
    .poll(async () => {
      const { result } = await server.call(headers, 'GET', `/sys/dict/getDictItems/${code}`);
      return result.map(({ value, text }: Item) => `${value}=${text}`);
    })
    .toEqual(wanted);
}

test('what files declare stands beside what is the tenant’s own', async () => {
  expect(await found('send_status')).toMatchObject({ dictName: '发布状态', source: 'file' });
  expect((await itemsOf('send_status')).map(({ itemValue, changed }) => [itemValue, changed])).toEqual([
    ['0', '0'],
    ['1', '0'],
    ['2', '0'],
  ]);
  const body = {
    dictName: '包装',
    dictCode: 'package',
    system_dictionary_item: [{ itemValue: 'box', itemText: '纸箱', status: 1 }],
  };
  expect(await server.call(admin, 'POST', FORM, body)).toMatchObject({ success: true });
  expect(await found('package')).toMatchObject({ source: 'table' });
  await served('package', ['box=纸箱']);
});

test('an item of a file can be reworded, recoloured, switched off and moved, and goes back', async () => {
  const [draft, released] = await itemsOf('send_status');
  const edit = (item: Item | undefined, values: object) =>
    server.call(admin, 'PUT', '/sys/dictItem/edit', { id: item?.id, version: item?.version, ...values });
  expect(await edit(draft, { itemText: '草稿', itemColor: 'gold', sortOrder: 9 })).toMatchObject({ success: true });
  expect(await edit(released, { status: 0 })).toMatchObject({ success: true });
  const moved = await edit({ ...(released ?? {}), version: 2 }, { itemValue: '7' });
  expect(JSON.stringify(moved.result)).toContain('写在声明文件里');
  await served('send_status', ['2=已撤销', '0=草稿']);
  const other = await server.signIn('other');
  await served('send_status', ['0=未发布', '1=已发布', '2=已撤销'], other);
  const { id } = await found('send_status');
  expect((await server.call(admin, 'POST', '/sys/dict/restore', { id })).message).toBe('已恢复 2 项');
  await served('send_status', ['0=未发布', '1=已发布', '2=已撤销']);
});

test('what a file declares is neither removed nor taken, and a code stays what fields name', async () => {
  const { id, version } = await found('send_status');
  expect((await server.call(admin, 'DELETE', `${FORM}/${id}`)).message).toContain('写在声明文件里');
  const [item] = await itemsOf('send_status');
  expect((await server.call(admin, 'DELETE', `/sys/dictItem/delete?id=${item?.id}`)).message).toContain('停用');
  const renamed = await server.call(admin, 'PUT', FORM, { id, version, dictCode: 'other_code' });
  expect(renamed.success).toBe(false);
  const taken = await server.call(admin, 'POST', FORM, { dictName: '重名', dictCode: 'send_status' });
  expect(taken.success).toBe(false);
});

test('without the right nobody reads or changes them', async () => {
  const yunying = await server.signIn('yunying');
  const { id } = await found('send_status');
  for (const reply of [
    await server.call(yunying, 'GET', '/sys/dict/list'),
    await server.call(yunying, 'POST', FORM, { dictName: '越权', dictCode: 'beyond' }),
    await server.call(yunying, 'POST', '/sys/dict/restore', { id }),
  ])
    expect(reply.status).toBe(403);
  const other = await server.signIn('other');
  expect((await server.call(other, 'POST', '/sys/dict/restore', { id })).code).not.toBe(200);
});
