import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { DEMO_PASSWORD } from '../config/builtIn.ts';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { captchaText } from './captchaImage.ts';

const MINUTE = 60_000;

describe.each(await openTestDatabases())('sign-in on $kind', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await open(), { screens: fixedScreens(sampleCompiled()), random: () => 0.42 });
  });
  afterAll(() => server.close());

  const login = (payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/sys/login', payload, headers });
  const menu = (headers: Record<string, string>) =>
    server.app.inject({ url: '/sys/permission/getUserPermissionByToken', headers });

  test('answers token, user, tenant and all dictionaries', async () => {
    const reply = await login({ username: 'admin', password: DEMO_PASSWORD });
    expect(reply.json()).toMatchObject({
      success: true,
      code: 200,
      result: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userInfo: { username: 'admin', realname: '管理员', tenantId: '1000', orgCode: 'A01' },
        departs: [],
        multi_depart: 0,
        tenantList: [{ id: '1000' }],
        sysAllDictItems: { order_status: [{ value: '1', text: '待发货', label: '待发货', title: '待发货' }, {}] },
      },
    });
    expect(reply.body).not.toMatch(/scrypt|password/);
  });

  test('A054 an unknown user and a wrong password get the same answer', async () => {
    const known = await login({ username: 'caiwu', password: 'wrong' });
    const unknown = await login({ username: 'nobody', password: 'wrong' });
    const { timestamp: _a, ...first } = known.json();
    const { timestamp: _b, ...second } = unknown.json();
    expect(first).toEqual({ success: false, code: 500, message: '用户名或密码错误', result: { captcha: false } });
    expect(second).toEqual(first);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body.length).toBe(known.body.length);
  });

  test('A052 twenty wrong passwords lock the account for ten minutes, over a restart, and no other account', async () => {
    const codes: number[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      const reply = await login({ username: 'other', password: `wrong${attempt}` });
      codes.push(reply.json().code);
    }
    expect(codes.slice(0, 6)).toEqual([500, 500, 500, 412, 412, 500]);
    const right = await login({ username: 'other', password: DEMO_PASSWORD });
    expect(right.json()).toMatchObject({ success: false, message: '登录失败次数过多，请10分钟后再试' });
    const restarted = await buildApp(server.context);
    const again = await restarted.inject({
      method: 'POST',
      url: '/sys/login',
      payload: { username: 'other', password: DEMO_PASSWORD },
    });
    await restarted.close();
    expect(again.json().message).toBe('登录失败次数过多，请10分钟后再试');
    expect((await login({ username: 'yunying', password: DEMO_PASSWORD })).json().success).toBe(true);
    server.clock.advance(10 * MINUTE + 1);
    expect((await login({ username: 'other', password: DEMO_PASSWORD })).json().success).toBe(true);
  });

  test('A052 guesses sent at once are no way around the limit', async () => {
    const guesses = Array.from({ length: 12 }, (_each, index) => login({ username: 'ghost', password: `g${index}` }));
    const replies = await Promise.all(guesses);
    const wrong = replies.filter((reply) => reply.json().message === '用户名或密码错误');
    expect(wrong).toHaveLength(3);
    expect(replies.at(-1)?.json().message).toBe('登录失败次数过多，请10分钟后再试');
  });

  test('A053 after three failures a captcha is asked for; each picture is good for one try within five minutes', async () => {
    const draw = () => server.app.inject('/sys/randomImage/k1');
    const answer = captchaText(() => 0.42);
    for (let attempt = 0; attempt < 3; attempt++) await login({ username: 'yunying', password: 'x' });
    const right = { username: 'yunying', password: DEMO_PASSWORD };
    const bare = await login(right);
    expect(bare.json()).toMatchObject({
      success: false,
      code: 412,
      message: '请输入验证码',
      result: { captcha: true },
    });
    expect((await draw()).json().result).toMatch(/^data:image\/svg\+xml;base64,/);
    const good = await login({ ...right, checkKey: 'k1', captcha: answer.toLowerCase() });
    expect(good.json()).toMatchObject({ success: true, code: 200 });

    for (let attempt = 0; attempt < 3; attempt++) await login({ username: 'yunying', password: 'x' });
    const reused = await login({ ...right, checkKey: 'k1', captcha: answer });
    expect(reused.json()).toMatchObject({ code: 412, message: '验证码错误' });
    server.clock.advance(11 * MINUTE);
    for (let attempt = 0; attempt < 3; attempt++) await login({ username: 'yunying', password: 'x' });
    await draw();
    server.clock.advance(5 * MINUTE);
    const late = await login({ ...right, checkKey: 'k1', captcha: answer });
    expect(late.json().code).toBe(412);
    server.clock.advance(11 * MINUTE);
  });

  test('A056 signing in with a token gives a new one and ends the old one', async () => {
    const old = await server.signIn();
    const reply = await login({ username: 'admin', password: DEMO_PASSWORD }, old);
    expect(reply.json().result.token).not.toBe(old['x-access-token']);
    expect((await menu(old)).json()).toMatchObject({ success: false, code: 510, message: 'Token失效，请重新登录' });
    expect((await menu({ 'x-access-token': reply.json().result.token })).json().success).toBe(true);
  });

  test.each(['GET', 'POST'] as const)('A057 a token is dead after %s /sys/logout', async (method) => {
    const headers = await server.signIn();
    expect((await server.app.inject({ method, url: '/sys/logout', headers })).json().success).toBe(true);
    expect((await menu(headers)).json().code).toBe(510);
  });

  test('A050 A051 invented tokens and tokens in the address answer 401', async () => {
    const { 'x-access-token': token } = await server.signIn();
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"username":"admin"}').toString('base64url')}.`;
    for (const headers of [{ 'x-access-token': 'test' }, { 'x-access-token': none }, { 'x-access-token': '' }]) {
      expect((await menu(headers)).statusCode).toBe(401);
    }
    const inQuery = await server.app.inject(`/sys/permission/getUserPermissionByToken?token=${token}`);
    expect(inQuery.statusCode).toBe(401);
    expect(inQuery.json()).toMatchObject({ success: false, code: 401, message: '未授权，请重新登录' });
    const both = await server.app.inject({
      url: `/sys/permission/getUserPermissionByToken?token=${token}`,
      headers: { 'x-access-token': 'forged' },
    });
    expect(both.statusCode).toBe(401);
  });

  test('A057 sessions end after seven days however busy, and after the idle limit', async () => {
    const headers = await server.signIn();
    server.clock.advance(23 * 60 * MINUTE);
    expect((await menu(headers)).json().success).toBe(true);
    server.clock.advance(23 * 60 * MINUTE);
    expect((await menu(headers)).json().success).toBe(true);
    server.clock.advance(24 * 60 * MINUTE);
    expect((await menu(headers)).json().code).toBe(510);
    const busy = await server.signIn();
    for (let day = 0; day < 7; day++) {
      expect((await menu(busy)).json().success).toBe(true);
      server.clock.advance(23.9 * 60 * MINUTE);
    }
    server.clock.advance(60 * MINUTE);
    expect((await menu(busy)).json().code).toBe(510);
  });

  test('a frozen user is out with the next request and cannot sign in', async () => {
    const headers = await server.signIn('caiwu');
    await server.context.db.query("UPDATE sys_user SET status = 2 WHERE username = 'caiwu'");
    expect((await menu(headers)).json().code).toBe(510);
    expect((await login({ username: 'caiwu', password: DEMO_PASSWORD })).json().message).toBe('用户名或密码错误');
    await server.context.db.query("UPDATE sys_user SET status = 1 WHERE username = 'caiwu'");
    await server.context.db.query('DELETE FROM sys_login_failure');
  });

  test.each([
    { username: ['admin'], password: 'x' },
    { username: { $ne: '' }, password: 'x' },
    { username: 'admin', password: 'x'.repeat(300) },
    { username: 'admin' },
    ['admin'],
  ])('a body of another shape is refused: %j', async (payload) => {
    expect((await login(payload)).json()).toMatchObject({ success: false, code: 400, message: '参数错误' });
  });

  test('no token and no password reaches the database in the clear', async () => {
    const { 'x-access-token': token } = await server.signIn();
    const rows = await server.context.db.query("SELECT string_agg(token_hash, ',') AS all_hashes FROM sys_session");
    expect(JSON.stringify(rows.rows)).not.toContain(token);
    const log = await server.context.db.query<{ kind: string }>('SELECT DISTINCT kind FROM sys_log_security');
    expect(log.rows.map((row) => row.kind)).toEqual(
      expect.arrayContaining(['login', 'login_failed', 'locked', 'logout']),
    );
  });
});
