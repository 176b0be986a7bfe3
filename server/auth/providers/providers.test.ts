import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCompiled } from '../../testing/sampleCompiled.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';
import {
  startTestCas,
  startTestProvider,
  TEST_CLIENT,
  type TestPerson,
  type TestProvider,
} from '../../testing/testProvider.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../testing/testServer.ts';

const OURS = 'http://127.0.0.1:9';
const CALLBACK = `${OURS}/sys/thirdLogin/corp/callback`;

let provider: TestProvider;
let cas: { url: string; close(): Promise<void> };
let server: TestServer;
let person: TestPerson = { sub: 'p1' };
let casReply = (_ticket: string, _service: string): string => '';

beforeAll(async () => {
  provider = await startTestProvider(CALLBACK, () => person);
  cas = await startTestCas((ticket, service) => casReply(ticket, service));
  server = await startTestServer(await openTestPglite(), {
    screens: fixedScreens(sampleCompiled()),
    settings: {
      publicUrl: OURS,
      casUrl: cas.url,
      oidc: [{ id: 'corp', title: '企业账号', issuer: provider.issuer, ...TEST_CLIENT }],
    },
  });
  await server.context.db.query(
    "UPDATE sys_user SET email = 'li@corp.example', confirmed_email = 'Li@corp.example' WHERE username = 'yunying'",
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await cas.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

class Jar {
  readonly #kept = new Map<string, string>();
  take(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = ''] = header.split(';', 1);
      const at = pair.indexOf('=');
      this.#kept.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
  get header(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** What a browser does: to the provider, through its pages, and back to the address it was sent to. */
async function walk(jar: Jar, redirect = ''): Promise<URL> {
  const set = await get(`/sys/thirdLogin/render/corp?redirect=${encodeURIComponent(redirect)}`, { cookie: jar.header });
  expect(set.statusCode).toBe(302);
  jar.take([set.headers['set-cookie'] ?? []].flat());
  const there = new Jar();
  let at = new URL(set.headers.location ?? '');
  for (let step = 0; step < 8 && at.origin === provider.issuer; step++) {
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie: there.header } });
    there.take(reply.headers.getSetCookie());
    at = new URL(reply.headers.get('location') ?? '', at);
  }
  return at;
}

async function comeBack(jar: Jar, callback: URL): Promise<URLSearchParams> {
  const reply = await get(callback.pathname + callback.search, { cookie: jar.header });
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toMatch(/^\/user\/login\?/);
  return new URL(reply.headers.location ?? '', OURS).searchParams;
}

const enter = async (jar: Jar, token: string | null, type = 'corp') =>
  (await get(`/sys/thirdLogin/getLoginUser/${token}/${type}`, { cookie: jar.header })).json();

describe('OpenID Connect against a real provider', () => {
  test('a verified address finds the account, which stays bound to the identity whatever its address becomes', async () => {
    person = { sub: 'p1', email: 'LI@corp.example', email_verified: true };
    const jar = new Jar();
    const query = await comeBack(jar, await walk(jar, '/market/order?status=1'));
    expect(query.get('redirect')).toBe('/market/order?status=1');
    const reply = await enter(jar, query.get('thirdToken'));
    expect(reply).toMatchObject({ success: true, code: 200, result: { userInfo: { username: 'yunying' } } });
    const again = await enter(jar, query.get('thirdToken'));
    expect(again).toMatchObject({ success: false, message: '第三方登录已超时，请重新登录' });

    person = { sub: 'p1' };
    const other = new Jar();
    const bound = await enter(other, (await comeBack(other, await walk(other))).get('thirdToken'));
    expect(bound.result.userInfo.username).toBe('yunying');
  });

  test('an address that is not verified, or a name like ours, finds nobody; binding is by signing in', async () => {
    person = { sub: 'admin', email: 'li@corp.example', email_verified: false };
    const jar = new Jar();
    const refused = await enter(jar, (await comeBack(jar, await walk(jar))).get('thirdToken'));
    expect(refused).toMatchObject({ success: false, result: { bindToken: expect.any(String) } });
    const token = refused.result.bindToken;
    const own = await server.signIn('caiwu');
    const bind = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: '/sys/thirdLogin/bind', payload: { token }, headers });
    expect((await bind({ cookie: jar.header })).statusCode).toBe(401);
    expect((await bind({ ...own, cookie: jar.header })).json()).toMatchObject({ success: true, message: '绑定成功' });
    expect((await bind({ ...own, cookie: jar.header })).json().success).toBe(false);
    const later = new Jar();
    const found = await enter(later, (await comeBack(later, await walk(later))).get('thirdToken'));
    expect(found.result.userInfo.username).toBe('caiwu');
  });

  test('one’s own bindings are told and ended, and nobody else’s', async () => {
    const [own, stranger] = [await server.signIn('caiwu'), await server.signIn('other')];
    const bindings = async (headers: Record<string, string>) => (await get('/sys/thirdLogin/bindings', headers)).json();
    const unbind = (headers: Record<string, string>, source = 'corp') =>
      server.app.inject({ method: 'DELETE', url: `/sys/thirdLogin/bindings?source=${source}`, headers });
    expect((await bindings(own)).result).toEqual([
      { source: 'corp', title: '企业账号', createTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /) },
    ]);
    expect((await bindings(stranger)).result).toEqual([]);
    expect((await get('/sys/thirdLogin/bindings')).statusCode).toBe(401);
    expect((await unbind(stranger)).json().success).toBe(false);
    expect((await unbind(own, '')).statusCode).toBe(400);
    expect((await unbind(own)).json()).toMatchObject({ success: true, message: '解绑成功' });
    expect((await bindings(own)).result).toEqual([]);
    person = { sub: 'admin' };
    const jar = new Jar();
    expect((await enter(jar, (await comeBack(jar, await walk(jar))).get('thirdToken'))).success).toBe(false);
  });

  test('A059 an address that others wrote into an account finds nobody', async () => {
    await server.context.db.query("UPDATE sys_user SET email = 'two@corp.example' WHERE username = 'admin'");
    person = { sub: 'p2', email: 'two@corp.example', email_verified: true };
    const jar = new Jar();
    const reply = await enter(jar, (await comeBack(jar, await walk(jar))).get('thirdToken'));
    expect(reply.success).toBe(false);
  });

  test('state, verifier and browser belong together: nobody arrives by somebody else’s link', async () => {
    person = { sub: 'p1' };
    const [mine, theirs] = [new Jar(), new Jar()];
    const callback = await walk(mine);
    expect((await comeBack(theirs, callback)).get('thirdFailure')).toBe('1');
    await walk(theirs);
    expect((await comeBack(theirs, callback)).get('thirdFailure')).toBe('1');
    const forged = new URL(callback);
    forged.searchParams.set('state', 'x');
    expect((await comeBack(mine, forged)).get('thirdFailure')).toBe('1');
    // The flow was used up by the attempt.
    expect((await comeBack(mine, callback)).get('thirdFailure')).toBe('1');

    const jar = new Jar();
    const { token } = { token: (await comeBack(jar, await walk(jar))).get('thirdToken') };
    expect((await enter(new Jar(), token)).success).toBe(false);
    expect((await enter(jar, token)).success).toBe(false);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'A096 the way back never leads to %s',
    async (redirect) => {
      const jar = new Jar();
      expect((await comeBack(jar, await walk(jar, redirect))).get('redirect')).toBeNull();
    },
  );

  test('the cookie is the browser’s own; a frozen account stays out; an unknown provider is not there', async () => {
    const set = await get('/sys/thirdLogin/render/corp');
    for (const cookie of [set.headers['set-cookie'] ?? []].flat()) {
      expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    }
    expect(set.headers.location).toContain('code_challenge_method=S256');
    expect((await get('/sys/thirdLogin/render/nosuch')).json()).toMatchObject({ success: false, code: 404 });
    await server.context.db.query("UPDATE sys_user SET status = 2 WHERE username = 'yunying'");
    person = { sub: 'p1' };
    const jar = new Jar();
    expect((await enter(jar, (await comeBack(jar, await walk(jar))).get('thirdToken'))).success).toBe(false);
    await server.context.db.query("UPDATE sys_user SET status = 1 WHERE username = 'yunying'");
  });
});

