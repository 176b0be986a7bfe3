import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const FORM = '/online/cgform/api/form/system_api_key';
const ORDERS = '/online/cgform/api/getData/market_order';
const LATER = '2099-01-01 00:00:00';

describe.each(await openTestDatabases())('keys of programs on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  const roles = new Map<string, string>();

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
    const { records } = (await server.call(admin, 'GET', '/sys/role/list?pageSize=50')).result;
    for (const { id, roleCode } of records) roles.set(roleCode, id);
  });
  afterAll(() => server.close());

  const add = (values: object, headers = admin) =>
    server.call(headers, 'POST', FORM, { title: '对接', roleId: roles.get('operator'), expireTime: LATER, ...values });
  const issue = (id: string, headers = admin) => server.call(headers, 'POST', '/sys/apiKey/issue', { id });
  const record = async (id: string) => (await server.call(admin, 'GET', `${FORM}/${id}`)).result;
  const issued = async (values: object): Promise<{ id: string; key: Headers }> => {
    const { result: id } = await add(values);
    return { id, key: { 'x-access-token': (await issue(id)).result } };
  };

  test('a key is answered once, kept as a hash, and reads what its role reads', async () => {
    const { result: id } = await add({ title: '仓库系统' });
    expect(await record(id)).toMatchObject({ status: '0', hint: null, lastUsedTime: null });
    const { result: text } = await issue(id);
    expect(text).toMatch(/^wk_[\w-]{43}$/);
    const kept = await server.context.db.query('SELECT * FROM sys_api_key WHERE id = $1', [id]);
    expect(JSON.stringify(kept.rows)).not.toContain(text);
    expect(JSON.stringify(await record(id))).not.toContain(text.slice(12));
    const key = { 'x-access-token': text };
    expect(await server.call(key, 'GET', ORDERS)).toMatchObject({ status: 200, success: true });
    expect((await record(id)).lastUsedTime).toMatch(/^\d{4}-/);
    // What the role is not granted.
    expect((await server.call(key, 'GET', '/online/cgform/api/getData/system_log_security')).status).toBe(403);
    const again = (await issue(id)).result;
    expect((await server.call(key, 'GET', ORDERS)).status).toBe(401);
    expect((await server.call({ 'x-access-token': again }, 'GET', ORDERS)).status).toBe(200);
  });

  test('everything but records and reports is closed to a key', async () => {
    const { key } = await issued({ title: '只读数据' });
    for (const [method, url] of [
      ['GET', '/sys/permission/getUserPermissionByToken'],
      ['GET', '/sys/user/list'],
      ['GET', '/config/manifest'],
      ['POST', '/sys/logout'],
      ['POST', '/sys/apiKey/issue'],
      ['PUT', '/sys/user/updatePassword'],
    ] as const)
      expect([url, (await server.call(key, method, url, method === 'GET' ? undefined : {})).status]).toEqual([
        url,
        403,
      ]);
  });

  test('one that is revoked, past its time, of a removed role or unknown opens nothing', async () => {
    const revoked = await issued({ title: '吊销的' });
    expect(await server.call(admin, 'POST', '/sys/apiKey/revoke', { id: revoked.id })).toMatchObject({ success: true });
    expect((await server.call(revoked.key, 'GET', ORDERS)).status).toBe(401);
    expect(await record(revoked.id)).toMatchObject({ status: '2', hint: null });
    const short = await issued({ title: '到期的' });
    await server.context.db.query("UPDATE sys_api_key SET expire_time = '2020-01-01' WHERE id = $1", [short.id]);
    expect((await server.call(short.key, 'GET', ORDERS)).status).toBe(401);
    expect((await issue(short.id)).message).toContain('已过有效期');
    const body = { roleName: '短命的', roleCode: 'shortlived' };
    const { result: roleId } = await server.call(admin, 'POST', '/online/cgform/api/form/system_role', body);
    const orphan = await issued({ title: '角色没了的', roleId });
    await server.call(admin, 'DELETE', `/online/cgform/api/form/system_role/${roleId}`);
    expect((await server.call(orphan.key, 'GET', ORDERS)).status).toBe(401);
    const made = { 'x-access-token': `wk_${'a'.repeat(43)}` };
    expect((await server.call(made, 'GET', ORDERS)).status).toBe(401);
  });

  test('no key for administrators, none that is over already, none by a role without the right', async () => {
    expect(JSON.stringify(await add({ roleId: roles.get('admin') }))).toContain('管理员角色不能给密钥用');
    expect(JSON.stringify(await add({ expireTime: '2020-01-01 00:00:00' }))).toContain('有效期至应晚于现在');
    const operator = await server.signIn('yunying');
    expect((await add({}, operator)).status).toBe(403);
    const { id } = await issued({ title: '别人的' });
    expect((await issue(id, operator)).status).toBe(403);
    const other = await server.signIn('other');
    expect((await issue(id, other)).success).toBe(false);
    expect((await server.call(other, 'GET', `${FORM}/${id}`)).success).toBe(false);
  });

  test('A069 whoever may make keys makes none that does more than they may', async () => {
    const rights = ['system/api-key', 'action:system:api-key:add', 'action:system:api-key:issue'];
    const tree = JSON.stringify((await server.call(admin, 'GET', '/sys/role/queryTreeList')).result);
    const known = rights.map((right) => (right.startsWith('action') ? right : `menu:${right}`));
    const codes = [...tree.matchAll(/"key":"(action:system:api[^"]*:(?:add|issue))"/g)].map(([, code]) => code ?? '');
    const body = { roleName: '密钥员', roleCode: 'keymaker' };
    const { result: roleId } = await server.call(admin, 'POST', '/online/cgform/api/form/system_role', body);
    const grants = { roleId, permissionIds: [known[0], ...codes].join(), lastpermissionIds: '' };
    await server.call(admin, 'POST', '/sys/permission/saveRolePermission', grants);
    const user = { username: 'keymaker', realname: '密钥员', password: 'first-pass-1', selectedroles: roleId };
    await server.call(admin, 'POST', '/sys/user/add', user);
    const maker = await server.signIn('keymaker', 'first-pass-1');
    expect(JSON.stringify(await add({ title: '越权的' }, maker))).toContain('超出您自己的');
    const { id } = await issued({ title: '强的' });
    expect((await issue(id, maker)).status).toBe(403);
    expect(await add({ title: '自己的', roleId }, maker)).toMatchObject({ success: true });
  });
});
