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

/** A workbook of items, as the button of the family sends it, under the dictionary that is chosen. */
async function importItems(dictId: string, lines: readonly string[], headers = admin) {
  const form = new FormData();
  form.set('foreignKeys', JSON.stringify({ dictId }));
  form.set('file', new Blob([['名称,数据值,颜色,次序', ...lines].join('\n')]), 'items.csv');
  const packed = new Response(form);
  const reply = await server.app.inject({
    method: 'POST',
    url: '/online/cgform/api/importXls/system_dictionary_item',
    payload: Buffer.from(await packed.arrayBuffer()),
    headers: { ...headers, 'content-type': packed.headers.get('content-type') ?? '' },
  });
  return { status: reply.statusCode, ...reply.json() };
}

test('items come in a file under their dictionary, and leave in one', async () => {
  const body = { dictName: '材质', dictCode: 'fabric' };
  await server.call(admin, 'POST', FORM, body);
  const { id } = await found('fabric');
  expect((await importItems('', ['无主,orphan,,1'])).result.errors[0].reason).toContain('请选择字典');
  const sent = await importItems(id, ['棉,cotton,绿,1', '麻,linen,,2', '棉,cotton,,3']);
  expect(sent.result).toMatchObject({ totalCount: 3, successCount: 2, errorCount: 1 });
  await served('fabric', ['cotton=棉', 'linen=麻']);
  expect((await itemsOf('fabric')).map(({ itemValue, itemColor, changed }) => [itemValue, itemColor, changed])).toEqual(
    [
      ['cotton', 'green', '0'],
      ['linen', null, '0'],
    ],
  );
  // Of a file's dictionary they are additions, and the file's own stand.
  const declared = await found('send_status');
  expect((await importItems(declared.id, ['待审,8,,4', '草稿,0,,1'])).result).toMatchObject({ successCount: 1 });
  await served('send_status', ['0=未发布', '1=已发布', '2=已撤销', '8=待审']);
  expect(await server.call(admin, 'POST', '/sys/dict/restore', { id: declared.id })).toMatchObject({ result: 1 });
  const out = await server.app.inject({
    url: `/online/cgform/api/exportXls/system_dictionary_item?dictId=${id}&exportFormat=csv`,
    headers: admin,
  });
  expect(out.body).toContain('cotton');
  expect(out.body).not.toContain('已发布');
  const yunying = await server.signIn('yunying');
  expect((await importItems(id, ['丝,silk,,9'], yunying)).status).toBe(403);
  const other = await server.signIn('other');
  expect((await importItems(id, ['丝,silk,,9'], other)).result?.successCount ?? 0).toBe(0);
  await served('fabric', ['cotton=棉', 'linen=麻']);
});

test('a removed dictionary is in the recycle bin and comes back with its items', async () => {
  const BIN = '/online/cgform/api/bin/system_dictionary';
  const { id } = await found('fabric');
  expect(await server.call(admin, 'DELETE', `${FORM}/${id}`)).toMatchObject({ success: true });
  await expect
    .poll(async () => (await server.call(admin, 'GET', '/sys/dict/getDictItems/fabric')).message)
    .toBe('字典Code不存在');
  const [entry] = (await server.call(admin, 'GET', BIN)).result.records;
  expect(entry.row).toMatchObject({ dictCode: 'fabric' });
  const yunying = await server.signIn('yunying');
  expect((await server.call(yunying, 'GET', BIN)).status).toBe(403);
  expect((await server.call(admin, 'POST', `${BIN}/restore`, { ids: [entry.id] })).message).toBe('已恢复 1 条');
  await served('fabric', ['cotton=棉', 'linen=麻']);
});

test('the family’s own calls reach the recycle bin by the rights to it', async () => {
  const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, headers = admin) =>
    server.call(headers, method, `/sys/dict/${path}`);
  const removed = async () => {
    const { id } = await found('fabric');
    await server.call(admin, 'DELETE', `/sys/dict/delete?id=${id}`);
    const [kept] = (await call('GET', 'deleteList')).result;
    return kept;
  };
  const kept = await removed();
  expect(kept).toMatchObject({ dictCode: 'fabric', dictName: expect.any(String) });
  const yunying = await server.signIn('yunying');
  const other = await server.signIn('other');
  expect((await call('GET', 'deleteList', yunying)).status).toBe(403);
  expect((await call('GET', 'deleteList', other)).result).toEqual([]);
  for (const [method, path] of [
    ['PUT', 'back'],
    ['DELETE', 'deletePhysic'],
  ] as const) {
    expect((await call(method, `${path}/${kept.id}`, yunying)).status).toBe(403);
    expect((await call(method, `${path}/${kept.id}`, other)).success).toBe(false);
    expect((await call(method, `${path}/not%20an%20id`)).status).toBe(400);
    expect((await call(method, `${path}/nobody`)).success).toBe(false);
  }
  expect(await call('PUT', `back/${kept.id}`)).toMatchObject({ success: true });
  await served('fabric', ['cotton=棉', 'linen=麻']);

  const again = await removed();
  await server.call(admin, 'POST', FORM, { dictName: '面料', dictCode: 'fabric' });
  expect((await call('PUT', `back/${again.id}`)).message).toContain('已被别的记录使用');
  expect(await call('DELETE', `deletePhysic/${again.id}`)).toMatchObject({ success: true });
  expect((await call('GET', 'deleteList')).result).toEqual([]);
});
