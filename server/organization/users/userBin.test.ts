import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const FORM = '/online/cgform/api/form/system_user';
const PASSWORD = 'first-pass-1';

describe.each(await openTestDatabases())('the recycle bin of users on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let operator: string;

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
    operator = (await server.call(admin, 'GET', '/sys/role/list?roleCode=operator')).result.records[0].id;
  });
  afterAll(() => server.close());

  const add = async (username: string, values: object = {}): Promise<string> => {
    const body = { username, realname: username, password: PASSWORD, selectedroles: operator, ...values };
    const reply = await server.call(admin, 'POST', FORM, body);
    expect(reply).toMatchObject({ success: true });
    return reply.result;
  };
  const remove = (id: string) => server.call(admin, 'DELETE', `/sys/user/delete?id=${id}`);
  const bin = async (headers = admin) => (await server.call(headers, 'GET', '/sys/user/recycleBin')).result;
  const restore = (userIds: string, headers = admin) =>
    server.call(headers, 'PUT', '/sys/user/putRecycleBin', { userIds });

  test('a removed user comes back with password, roles and departments; sessions from before stay over', async () => {
    const id = await add('comeback', { orgCode: 'A01A01', phone: '13800138111' });
    const before = await server.signIn('comeback', PASSWORD);
    expect(await remove(id)).toMatchObject({ success: true });
    const [kept] = await bin();
    expect(kept).toMatchObject({ id, username: 'comeback', roles: '运营', createBy: 'admin' });
    expect(kept.createTime).toMatch(/^\d{4}-/);
    expect(JSON.stringify(kept)).not.toMatch(/password|kept/i);
    await expect(server.signIn('comeback', PASSWORD)).rejects.toThrow();
    expect(await restore(id)).toMatchObject({ success: true, message: '已恢复 1 个用户' });
    const again = await server.signIn('comeback', PASSWORD);
    const [user] = (await server.call(admin, 'GET', '/online/cgform/api/getData/system_user?username=comeback')).result
      .records;
    expect(user).toMatchObject({ id, orgCode: 'A01A01', phone: '13800138111', selectedroles: operator });
    expect((await server.call(again, 'GET', '/online/cgform/api/getData/market_order')).status).toBe(200);
    expect((await server.call(before, 'GET', '/online/cgform/api/getData/market_order')).success).toBe(false);
    expect(await bin()).toEqual([]);
  });

  test('whose name, phone or mail is another’s by now stays, and so do those named with them', async () => {
    const taken = await add('takenname');
    const free = await add('freename');
    await remove(taken);
    await remove(free);
    await add('TakenName');
    expect((await restore(`${taken},${free}`)).message).toBe('“takenname”不能恢复：账号已被别的用户使用');
    expect(await bin()).toHaveLength(2);
    expect(await restore(free)).toMatchObject({ success: true });
  });

  test('removed for good is gone, and by a right of its own; no other tenant sees or restores', async () => {
    const [kept] = await bin();
    const other = await server.signIn('other');
    expect(await bin(other)).toEqual([]);
    expect((await restore(kept.id, other)).success).toBe(false);
    const plain = await server.signIn('yunying');
    expect((await restore(kept.id, plain)).status).toBe(403);
    expect((await server.call(plain, 'GET', '/sys/user/recycleBin')).status).toBe(403);
    const purged = await server.call(admin, 'DELETE', `/sys/user/deleteRecycleBin?userIds=${kept.id}`);
    expect(purged).toMatchObject({ success: true });
    expect(await bin()).toEqual([]);
    expect((await restore(kept.id)).success).toBe(false);
  });
});
