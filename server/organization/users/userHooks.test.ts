import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFiles } from '../../testing/importing.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const FORM = '/online/cgform/api/form/system_user';
const LIST = '/online/cgform/api/getData/system_user';
const PASSWORD = 'first-pass-1';

describe.each(await openTestDatabases())('users and their roles on $kind', ({ open }) => {
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

  const role = (code: string) => roles.get(code) ?? '';
  const find = async (username: string, headers = admin) =>
    (await server.call(headers, 'GET', `${LIST}?username=${username}`)).result.records[0];
  const add = (values: object, headers = admin) =>
    server.call(headers, 'POST', FORM, { password: PASSWORD, ...values });
  const edit = async (username: string, values: object, headers = admin) => {
    const { id, version } = await find(username);
    return server.call(headers, 'PUT', FORM, { id, version, ...values });
  };
  /** A role with these grants, and a user who has it, signed in. */
  const holder = async (name: string, ids: string[]) => {
    const body = { roleName: `${name}们`, roleCode: name };
    const roleId = (await server.call(admin, 'POST', '/online/cgform/api/form/system_role', body)).result;
    const grants = { roleId, permissionIds: ids.join(), lastpermissionIds: '' };
    expect(await server.call(admin, 'POST', '/sys/permission/saveRolePermission', grants)).toMatchObject({
      success: true,
    });
    expect(await add({ username: name, realname: name, selectedroles: roleId })).toMatchObject({ success: true });
    return { roleId, headers: await server.signIn(name, PASSWORD) };
  };

  test('an added user has roles, departments and a password, and signs in with it', async () => {
    const values = { username: 'newbie', realname: '新人', selectedroles: role('operator'), orgCode: 'A01A01' };
    expect(await add(values)).toMatchObject({ success: true });
    const row = await find('newbie');
    expect(row).toMatchObject({ ...values, status: '1', password: '●●●●●●' });
    const own = await server.signIn('newbie', PASSWORD);
    const held = (await server.call(own, 'GET', '/sys/permission/getUserPermissionByToken')).result;
    expect(held.codeList).toContain('market:order:edit');
    expect(held.codeList).not.toContain('market:order:delete');
    const filtered = await server.call(admin, 'GET', `${LIST}?selectedroles=,${role('operator')},`);
    expect(filtered.result.records.map(({ username }: { username: string }) => username)).toEqual([
      'newbie',
      'yunying',
    ]);
  });

  test('a name is taken once in the whole product, and a weak password is refused', async () => {
    const taken = await add({ username: 'yunying', realname: 'x' });
    expect(taken).toMatchObject({ success: false, result: [{ key: 'username' }] });
    const elsewhere = await add({ username: 'other', realname: 'x' });
    expect(elsewhere).toMatchObject({ success: false, result: [{ key: 'username' }] });
    const weak = await add({ username: 'weakling', realname: 'x', password: 'abcdefgh' });
    expect(weak.result).toEqual([{ key: 'password', message: '密码须同时含有字母和数字' }]);
    expect(await find('weakling')).toBeUndefined();
  });

  test('names that differ in case alone are one name, of users and of roles', async () => {
    const twin = await add({ username: 'YunYing', realname: 'x' });
    expect(twin.result).toEqual([{ key: 'username', message: '用户账号「yunying」已存在，只差大小写的视为同一个' }]);
    expect(await add({ username: 'Other', realname: 'x' })).toMatchObject({ success: false });
    const url = '/sys/user/checkOnlyUser?username=CAIWU';
    expect(await server.call(admin, 'GET', url)).toMatchObject({ success: false });
    const roleForm = '/online/cgform/api/form/system_role';
    for (const roleCode of ['Admin', 'OPERATOR']) {
      const reply = await server.call(admin, 'POST', roleForm, { roleName: '双生', roleCode });
      expect(reply).toMatchObject({ success: false, result: [{ key: 'roleCode' }] });
    }
    const changed = ['twin_code', 'Twin_Code'].map((roleCode) => ({ roleName: '双生', roleCode }));
    const both = await server.call(admin, 'PUT', '/online/cgform/api/saveAll/system_role', { added: changed });
    expect(both.success).toBe(false);
    // Past the hooks: the database says so too.
    const insert = 'INSERT INTO sys_role (id, tenant_id, role_code, role_name) VALUES ($1, $2, $3, $4)';
    const twice = server.context.db.query(insert, ['twin', '1000', 'Finance', 'x']);
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  test('a user has as many roles as are given', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const body = { roleName: `多${at}`, roleCode: `many${at}` };
      ids.push((await server.call(admin, 'POST', '/online/cgform/api/form/system_role', body)).result);
    }
    expect(await add({ username: 'many_roles', realname: '多', selectedroles: ids.join() })).toMatchObject({
      success: true,
    });
    const stored = String((await find('many_roles')).selectedroles).split(',');
    expect(stored.toSorted()).toEqual(ids.toSorted());
    expect(await edit('many_roles', { selectedroles: ids.slice(1).join() })).toMatchObject({ success: true });
  });

  test('A077 no answer about users holds a hash', async () => {
    for (const url of [LIST, `${FORM}/${(await find('yunying')).id}`, '/online/cgform/api/exportCsv/system_user']) {
      const reply = await server.app.inject({ url, headers: admin });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(/scrypt|password_hash/);
    }
  });

  test('A069 A070 a plain user administers nobody, by any of the ways', async () => {
    const own = await server.signIn('yunying');
    const { id } = await find('caiwu');
    const asked = [
      ['GET', LIST],
      ['POST', FORM],
      ['PUT', FORM],
      ['DELETE', `${FORM}/${id}`],
      ['POST', '/sys/user/add'],
      ['PUT', '/sys/user/edit'],
      ['DELETE', `/sys/user/delete?id=${id}`],
      ['PUT', '/sys/user/frozenBatch', { ids: id, status: '2' }],
      ['PUT', '/sys/user/changePassword', { username: 'admin', password: 'stolen-pass-1' }],
      ['PUT', '/sys/role/edit'],
      ['POST', '/sys/permission/saveRolePermission', { roleId: role('operator'), permissionIds: '' }],
      ['POST', '/sys/role/saveMembers', { roleId: role('admin'), userIds: id }],
      ['POST', '/sys/user/addSysUserRole', { roleId: role('admin'), userIdList: [id] }],
      ['GET', '/sys/role/queryTreeList'],
      ['POST', '/sys/role/preview', { id: role('finance') }],
      ['GET', '/sys/online/list'],
      ['POST', '/sys/online/forceLogout', { token: 'x' }],
      ['POST', '/sys/tenant/saveAdmins', { id: '2000', userIds: id }],
      ['POST', '/sys/sysDepart/add', { departName: 'x' }],
    ] as const;
    for (const [method, url, body = {}] of asked)
      expect((await server.call(own, method, url, method === 'GET' ? undefined : body)).status, url).toBe(403);
    await server.signIn('caiwu');
    await server.signIn('admin');
  });

  test('A069 whoever may administer users hands on no more than they hold, and touches nobody who holds more', async () => {
    const users = [
      'menu:system/user',
      'action:system:user:add',
      'action:system:user:edit',
      'action:system:user:delete',
    ];
    const more = ['action:system:user:freeze', 'action:market:order:edit', 'menu:market/order'];
    const { headers, roleId } = await holder('keeper', [...users, ...more]);
    const tried = await add({ username: 'pal_1', realname: 'x', selectedroles: role('admin') }, headers);
    expect(tried.result).toEqual([{ key: 'selectedroles', message: '不能分配权限超出自己的角色：管理员' }]);
    const beyond = await add({ username: 'pal_1', realname: 'x', selectedroles: role('finance') }, headers);
    expect(beyond.result[0].key).toBe('selectedroles');
    const own = await add({ username: 'pal_1', realname: 'x', selectedroles: roleId }, headers);
    expect(own).toMatchObject({ success: true });
    // Their own roles are no way around.
    expect((await edit('keeper', { selectedroles: `${roleId},${role('admin')}` }, headers)).success).toBe(false);
    const { id } = await find('admin');
    expect((await edit('admin', { realname: '改名' }, headers)).status).toBe(403);
    expect((await edit('admin', { password: 'stolen-pass-1' }, headers)).status).toBe(403);
    expect((await server.call(headers, 'DELETE', `${FORM}/${id}`)).status).toBe(403);
    const freeze = { ids: id, status: '2' };
    expect((await server.call(headers, 'PUT', '/sys/user/frozenBatch', freeze)).status).toBe(403);
    // A password is another right than the record.
    const quiet = await edit('pal_1', { password: 'another-pass-1' }, headers);
    expect(quiet).toMatchObject({ success: false, result: [{ key: 'password' }] });
    await server.signIn('admin');
  });

  test('the last administrator is neither frozen, removed nor made somebody else; nobody freezes themselves', async () => {
    const second = { username: 'admin2', realname: '二号', selectedroles: role('admin') };
    expect(await add(second)).toMatchObject({ success: true });
    const other = await server.signIn('admin2', PASSWORD);
    const first = (await find('admin')).id;
    expect(await server.call(admin, 'PUT', '/sys/user/frozenBatch', { ids: first, status: '2' })).toMatchObject({
      success: false,
      result: [{ message: '不能冻结自己' }],
    });
    expect((await server.call(admin, 'DELETE', `${FORM}/${first}`)).message).toBe('不能删除自己');
    expect((await server.call(admin, 'DELETE', `${FORM}/${(await find('admin2')).id}`)).success).toBe(true);
    expect((await server.call(other, 'GET', LIST)).code).not.toBe(200);
    const last = '至少要保留一个正常状态的管理员';
    expect((await edit('admin', { selectedroles: '' })).message).toBe(last);
    const members = { roleId: role('admin'), userIds: (await find('yunying')).id };
    expect(await server.call(admin, 'POST', '/sys/role/saveMembers', members)).toMatchObject({ message: last });
    expect((await find('admin')).selectedroles).toBe(role('admin'));
  });

  test('a new password and a freeze end every session at once; thawed, the password is the new one', async () => {
    expect(await add({ username: 'sleeper', realname: 'x', selectedroles: role('operator') })).toMatchObject({
      success: true,
    });
    const session = await server.signIn('sleeper', PASSWORD);
    const { id } = await find('sleeper');
    const reset = { username: 'sleeper', password: 'second-pass-2', confirmpassword: 'second-pass-2' };
    expect((await server.call(admin, 'PUT', '/sys/user/changePassword', reset)).success).toBe(true);
    expect((await server.call(session, 'GET', '/sys/permission/getPermCode')).code).toBe(510);
    await expect(server.signIn('sleeper', PASSWORD)).rejects.toThrow('用户名或密码错误');
    const again = await server.signIn('sleeper', 'second-pass-2');
    expect((await server.call(admin, 'PUT', '/sys/user/frozenBatch', { ids: `${id},`, status: '2' })).success).toBe(
      true,
    );
    expect((await server.call(again, 'GET', '/sys/permission/getPermCode')).code).toBe(510);
    expect((await server.call(admin, 'PUT', '/sys/user/frozenBatch', { ids: id, status: '1' })).success).toBe(true);
    // Thawed is not signed in.
    expect((await server.call(again, 'GET', '/sys/permission/getPermCode')).code).toBe(510);
    await server.signIn('sleeper', 'second-pass-2');
  });

  test('A068 what the server keeps is not written, whatever is sent', async () => {
    const { id } = await find('caiwu');
    const sly = { tenantId: '2000', tenant_id: '2000', rightsVersion: 99 };
    const reply = await edit('caiwu', sly);
    expect(reply).toMatchObject({ success: false });
    const kept = { createBy: 'x', sysOrgCode: 'Z', version: (await find('caiwu')).version, realname: '财务一号' };
    expect((await edit('caiwu', kept)).success).toBe(true);
    expect(await find('caiwu')).toMatchObject({ id, createBy: 'system', realname: '财务一号' });
  });

  test('A065 A074 another tenant’s users and roles are nobody’s', async () => {
    const other = await server.signIn('other');
    const { id } = await find('yunying');
    expect(await find('yunying', other)).toBeUndefined();
    expect((await server.call(other, 'DELETE', `${FORM}/${id}`)).code).toBe(404);
    const reset = { id, password: 'stolen-pass-1' };
    expect((await server.call(other, 'PUT', '/sys/user/changePassword', reset)).code).toBe(404);
    const mine = { username: 'traitor', realname: 'x', selectedroles: role('operator') };
    expect((await add(mine, other)).result[0]).toMatchObject({ key: 'selectedroles' });
    const grants = { roleId: role('operator'), permissionIds: '', lastpermissionIds: '' };
    expect((await server.call(other, 'POST', '/sys/permission/saveRolePermission', grants)).code).toBe(404);
    const read = `/sys/permission/queryRolePermission?roleId=${role('operator')}`;
    expect((await server.call(other, 'GET', read)).result).toEqual([]);
    const roleId = (await server.call(other, 'GET', '/sys/role/list')).result.records[0].id;
    const own = (await find('other', other)).id;
    const members = { roleId, userIds: `${own},${id}` };
    expect((await server.call(other, 'POST', '/sys/role/saveMembers', members)).code).toBe(404);
    await server.signIn('yunying');
  });

  test('JeecgBoot’s own paths do the same', async () => {
    const added = await server.call(admin, 'POST', '/sys/user/add', {
      username: 'by_rest',
      realname: 'x',
      password: PASSWORD,
    });
    expect(added.success).toBe(true);
    const read = `/sys/user/queryUserRole?userid=${(await find('yunying')).id}`;
    expect((await server.call(admin, 'GET', read)).result).toEqual([role('operator')]);
    const edited = await server.call(admin, 'PUT', '/sys/user/edit', { id: added.result, realname: '改过' });
    expect(edited.success).toBe(true);
    expect(await find('by_rest')).toMatchObject({ realname: '改过' });
    expect((await server.call(admin, 'DELETE', `/sys/user/deleteBatch?ids=${added.result},`)).success).toBe(true);
  });

  test('where no records are, an administrator is told so and nobody else is', async () => {
    const yunying = await server.signIn('yunying');
    for (const path of ['/sys/nothing/list', '/sys/nothing/queryById?id=1']) {
      const told = await server.call(admin, 'GET', path);
      expect([told.status, told.code, told.message]).toEqual([404, 404, '很抱歉，资源未找到!']);
      const closed = await server.call(yunying, 'GET', path);
      expect([closed.status, closed.message]).toEqual([403, '没有权限访问']);
    }
  });

  const importing = (headers: Headers, rows: object[], mode = 'good') =>
    server.call(headers, 'POST', '/online/cgform/api/importRows/system_user', { rows, mode });

  test('users come in a file with roles and departments by name, and sign in with the password of their row', async () => {
    const rows = [
      { username: 'bulk_1', realname: '批一', password: PASSWORD, selectedroles: '运营,财务', orgCode: '运营一部' },
      { username: 'bulk_2', realname: '批二', password: 'abcdefgh' },
      { username: 'Bulk_1', realname: '批三', password: PASSWORD },
      { username: 'bulk_4', realname: '批四', password: PASSWORD, selectedroles: '没有这种角色' },
      { username: 'bulk_5', realname: '批五', password: PASSWORD },
    ];
    const told = await importing(admin, rows);
    expect(told.result.errors.map(({ row, key }: { row: number; key: string }) => [row, key])).toEqual([
      [1, 'username'],
      [2, 'password'],
      [3, 'username'],
      [4, 'selectedroles'],
    ]);
    const again = await importing(admin, [rows[0] ?? {}]);
    expect(again.result).toMatchObject({ successCount: 1, errors: [] });
    const row = await find('bulk_1');
    expect(row).toMatchObject({ realname: '批一', orgCode: 'A01A01', status: '1', password: '●●●●●●' });
    expect(row.selectedroles.split(',').sort()).toEqual([role('operator'), role('finance')].sort());
    const own = await server.signIn('bulk_1', PASSWORD);
    const held = (await server.call(own, 'GET', '/sys/permission/getUserPermissionByToken')).result;
    expect(held.codeList).toContain('market:order:edit');
    expect(await find('bulk_5')).toMatchObject({ realname: '批五' });
    expect(await find('bulk_4')).toBeUndefined();
  });

  test('a file needs no column for what has a default, and what is told of it holds no password', async () => {
    const file = '用户账号,密码,用户姓名\nbulk_8,first-pass-8,八\nbulk_9,abc,九\n';
    const path = '/online/cgform/api';
    const looked = await sendFiles({ server }, admin, `${path}/importFiles/system_user`, { '人.csv': file });
    const needed = looked.result.fields.filter(
      ({ required, filled = false }: { required: boolean; filled?: boolean }) => required && !filled,
    );
    expect(needed.map(({ key }: { key: string }) => key)).toEqual(['username', 'password', 'realname']);
    const told = await sendFiles({ server }, admin, `${path}/importXls/system_user`, { '人.csv': file });
    expect(told.result).toMatchObject({ successCount: 1, errors: [{ line: 3, column: '密码', text: '●●●●●●' }] });
    expect(await find('bulk_8')).toMatchObject({ realname: '八', status: '1' });
  });

  test('a file gives nobody more than its bringer holds', async () => {
    const { headers } = await holder('bringer', ['menu:system/user', 'action:system:user:add']);
    const rows = [
      { username: 'bulk_6', realname: '六', password: PASSWORD, selectedroles: role('admin') },
      { username: 'bulk_7', realname: '七', password: PASSWORD },
    ];
    const told = await importing(headers, rows);
    expect(told.result).toMatchObject({ successCount: 1, errors: [{ row: 1, key: 'selectedroles' }] });
    expect(told.result.errors[0].message).toMatch(/^不能分配权限超出自己的角色/);
    expect(await find('bulk_6')).toBeUndefined();
    const yunying = await server.signIn('yunying');
    expect((await importing(yunying, rows)).status).toBe(403);
  });

  test('what was done stands in the log', async () => {
    const logged = await server.context.db.query<{ kind: string }>('SELECT DISTINCT kind FROM sys_log_security');
    const kinds = logged.rows.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['user_added', 'user_changed', 'user_removed', 'grants_changed']));
  });
});
