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
      `/sys/user/queryByIds?userIds=${person.id}`,
      '/sys/user/queryByNames?userNames=admin',
      '/sys/position/queryByCode?code=keeper',
      '/sys/tenant/queryList?ids=1',
      '/sys/sysDepart/getDepartName?orgCode=A',
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

describe('members of roles and departments, and lists under a second name', () => {
  const del = (path: string, headers = admin) => server.call(headers, 'DELETE', path);
  const idOf = async (name: string) => (await call('GET', `/sys/user/queryByNames?userNames=${name}`)).result[0].id;
  const names = (rows: { username: string }[]) => rows.map(({ username }) => username);

  test('a role is taken from one, and from several', async () => {
    const made = await server.call(admin, 'POST', '/sys/role/add', { roleName: '看看', roleCode: 'looker' });
    const users = [await idOf('yunying'), await idOf('caiwu')];
    const body = { roleId: made.result, userIdList: users };
    expect(await server.call(admin, 'POST', '/sys/user/addSysUserRole', body)).toMatchObject({ success: true });
    const members = async () =>
      names((await call('GET', `/sys/user/userRoleList?roleId=${made.result}`)).result.records);
    expect(await members()).toEqual(['caiwu', 'yunying']);
    const one = `/sys/user/deleteUserRole?roleId=${made.result}&userId=${users[0]}`;
    expect((await del(one, await server.signIn('yunying'))).status).toBe(403);
    expect(await del(one)).toMatchObject({ success: true });
    expect(await members()).toEqual(['caiwu']);
    expect(await del(`/sys/user/deleteUserRoleBatch?roleId=${made.result}&userIds=${users.join()},`)).toMatchObject({
      success: true,
    });
    expect(await members()).toEqual([]);
    const admins = (await call('GET', '/sys/role/list?roleCode=admin')).result.records[0].id;
    const last = await del(`/sys/user/deleteUserRole?roleId=${admins}&userId=${await idOf('admin')}`);
    expect(last).toMatchObject({ success: false, message: expect.stringContaining('至少要保留一个') });
  });

  test('a department is given to people and taken from them, never their own', async () => {
    const added = await server.call(admin, 'POST', '/sys/sysDepart/add', { departName: '临时组', orgCategory: '1' });
    const depart = added.result as string;
    const user = await idOf('yunying');
    const members = async () => names((await call('GET', `/sys/user/departUserList?depId=${depart}`)).result.records);
    expect(await members()).toEqual([]);
    const body = { depId: depart, userIdList: [user] };
    expect(await server.call(admin, 'POST', '/sys/user/editSysDepartWithUser', body)).toMatchObject({ success: true });
    expect(await members()).toEqual(['yunying']);
    const departs = (await call('GET', `/sys/user/userDepartList?userId=${user}`)).result as {
      title: string;
      key: string;
    }[];
    expect(departs.map(({ title }) => title)).toContain('临时组');
    for (const path of [`departUserList?depId=${depart}`, `userDepartList?userId=${user}`])
      expect((await call('GET', `/sys/user/${path}`, await server.signIn('yunying'))).status).toBe(403);
    expect((await call('GET', `/sys/user/departUserList?depId=${depart}`, await server.signIn('other'))).success).toBe(
      false,
    );
    const own = departs.find(({ title }) => title !== '临时组');
    if (own !== undefined) {
      const rooted = await del(`/sys/user/deleteUserInDepart?depId=${own.key}&userId=${user}`);
      expect(rooted).toMatchObject({ success: false, message: expect.stringContaining('主部门') });
    }
    expect(await del(`/sys/user/deleteUserInDepartBatch?depId=${depart}&userIds=${user}`)).toMatchObject({
      success: true,
    });
    expect(await members()).toEqual([]);
  });

  test('users, departments, the address list and dictionaries answer by the rights to them', async () => {
    const plain = await server.signIn('yunying');
    for (const path of ['/sys/user/listAll', '/sys/sysDepart/listAll', '/sys/dict/treeList']) {
      expect(await call('GET', path)).toMatchObject({ success: true });
      expect([path, (await call('GET', path, plain)).status]).toEqual([path, 403]);
    }
    expect(names((await call('GET', '/sys/user/listAll?username=caiwu')).result.records)).toEqual(['caiwu']);
    const people = (await call('GET', '/sys/user/queryByOrgCodeForAddressList?orgCode=A01&realname=专员')).result;
    expect(people.records.map(({ realname }: { realname: string }) => realname)).toContain('运营专员');
    const seen = await call('GET', '/sys/user/queryByOrgCodeForAddressList', plain);
    expect(JSON.stringify(seen)).not.toMatch(/"(phone|email|telephone)":"/);
  });

  test('whether a code of a role or a value of a dictionary is free', async () => {
    const free = async (path: string) => (await call('GET', path)).success;
    const role = (await call('GET', '/sys/role/list?roleCode=operator')).result.records[0];
    expect(await free('/sys/role/checkRoleCode?roleCode=operator')).toBe(false);
    expect(await free(`/sys/role/checkRoleCode?roleCode=operator&id=${role.id}`)).toBe(true);
    expect(await free('/sys/role/checkRoleCode?roleCode=nobody_has_it')).toBe(true);
    const made = await server.call(admin, 'POST', '/sys/dict/add', { dictName: '级别', dictCode: 'own_level' });
    const item = { dictId: made.result, itemText: '一', itemValue: '1', status: '1' };
    expect(await server.call(admin, 'POST', '/sys/dictItem/add', item)).toMatchObject({ success: true });
    expect(await free(`/sys/dictItem/dictItemCheck?dictId=${made.result}&itemValue=1`)).toBe(false);
    expect(await free(`/sys/dictItem/dictItemCheck?dictId=${made.result}&itemValue=2`)).toBe(true);
  });

  test('messages and templates come as a workbook, to who may export them', async () => {
    const plain = await server.signIn('yunying');
    for (const resource of ['sysMessage', 'sysMessageTemplate']) {
      const url = `/sys/message/${resource}/exportXls`;
      const reply = await server.app.inject({ url, headers: admin });
      expect([resource, reply.statusCode, reply.rawPayload.length > 500]).toEqual([resource, 200, true]);
      expect((await server.app.inject({ url, headers: plain })).statusCode).toBe(403);
    }
  });
});
