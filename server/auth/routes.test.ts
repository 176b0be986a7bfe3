import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, HOME_TENANT, OTHER_TENANT } from '../config/builtIn.ts';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';

const MINUTE = 60_000;
const PHONE = '13800000001';
const FREE = '13900000009';

describe.each(await openTestDatabases())('other ways to sign in on $kind', ({ open }) => {
  let server: TestServer;
  let sent: { phone: string; text: string }[] = [];
  let gateway: 'works' | 'fails' = 'works';

  beforeAll(async () => {
    server = await startTestServer(await open(), {
      screens: fixedScreens(sampleCompiled()),
      settings: { registerRole: 'operator' },
      sms: {
        async send(phone, text) {
          if (gateway === 'fails') throw new Error('gateway down');
          sent.push({ phone, text });
        },
      },
    });
    const confirmed = 'UPDATE sys_user SET phone = $1, confirmed_phone = $1 WHERE username = $2';
    await server.context.db.query(confirmed, [PHONE, 'yunying']);
  });
  beforeEach(() => {
    sent = [];
    gateway = 'works';
    // Every test begins with its hour of codes unused.
    server.clock.advance(61 * MINUTE);
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  const menu = async (token: string) =>
    (
      await server.app.inject({
        url: '/sys/permission/getUserPermissionByToken',
        headers: { 'x-access-token': token },
      })
    ).json();
  const ask = (mobile: string, smsmode = '0', username?: string) => post('/sys/sms', { mobile, smsmode, username });
  const codeFor = async (mobile: string, smsmode = '0', username?: string): Promise<string> => {
    expect((await ask(mobile, smsmode, username)).json()).toMatchObject({ success: true });
    return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  describe('by phone', () => {
    test('a code of six digits signs in with the answer of every login', async () => {
      const captcha = await codeFor(PHONE);
      expect(sent).toEqual([{ phone: PHONE, text: `验证码 ${captcha}，5分钟内有效，请勿告诉他人。` }]);
      const reply = (await post('/sys/phoneLogin', { mobile: PHONE, captcha })).json();
      expect(reply).toMatchObject({
        success: true,
        code: 200,
        result: { userInfo: { username: 'yunying', tenantId: HOME_TENANT }, tenantList: [{ id: HOME_TENANT }] },
      });
      expect((await menu(reply.result.token)).success).toBe(true);
    });

    test('A053 a code is good for one use, five tries, five minutes, and a new one voids the old', async () => {
      const first = await codeFor(PHONE);
      const uses = await Promise.all([0, 1].map(() => post('/sys/phoneLogin', { mobile: PHONE, captcha: first })));
      expect(uses.map((reply) => reply.json().success).sort()).toEqual([false, true]);

      server.clock.advance(MINUTE + 1);
      const second = await codeFor(PHONE);
      for (let attempt = 0; attempt < 5; attempt++) {
        const reply = await post('/sys/phoneLogin', { mobile: PHONE, captcha: wrongOf(second) });
        expect(reply.json()).toMatchObject({ success: false, code: 500, message: '手机号或验证码错误' });
      }
      expect((await post('/sys/phoneLogin', { mobile: PHONE, captcha: second })).json().success).toBe(false);

      server.clock.advance(MINUTE + 1);
      const third = await codeFor(PHONE);
      server.clock.advance(5 * MINUTE);
      expect((await post('/sys/phoneLogin', { mobile: PHONE, captcha: third })).json().success).toBe(false);

      const fourth = await codeFor(PHONE);
      server.clock.advance(MINUTE + 1);
      const fifth = await codeFor(PHONE);
      if (fourth !== fifth) {
        expect((await post('/sys/phoneLogin', { mobile: PHONE, captcha: fourth })).json().success).toBe(false);
      }
      expect((await post('/sys/phoneLogin', { mobile: PHONE, captcha: fifth })).json().success).toBe(true);
    });

    test('A053 a thousand guesses end at the limit of the address', async () => {
      const code = await codeFor(PHONE);
      const statuses = new Map<number, number>();
      for (let guess = 0; guess < 100; guess++) {
        const { statusCode } = await post('/sys/phoneLogin', { mobile: FREE, captcha: wrongOf(code) });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, 60],
        [429, 40],
      ]);
    });

    test('A054 an unknown number gets the same answer, and no text', async () => {
      const known = await ask(PHONE);
      expect(sent).toHaveLength(1);
      const unknown = await ask(FREE);
      expect(sent).toHaveLength(1);
      const { timestamp: _a, ...first } = known.json();
      const { timestamp: _b, ...second } = unknown.json();
      expect(second).toEqual(first);
      const wrong = { mobile: PHONE, captcha: '000000' };
      const [one, two] = [
        await post('/sys/phoneLogin', wrong),
        await post('/sys/phoneLogin', { ...wrong, mobile: FREE }),
      ];
      expect(one.json().message).toBe('手机号或验证码错误');
      expect(two.json().message).toBe(one.json().message);
    });

    test('A059 a number that others wrote into an account signs nobody in and is no hindrance to its owner', async () => {
      await server.context.db.query("UPDATE sys_user SET phone = $1 WHERE username IN ('caiwu', 'other')", [FREE]);
      await ask(FREE);
      await ask(FREE, '2', 'caiwu');
      expect(sent).toEqual([]);
      await server.context.db.query("UPDATE sys_user SET phone = $1 WHERE username IN ('caiwu', 'other')", [PHONE]);
      const captcha = await codeFor(PHONE);
      const reply = (await post('/sys/phoneLogin', { mobile: PHONE, captcha })).json();
      expect(reply.result.userInfo.username).toBe('yunying');
      // Changed by somebody else, it is not confirmed any more.
      await server.context.db.query("UPDATE sys_user SET phone = $1 WHERE username = 'yunying'", ['13600000006']);
      sent = [];
      server.clock.advance(MINUTE + 1);
      await ask('13600000006');
      await ask(PHONE);
      expect(sent).toEqual([]);
      await server.context.db.query("UPDATE sys_user SET phone = NULL WHERE username IN ('caiwu', 'other')");
      await server.context.db.query("UPDATE sys_user SET phone = $1 WHERE username = 'yunying'", [PHONE]);
    });

    test('a number may ask once a minute and five times an hour, an address twenty times', async () => {
      expect((await ask(PHONE)).statusCode).toBe(200);
      const hasty = await ask(PHONE);
      expect([hasty.statusCode, hasty.json().message]).toEqual([429, '验证码发送过于频繁，请60秒后再试']);
      for (let time = 0; time < 4; time++) {
        server.clock.advance(MINUTE + 1);
        expect((await ask(PHONE)).statusCode).toBe(200);
      }
      server.clock.advance(MINUTE + 1);
      expect((await ask(PHONE)).json().message).toBe('验证码发送次数过多，请1小时后再试');
      server.clock.advance(60 * MINUTE);
      const replies = [];
      for (let index = 0; index < 25; index++) replies.push(await ask(`138000001${String(index).padStart(2, '0')}`));
      expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(5);
    });

    test('a gateway that fails changes no answer', async () => {
      gateway = 'fails';
      expect((await ask(PHONE)).json()).toMatchObject({ success: true, message: '验证码已发送，5分钟内有效' });
    });

    test.each([
      ['', '请输入手机号'],
      ['12345', '请输入正确手机号'],
      ['19900000000', '请输入正确手机号'],
    ])('the number %j is refused: %s', async (mobile, message) => {
      expect((await ask(mobile)).json()).toMatchObject({ success: false, code: 500, message });
      expect((await post('/sys/phoneLogin', { mobile, captcha: '1' })).json().message).toBe(message);
    });

    test('codes are kept as hashes', async () => {
      const code = await codeFor(PHONE);
      const rows = await server.context.db.query('SELECT key, code_hash FROM sys_sms_code');
      expect(JSON.stringify(rows.rows)).not.toContain(code);
      expect(rows.rows.length).toBeGreaterThan(0);
    });
  });

  describe('registration', () => {
    const form = { username: 'new_one', password: 'abcd1234', phone: FREE, email: '' };

    test('a code of the number makes an account with the configured role, once', async () => {
      const smscode = await codeFor(FREE, '1');
      const taken = await post('/sys/user/register', { ...form, username: 'Admin', smscode });
      expect(taken.json()).toMatchObject({ success: false, message: '用户名已存在' });
      const reply = await post('/sys/user/register', { ...form, smscode });
      expect(reply.json()).toMatchObject({ success: true, result: { username: 'new_one' } });
      const again = await post('/sys/user/register', { ...form, username: 'new_two', smscode });
      expect(again.json()).toMatchObject({ success: false, message: '验证码错误或已过期' });
      const { 'x-access-token': token } = await server.signIn('new_one', 'abcd1234');
      expect((await menu(token)).success).toBe(true);
    });

    test('A054 names and numbers in use are told to nobody without a code', async () => {
      const bare = await post('/sys/user/register', { ...form, username: 'admin', smscode: '000000' });
      const free = await post('/sys/user/register', { ...form, username: 'nobody_', smscode: '000000' });
      expect([bare.json().message, free.json().message]).toEqual(['验证码错误或已过期', '验证码错误或已过期']);
      await ask(PHONE, '1');
      expect(sent).toEqual([{ phone: PHONE, text: '该手机号已注册，可直接登录；如非本人操作请忽略。' }]);
    });

    test.each([
      [{ username: 'a b' }, '只允许字母、数字、下划线'],
      [{ username: 'abc' }, '长度6到18个字符'],
      [{ password: 'short1' }, '最小长度8位字符'],
      [{ password: 'onlyletters' }, '密码须同时含有字母和数字'],
      [{ email: 'x@' }, '邮箱格式不正确'],
      [{ phone: '1' }, '请输入正确手机号'],
    ])('%j: %s', async (change, message) => {
      const reply = await post('/sys/user/register', { ...form, smscode: '123456', ...change });
      expect(reply.json()).toMatchObject({ success: false, message });
    });

    test('no role named, no registration and no codes for it', async () => {
      const { settings } = server.context;
      settings.registerRole = undefined;
      await ask('13700000007', '1');
      const reply = await post('/sys/user/register', { ...form, smscode: '123456' });
      settings.registerRole = 'operator';
      expect(sent).toEqual([]);
      expect(reply.json()).toMatchObject({ success: false, message: '系统未开放注册，请联系管理员开通账号' });
    });

    test('a body with more than the form has brings no rights', async () => {
      const smscode = await codeFor('13700000008', '1');
      const more = { roleCode: 'admin', tenantId: OTHER_TENANT, status: 2, id: '1' };
      await post('/sys/user/register', { ...form, ...more, username: 'greedy', phone: '13700000008', smscode });
      const found = await server.context.db.query(
        `SELECT u.tenant_id, r.role_code FROM sys_user u JOIN sys_user_role ur ON ur.user_id = u.id
         JOIN sys_role r ON r.id = ur.role_id WHERE u.username = 'greedy'`,
      );
      expect(found.rows).toEqual([{ tenant_id: HOME_TENANT, role_code: 'operator' }]);
    });
  });

  describe('a new password by phone', () => {
    const ask2 = { username: 'yunying', phone: PHONE };
    const change = (smscode: string, password = 'brandNew1', confirmpassword = password) =>
      post('/sys/user/passwordChange', { username: 'yunying', smscode, password, confirmpassword });

    test('account, code, new password: every session ends, the ticket is good once', async () => {
      const { 'x-access-token': old } = await server.signIn('yunying');
      const smscode = await codeFor(PHONE, '2', 'yunying');
      const ticket = (await post('/sys/user/phoneVerification', { ...ask2, smscode })).json().result;
      expect(ticket).toMatchObject({ username: 'yunying', smscode: expect.stringMatching(/^[\w-]{43}$/) });
      expect((await change(ticket.smscode, 'short')).json().message).toBe('最小长度8位字符');
      expect((await change(ticket.smscode, 'brandNew1', 'other')).json().message).toBe('两次输入的密码不一样！');
      expect((await change(ticket.smscode)).json()).toMatchObject({ success: true });
      expect((await menu(old)).code).toBe(510);
      expect((await change(ticket.smscode)).json().message).toBe('操作已超时，请重新验证手机号');
      await server.signIn('yunying', 'brandNew1');
      const wrong = await post('/sys/login', { username: 'yunying', password: DEMO_PASSWORD });
      expect(wrong.json().success).toBe(false);
    });

    test('A054 account and number that do not belong together get the same answers and no text', async () => {
      for (const [username, phone] of [
        ['admin', PHONE],
        ['yunying', '13600000006'],
        ['nobody', '13600000007'],
      ] as const) {
        server.clock.advance(MINUTE + 1);
        expect((await ask(phone, '2', username)).json().message).toBe('验证码已发送，5分钟内有效');
        const reply = await post('/sys/user/phoneVerification', { username, phone, smscode: '123456' });
        expect(reply.json()).toMatchObject({ success: false, message: '验证码错误或已过期' });
      }
      expect(sent).toEqual([]);
    });

    test('A058 a code for one account opens no other, and a code of another purpose none at all', async () => {
      const smscode = await codeFor(PHONE, '2', 'yunying');
      const other = await post('/sys/user/phoneVerification', { username: 'admin', phone: PHONE, smscode });
      expect(other.json().success).toBe(false);
      expect((await post('/sys/phoneLogin', { mobile: PHONE, captcha: smscode })).json().success).toBe(false);
      const ticket = (await post('/sys/user/phoneVerification', { ...ask2, smscode })).json().result.smscode;
      const stolen = await post('/sys/user/passwordChange', {
        username: 'admin',
        smscode: ticket,
        password: 'brandNew1',
        confirmpassword: 'brandNew1',
      });
      expect(stolen.json().success).toBe(false);
      await server.signIn('admin');
    });

    test('a ticket lives ten minutes', async () => {
      const smscode = await codeFor(PHONE, '2', 'yunying');
      const ticket = (await post('/sys/user/phoneVerification', { ...ask2, smscode })).json().result.smscode;
      server.clock.advance(10 * MINUTE);
      expect((await change(ticket)).json().message).toBe('操作已超时，请重新验证手机号');
    });
  });

  describe('several tenants', () => {
    const select = (headers: Record<string, string>, tenantId: string) =>
      post('/sys/selectTenant', { tenantId }, headers);
    const userId = async (name: string) =>
      String((await server.context.db.query('SELECT id FROM sys_user WHERE username = $1', [name])).rows[0]?.id);

    test('an account works in a tenant it belongs to, with a new token and the rights it has there', async () => {
      const id = await userId('caiwu');
      await server.context.db.query('INSERT INTO sys_user_tenant VALUES ($1, $2)', [id, OTHER_TENANT]);
      const first = (await post('/sys/login', { username: 'caiwu', password: DEMO_PASSWORD })).json().result;
      expect(first.tenantList.map((one: { id: string }) => one.id)).toEqual([HOME_TENANT, OTHER_TENANT]);
      const headers = { 'x-access-token': first.token };
      const listed = await server.app.inject({ url: '/sys/tenant/getCurrentUserTenant', headers });
      expect(listed.json().result.list).toHaveLength(2);
      const second = (await select(headers, OTHER_TENANT)).json().result;
      expect(second.userInfo).toMatchObject({ tenantId: OTHER_TENANT, orgCode: null });
      expect((await menu(first.token)).code).toBe(510);
      const there = await server.app.inject({
        url: '/sys/user/list',
        headers: { 'x-access-token': second.token, 'tenant-id': OTHER_TENANT },
      });
      // Its own people and its guests, whoever asks among them; nobody else of where they come from.
      const people = there.json().result.records.map((one: { username: string }) => one.username);
      expect(people.toSorted()).toEqual(['caiwu', 'other']);
      const home = await server.app.inject({
        url: '/sys/user/list',
        headers: { 'x-access-token': second.token, 'tenant-id': HOME_TENANT },
      });
      expect(home.statusCode).toBe(403);

      await server.context.db.query('DELETE FROM sys_user_tenant WHERE user_id = $1', [id]);
      expect((await menu(second.token)).code).toBe(510);
    });

    test('A066 a tenant one does not belong to is refused, and so is one that is closed', async () => {
      const headers = await server.signIn('caiwu');
      expect((await select(headers, OTHER_TENANT)).statusCode).toBe(403);
      const id = await userId('caiwu');
      await server.context.db.query('INSERT INTO sys_user_tenant VALUES ($1, $2)', [id, OTHER_TENANT]);
      await server.context.db.query('UPDATE sys_tenant SET status = 0 WHERE id = $1', [OTHER_TENANT]);
      expect((await select(headers, OTHER_TENANT)).statusCode).toBe(403);
      await server.context.db.query('UPDATE sys_tenant SET status = 1 WHERE id = $1', [OTHER_TENANT]);
      await server.context.db.query('DELETE FROM sys_user_tenant');
    });
  });

  describe('who is online', () => {
    const online = async (headers: Record<string, string>, query = '') =>
      server.app.inject({ url: `/sys/online/list${query}`, headers });

    test('A059 administrators see the sessions of their tenant without a token that opens anything', async () => {
      const admin = await server.signIn();
      const own = await server.signIn('caiwu');
      await server.signIn('other');
      const reply = (await online(admin)).json();
      const names = reply.result.records.map((one: { username: string }) => one.username);
      expect(names).toEqual(expect.arrayContaining(['admin', 'caiwu']));
      expect(names).not.toContain('other');
      expect(JSON.stringify(reply)).not.toContain(own['x-access-token']);
      for (const { token } of reply.result.records) {
        expect(
          (await server.app.inject({ url: '/sys/online/list', headers: { 'x-access-token': token } })).statusCode,
        ).toBe(401);
      }
      expect((await online(own)).statusCode).toBe(403);
      expect((await post('/sys/online/forceLogout', { token: 'x' }, own)).statusCode).toBe(403);
    });

    test('A059 each session is ended by its own mark, only within the tenant', async () => {
      const admin = await server.signIn();
      const [first, second] = [await server.signIn('caiwu'), await server.signIn('caiwu')];
      const rows = (await online(admin, '?username=caiwu')).json().result.records;
      expect(rows.length).toBeGreaterThanOrEqual(2);
      // The one used last stands first.
      const reply = await post('/sys/online/forceLogout', { token: second['x-access-token'] }, admin);
      expect(reply.json()).toMatchObject({ success: true });
      expect([(await menu(first['x-access-token'])).code, (await menu(second['x-access-token'])).code]).toEqual([
        200, 510,
      ]);
      const left = (await online(admin, '?username=caiwu')).json().result;
      expect(left.total).toBe(rows.length - 1);
      for (const { token } of left.records) await post('/sys/online/forceLogout', { token }, admin);
      expect((await menu(first['x-access-token'])).code).toBe(510);
      expect((await online(admin, '?username=caiwu')).json().result.total).toBe(0);

      const foreign = await server.signIn('other');
      const refused = await post('/sys/online/forceLogout', { token: foreign['x-access-token'] }, admin);
      expect(refused.json()).toMatchObject({ success: false, message: '该用户已不在线' });
      expect((await menu(foreign['x-access-token'])).code).toBe(200);
    });
  });

  test('A064 a session token in an address opens nothing and no page tells where people came from', async () => {
    const { 'x-access-token': token } = await server.signIn();
    for (const url of ['/sys/user/list', '/config/manifest', '/sys/online/list']) {
      const reply = await server.app.inject(`${url}?id=1&token=${token}`);
      expect([reply.statusCode, reply.headers['referrer-policy']]).toEqual([401, 'no-referrer']);
      expect(reply.body).not.toContain(token);
    }
  });
});
