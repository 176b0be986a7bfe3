import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPorts } from '../recordPorts.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const API = '/online/cgform/api';
const DEPARTMENTS = `${API}/form/system_department`;

interface Department {
  id: string;
  departName: string;
  orgCode: string;
  version: number;
  hasChild: string;
}

describe.each(await openTestDatabases())('departments, positions, tenants and sessions on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const level = async (parent = '0', headers = admin): Promise<Department[]> => {
    const url = `${API}/getTreeData/system_department?parentId=${parent}`;
    return (await server.call(headers, 'GET', url)).result.records;
  };
  const named = async (name: string, parent = '0') => {
    const found = (await level(parent)).find(({ departName }) => departName === name);
    if (!found) throw new Error(`no department ${name}`);
    return found;
  };
  const userId = async (username: string): Promise<string> => {
    const url = `${API}/getData/system_user?username=${username}`;
    return (await server.call(admin, 'GET', url)).result.records[0].id;
  };

  test('a department gets the next code below its parent, keeps it when it moves, and users keep their place', async () => {
    const head = await named('总部');
    expect(head).toMatchObject({ orgCode: 'A01', hasChild: '1' });
    const add = { departName: '法务部', parentId: head.id, orgCode: 'ZZZ', directorUserIds: await userId('admin') };
    expect((await server.call(admin, 'POST', DEPARTMENTS, add)).success).toBe(true);
    const added = await named('法务部', head.id);
    expect(added).toMatchObject({ orgCode: 'A01A05', hasChild: '0' });
    const top = { departName: '分公司', orgCategory: '1' };
    expect((await server.call(admin, 'POST', DEPARTMENTS, top)).success).toBe(true);
    const branch = await named('分公司');
    expect(branch.orgCode).toBe('A02');
    const moved = { id: added.id, version: added.version, parentId: branch.id };
    expect(await server.call(admin, 'PUT', DEPARTMENTS, moved)).toMatchObject({ success: true });
    expect(await named('法务部', branch.id)).toMatchObject({ orgCode: 'A01A05' });
    expect((await named('分公司')).hasChild).toBe('1');
    const circle = { id: branch.id, version: branch.version, parentId: added.id };
    expect(await server.call(admin, 'PUT', DEPARTMENTS, circle)).toMatchObject({ success: false });
    const tree = (await server.call(admin, 'GET', '/sys/sysDepart/queryTreeList')).result;
    expect(tree.map(({ title, parentId }: { title: string; parentId: null }) => [title, parentId])).toEqual([
      ['总部', null],
      ['分公司', null],
    ]);
  });

  test('a department with people in it, or below it, stays', async () => {
    const head = await named('总部');
    const reply = await server.call(admin, 'DELETE', `${DEPARTMENTS}/${head.id}`);
    expect(reply.message).toMatch(/^总部.*还有 \d+ 名用户，请先移走$/);
    const empty = { departName: '空部门', parentId: head.id };
    expect((await server.call(admin, 'POST', '/sys/sysDepart/add', empty)).success).toBe(true);
    const { id } = await named('空部门', head.id);
    expect((await server.call(admin, 'DELETE', `/sys/sysDepart/delete?id=${id}`)).success).toBe(true);
    await expect(named('空部门', head.id)).rejects.toThrow('no department');
  });

  test('A065 A074 departments and positions of another tenant are neither seen nor changed', async () => {
    const other = await server.signIn('other');
    expect((await level('0', other)).map(({ departName }) => departName)).toEqual(['隔离演示公司']);
    const { id, version } = await named('总部');
    const change = { id, version, departName: '占领' };
    expect((await server.call(other, 'PUT', DEPARTMENTS, change)).code).toBe(404);
    expect((await server.call(other, 'DELETE', `${DEPARTMENTS}/${id}`)).code).toBe(404);
    const below = { departName: '内应', parentId: id };
    expect((await server.call(other, 'POST', DEPARTMENTS, below)).success).toBe(false);
    const position = { code: 'boss', name: '老板', postRank: '1' };
    expect((await server.call(other, 'POST', '/sys/position/add', position)).success).toBe(true);
    expect((await server.call(admin, 'GET', '/sys/position/list?code=boss')).result.records).toEqual([]);
    expect((await server.call(admin, 'POST', '/sys/position/add', position)).success).toBe(true);
    expect((await server.call(admin, 'POST', '/sys/position/add', position)).success).toBe(false);
  });

  test('tenants are the first one’s: added, given an administrator and members, frozen, and never removed', async () => {
    const added = await server.call(admin, 'POST', '/sys/tenant/add', { name: '新公司' });
    expect(added.success).toBe(true);
    const id = added.result;
    const [chief, member] = [await userId('yunying'), await userId('caiwu')];
    const save = (path: string, userIds: string) => server.call(admin, 'POST', `/sys/tenant/${path}`, { id, userIds });
    expect(await save('saveAdmins', chief)).toMatchObject({ success: true });
    expect(await save('saveMembers', `${chief},${member}`)).toMatchObject({ success: true });
    expect((await server.call(admin, 'GET', `/sys/tenant/admins?id=${id}`)).result).toEqual([chief]);
    expect((await server.call(admin, 'GET', `/sys/tenant/members?id=${id}`)).result.toSorted()).toEqual(
      [chief, member].toSorted(),
    );
    const home = await server.signIn('yunying');
    const there = (await server.call(home, 'POST', '/sys/selectTenant', { tenantId: id })).result.token;
    const guest = { 'x-access-token': there };
    // Administers the new tenant, and nothing of the first one.
    const people = (await server.call(guest, 'GET', `${API}/getData/system_user`)).result;
    expect(people.total).toBe(0);
    expect((await server.call(guest, 'GET', `${API}/getData/system_tenant`)).result.total).toBe(0);
    expect((await server.call(guest, 'POST', '/sys/tenant/add', { name: 'x' })).status).toBe(403);
    expect((await server.call(guest, 'POST', '/sys/tenant/saveAdmins', { id: '1000', userIds: chief })).status).toBe(
      403,
    );
    expect(
      JSON.stringify((await server.call(guest, 'GET', '/sys/permission/getUserPermissionByToken')).result.menu),
    ).not.toContain('租户管理');
    const known = (await server.call(guest, 'GET', '/sys/user/queryUserComponentData')).result.records;
    expect(known.map(({ username }: { username: string }) => username).toSorted()).toEqual(['caiwu', 'yunying']);
    // Guests are among those a role may be given to.
    const role = await server.call(guest, 'POST', '/sys/role/add', { roleName: '店员', roleCode: 'clerk' });
    const members = { roleId: role.result, userIds: member };
    expect(await server.call(guest, 'POST', '/sys/role/saveMembers', members)).toMatchObject({ success: true });
    const stranger = { roleId: role.result, userIds: await userId('admin') };
    expect((await server.call(guest, 'POST', '/sys/role/saveMembers', stranger)).code).toBe(404);
    expect(await save('saveMembers', member)).toMatchObject({ success: true });
    expect((await server.call(guest, 'GET', '/sys/permission/getPermCode')).code).toBe(510);
    const frozen = { id, status: '0' };
    expect((await server.call(admin, 'PUT', '/sys/tenant/edit', frozen)).success).toBe(true);
    const caiwu = await server.signIn('caiwu');
    expect((await server.call(caiwu, 'POST', '/sys/selectTenant', { tenantId: id })).status).toBe(403);
    expect((await server.call(admin, 'DELETE', `/sys/tenant/delete?id=${id}`)).message).toMatch('租户不能删除');
    const first = { id: '1000', status: '0' };
    expect((await server.call(admin, 'PUT', '/sys/tenant/edit', first)).success).toBe(false);
  });

  test('A059 who is online: the tenant’s live sessions without tokens, one of them ended by force', async () => {
    const mine = await server.signIn('caiwu');
    await server.signIn('other');
    const url = `${API}/getData/system_online`;
    const reply = await server.app.inject({ url: `${url}?username=caiwu`, headers: admin });
    expect(reply.body).not.toContain(mine['x-access-token']);
    const { records } = reply.json().result;
    expect(records.length).toBeGreaterThan(0);
    const names = (await server.call(admin, 'GET', `${url}?pageSize=100`)).result.records;
    expect(names.map(({ username }: { username: string }) => username)).not.toContain('other');
    for (const { id } of records)
      expect((await server.call(admin, 'POST', '/sys/online/forceLogout', { token: id })).success).toBe(true);
    expect((await server.call(mine, 'GET', '/sys/permission/getPermCode')).code).toBe(510);
    expect((await server.call(admin, 'GET', `${url}?username=caiwu`)).result.total).toBe(0);
    server.clock.advance(25 * 3_600_000);
    admin = await server.signIn();
    expect((await server.call(admin, 'GET', url)).result.total).toBe(1);
  });

  test('what is only looked at refuses every write in words of its own', async () => {
    const readOnly = [...recordPorts.hooks].flatMap(([table, { readOnly: why }]) =>
      why ? [[table, why] as const] : [],
    );
    expect(readOnly.length).toBeGreaterThan(6);
    for (const [table, why] of readOnly) {
      const model = [...server.context.compiled().models.values()].find((each) => each.table === table);
      const [form, record] = [`${API}/form/${model?.code}`, { id: '1', version: 1 }];
      const replies = [
        await server.call(admin, 'POST', form, {}),
        await server.call(admin, 'PUT', form, record),
        await server.call(admin, 'PUT', `${API}/saveAll/${model?.code}`, { added: [], changed: [record], removed: [] }),
        await server.call(admin, 'DELETE', `${form}/1`),
        await server.call(admin, 'GET', `${API}/importTemplate/${model?.code}`),
      ];
      expect(new Set(replies.map(({ message }) => message)), table).toEqual(new Set([why]));
    }
  });
});
