import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';

const ROLES = '/online/cgform/api/form/system_role';

let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
});
afterAll(() => server.close());

/** A role with these pages and this home. */
async function addRole(code: string, pages: readonly string[], values: object): Promise<string> {
  const body = { roleName: `${code}员`, roleCode: code, ...values };
  const { result: roleId } = await server.call(admin, 'POST', ROLES, body);
  const permissionIds = pages.map((page) => `menu:${page}`).join();
  const grants = { roleId, permissionIds, lastpermissionIds: '' };
  expect(await server.call(admin, 'POST', '/sys/permission/saveRolePermission', grants)).toMatchObject({
    success: true,
  });
  return roleId;
}

/** What a user with these roles begins with. */
async function homeOf(username: string, roles: readonly string[]) {
  const user = { username, realname: username, password: 'first-pass-1', selectedroles: roles.join() };
  expect(await server.call(admin, 'POST', '/sys/user/add', user)).toMatchObject({ success: true });
  const headers = await server.signIn(username, user.password);
  const { result } = await server.call(headers, 'GET', '/sys/permission/getUserPermissionByToken');
  return { home: result.home, notice: result.homeNotice };
}

test('the home of the role with the highest priority is opened, and one that is closed falls back with words', async () => {
  const low = await addRole('low', ['market/order'], { homePath: '/market/order', homePriority: 1 });
  const high = await addRole('high', ['fba/stock'], { homePath: '/fba/stock', homePriority: 9 });
  const closed = await addRole('closed', ['market/order'], { homePath: '/system/user', homePriority: 99 });
  const none = await addRole('none', ['market/order'], {});
  expect(await homeOf('home_two', [low, high])).toEqual({ home: '/fba/stock', notice: undefined });
  expect(await homeOf('home_none', [none])).toEqual({ home: undefined, notice: undefined });
  expect(await homeOf('home_less', [closed, low])).toEqual({
    home: '/market/order',
    notice: '角色「closed员」的首页 /system/user 不存在或没有权限，已打开角色「low员」的首页',
  });
  expect(await homeOf('home_shut', [closed])).toEqual({
    home: undefined,
    notice: '角色「closed员」的首页 /system/user 不存在或没有权限，已打开默认首页',
  });
});

test('a home is a page of the menu', async () => {
  const wrong = { roleName: '写错的', roleCode: 'wrong', homePath: '/market/ordr' };
  const refused = JSON.stringify(await server.call(admin, 'POST', ROLES, wrong));
  expect(refused).toContain('菜单里没有路由为 /market/ordr 的页面，是不是 /market/order');
});

test('/sys/sysRoleIndex is the same, by the rights to roles', async () => {
  const index = { roleCode: 'none', url: '/market/order', priority: 3 };
  expect(await server.call(admin, 'POST', '/sys/sysRoleIndex/add', index)).toMatchObject({ success: true });
  const listed = (await server.call(admin, 'GET', '/sys/sysRoleIndex/list')).result.records;
  const own = listed.find(({ roleCode }: { roleCode: string }) => roleCode === 'none');
  expect(own).toMatchObject({ url: '/market/order', priority: 3, status: '1', route: true });
  const gone = await server.call(admin, 'DELETE', `/sys/sysRoleIndex/delete?id=${own.id}`);
  expect(gone).toMatchObject({ success: true });
  const one = (await server.call(admin, 'GET', `/sys/sysRoleIndex/queryById?id=${own.id}`)).result;
  expect([one.url || null, one.status]).toEqual([null, '0']);
  const operator = await server.signIn('yunying');
  expect((await server.call(operator, 'GET', '/sys/sysRoleIndex/list')).status).toBe(403);
  expect((await server.call(operator, 'POST', '/sys/sysRoleIndex/add', index)).status).toBe(403);
  expect((await server.call(admin, 'PUT', '/sys/sysRoleIndex/updateDefIndex', {})).message).toContain(
    'screens/app.json',
  );
});
