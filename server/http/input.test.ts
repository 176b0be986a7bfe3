import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBodyParser, nestsDeeper } from './body.ts';
import { addFailures, answerFrameworkError } from './failures.ts';
import { addQueryChecks, parseQuery } from './query.ts';

function build() {
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    frameworkErrors: answerFrameworkError,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 4096 },
  });
  addFailures(app);
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers['x-broken']) Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  addQueryChecks(app);
  addBodyParser(app);
  app.get('/sys/echo', (request) => ({ query: request.query }));
  app.get('/sys/named/:code', (request) => request.params);
  app.post('/sys/echo', (request) => ({ body: request.body }));
  app.get('/sys/bug', () => {
    throw new Error('relation "secret_table" does not exist at /srv/x.ts');
  });
  return app;
}

const app = build();
beforeAll(async () => {
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/sys/echo', headers: { 'content-type': 'application/json' }, payload });

test('a connection that broke before it was heard is refused, not stumbled over', async () => {
  const reply = await app.inject({ url: '/sys/echo', headers: { 'x-broken': '1' } });
  expect(reply.statusCode).toBe(499);
});

describe('A101 size and depth of bodies', () => {
  test('100 000 nested brackets answer 400 and the server goes on', async () => {
    const reply = await post('['.repeat(100_000));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 400, message: '参数错误', result: null });
    expect((await app.inject('/sys/echo')).statusCode).toBe(200);
  });

  test('a body of 20 MB answers 413', async () => {
    const reply = await post(JSON.stringify({ text: 'x'.repeat(20 * 1024 * 1024) }));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ success: false, code: 413 });
  });

  test('a keyword of 1 MB answers 414', async () => {
    const reply = await app.inject(`/sys/echo?keyword=${'x'.repeat(1024 * 1024)}`);
    expect(reply.statusCode).toBe(414);
  });

  test('brackets inside text do not count, escaped quotes are seen', () => {
    expect(nestsDeeper(JSON.stringify({ a: '[[[[[', b: '\\"[[[[' }), 3)).toBe(false);
    expect(nestsDeeper('{"a":[[1]]}', 3)).toBe(false);
    expect(nestsDeeper('{"a":[[[1]]]}', 3)).toBe(true);
  });
});

describe('A097 prototype keys in bodies', () => {
  test.each(['{"__proto__":{"isAdmin":true}}', '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}'])(
    'refused: %s',
    async (payload) => {
      expect((await post(payload)).statusCode).toBe(400);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );
});

test.each([
  ['NUL by escape', '{"a":"x\\u0000y"}'],
  ['lone surrogate by escape', '{"a":["\\ud800"]}'],
  ['NUL in a key', '{"\\u0000":1}'],
  ['no JSON', '{bad'],
  ['empty', ''],
])('body refused: %s', async (_name, payload) => {
  const reply = await post(payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe('参数错误');
});

test('an escaped backslash before u0000 is data', async () => {
  const body = { a: '\\u0000', b: '😀' };
  expect((await post(JSON.stringify(body))).json()).toEqual({ body });
});

describe('parameters are single strings', () => {
  test.each(['a=1&a=2', 'a=x%00y', 'a=%E0%A4%A', '__proto__=1', '%00=1'])('refused: %s', async (query) => {
    const reply = await app.inject(`/sys/echo?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 400, message: '参数错误' });
  });

  test('brackets, plus signs and empty values are plain text', async () => {
    const reply = await app.inject('/sys/echo?a[b]=1&c=x+y&d&e=%E4%B8%AD=1');
    expect(reply.json().query).toEqual({ 'a[b]': '1', c: 'x y', d: '', e: '中=1' });
  });

  test('NUL and bad encoding in the path are refused', async () => {
    expect((await app.inject('/sys/named/a%00b')).statusCode).toBe(400);
    const reply = await app.inject('/sys/named/%E0%A4%A');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().success).toBe(false);
  });
});

describe('last resort', () => {
  test('a bug answers a generic sentence with the request id and nothing of its own', async () => {
    const reply = await app.inject('/sys/bug');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ success: false, code: 500, result: { requestId: expect.any(String) } });
    expect(reply.body).not.toMatch(/secret_table|srv|Error/);
  });

  test('unknown path 404, known path with another method 405', async () => {
    expect((await app.inject('/sys/none')).json()).toMatchObject({ success: false, code: 404 });
    const reply = await app.inject({ method: 'DELETE', url: '/sys/named/x' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});
