import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrantNode } from '../../access/grantTree.ts';
import { OTHER_TENANT } from '../../config/builtIn.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const PACKS = '/online/cgform/api/form/system_tenant_pack';

describe.each(await openTestDatabases())('the pack of a tenant on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let other: Headers;
  let pack: string;

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
    other = await server.signIn('other');
  });
  afterAll(() => server.close());

  const get = (headers: Headers, url: string) => server.call(headers, 'GET', url);
  const statusOf = async (headers: Headers, url: string): Promise<number> =>
    (await server.app.inject({ method: 'GET', url, headers })).statusCode;
  const tree = async (headers: Headers, url: string): Promise<string[]> => {
    const below = (nodes: GrantNode[]): string[] => nodes.flatMap(({ key, children }) => [key, ...below(children)]);
    return below((await get(headers, url)).result.treeList);
  };
  const grant = async (permissionIds: string[]) => {
    const before = (await get(admin, `/sys/tenant/packGrants?id=${pack}`)).result as string[];
    return server.call(admin, 'POST', '/sys/tenant/savePackGrants', {
      id: pack,
      permissionIds: permissionIds.join(),
      lastpermissionIds: before.join(),
    });
  };
  const give = async (packId: string) => {
    const { version, ...tenant } = (await get(admin, `/sys/tenant/queryById?id=${OTHER_TENANT}`)).result;
    const body = { id: OTHER_TENANT, version, name: tenant.name, status: tenant.status, packId };
    expect(await server.call(admin, 'PUT', '/sys/tenant/edit', body)).toMatchObject({ success: true });
  };
  const BUILT = [
    'menu:system/role',
    'menu:system/user',
    'menu:market/order',
    'action:market:order:edit',
    'action:system:role:grant',
    'action:system:role:add',
    'action:system:user:add',
    'action:system:user:edit',
  ];

  test('is made with roles of the first tenant, never its administrators’', async () => {
    const roles = (await get(admin, '/sys/role/list?pageSize=50')).result.records as { id: string; roleCode: string }[];
    const idOf = (code: string) => roles.find(({ roleCode }) => roleCode === code)?.id ?? '';
    const wrong = await server.call(admin, 'POST', PACKS, { packName: '基础版', roleIds: idOf('admin') });
    expect([wrong.success, JSON.stringify(wrong.result)]).toEqual([false, expect.stringContaining('管理员角色')]);
    const made = await server.call(admin, 'POST', PACKS, { packName: '基础版', roleIds: idOf('operator') });
    expect(made).toMatchObject({ success: true });
    pack = made.result;
    const offered = await tree(admin, '/sys/tenant/packTree');
    expect(offered).toEqual(expect.arrayContaining(BUILT));
    expect(offered.filter((id) => /system\/tenant|system\/monitor|screens:|^scope:/.test(id))).toEqual([]);
    expect(await grant(BUILT)).toMatchObject({ success: true });
    expect((await get(admin, `/sys/tenant/packGrants?id=${pack}`)).result).toEqual(BUILT);
  });

  test('closes what it has not for everybody, administrators among them, at the next request', async () => {
    const url = '/online/cgform/api/getData/market_purchase_plan';
    expect((await get(other, url)).success).toBe(true);
    expect(await statusOf(other, '/config/plans/market/purchase-plan')).toBe(200);
    await give(pack);
    expect(await statusOf(other, url)).toBe(403);
    expect(await statusOf(other, '/config/plans/market/purchase-plan')).toBe(403);
    expect(await statusOf(other, '/sys/message/sysMessage/list')).toBe(403);
    expect(await statusOf(other, '/online/cgform/api/getData/market_order')).toBe(200);
    const { menu, codeList } = (await get(other, '/sys/permission/getUserPermissionByToken')).result;
    const text = JSON.stringify(menu);
    expect([text.includes('screens/market/order"'), text.includes('screens/market/purchase-plan"')]).toEqual([
      true,
      false,
    ]);
    expect(codeList).toContain('market:order:edit');
    expect(codeList).not.toContain('market:order:delete');
  });

  test('a button or a column it has not is closed on a page that is open', async () => {
    const record = { orderStatus: 'Shipped' };
    const added = await server.app.inject({
      method: 'POST',
      url: '/online/cgform/api/form/market_order',
      headers: other,
      payload: record,
    });
    expect(added.statusCode).toBe(403);
    const columnsFor = async (headers: Headers): Promise<string[]> =>
      ((await get(headers, '/config/plans/market/order')).result as { columns: { key: string }[] }).columns.map(
        ({ key }) => key,
      );
    expect(await columnsFor(admin)).toContain('amount');
    expect(await columnsFor(other)).not.toContain('amount');
    expect(await columnsFor(other)).toContain('orderId');
  });

  test('its roles are in the tenant with their grants, and what one of them has beyond it stays closed', async () => {
    const { records } = (await get(other, '/sys/role/list?pageSize=50')).result;
    const role = (records as { id: string; roleCode: string }[]).find(({ roleCode }) => roleCode === 'operator');
    expect(role).toBeDefined();
    const user = { username: 'packed', realname: '套餐里的人', password: 'first-pass-1', status: '1' };
    const made = await server.call(other, 'POST', '/sys/user/add', { ...user, selectedroles: role?.id });
    expect(made).toMatchObject({ success: true });
    const packed = await server.signIn('packed', user.password);
    expect(await statusOf(packed, '/online/cgform/api/getData/market_order')).toBe(200);
    expect(await statusOf(packed, '/online/cgform/api/getData/market_purchase_plan')).toBe(403);
    // Filled further, it gives the role what the first tenant's has of it.
    expect(await grant([...BUILT, 'menu:market/purchase-plan'])).toMatchObject({ success: true });
    expect(await statusOf(packed, '/online/cgform/api/getData/market_purchase_plan')).toBe(200);
    expect(await statusOf(other, '/online/cgform/api/getData/market_purchase_plan')).toBe(200);
    expect(await grant(BUILT)).toMatchObject({ success: true });
    expect(await statusOf(packed, '/online/cgform/api/getData/market_purchase_plan')).toBe(403);
  });

  test('administrators of the tenant give on what it has, and see nothing else to give', async () => {
    const givable = await tree(other, '/sys/role/queryTreeList');
    expect(givable.filter((id) => /^(menu|action):/.test(id)).toSorted()).toEqual(BUILT.toSorted());
    const role = await server.call(other, 'POST', '/sys/role/add', { roleName: '查单', roleCode: 'looks' });
    const grantTo = (ids: string, before = '') =>
      server.call(other, 'POST', '/sys/permission/saveRolePermission', {
        roleId: role.result,
        permissionIds: ids,
        lastpermissionIds: before,
      });
    expect(await grantTo('menu:market/order')).toMatchObject({ success: true });
    const beyond = await grantTo('menu:market/order,menu:market/purchase-plan', 'menu:market/order');
    expect(beyond).toMatchObject({ success: false, code: 403 });
    const admins = (await get(other, '/sys/role/list?roleCode=admin')).result.records[0].id;
    const second = { username: 'second', realname: '另一位管理员', password: 'first-pass-1', status: '1' };
    const made = await server.call(other, 'POST', '/sys/user/add', { ...second, selectedroles: admins });
    expect(made).toMatchObject({ success: true });
  });

  test('belongs to administrators of the first tenant alone', async () => {
    const operator = await server.signIn('yunying');
    for (const headers of [other, operator])
      for (const url of ['packList', 'packTree', `packGrants?id=${pack}`])
        expect(await statusOf(headers, `/sys/tenant/${url}`)).toBe(403);
    const home = (await get(admin, '/sys/tenant/queryById?id=1000')).result;
    const own = { id: '1000', version: home.version, name: home.name, status: home.status, packId: pack };
    expect(await server.call(admin, 'PUT', '/sys/tenant/edit', own)).toMatchObject({ success: false });
  });

  test('as the family calls it: listed, added, changed; removed once no tenant uses it', async () => {
    const added = await server.call(admin, 'POST', '/sys/tenant/addPackPermission', {
      packName: '全能版',
      status: '1',
      packType: 'custom',
      permissionIds: 'menu:market/order',
      remarks: 'x',
    });
    expect(added).toMatchObject({ success: true });
    const id = added.result;
    const edited = { id, packName: '全能版', permissionIds: 'menu:market/order,menu:market/purchase-plan' };
    expect(await server.call(admin, 'PUT', '/sys/tenant/editPackPermission', edited)).toMatchObject({ success: true });
    const { records } = (await get(admin, '/sys/tenant/packList?packName=*全能*')).result;
    expect(records).toMatchObject([{ id, permissionIds: edited.permissionIds, remarks: 'x' }]);
    const wrong = { id, packName: '全能版', permissionIds: 'market/order' };
    expect(await server.call(admin, 'PUT', '/sys/tenant/editPackPermission', wrong)).toMatchObject({ success: false });
    const used = await server.call(admin, 'DELETE', `/sys/tenant/deleteTenantPack?ids=${pack}`);
    expect([used.success, used.message]).toEqual([false, expect.stringContaining('在用这个套餐')]);
    await give('');
    expect(await statusOf(other, '/online/cgform/api/getData/market_purchase_plan')).toBe(200);
    const gone = await server.call(admin, 'DELETE', `/sys/tenant/deleteTenantPack?ids=${pack},${id}`);
    expect(gone).toMatchObject({ success: true });
  });
});