describe('CAS', () => {
  const NS = 'xmlns:cas="http://www.yale.edu/tp/cas"';
  const names = (user: string) =>
    `<cas:serviceResponse ${NS}><cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`;
  const service = `${OURS}/user/login`;
  const validate = (payload: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/sys/cas/client/validateLogin', payload });

  test.each(['GET', 'POST'] as const)('%s: a good ticket signs in whom the server names', async (method) => {
    const seen: string[] = [];
    casReply = (ticket, asked) => {
      seen.push(ticket, asked);
      return names('caiwu');
    };
    const url = '/sys/cas/client/validateLogin';
    const given = { ticket: 'ST-1-a&b', service };
    const reply = await server.app.inject(
      method === 'GET' ? { method, url, query: given } : { method, url, payload: given },
    );
    expect(reply.json()).toMatchObject({
      success: true,
      result: { token: expect.any(String), userInfo: { username: 'caiwu' } },
    });
    expect(seen).toEqual(['ST-1-a&b', service]);
  });

  test('a refused ticket, an unknown account and an answer that is none', async () => {
    casReply = () =>
      `<cas:serviceResponse ${NS}><cas:authenticationFailure code="INVALID_TICKET"/></cas:serviceResponse>`;
    expect((await validate({ ticket: 'ST-2', service })).json().message).toBe('统一认证失败，请重新登录');
    casReply = () => names('stranger');
    expect((await validate({ ticket: 'ST-3', service })).json().message).toContain('不存在或已停用');
    for (const text of [
      '<html/>',
      `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${names('&b;')}`,
      ' '.repeat(70_000),
    ]) {
      casReply = () => text;
      const reply = await validate({ ticket: 'ST-4', service });
      expect(reply.json()).toMatchObject({ success: false, message: expect.stringContaining('统一认证服务暂不可用') });
    }
  });

  test('a ticket for another service is not asked about', async () => {
    casReply = () => names('admin');
    for (const other of ['https://evil.example/', 'x', '', `${OURS}.evil.example/`]) {
      expect((await validate({ ticket: 'ST-5', service: other })).statusCode).toBe(400);
    }
    expect((await validate({ ticket: 'a b', service })).statusCode).toBe(400);
  });
});

test('the page learns what it may offer, and no secret', async () => {
  const reply = await get('/config/app');
  expect(reply.json().result).toMatchObject({
    thirdLogins: [{ id: 'corp', title: '企业账号' }],
    casLogin: `${cas.url}/login?service=${encodeURIComponent(`${OURS}/user/login`)}`,
    register: false,
    slider: false,
  });
  expect(reply.body).not.toContain(TEST_CLIENT.clientSecret);
});
