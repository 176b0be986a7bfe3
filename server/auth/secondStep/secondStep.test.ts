import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../config/builtIn.ts';
import { sampleCompiled } from '../../testing/sampleCompiled.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../testing/testServer.ts';

const MINUTE = 60_000;
const KEY = 'a key of at least thirty-two signs';
const PHONE = '13800000001';

describe.each(await openTestDatabases())('the second step of signing in on $kind', ({ open }) => {
  let server: TestServer;
  let texts: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(await open(), {
      screens: fixedScreens(sampleCompiled()),
      settings: { secretKey: KEY },
      sms: { send: async (_phone, text) => void texts.push(text) },
    });
  });
  afterAll(() => server.close());

  const sql = (statement: string, values: string[] = []) => server.context.db.query(statement, values);
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    (await server.app.inject({ method: 'POST', url, payload, headers })).json();
  const get = async (url: string, headers: Record<string, string>) =>
    (await server.app.inject({ url, headers })).json();
  const login = (username: string, password = DEMO_PASSWORD) => post('/sys/login', { username, password });
  const menu = (token: string) => get('/sys/permission/getUserPermissionByToken', { 'x-access-token': token });
  const codeOf = (secret: string, steps = 0): string =>
    generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) + 30 * steps });
  const wrongFor = (secret: string): string =>
    ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].some((at) => codeOf(secret, at) === code)) ??
    '';
  const step = (ticket: string, code: string) => post('/sys/totp/signIn', { ticket, code });
  /** Each begins in a step of its own, with its tries unused. */
  const later = () => server.clock.advance(11 * MINUTE);

  /** Binds an authenticator on the account's own page. */
  async function bind(username: string): Promise<{ secret: string; recovery: string[]; token: string }> {
    later();
    const headers = await server.signIn(username);
    const { result: offered } = await post('/sys/totp/begin', { password: DEMO_PASSWORD }, headers);
    const { result } = await post('/sys/totp/confirm', { offer: offered.offer, code: codeOf(offered.secret) }, headers);
    later();
    return { secret: offered.secret, recovery: result.recoveryCodes, token: headers['x-access-token'] };
  }
  const unbindAll = () => sql('DELETE FROM sys_user_totp');

  test('closed by default: nobody is asked, and the answer of a sign-in is what it was', async () => {
    const reply = await login('yunying');
    expect(reply).toMatchObject({ success: true, code: 200, message: '登录成功' });
    expect(Object.keys(reply.result).sort()).toEqual(
      ['departs', 'multi_depart', 'sysAllDictItems', 'tenantList', 'token', 'userInfo'].sort(),
    );
    const own = await get('/sys/totp/state', { 'x-access-token': reply.result.token });
    expect(own.result).toEqual({ bound: false, required: false, createTime: '', recovery: 0, available: true });
  });

  test('it is bound with the password and a code, and asked for from then on; the password alone opens nothing', async () => {
    const other = await server.signIn('yunying');
    const headers = await server.signIn('yunying');
    expect((await post('/sys/totp/begin', { password: 'wrong' }, headers)).message).toBe('登录密码错误');
    const { result: offered } = await post('/sys/totp/begin', { password: DEMO_PASSWORD }, headers);
    expect(offered).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(offered.uri).toContain(`otpauth://totp/`);
    expect(offered.uri).toContain('yunying');
    expect(offered.qr).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M\d+ \d+h\d+v1h-\d+z/) });
    const wrong = await post('/sys/totp/confirm', { offer: offered.offer, code: wrongFor(offered.secret) }, headers);
    expect(wrong.success).toBe(false);
    const confirmed = await post('/sys/totp/confirm', { offer: offered.offer, code: codeOf(offered.secret) }, headers);
    expect(confirmed.result.recoveryCodes).toHaveLength(10);
    // This session has shown a code, the other one has not.
    expect((await menu(headers['x-access-token'])).success).toBe(true);
    expect((await menu(other['x-access-token'])).code).toBe(510);

    const first = await login('yunying');
    expect(first).toMatchObject({
      success: false,
      code: 428,
      message: '请输入动态口令',
      result: { secondStep: 'code', ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(Object.keys(first.result)).toEqual(['secondStep', 'ticket']);
    const { ticket } = first.result;
    // The ticket is no token.
    expect((await menu(ticket)).code).toBe(401);
    // What was used to bind is used.
    expect((await step(ticket, codeOf(offered.secret))).message).toBe('动态口令错误或已用过');
    server.clock.advance(30_000);
    const reply = await step(ticket, codeOf(offered.secret));
    expect(reply).toMatchObject({ success: true, code: 200, result: { userInfo: { username: 'yunying' } } });
    expect((await menu(reply.result.token)).success).toBe(true);
    await unbindAll();
  });

  test('a code is good once, by one before and one after, and a ticket for one session', async () => {
    const { secret } = await bind('yunying');
    const ticketOf = async () => (await login('yunying')).result.ticket;
    const [one, two] = [await ticketOf(), await ticketOf()];
    expect((await step(one, codeOf(secret, -2))).success).toBe(false);
    expect((await step(one, codeOf(secret, 2))).success).toBe(false);
    expect((await step(one, codeOf(secret, -1))).success).toBe(true);
    expect((await step(two, codeOf(secret, -1))).message).toBe('动态口令错误或已用过');
    const both = await Promise.all([step(two, codeOf(secret)), step(two, codeOf(secret))]);
    expect(both.filter((reply) => reply.success)).toHaveLength(1);
    expect((await step(two, codeOf(secret, 1))).message).toBe('登录已超时，请重新登录');
    expect((await step(await ticketOf(), codeOf(secret, 1))).success).toBe(true);
    const old = await ticketOf();
    server.clock.advance(10 * MINUTE);
    expect((await step(old, codeOf(secret))).message).toBe('登录已超时，请重新登录');
    await unbindAll();
  });

  test('wrong codes end after five in ten minutes, whatever is signed in anew meanwhile, and for nobody else', async () => {
    const { secret } = await bind('yunying');
    const said: string[] = [];
    for (let at = 0; at < 7; at++)
      said.push((await step((await login('yunying')).result.ticket, wrongFor(secret))).message);
    expect(said).toEqual([
      ...Array(5).fill('动态口令错误或已用过'),
      ...Array(2).fill('动态口令错误次数过多，请10分钟后再试'),
    ]);
    const right = await step((await login('yunying')).result.ticket, codeOf(secret));
    expect(right).toMatchObject({ success: false, message: '动态口令错误次数过多，请10分钟后再试' });
    expect((await login('caiwu')).success).toBe(true);
    later();
    expect((await step((await login('yunying')).result.ticket, codeOf(secret))).success).toBe(true);
    // At once is no way around, and neither is going on for days.
    later();
    const { ticket } = (await login('yunying')).result;
    const many = await Promise.all(Array.from({ length: 9 }, () => step(ticket, wrongFor(secret))));
    expect(many.filter(({ message }) => message === '动态口令错误或已用过')).toHaveLength(5);
    for (let round = 0; round < 6; round++) {
      later();
      const again = (await login('yunying')).result.ticket;
      for (let at = 0; at < 5; at++) await step(again, wrongFor(secret));
    }
    later();
    expect((await step((await login('yunying')).result.ticket, codeOf(secret))).success).toBe(false);
    server.clock.advance(24 * 60 * MINUTE);
    expect((await step((await login('yunying')).result.ticket, codeOf(secret))).success).toBe(true);
    await unbindAll();
  });

  test('a recovery code signs in once; they are kept as hashes, the secret sealed', async () => {
    const { secret, recovery } = await bind('yunying');
    const [first = '', second = ''] = recovery;
    const enter = async (code: string) => step((await login('yunying')).result.ticket, code);
    expect((await enter(` ${first.toUpperCase()} `)).success).toBe(true);
    expect((await enter(first)).success).toBe(false);
    expect((await enter(second.replaceAll('-', ''))).success).toBe(true);
    const { rows: codes } = await sql('SELECT code_hash FROM sys_user_recovery');
    expect(codes).toHaveLength(8);
    for (const { code_hash } of codes) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await sql('SELECT * FROM sys_user_totp');
    expect(JSON.stringify(rows)).not.toContain(secret);
    // Those of another account are none of theirs.
    const theirs = await bind('caiwu');
    expect((await enter(theirs.recovery[0] ?? '')).success).toBe(false);
    expect((await enter(codeOf(theirs.secret))).success).toBe(false);
    const { rows: logged } = await sql("SELECT detail FROM sys_log_security WHERE detail LIKE '%' || $1 || '%'", [
      secret,
    ]);
    expect(logged).toEqual([]);
    await unbindAll();
  });

  test('it is asked for by every way of signing in', async () => {
    const { secret } = await bind('yunying');
    await sql("UPDATE sys_user SET phone = $1, confirmed_phone = $1 WHERE username = 'yunying'", [PHONE]);
    texts = [];
    await post('/sys/sms', { mobile: PHONE, smsmode: '0' });
    const captcha = /\d{6}/.exec(texts[0] ?? '')?.[0];
    const reply = await post('/sys/phoneLogin', { mobile: PHONE, captcha });
    expect(reply).toMatchObject({ success: false, code: 428, result: { secondStep: 'code' } });
    expect(JSON.stringify(reply)).not.toContain('token');
    const through = await step(reply.result.ticket, codeOf(secret));
    expect(through.success).toBe(true);
    const { rows } = await sql("SELECT detail FROM sys_log_security WHERE kind = 'login' ORDER BY id DESC LIMIT 1");
    expect(rows).toEqual([{ detail: '手机验证码、动态口令' }]);
    await unbindAll();
  });

  describe('wanted by a role', () => {
    const demand = async (wanted: 'Y' | 'N') => {
      await sql("UPDATE sys_role SET second_step = $1 WHERE role_code = 'operator' AND tenant_id = '1000'", [wanted]);
      await sql("UPDATE sys_user SET rights_version = rights_version + 1 WHERE username = 'yunying'");
    };

    test('whoever has it binds before anything else, and sessions from before are over', async () => {
      later();
      const before = await server.signIn('yunying');
      await demand('Y');
      expect((await menu(before['x-access-token'])).code).toBe(510);
      expect((await login('caiwu')).success).toBe(true);
      const first = await login('yunying');
      expect(first).toMatchObject({ success: false, code: 428, result: { secondStep: 'bind' } });
      const { ticket } = first.result;
      expect((await menu(ticket)).code).toBe(401);
      expect((await post('/sys/totp/begin', { password: DEMO_PASSWORD }, { 'x-access-token': ticket })).code).toBe(401);
      // There is nothing yet that a code could be held against.
      expect((await step(ticket, '000000')).success).toBe(false);
      const { result: offered } = await post('/sys/totp/signIn/begin', { ticket });
      const confirm = (more: object) => post('/sys/totp/signIn/confirm', { ticket, offer: offered.offer, ...more });
      expect((await confirm({ code: wrongFor(offered.secret) })).success).toBe(false);
      const bound = await confirm({ code: codeOf(offered.secret) });
      expect(bound).toMatchObject({ success: true, code: 200, result: { userInfo: { username: 'yunying' } } });
      expect(bound.result.recoveryCodes).toHaveLength(10);
      const headers = { 'x-access-token': bound.result.token };
      expect((await menu(bound.result.token)).success).toBe(true);

      // Another tenant goes on from the session that has shown a code.
      expect((await post('/sys/selectTenant', { tenantId: '1000' }, headers)).success).toBe(true);
      // Whoever has the password alone cannot bind another one over it.
      const again = await login('yunying');
      expect(again.result.secondStep).toBe('code');
      expect((await post('/sys/totp/signIn/begin', { ticket: again.result.ticket })).success).toBe(false);
      await demand('N');
      await unbindAll();
    });

    test('it cannot be unbound, only changed for another', async () => {
      const { secret } = await bind('yunying');
      await demand('Y');
      const signedIn = await step((await login('yunying')).result.ticket, codeOf(secret));
      const headers = { 'x-access-token': signedIn.result.token };
      server.clock.advance(30_000);
      const proof = { password: DEMO_PASSWORD, code: codeOf(secret) };
      expect((await post('/sys/totp/unbind', proof, headers)).message).toContain('不能解绑');
      const { result: offered } = await post('/sys/totp/begin', proof, headers);
      expect(offered.secret).not.toBe(secret);
      const stale = await post('/sys/totp/begin', { ...proof, code: codeOf(secret, 1) }, headers);
      await post('/sys/totp/confirm', { offer: offered.offer, code: codeOf(offered.secret) }, headers);
      // Made for the one that is gone.
      const late = { offer: stale.result.offer, code: codeOf(stale.result.secret) };
      expect((await post('/sys/totp/confirm', late, headers)).message).toBe('绑定已超时，请重新开始');
      later();
      const { ticket } = (await login('yunying')).result;
      expect((await step(ticket, codeOf(secret))).success).toBe(false);
      expect((await step(ticket, codeOf(offered.secret))).success).toBe(true);
      await demand('N');
      await unbindAll();
    });
  });

  test('unbinding and new recovery codes ask for password and code', async () => {
    const { secret, recovery } = await bind('yunying');
    const signedIn = await step((await login('yunying')).result.ticket, codeOf(secret));
    const headers = { 'x-access-token': signedIn.result.token };
    server.clock.advance(30_000);
    const code = codeOf(secret);
    for (const path of ['/sys/totp/unbind', '/sys/totp/recovery', '/sys/totp/begin']) {
      expect((await post(path, { code }, headers)).message).toBe('请输入登录密码');
      expect((await post(path, { password: 'wrong', code }, headers)).message).toBe('登录密码错误');
      expect((await post(path, { password: DEMO_PASSWORD }, headers)).message).toBe('动态口令错误或已用过');
      later();
      expect((await post(path, { password: DEMO_PASSWORD }, {})).code).toBe(401);
    }
    const renewed = await post('/sys/totp/recovery', { password: DEMO_PASSWORD, code: codeOf(secret) }, headers);
    expect(renewed.result.recoveryCodes).toHaveLength(10);
    const ticket = (await login('yunying')).result.ticket;
    expect((await step(ticket, recovery[0] ?? '')).success).toBe(false);
    later();
    const gone = { password: DEMO_PASSWORD, code: renewed.result.recoveryCodes[0] };
    expect((await post('/sys/totp/unbind', gone, headers)).success).toBe(true);
    expect((await login('yunying')).success).toBe(true);
  });

  test('a ticket ends with the sessions of its account, and is of its own step alone', async () => {
    const { secret } = await bind('yunying');
    const { ticket } = (await login('yunying')).result;
    expect((await post('/sys/totp/signIn/begin', { ticket })).message).toBe('登录已超时，请重新登录');
    // What an administrator does about a password that others know.
    await unbindAll();
    await sql(`UPDATE sys_user SET session_epoch = session_epoch + 1 WHERE username = 'yunying'`);
    for (const url of ['/sys/totp/signIn/begin', '/sys/totp/signIn'])
      expect((await post(url, { ticket, code: codeOf(secret) })).message).toBe('登录已超时，请重新登录');
  });

  test('another key: codes are told to be beyond checking, recovery codes go on', async () => {
    const { secret, recovery } = await bind('yunying');
    server.context.settings.secretKey = 'another key of thirty-two signs…';
    const ticket = (await login('yunying')).result.ticket;
    // Nothing is guessed so, and the tries stay.
    for (let told = 0; told < 6; told++) expect((await step(ticket, codeOf(secret))).message).toContain('加密密钥变了');
    expect((await step(ticket, recovery[0] ?? '')).success).toBe(true);
    server.context.settings.secretKey = undefined;
    const headers = { 'x-access-token': (await login('caiwu')).result.token };
    expect((await get('/sys/totp/state', headers)).result.available).toBe(false);
    expect((await post('/sys/totp/begin', { password: DEMO_PASSWORD }, headers)).message).toContain('WEFT_SECRET_KEY');
    server.context.settings.secretKey = KEY;
    await unbindAll();
  });
});
