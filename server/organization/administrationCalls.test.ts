import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';

let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
});
afterAll(() => server.close());

type Method = Parameters<ProductServer['call']>[1];
const callsIn = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(' ') as [Method, string]);
const call = (method: Method, path: string, headers = admin) =>
  server.call(headers, method, path, method === 'GET' || method === 'DELETE' ? undefined : {});

/** Every call that an administration written for JeecgBoot makes. */
describe('the administration as an old client calls it', () => {
  test.each(
    callsIn(`GET /sys/role/queryall
      GET /sys/role/queryTreeList
      GET /sys/role/list
      GET /sys/user/queryUserRole?userid=1
      GET /sys/user/list
      GET /sys/user/queryUserByDepId?id=1
      GET /sys/permission/list
      GET /sys/permission/getSystemMenuList
      GET /sys/permission/getSystemSubmenu?parentId=folder:market
      GET /sys/permission/getSystemSubmenuBatch?parentIds=folder:market,folder:demo
      GET /sys/permission/queryTreeList
      GET /sys/permission/queryRolePermission?roleId=1
      GET /sys/permission/getPermRuleListByPermId?permissionId=1
      GET /sys/permission/queryPermissionRule?permissionId=1
      GET /sys/permission/queryDepartPermission?departId=1
      GET /sys/sysDepart/queryTreeList
      GET /sys/sysDepart/queryDepartTreeSync
      GET /sys/sysDepart/queryIdTree
      GET /sys/sysDepart/searchBy?keyWord=a
      GET /sys/sysDepart/queryMyDeptTreeList
      GET /sys/sysDepartPermission/queryTreeListForDeptRole?departId=1
      GET /sys/sysDepartPermission/queryDeptRolePermission?roleId=1
      GET /sys/dict/getDictItems/sex
      GET /sys/annountCement/listByUser
      GET /sys/position/list
      GET /sys/permission/queryListAsync
      GET /sys/permission/checkPermDuplication?url=/nowhere
      GET /sys/loginfo
      GET /sys/visitInfo`),
  )('%s %s answers', async (method, path) => {
    expect(await call(method, path)).toMatchObject({ success: true, code: 200 });
  });

  // There, and told what is missing: the words of the call itself, not those of an unknown one.
  test.each(
    callsIn(`POST /sys/role/add
      PUT /sys/role/edit
      POST /sys/user/add
      PUT /sys/user/edit
      PUT /sys/user/frozenBatch
      GET /sys/user/checkOnlyUser?username=admin
      PUT /sys/user/changePassword
      POST /sys/permission/saveRolePermission
      DELETE /sys/sysDepart/delete?id=1
      GET /sys/annountCement/doReleaseData?id=1
      GET /sys/annountCement/doReovkeData?id=1
      GET /sys/annountCement/queryById?id=1`),
  )('%s %s is there', async (method, path) => {
    const { status } = await call(method, path);
    expect([401, 403, 404]).not.toContain(status);
  });

  test.each(
    callsIn(`POST /sys/permission/add
      PUT /sys/permission/edit
      POST /sys/permission/edit
      DELETE /sys/permission/delete?id=1
      DELETE /sys/permission/deleteBatch?ids=1,2,
      POST /sys/permission/addPermissionRule
      PUT /sys/permission/editPermissionRule
      DELETE /sys/permission/deletePermissionRule?id=1
      GET /sys/role/datarule/1/2
      POST /sys/role/datarule
      POST /sys/permission/saveDepartPermission
      POST /sys/sysDepartPermission/saveDeptRolePermission
      GET /sys/sysDepartPermission/datarule/1/2
      GET /sys/sysDepartRole/list?deptId=1
      POST /sys/sysDepartRole/add`),
  )('%s %s is refused with the way out', async (method, path) => {
    const answer = await call(method, path);
    expect(answer).toMatchObject({ success: false, code: 500 });
    expect(answer.message).toMatch(/screens\/|系统管理 \//);
  });

  test('the menu comes level by level, to those who may grant', async () => {
    const top = (await call('GET', '/sys/permission/getSystemMenuList')).result;
    const folder = top.find(({ title }: { title: string }) => title === '市场');
    expect(folder).toMatchObject({ isLeaf: false, children: [] });
    const path = `/sys/permission/getSystemSubmenu?parentId=${encodeURIComponent(folder.key)}`;
    const below = (await call('GET', path)).result;
    expect(below.map(({ title }: { title: string }) => title)).toContain('订单');
    expect((await call('GET', '/sys/permission/queryListAsync')).result).toEqual(top);
    const async = `/sys/permission/queryListAsync?pid=${encodeURIComponent(folder.key)}`;
    expect((await call('GET', async)).result).toEqual(below);
    const batch = `/sys/permission/getSystemSubmenuBatch?parentIds=${encodeURIComponent(`${folder.key},nothing`)}`;
    expect((await call('GET', batch)).result).toEqual({ [folder.key]: below, nothing: [] });
    const operator = await server.signIn('yunying');
    expect(await call('GET', path, operator)).toMatchObject({ success: false, code: 403 });
  });

  test('a path of the menu is taken by all but its own entry', async () => {
    const free = async (query: string) =>
      (await call('GET', `/sys/permission/checkPermDuplication?url=/market/order&${query}`)).result;
    expect(await free('')).toBe(false);
    expect(await free(`id=${encodeURIComponent('menu:market/order')}`)).toBe(true);
    expect(await free('alwaysShow=true')).toBe(true);
  });
});

describe('records read by a value', () => {
  const read = async (path: string, headers = admin) => server.call(headers, 'GET', path);

  test('people by ids and names, a position and a department by their codes, tenants by ids', async () => {
    const [person] = (await read('/sys/user/queryByNames?userNames=yunying,nobody')).result;
    expect(person).toMatchObject({ username: 'yunying' });
    expect(JSON.stringify(person)).not.toContain('password_hash');
    const { result } = await read(`/sys/user/queryByIds?userIds=${person.id},`);
    expect(result).toMatchObject([{ username: 'yunying' }]);
    const [tenant] = (await read('/sys/tenant/list')).result.records;
    expect((await read(`/sys/tenant/queryList?ids=${tenant.id}`)).result).toMatchObject([{ id: tenant.id }]);
    const code = `${person.orgCode}`;
    expect((await read(`/sys/sysDepart/getDepartName?orgCode=${code}`)).result).toMatchObject({ orgCode: code });
    const position = { name: '仓管', code: 'keeper', postRank: '1' };
    expect((await server.call(admin, 'POST', '/sys/position/add', position)).success).toBe(true);
    expect((await read('/sys/position/queryByCode?code=keeper')).result).toMatchObject({ name: '仓管' });
    expect((await read('/sys/position/queryByCode?code=nobody')).success).toBe(false);
    expect((await read('/sys/user/queryByIds')).status).toBe(400);
  });

  test('not for who has no right to the records, and not of another tenant', async () => {
    const [person] = (await read('/sys/user/queryByNames?userNames=yunying')).result;
    const [plain, other] = [await server.signIn('yunying'), await server.signIn('other')];
    for (const path of [
      ...[`/sys/user/queryByIds?userIds=${person.id}`, '/sys/user/queryByNames?userNames=admin'],
      ...[
        '/sys/position/queryByCode?code=keeper',
        '/sys/tenant/queryList?ids=1',
        '/sys/sysDepart/getDepartName?orgCode=A',
      ],
    ]) {
      expect([path, (await read(path, plain)).status]).toEqual([path, 403]);
      expect(JSON.stringify(await read(path, other))).not.toContain('yunying');
    }
  });

  test('rules of codes and of values are kept as the family keeps them', async () => {
    for (const [base, rule] of [
      [
        '/sys/checkRule',
        { ruleName: '数字', ruleCode: 'digits', ruleJson: '[{"digits":"*","pattern":"^[0-9]+$","message":"数字"}]' },
      ],
      ['/sys/fillRule', { ruleName: '单号', ruleCode: 'number', ruleClass: 'orderNumber', ruleParams: '{}' }],
    ] as const) {
      expect(await server.call(admin, 'POST', `${base}/add`, rule)).toMatchObject({ success: true });
      const { records } = (await read(`${base}/list?ruleCode=${rule.ruleCode}`)).result;
      expect(records).toMatchObject([rule]);
      const [{ id }] = records;
      expect(await server.call(admin, 'PUT', `${base}/edit`, { id, ruleName: '改名' })).toMatchObject({
        success: true,
      });
      expect((await read(`${base}/queryById?id=${id}`)).result).toMatchObject({ ruleName: '改名' });
      expect((await server.call(await server.signIn('yunying'), 'POST', `${base}/add`, rule)).status).toBe(403);
    }
  });
});
