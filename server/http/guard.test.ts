import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { bumpRights } from '../auth/sessions.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Database } from '../db/Database.ts';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { ok } from './envelope.ts';

/** Everything that answers without a session; a new open route must be added here on purpose. */
const OPEN = [
  // With a token of the operator's own.
  'GET /metrics',
  'GET /sys/gatewayRoute/definitions',
  'POST /sys/login',
  'GET /sys/randomImage/:key',
  'POST /sys/sms',
  'POST /sys/phoneLogin',
  // The second step: a ticket that a first one was passed for.
  'POST /sys/totp/signIn',
  'POST /sys/totp/signIn/begin',
  'POST /sys/totp/signIn/confirm',
  'POST /sys/user/register',
  'POST /sys/user/phoneVerification',
  'POST /sys/user/passwordChange',
  'GET /sys/thirdLogin/render/:source',
  'GET /sys/thirdLogin/:source/callback',
  'GET /sys/thirdLogin/getLoginUser/:token/:type',
  'GET /sys/cas/client/validateLogin',
  'POST /sys/cas/client/validateLogin',
  'GET /config/app',
  // Code alone, imported by the browser without the session's header; named by its content.
  'GET /config/validators/:module',
  'GET /healthz',
  'GET /*',
];

interface RouteName {
  method: string;
  url: string;
}

const routes: RouteName[] = [];
let server: TestServer;
let db: Database;

