import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { SOON } from '../testing/soon.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const TOKEN = 'a token for the gateway';

interface Got {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A program the gateway may lead to. */
async function startUpstream() {
  const got: Got[] = [];
  const state: { answer: (reply: http.ServerResponse) => void } = { answer: (reply) => reply.end('{"ok":true}') };
  const server = http.createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      got.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      state.answer(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { got, state, port, close: () => new Promise((done) => server.close(done).closeAllConnections()) };
}

describe.each(await openTestDatabases())('routes of a gateway on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  const resolve = vi.fn(async (_host: string) => [{ address: '127.0.0.1', family: 4 }]);

  beforeAll(async () => {
    upstream = await startUpstream();
    server = await startProductServer(await open({ filled: shippedTables }), { resolve });
    admin = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    await upstream.close();
  });
  afterEach(() => {
    upstream.got.length = 0;
    upstream.state.answer = (reply) => reply.end('{"ok":true}');
  });

  const allow = (text: string | undefined) => {
    server.context.settings.gatewayAllow = text;
  };
  const routes = async () => (await server.call(admin, 'GET', '/sys/gatewayRoute/list')).result;
  const find = async (routerId: string) =>
    (await routes()).find((route: { routerId: string }) => route.routerId === routerId);
  const save = (router: object, headers = admin) =>
    server.call(headers, 'POST', '/sys/gatewayRoute/updateAll', { router });
  const path = (...args: string[]) => ({ name: 'Path', args });
  const strip = { name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] };
  const router = (routerId: string, more: object = {}) => ({
    routerId,
    name: routerId,
    uri: `http://127.0.0.1:${upstream.port}/base`,
    status: '1',
    predicates: JSON.stringify([path(`/${routerId}/**`)]),
    filters: JSON.stringify([strip]),
    ...more,
  });
  const through = (url: string, headers: Headers = admin, more: object = {}) =>
    server.app.inject({ url, headers, ...more });

  test('kept and told as the family has it, once encoded; copied, removed and brought back', async () => {
    allow('127.0.0.1');
    expect(await save(router('erp'))).toMatchObject({ success: true });
    const kept = await find('erp');
    expect(kept).toMatchObject({ name: 'erp', status: '1', predicates: [path('/erp/**')], filters: [strip] });
    const again = {
      ...kept,
      name: 'ERP',
      predicates: JSON.stringify([...kept.predicates, { name: 'Method', args: ['GET'] }]),
    };
    expect(await save({ ...again, filters: JSON.stringify(kept.filters) })).toMatchObject({ success: true });
    expect(await find('erp')).toMatchObject({
      name: 'ERP',
      predicates: [path('/erp/**'), { name: 'Method', args: ['GET'] }],
    });
    // What is not spoken of stays.
    expect((await save({ id: kept.id, name: '改名' })).success).toBe(true);
    expect(await find('erp')).toMatchObject({ name: '改名', predicates: [path('/erp/**'), {}], filters: [strip] });
    const copied = await server.call(admin, 'GET', `/sys/gatewayRoute/copyRoute?id=${kept.id}`);
    expect(copied.message).toBe('已复制为 erp_copy，停用');
    expect(await find('erp_copy')).toMatchObject({ status: '0', filters: [strip] });
    expect(await save(router('erp'))).toMatchObject({ success: false });

    const { id } = await find('erp_copy');
    await server.call(admin, 'DELETE', `/sys/gatewayRoute/delete?id=${id}`);
    expect(await find('erp_copy')).toBeUndefined();
    const [removed] = (await server.call(admin, 'GET', '/sys/gatewayRoute/deleteList')).result;
    expect(removed).toMatchObject({ routerId: 'erp_copy' });
    await server.call(admin, 'PUT', '/sys/gatewayRoute/putRecycleBin', { ids: removed.id });
    expect(await find('erp_copy')).toMatchObject({ filters: [strip] });
    await server.call(admin, 'DELETE', `/sys/gatewayRoute/delete?id=${id}`);
    const [gone] = (await server.call(admin, 'GET', '/sys/gatewayRoute/deleteList')).result;
    const purged = await server.call(admin, 'DELETE', `/sys/gatewayRoute/deleteRecycleBin?ids=${gone.id}`);
    expect(purged.message).toBe('已彻底删除 1 条');
  });

  test('a gateway reads those in force with its token, and nobody else does', async () => {
    const read = (headers: Headers) => server.app.inject({ url: '/sys/gatewayRoute/definitions', headers });
    expect((await read(admin)).statusCode).toBe(404);
    server.context.settings.gatewayToken = TOKEN;
    expect((await read({ authorization: 'Bearer wrong' })).statusCode).toBe(404);
    const told = (await read({ authorization: `Bearer ${TOKEN}` })).json();
    expect(told).toEqual([
      expect.objectContaining({ id: 'erp', filters: [{ name: 'StripPrefix', args: { parts: '1' } }] }),
    ]);
  });

  test('A106 an address of the house, or no address, is refused when it is saved', async () => {
    allow(undefined);
    for (const uri of [
      'http://127.0.0.1/',
      'http://localhost/',
      'http://169.254.169.254/',
      'http://10.0.0.1/',
      'file:///etc/passwd',
      'lb://',
      'lb://a/b',
      'gopher://x',
      'http://user:pass@a.com/',
      'erp.example.com',
    ])
      expect([uri, (await save(router('bad', { uri }))).success]).toEqual([uri, false]);
    expect((await save(router('balanced', { uri: 'lb://erp', status: '0' }))).success).toBe(true);
    const service = (more: object) => save(router('service', { uri: 'lb://erp', status: '0', ...more }));
    expect((await service({ predicates: '{' })).status).toBe(400);
    expect((await service({ predicates: JSON.stringify([path('no-slash')]) })).success).toBe(false);
    const several = [path('/a'), { name: 'Query', args: { param: 'v', regexp: '1' } }];
    expect((await service({ predicates: JSON.stringify(several) })).success).toBe(true);
    const kept = await find('service');
    const lines = { system_gateway_predicate: [{ name: 'Query', arg: 'v', value: '1\n2' }] };
    const edited = await server.call(admin, 'PUT', '/sys/gatewayRoute/edit', { id: kept.id, ...lines });
    expect(JSON.stringify(edited)).toContain('只写一条正则');
    await server.call(admin, 'DELETE', `/sys/gatewayRoute/delete?id=${kept.id}`);
    expect((await service({ filters: JSON.stringify([{ name: 'StripPrefix', args: ['', ''] }]) })).success).toBe(false);
    expect((await service({})).success).toBe(true);
  });

  test('closed by default: to whoever has no right, to another tenant, without a token', async () => {
    allow('127.0.0.1');
    expect((await through('/gateway/erp/a', {})).statusCode).toBe(401);
    for (const user of ['yunying', 'other']) {
      const headers = await server.signIn(user);
      expect([user, (await through('/gateway/erp/a', headers)).statusCode]).toEqual([user, 403]);
      for (const url of ['deleteList', 'clearRedis', 'copyRoute?id=1', 'check?id=1'])
        if (user === 'yunying')
          expect([url, (await through(`/sys/gatewayRoute/${url}`, headers)).statusCode]).toEqual([url, 403]);
      expect((await through('/sys/gatewayRoute/list', headers)).json().result ?? []).toEqual([]);
      expect((await save(router('theirs'), headers)).success).toBe(false);
    }
    expect(upstream.got).toEqual([]);
  });

  test('a request goes on without what belongs to this server, and its answer comes as data', async () => {
    allow('127.0.0.1');
    await save(router('open', { forwardToken: 'N' }));
    upstream.state.answer = (reply) => {
      reply.writeHead(201, { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-secret': '1', etag: '"e"' });
      reply.end('<script>alert(1)</script>');
    };
    const headers = {
      ...admin,
      cookie: 'c=1',
      authorization: 'Basic x',
      'x-weft-user': 'forged',
      'x-forwarded-for': '9.9.9.9',
      connection: 'x-hop',
      'x-hop': '1',
      'x-own': '1',
      'content-type': 'text/csv',
    };
    const reply = await through('/gateway/open/a/b?q=1%202', headers, { method: 'POST', payload: 'a,b\n1,2' });
    expect([reply.statusCode, reply.body]).toEqual([201, '<script>alert(1)</script>']);
    expect(reply.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers.etag).toBe('"e"');
    expect([reply.headers['set-cookie'], reply.headers['x-secret']]).toEqual([undefined, undefined]);
    const [got] = upstream.got;
    expect(got).toMatchObject({ method: 'POST', url: '/base/a/b?q=1%202', body: 'a,b\n1,2' });
    expect(got?.headers).toMatchObject({ 'x-own': '1', 'x-weft-user': 'admin', 'content-type': 'text/csv' });
    expect(got?.headers['x-forwarded-for']).toBe('127.0.0.1');
    for (const name of ['cookie', 'authorization', 'x-access-token', 'x-hop', 'tenant-id'])
      expect([name, got?.headers[name]]).toEqual([name, undefined]);
    const count = "SELECT count(*)::int AS n FROM sys_log_operation WHERE log_content = '经网关调用'";
    await vi.waitFor(async () => expect((await server.context.db.query(count)).rows).toEqual([{ n: 1 }]), SOON);
  });

  test('a change in part goes on, and what a request carries decides whether it does', async () => {
    allow('127.0.0.1');
    const pair = (name: string, arg: string, key: string, regexp: string) => ({ name, args: { [key]: arg, regexp } });
    const conditions = [
      path('/part/**'),
      { name: 'Method', args: ['PATCH'] },
      pair('Header', 'X-Kind', 'header', 'new|old'),
      pair('Query', 'v', 'param', '\\d'),
      pair('Cookie', 'beta', 'name', 'on'),
      { name: 'RemoteAddr', args: ['127.0.0.0/8'] },
    ];
    expect((await save(router('part', { predicates: JSON.stringify(conditions) }))).success).toBe(true);
    const headers = { ...admin, 'content-type': 'a/b', 'x-kind': 'new', cookie: 'beta=on' };
    const patch = (url: string, more: Headers = {}) =>
      through(url, { ...headers, ...more }, { method: 'PATCH', payload: 'x' });
    expect((await patch('/gateway/part/a?v=2')).statusCode).toBe(200);
    expect(upstream.got).toMatchObject([{ method: 'PATCH', url: '/base/a?v=2', body: 'x' }]);
    expect(upstream.got[0]?.headers.cookie).toBeUndefined();
    for (const reply of [
      await patch('/gateway/part/a'),
      await patch('/gateway/part/a?v=2', { 'x-kind': 'newer' }),
      await patch('/gateway/part/a?v=2', { cookie: '' }),
      await through('/gateway/part/a?v=2', headers),
    ])
      expect(reply.statusCode).toBe(404);
    expect(upstream.got).toHaveLength(1);
  });

  test('the token goes on only where the route says so', async () => {
    allow('127.0.0.1');
    await save(router('own', { forwardToken: 'Y' }));
    await through('/gateway/own/a');
    expect(upstream.got[0]?.headers['x-access-token']).toBe(admin['x-access-token']);
  });

  test('A106 only hosts that are named are reached, by every address they stand for; no redirect is followed', async () => {
    await save(router('named', { uri: `http://erp.example.com:${upstream.port}` }));
    const status = async () => (await through('/gateway/named/a')).statusCode;
    // Of the wide net, and not named.
    resolve.mockResolvedValue([{ address: '93.184.216.34', family: 4 }]);
    allow('other.example.com');
    expect(await status()).toBe(502);
    // Named, and for the moment the machine itself or a cloud's secrets.
    allow('erp.example.com');
    for (const address of ['127.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1']) {
      resolve.mockResolvedValue([{ address, family: address.includes(':') ? 6 : 4 }]);
      expect([address, await status()]).toEqual([address, 502]);
    }
    resolve.mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
    expect(upstream.got).toEqual([]);
    allow('erp.example.com, 127.0.0.1');
    expect(await status()).toBe(200);
    expect(upstream.got[0]?.headers.host).toBe(`erp.example.com:${upstream.port}`);
    upstream.state.answer = (reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    expect(await status()).toBe(502);
    expect(upstream.got).toHaveLength(2);
    const { id } = await find('named');
    const check = async () => (await server.call(admin, 'GET', `/sys/gatewayRoute/check?id=${id}`)).message;
    expect(await check()).toContain('本服务转发 /gateway/named/**');
    allow(undefined);
    expect(await check()).toContain('WEFT_GATEWAY_ALLOW');
    expect(await status()).toBe(502);
  });

  test('paths with ways around, methods that do not fit, routes out of force and long bodies go nowhere', async () => {
    allow('127.0.0.1');
    for (const trick of ['/gateway/open//x', '/gateway/open/a%2fb'])
      expect([trick, (await through(trick)).statusCode]).not.toEqual([trick, 200]);
    expect((await through('/gateway/nowhere/a')).statusCode).toBe(404);
    expect((await through('/gateway/erp/a', admin, { method: 'PUT', payload: {} })).statusCode).toBe(404);
    const open = await find('open');
    const texts = { predicates: JSON.stringify(open.predicates), filters: JSON.stringify(open.filters) };
    await save({ ...open, ...texts, status: '0' });
    expect((await through('/gateway/open/a')).statusCode).toBe(404);
    const long = { method: 'POST', payload: Buffer.alloc(10 * 1024 * 1024 + 1), headers: undefined };
    const tooLong = await server.app.inject({
      url: '/gateway/own/a',
      ...long,
      headers: { ...admin, 'content-type': 'a/b' },
    } as never);
    expect(tooLong.statusCode).toBe(413);
    expect(upstream.got).toEqual([]);
  });

  test('whoever does not answer in time, or at all, is told of', async () => {
    allow('127.0.0.1');
    await save(router('slow', { timeout: 1 }));
    upstream.state.answer = () => undefined;
    const slow = await through('/gateway/slow/a');
    expect([slow.statusCode, slow.json().message]).toEqual([504, '网络超时']);
    await save(router('down', { uri: 'http://127.0.0.1:1' }));
    const down = await through('/gateway/down/a');
    expect([down.statusCode, down.json().message]).toEqual([502, '网关没有连上目标']);
  });
});
