import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sign, signCall } from '../../engine/api/sign.ts';
import { type SignedCall, signatureTime, signedText } from '../../engine/api/signature.ts';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';

const SECRET = 'test-secret';
let server: TestServer;

beforeAll(async () => {
  const app = { title: '织屏后台', shortTitle: '织屏', home: '/dashboard/analysis' };
  const compiled = sampleCompiled({ app: { ...app, signature: { paths: ['/sys/dict/loadDict'] } } });
  const settings = { signSecret: SECRET };
  server = await startTestServer(await openTestPglite(), { screens: fixedScreens(compiled), settings });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('signed paths', () => {
  const url = '/sys/dict/loadDict/order_status';
  const signed = async (time: string | undefined, params: Record<string, string>, tampered = params) => {
    const headers: Record<string, string> = {
      ...(await server.signIn()),
      'x-sign': sign(signedText(url, params), SECRET),
    };
    if (time !== undefined) headers['x-timestamp'] = time;
    return (await get(`${url}?${new URLSearchParams(tampered)}`, headers)).json();
  };
  const now = () => server.clock.now().getTime();

  test('a right signature of now passes, and A006 a keyword is data', async () => {
    const keyword = "%' or '1'='1";
    expect((await signed(signatureTime(now()), { keyword: '待发', pageSize: '1000000000' })).result).toHaveLength(1);
    expect((await signed(String(now()), { keyword })).result).toEqual([]);
    expect((await signed(String(now()), { keyword: '1,已发货' })).result).toHaveLength(2);
    expect((await signed(String(now()), { pageSize: '1' })).result).toHaveLength(1);
  });

  test('A061 an old, missing or unreadable time is refused', async () => {
    expect((await signed(signatureTime(now() - 5 * 60_000 - 1000), {})).message).toContain('已过期');
    for (const time of [undefined, 'abc', '1'.repeat(20)]) {
      expect(await signed(time, {})).toMatchObject({
        success: false,
        code: 500,
        message: expect.stringContaining('签名'),
      });
    }
  });

  test('A060 A062 another content fails, and a signature is no session', async () => {
    expect((await signed(String(now()), { keyword: 'a' }, { keyword: 'b' })).message).toBe('签名验证失败');
    const headers = { 'x-sign': sign(signedText(url), SECRET), 'x-timestamp': String(now()) };
    expect((await get(url, headers)).statusCode).toBe(401);
  });
});

describe('calls signed whole', () => {
  const url = '/sys/dict/loadDict/order_status';
  const call = async (signed: Partial<SignedCall>, sent: { url?: string; method?: 'GET' | 'PUT' } = {}) => {
    const time = signatureTime(server.clock.now().getTime());
    const whole = signCall({ method: 'GET', url, time, body: '', ...signed }, SECRET);
    const headers = {
      ...(await server.signIn()),
      'x-timestamp': time,
      'x-sign': sign(signedText(sent.url ?? url), SECRET),
    };
    const method = sent.method ?? 'GET';
    return (await server.app.inject({ url, method, ...sent, headers: { ...headers, 'x-sign-call': whole } })).json();
  };

  test('A060 what was signed is what was called: path, order of the query and method', async () => {
    expect(await call({})).toMatchObject({ success: true });
    expect((await call({ url: '/sys/dict/loadDict/another' })).message).toBe('签名验证失败');
    expect((await call({ method: 'POST' })).message).toBe('签名验证失败');
    expect((await call({ body: '{}' })).message).toBe('签名验证失败');
    expect((await call({ time: '20200101000000' })).message).toBe('签名验证失败');
    const long = `${url}?pageSize=1&keyword=3`;
    expect(await call({ url: long }, { url: long })).toMatchObject({ success: true });
  });

  test('where whole calls are asked for, the family’s signature alone is not enough', async () => {
    const time = signatureTime(server.clock.now().getTime());
    const family = { ...(await server.signIn()), 'x-timestamp': time, 'x-sign': sign(signedText(url), SECRET) };
    expect((await get(url, family)).json()).toMatchObject({ success: true });
    server.context.settings.signWholeCalls = true;
    const refused = (await get(url, family)).json();
    const whole = await call({});
    server.context.settings.signWholeCalls = false;
    expect([refused.message, whole.success]).toEqual(['签名验证失败', true]);
  });
});