beforeAll(async () => {
  db = await openTestPglite();
  server = await startTestServer(db, {
    screens: fixedScreens(sampleCompiled()),
    routes(app) {
      app.get('/sys/test/read/:code', { config: { access: { model: 'read' } } }, () => ok('read'));
      app.delete('/sys/test/batch/:code', { config: { access: { model: 'batch_delete' } } }, () => ok('gone'));
      app.get('/sys/test/report/:code', { config: { access: { report: 'read' } } }, () => ok('read'));
      app.get('/sys/test/reportExport/:code', { config: { access: { report: 'export' } } }, () => ok('file'));
      app.get('/sys/test/admin', { config: { access: 'admin' } }, () => ok('admin'));
      app.get('/sys/test/tenant', { config: { access: 'session' } }, (request) => ok(request.actor.tenant));
    },
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

async function registered(): Promise<RouteName[]> {
  const found: RouteName[] = [];
  const app = await buildApp(server.context, {
    routes: (instance) => {
      instance.addHook('onRoute', ({ method, url }) => {
        found.push(...[method].flat().map((each) => ({ method: each, url })));
      });
    },
  });
  await app.close();
  return found;
}

describe('A048 every route but the open ones needs a session', () => {
  beforeAll(async () => {
    routes.push(...(await registered()));
  });

  test('the router knows the routes this suite counts on', () => {
    const names = routes.map(({ method, url }) => `${method} ${url}`);
    expect(names).toEqual(expect.arrayContaining([...OPEN, 'GET /config/events', 'POST /sys/logout']));
    expect(names.length).toBeGreaterThan(20);
  });

  test('without a token all of them answer 401', async () => {
    const guarded = routes.filter(
      ({ method, url }) => !OPEN.includes(`${method === 'HEAD' ? 'GET' : method} ${url}`) && method !== 'OPTIONS',
    );
    expect(guarded.length).toBeGreaterThan(10);
    for (const { method, url } of guarded) {
      const path = url.replace(/:\w+/g, 'x').replace('*', 'x');
      const reply = await server.app.inject({ method: method as 'GET', url: path });
      expect(`${method} ${url} ${reply.statusCode}`).toBe(`${method} ${url} 401`);
    }
  });

  test('a route without a declared access cannot be registered', async () => {
    const build = buildApp(server.context, { routes: (app) => app.get('/sys/forgotten', () => 'x') });
    await expect(build).rejects.toThrow('/sys/forgotten declares no access');
  });
});

test.each([
  '/sys/user/list.js',
  '/sys/dict/getDictItems/sex.js',
  '/sys/user/list/x.css',
  '/config/manifest.html',
  '/online/x.svg',
])('A049 a static suffix opens nothing: %s', async (url) => {
  for (const accept of ['*/*', 'text/html']) {
    const reply = await get(url, { accept });
    expect([401, 404]).toContain(reply.statusCode);
    expect(reply.json().success).toBe(false);
  }
});

describe('tenants', () => {
  test('A065 another tenant in the header is refused and logged', async () => {
    const headers = await server.signIn('yunying');
    const reply = await get('/sys/test/tenant', { ...headers, 'tenant-id': '2000' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ success: false, code: 403, message: '没有权限访问', result: null });
    const log = await db.query("SELECT detail FROM sys_log_security WHERE kind = 'forbidden' AND tenant_id = '1000'");
    expect(JSON.stringify(log.rows)).toContain('/sys/test/tenant');
  });

  test.each([{}, { 'tenant-id': '' }, { 'tenant-id': '0' }, { 'tenant-id': '1000' }])(
    "A066 %j means the session's own tenant",
    async (extra) => {
      const headers = await server.signIn('yunying');
      const reply = await get('/sys/test/tenant', { ...headers, ...(extra as Record<string, string>) });
      expect(reply.json().result).toBe('1000');
    },
  );
});

describe('rights', () => {
  test('admin may everything, an unknown code is not there', async () => {
    const headers = await server.signIn();
    for (const url of ['/sys/test/read/market_order', '/sys/test/reportExport/market_sales', '/sys/test/admin']) {
      expect((await get(url, headers)).json().success).toBe(true);
    }
    expect((await get('/sys/test/read/nosuch', headers)).json()).toMatchObject({
      code: 404,
      message: '未找到对应数据',
    });
    expect((await get("/sys/test/report/1' or '1'='1", headers)).json().code).toBe(404);
  });

  test('A046 A073 menus open, permissions act, hidden buttons are no defence', async () => {
    const operator = await server.signIn('yunying');
    expect((await get('/sys/test/read/market_order', operator)).statusCode).toBe(200);
    expect((await get('/sys/test/report/market_sales', operator)).statusCode).toBe(403);
    expect((await get('/sys/test/read/system_note', operator)).statusCode).toBe(403);
    expect((await get('/sys/test/admin', operator)).statusCode).toBe(403);
    const batch = { method: 'DELETE', url: '/sys/test/batch/market_order', headers: operator } as const;
    expect((await server.app.inject(batch)).statusCode).toBe(403);
    const finance = await server.signIn('caiwu');
    expect((await get('/sys/test/report/market_sales', finance)).statusCode).toBe(200);
    expect((await get('/sys/test/reportExport/market_sales', finance)).statusCode).toBe(200);
  });

  test('restricted fields are hidden unless granted', async () => {
    const { context } = server;
    const actor = {
      userId: 'u',
      username: 'u',
      realname: 'u',
      tenant: '1000',
      orgCode: '',
      roles: [],
      admin: false,
      rows: 'all' as const,
    };
    const menus = new Set(['menu-order']);
    const bare = { ...actor, menus, permissions: new Set<string>() };
    const granted = { ...actor, menus, permissions: new Set(['market:order:amount']) };
    expect(context.rights.canOpen(bare, 'market/order')).toBe(true);
    expect([...context.rights.hiddenFields(bare, 'market/order')]).toEqual(['amount']);
    expect([...context.rights.hiddenFields(granted, 'market/order')]).toEqual([]);
    expect([...context.rights.hiddenFields({ ...granted, menus: new Set() }, 'market/order')]).toEqual(['amount']);
    expect([...context.rights.hiddenFields({ ...bare, admin: true }, 'market/order')]).toEqual([]);
  });

  test('a grant taken away or given acts with the next request of an open session', async () => {
    const headers = await server.signIn('yunying');
    const role =
      (await db.query<{ id: string }>("SELECT id FROM sys_role WHERE role_code = 'operator'")).rows[0]?.id ?? '';
    const change = (sql: string) =>
      db.transaction(async (session) => {
        await session.query(sql, [role]);
        await bumpRights(session, HOME_TENANT, { roles: [role] });
      });
    await change("DELETE FROM sys_role_grant WHERE role_id = $1 AND kind = 'menu'");
    expect((await get('/sys/test/read/market_order', headers)).statusCode).toBe(403);
    await change(
      "INSERT INTO sys_role_grant VALUES ($1, 'menu', 'menu-order'), ($1, 'action', 'market:order:batch_delete')",
    );
    expect((await get('/sys/test/read/market_order', headers)).statusCode).toBe(200);
    const batch = { method: 'DELETE', url: '/sys/test/batch/market_order', headers } as const;
    expect((await server.app.inject(batch)).statusCode).toBe(200);
  });
});

test('every answer carries the security headers', async () => {
  const { headers } = await get('/config/app');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
      "connect-src 'self' ws: wss:;worker-src 'self' blob:;object-src 'none';base-uri 'none';" +
      "frame-ancestors 'self';form-action 'self';frame-src 'self' blob:",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('signing in too often from one address answers 429', async () => {
  const settings = { ...server.context.settings, rateLimit: 1000, loginRateLimit: 3 };
  const app = await buildApp({ ...server.context, settings });
  const codes: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    codes.push((await app.inject({ method: 'POST', url: '/sys/login', payload: {} })).statusCode);
  }
  const refused = await app.inject({ method: 'POST', url: '/sys/login', payload: {} });
  const elsewhere = await app.inject('/config/app');
  await app.close();
  expect(codes).toEqual([400, 400, 400, 429, 429]);
  expect(refused.json()).toMatchObject({ success: false, code: 429, message: '请求过于频繁，请稍后再试' });
  expect(elsewhere.statusCode).toBe(200);
});
