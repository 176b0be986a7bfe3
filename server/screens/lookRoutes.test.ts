import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompiler } from '../../engine/compile/compile.ts';
import {
  type Headers,
  type ProductServer,
  shippedScreens,
  shippedTables,
  startProductServer,
} from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens } from '../testing/testServer.ts';
import { loadCompilePorts } from './compilePorts.ts';

const LOOK = '/config/sources/look';
const PLAN = '/config/sources/look/plan';
const PERMISSIONS = '/sys/permission/getUserPermissionByToken';
const ORDERS = '/online/cgform/api/getData/market_order';
const MODEL = 'screens/market/order.model.json';

describe.each(await openTestDatabases())('looking as another in the playground on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let roles: Map<string, string>;

  beforeAll(async () => {
    const compile = createCompiler(await loadCompilePorts());
    const screens = {
      ...fixedScreens(await shippedScreens()),
      compile: async (files: readonly object[]) => compile(files as never),
    };
    server = await startProductServer(await open({ filled: shippedTables }), { screens });
    admin = await server.signIn();
    const { records } = (await server.call(admin, 'GET', '/sys/role/list?pageSize=50')).result;
    roles = new Map(records.map(({ id, roleCode }: { id: string; roleCode: string }) => [roleCode, id]));
  });
  afterAll(() => server.close());

  const look = (kind: string, id = '', headers = admin) => server.call(headers, 'POST', LOOK, { kind, id });
  const as = async (kind: string, id = ''): Promise<Headers> => {
    const { result } = await look(kind, id);
    return { 'x-access-token': result.token, 'tenant-id': result.tenantId };
  };
  const plan = (headers: Headers, id: string, drafts: object[] = []) =>
    server.call(admin, 'POST', PLAN, { token: headers['x-access-token'], id, drafts });

  test('it reads what the role reads, and one’s own session stays as it is', async () => {
    const own = (await server.call(admin, 'GET', PERMISSIONS)).result;
    const operator = (await server.call(await server.signIn('yunying'), 'GET', PERMISSIONS)).result;
    const looking = await as('role', roles.get('operator'));
    expect((await server.call(looking, 'GET', PERMISSIONS)).result).toEqual({
      ...operator,
      preview: { kind: 'role', name: '运营' },
    });
    expect((await server.call(looking, 'GET', ORDERS)).success).toBe(true);
    expect((await server.call(looking, 'GET', '/online/cgform/api/getData/system_user')).status).toBe(403);
    expect((await server.call(admin, 'GET', PERMISSIONS)).result).toEqual(own);
  });

  test('A073 it writes nothing, starts nothing, and its end gives no rights', async () => {
    const looking = await as('role', roles.get('admin'));
    const refused = '正在以「管理员」身份预览，只能查看，不能修改；请先退出预览';
    const body = { roleName: '新', roleCode: 'look_new' };
    expect((await server.call(looking, 'POST', '/sys/role/add', body)).message).toBe(refused);
    expect((await look('role', roles.get('admin'), looking)).message).toBe(refused);
    expect((await server.call(looking, 'POST', '/sys/preview/end')).success).toBe(true);
    expect((await server.call(looking, 'GET', PERMISSIONS)).code).toBe(510);
    expect((await server.call(looking, 'POST', '/sys/role/add', body)).code).toBe(510);
  });

  test('A073 who may not look as another is refused, and what is not there is not found', async () => {
    const plain = await server.signIn('yunying');
    expect((await look('role', roles.get('admin'), plain)).status).toBe(403);
    expect((await server.call(plain, 'GET', LOOK)).status).toBe(403);
    const other = await server.signIn('other');
    expect((await look('role', roles.get('admin'), other)).status).toBe(403);
    expect((await look('role', '1')).code).toBe(404);
    expect((await look('god', '1')).status).toBe(400);
    // Reading declarations alone gives nobody the eyes of others.
    const id = roles.get('operator') ?? '';
    const grant = "INSERT INTO sys_role_grant (role_id, kind, code) VALUES ($1, 'action', 'screens:read')";
    await server.context.db.query(grant, [id]);
    const reader = await server.signIn('yunying');
    await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
    expect((await server.call(reader, 'GET', LOOK)).result).toMatchObject({ roles: [], users: [] });
    expect((await look('role', roles.get('admin'), reader)).status).toBe(403);
    await server.context.db.query("DELETE FROM sys_role_grant WHERE code = 'screens:read'");
    await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
  });

  test('a tenant is looked into by its members alone', async () => {
    const { tenants } = (await server.call(admin, 'GET', LOOK)).result;
    expect(tenants).toHaveLength(1);
    const all = (await server.context.db.query<{ id: string }>('SELECT id FROM sys_tenant')).rows.map(({ id }) => id);
    const foreign = all.find((id) => id !== tenants[0].id) ?? '';
    expect(foreign).not.toBe('');
    expect((await look('tenant', foreign)).code).toBe(404);
    const me = (await server.context.db.query<{ id: string }>("SELECT id FROM sys_user WHERE username = 'admin'"))
      .rows[0];
    const join = 'INSERT INTO sys_user_tenant (user_id, tenant_id) VALUES ($1, $2)';
    await server.context.db.query(join, [me?.id ?? '', foreign]);
    const looking = await as('tenant', foreign);
    const seen = (await server.call(looking, 'GET', PERMISSIONS)).result;
    expect(seen?.preview ?? {}).toMatchObject({ kind: 'tenant' });
    expect((await server.call(looking, 'POST', '/sys/role/add', {})).message).toMatch(/只能查看/);
    await server.context.db.query('DELETE FROM sys_user_tenant WHERE tenant_id = $1', [foreign]);
    expect((await server.call(looking, 'GET', PERMISSIONS)).code).toBe(510);
  });

  test('a draft’s page is cut to what they may know', async () => {
    const operator = await as('role', roles.get('operator'));
    const keys = ({ result }: { result: { plan: { columns: { key: string }[] } } }) =>
      result.plan.columns.map(({ key }) => key);
    const before = await plan(operator, 'market/order');
    expect(keys(before)).toContain('lineNo');
    const { files } = (await server.call(admin, 'GET', '/config/sources')).result;
    const text = files.find(({ path }: { path: string }) => path === MODEL).text as string;
    const draft = text.replace('"key": "lineNo",', '"key": "lineNo",\n      "restricted": true,');
    expect(draft).not.toBe(text);
    expect(keys(await plan(operator, 'market/order', [{ path: MODEL, text: draft }]))).not.toContain('lineNo');
    expect(
      keys(await plan(await as('role', roles.get('admin')), 'market/order', [{ path: MODEL, text: draft }])),
    ).toContain('lineNo');
    expect((await plan(operator, 'system/user')).result).toEqual({ closed: true });
    expect((await plan(operator, 'no/such')).result).toEqual({});
  });

  test('A073 nobody’s own session, and no other’s look, cuts a page', async () => {
    expect((await plan(admin, 'market/order')).status).toBe(403);
    const second = await server.signIn('yunying');
    expect((await plan(second, 'market/order')).status).toBe(403);
    expect((await plan(await as('role', roles.get('operator')), 'x', [{ path: '../x.json', text: '' }])).status).toBe(
      400,
    );
  });

  test('it ends with the session it hangs on and is listed as no session of its own', async () => {
    const mine = await server.signIn();
    const { result } = await look('role', roles.get('operator'), mine);
    const looking = { 'x-access-token': result.token };
    const before = (await server.call(mine, 'GET', '/sys/user/login/sessions')).result;
    expect(JSON.stringify(before)).not.toContain(result.token);
    const count = (value: unknown) => (Array.isArray(value) ? value.length : -1);
    await look('role', roles.get('operator'), mine);
    expect(count((await server.call(mine, 'GET', '/sys/user/login/sessions')).result)).toBe(count(before));
    expect((await server.call(looking, 'GET', PERMISSIONS)).success).toBe(true);
    await server.call(mine, 'POST', '/sys/logout');
    expect((await server.call(looking, 'GET', PERMISSIONS)).code).toBe(510);
  });
});
