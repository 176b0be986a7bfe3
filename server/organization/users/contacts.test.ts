import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { allRows } from '../../db/Database.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const API = '/online/cgform/api';
const LIST = `${API}/getData/system_contact`;
const PEOPLE = [
  ['k1', 'ann', '安', 'A01A01', 1, '13800000001'],
  ['k2', 'bob', '包', 'A01A02', 1, '13800000002'],
  ['k3', 'cut', '曹', 'A01A01', 2, '13800000003'],
] as const;
const databases = await openTestDatabases();

describe.each(databases)('people to look up, on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let plain: Headers;
  const names = async (headers: Headers, query = '') => {
    const { result } = await server.call(headers, 'GET', `${LIST}?pageSize=100&column=realname&order=asc${query}`);
    return result.records.map(({ realname }: { realname: string }) => realname);
  };

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    for (const person of PEOPLE)
      await server.context.db.withTenant(allRows(HOME_TENANT), (session) =>
        session.query(
          `insert into sys_user (id, tenant_id, username, realname, org_code, status, phone, password_hash)
            values ($1, current_setting('app.tenant'), $2, $3, $4, $5, $6, 'x')`,
          [...person],
        ),
      );
    admin = await server.signIn();
    plain = await server.signIn('caiwu');
  });
  afterAll(() => server.close());

  test('everybody finds those who may sign in, by department with all below it', async () => {
    const all = await names(plain);
    expect(all).toEqual(expect.arrayContaining(['安', '包']));
    expect(all).not.toContain('曹');
    expect(await names(plain, '&orgCode_below=A01A01&realname=*安*')).toEqual(['安']);
    expect(await names(plain, '&orgCode_below=A01&realname=*包*')).toEqual(['包']);
    expect(await names(plain, '&orgCode_below=A01A02&realname=*安*')).toEqual([]);
  });

  test('how to reach them is a right of its own', async () => {
    const phoneOf = async (headers: Headers) =>
      (await server.call(headers, 'GET', `${API}/form/system_contact/k1`)).result.phone;
    expect(await phoneOf(admin)).toBe('13800000001');
    expect(await phoneOf(plain)).toBeUndefined();
    expect((await server.call(plain, 'GET', `${LIST}?phone=138*`)).status).toBe(400);
    const keys = async (headers: Headers) => {
      const { columns } = (await server.call(headers, 'GET', '/config/plans/system/contact')).result;
      return columns.map(({ key }: { key: string }) => key);
    };
    expect(await keys(plain)).toEqual(['realname', 'avatar', 'orgCode', 'post']);
    expect(await keys(admin)).toEqual(expect.arrayContaining(['phone', 'telephone', 'email']));
  });

  test('nothing else of an account is told: no name to sign in with, no roles, no password', async () => {
    const record = (await server.call(admin, 'GET', `${API}/form/system_contact/k1`)).result;
    for (const key of ['username', 'password', 'status', 'selectedroles', 'sex'])
      expect(record).not.toHaveProperty(key);
    expect((await server.call(plain, 'GET', `${API}/getData/system_user`)).status).toBe(403);
  });

  test('they are looked at: nobody adds, changes or removes any here', async () => {
    const form = `${API}/form/system_contact`;
    for (const headers of [admin, plain]) {
      const tries = [
        await server.call(headers, 'POST', form, { realname: '新' }),
        await server.call(headers, 'PUT', form, { id: 'k1', version: 1, realname: '改' }),
        await server.call(headers, 'DELETE', `${form}/k1`),
      ];
      const status = headers === admin ? 200 : 403;
      for (const reply of tries) expect(reply).toMatchObject({ status, success: false });
    }
    expect(await names(admin, '&realname=*安*')).toEqual(['安']);
  });

  test('users are found by the departments they may change to, with all below these', async () => {
    const [root] = (await server.call(admin, 'GET', '/sys/sysDepart/queryTreeList')).result;
    const finance = root.children.find(({ orgCode }: { orgCode: string }) => orgCode === 'A01A03');
    const found = async (id: string) => {
      const reply = await server.call(admin, 'GET', `${API}/getData/system_user?selecteddeparts_below=${id}`);
      return reply.result.records.map(({ username }: { username: string }) => username).toSorted();
    };
    expect(await found(root.id)).toEqual(['admin', 'caiwu', 'yunying']);
    expect(await found(finance.id)).toEqual(['caiwu']);
    expect(await found('nothing')).toEqual([]);
  });

  test('another tenant has people of its own', async () => {
    const other = await server.signIn('other');
    expect(await names(other)).not.toContain('安');
    expect((await server.call(other, 'GET', `${API}/form/system_contact/k1`)).success).toBe(false);
  });

  test('a page of departments shows people and their roles to who may look at them', async () => {
    const roles = async (headers: Headers, code: string) =>
      (await server.call(headers, 'GET', `${API}/getData/system_department_role?orgCode_below=${code}&pageSize=100`))
        .result?.records;
    await server.context.db.withTenant(allRows(HOME_TENANT), (session) =>
      session.query(
        `insert into sys_user_role (user_id, role_id) select u.id, r.id from sys_user u, sys_role r
          where u.id in ('k1', 'k3') and r.role_code = 'operator' and r.tenant_id = current_setting('app.tenant')`,
      ),
    );
    // What somebody is elsewhere is nobody's here.
    await server.context.db.query(`insert into sys_user_tenant (user_id, tenant_id) values ('k1', '2000')`);
    await server.context.db.query(
      `insert into sys_user_role (user_id, role_id)
        select 'k1', id from sys_role where role_code = 'admin' and tenant_id = '2000'`,
    );
    expect((await roles(admin, 'A01A01')).map(({ roleCode }: { roleCode: string }) => roleCode)).not.toContain('admin');
    const [held] = (await roles(admin, 'A01A01')).filter(
      ({ roleCode }: { roleCode: string }) => roleCode === 'operator',
    );
    expect(held).toMatchObject({ orgCode: 'A01A01', people: expect.any(Number) });
    expect((await roles(admin, 'A01')).length).toBeGreaterThan(0);
    expect(await roles(plain, 'A01')).toBeUndefined();
    const theirs = await roles(await server.signIn('other'), 'A01');
    expect(theirs.map(({ roleCode }: { roleCode: string }) => roleCode)).toEqual(['admin']);
    const body = { roleName: '自给' };
    expect((await server.call(admin, 'POST', `${API}/form/system_department_role`, body)).message).toContain(
      '只供查看',
    );
    const { subLists } = (await server.call(admin, 'GET', '/config/plans/system/department')).result;
    expect(subLists.map(({ title }: { title: string }) => title)).toEqual(['人员', '角色']);
  });
});
