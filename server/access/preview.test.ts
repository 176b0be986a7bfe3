import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const ORDERS = '/online/cgform/api/getData/market_order';

describe.each(await openTestDatabases())('looking with another’s rights on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let roles: Map<string, string>;
  const routes: { method: string; url: string; writes: boolean; inPreview: boolean; open: boolean }[] = [];

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }), {
      routes: (app) =>
        app.addHook('onRoute', ({ method, url, config }) => {
          for (const each of [method].flat()) {
            const { writes = false, inPreview = false, access } = config ?? {};
            routes.push({ method: each, url, writes, inPreview, open: access === 'open' });
          }
        }),
    });
    admin = await server.signIn();
    const { records } = (await server.call(admin, 'GET', '/sys/role/list?pageSize=50')).result;
    roles = new Map(records.map(({ id, roleCode }: { id: string; roleCode: string }) => [roleCode, id]));
  });
  afterAll(() => server.close());

  const permissions = async (headers = admin) =>
    (await server.call(headers, 'GET', '/sys/permission/getUserPermissionByToken')).result;
  const start = (id: string | undefined, kind = 'role') =>
    server.call(admin, 'POST', `/sys/${kind}/preview`, { id: id ?? '' });
  const end = () => server.call(admin, 'POST', '/sys/preview/end');

  test('menu, buttons, columns and screens are those of the role, and one’s own again afterwards', async () => {
    const own = await permissions();
    const operator = await permissions(await server.signIn('yunying'));
    expect(await start(roles.get('operator'))).toMatchObject({ success: true, message: '开始以「运营」身份预览' });
    const seen = await permissions();
    expect(seen).toEqual({ ...operator, preview: { kind: 'role', name: '运营' } });
    expect((await server.call(admin, 'GET', '/config/plans/system/user')).status).toBe(403);
    expect((await server.call(admin, 'GET', '/online/cgform/api/getData/system_user')).status).toBe(403);
    expect(await server.call(admin, 'GET', ORDERS)).toMatchObject({ success: true });
    const theirs = (await server.call(await server.signIn('yunying'), 'GET', '/config/manifest')).result.screens;
    expect((await server.call(admin, 'GET', '/config/manifest')).result.screens).toEqual(theirs);
    expect((await end()).success).toBe(true);
    expect(await permissions()).toEqual(own);
  });

  test('a user is previewed with all their roles, and a right taken from them is gone at once', async () => {
    const users = (await server.call(admin, 'GET', '/sys/user/list?username=caiwu')).result.records;
    expect(await start(users[0].id, 'user')).toMatchObject({ result: { kind: 'user', name: '财务专员' } });
    const menu = JSON.stringify((await permissions()).menu);
    expect(menu).toContain('market/order-analysis');
    expect(menu).not.toContain('system/role');
    await server.context.db.query('DELETE FROM sys_role_grant WHERE role_id = $1', [roles.get('finance') ?? '']);
    expect(JSON.stringify((await permissions()).menu)).not.toContain('market/order-analysis');
    await end();
  });

  test('A073 every route that writes is refused while previewing, with its reason, and written to the log', async () => {
    await start(roles.get('admin'));
    const before = (await server.call(admin, 'GET', ORDERS)).result.total;
    const writing = routes.filter(
      ({ method, writes, inPreview, open: isOpen }) =>
        method !== 'HEAD' && !isOpen && !inPreview && (writes || !['GET', 'HEAD', 'OPTIONS'].includes(method)),
    );
    expect(writing.length).toBeGreaterThan(30);
    for (const { method, url } of writing) {
      const path = url.replaceAll(/:\w+/g, 'x').replace('*', 'x');
      const reply = await server.app.inject({ method: method as 'POST', url: path, headers: admin });
      expect(reply.json().message, `${method} ${url}`).toBe(
        '正在以「管理员」身份预览，只能查看，不能修改；请先退出预览',
      );
    }
    expect((await server.call(admin, 'GET', ORDERS)).result.total).toBe(before);
    const kinds = 'SELECT kind, count(*)::int AS count FROM sys_log_security GROUP BY kind';
    const logged = await server.context.db.query<{ kind: string; count: number }>(kinds);
    const count = (wanted: string) => logged.rows.find(({ kind }) => kind === wanted)?.count ?? 0;
    expect(count('preview_refused')).toBe(writing.length);
    expect(count('preview_started')).toBeGreaterThan(2);
    expect(count('preview_ended')).toBeGreaterThan(1);
    await end();
  });

  test('GETs that change something say so', () => {
    const known = routes.filter(({ method, writes }) => method === 'GET' && writes).map(({ url }) => url);
    expect(known.toSorted()).toEqual([
      '/gateway/*',
      '/sys/annountCement/doReleaseData',
      '/sys/annountCement/doReovkeData',
      '/sys/annountCement/syncNotic',
      '/sys/cas/client/validateLogin',
      '/sys/gatewayRoute/clearRedis',
      '/sys/gatewayRoute/copyRoute',
      '/sys/logout',
      '/sys/quartzJob/execute',
      '/sys/quartzJob/pause',
      '/sys/quartzJob/resume',
      '/sys/randomImage/:key',
      '/sys/thirdLogin/:source/callback',
      '/sys/thirdLogin/getLoginUser/:token/:type',
      '/sys/thirdLogin/render/:source',
    ]);
  });

  test('where a GET changes something no HEAD is answered, and nothing is changed by one', async () => {
    expect(routes.filter(({ method, writes }) => method === 'HEAD' && writes)).toEqual([]);
    const headers = await server.signIn();
    const reply = await server.app.inject({ method: 'HEAD', url: '/sys/logout', headers });
    expect(reply.statusCode).toBe(405);
    expect((await server.call(headers, 'GET', '/sys/user/login/setting/getUserData')).success).toBe(true);
  });

  test('it is of one session, ends with it, and is nobody’s but an administrator’s', async () => {
    const second = await server.signIn();
    await start(roles.get('operator'));
    expect((await permissions(second)).preview).toBeUndefined();
    expect((await permissions()).preview).toEqual({ kind: 'role', name: '运营' });
    expect((await server.call(admin, 'POST', '/sys/logout')).success).toBe(true);
    admin = await server.signIn();
    expect((await permissions()).preview).toBeUndefined();
    const plain = await server.signIn('yunying');
    expect((await server.call(plain, 'POST', '/sys/role/preview', { id: roles.get('admin') })).status).toBe(403);
    expect((await server.call(admin, 'POST', '/sys/role/preview', { id: '1' })).code).toBe(404);
    const other = await server.signIn('other');
    expect((await server.call(other, 'POST', '/sys/role/preview', { id: roles.get('operator') })).code).toBe(404);
  });

  test('a role removed meanwhile grants nothing and still lets nothing be written', async () => {
    const body = { roleName: '短命', roleCode: 'short_lived' };
    const id = (await server.call(admin, 'POST', '/sys/role/add', body)).result;
    await start(id);
    await server.context.db.query('DELETE FROM sys_role WHERE id = $1', [id]);
    expect((await permissions()).preview).toEqual({ kind: 'role', name: '已删除' });
    expect((await server.call(admin, 'POST', '/sys/role/add', body)).success).toBe(false);
    await end();
  });
});
