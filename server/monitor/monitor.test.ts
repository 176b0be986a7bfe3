import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestMixin } from '../http/headers.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { readInfo } from './cache.ts';

const TOKEN = 'a-token-of-the-operator';
const REDIS = 'redis://127.0.0.1:6379';
const STATE = '/sys/monitor/state';
/** Everything that tells how the server fares to whoever holds the page. */
const GUARDED = [
  STATE,
  '/actuator/metrics',
  '/actuator/metrics/jvm.memory.used',
  '/actuator/httptrace',
  '/actuator/jeecghttptrace',
  '/sys/actuator/redis/info',
  '/sys/actuator/redis/keysSize',
  '/sys/actuator/redis/memoryInfo',
  '/sys/actuator/redis/metrics/history',
  '/sys/actuator/redis/queryDiskInfo',
];

const lines: string[] = [];
let server: ProductServer;
let admin: Headers;
beforeAll(async () => {
  const log = pino({ level: 'debug', mixin: requestMixin }, { write: (line: string) => void lines.push(line) });
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    settings: { metricsToken: TOKEN },
    log,
    routes: (app) => {
      app.get('/boom', { config: { access: 'session' } }, async () => {
        await pause(1);
        server.context.log.warn('said by a logger that knows no request');
        throw new TypeError('nobody expected this');
      });
    },
  });
  admin = await server.signIn();
});
afterAll(() => server.close());

const bare = async (url: string, headers = admin) => (await server.app.inject({ method: 'GET', url, headers })).json();

test('it is closed to whoever was not given the page, and to other tenants', async () => {
  const plain = await server.signIn('yunying');
  const other = await server.signIn('other');
  for (const url of GUARDED) {
    expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 401]);
    for (const headers of [plain, other])
      expect([url, (await server.app.inject({ url, headers })).statusCode]).toEqual([url, 403]);
    expect([url, (await server.app.inject({ url, headers: admin })).statusCode]).toEqual([url, 200]);
  }
});

test('a role that is given the page reads it', async () => {
  const { result } = await server.call(admin, 'GET', '/sys/role/list?roleCode=operator');
  const [role] = result.records;
  const current = `/sys/permission/queryRolePermission?roleId=${role.id}`;
  const before: string[] = (await server.call(admin, 'GET', current)).result;
  const save = (ids: readonly string[], last: readonly string[]) => {
    const body = { roleId: role.id, permissionIds: ids.join(), lastpermissionIds: last.join() };
    return server.call(admin, 'POST', '/sys/permission/saveRolePermission', body);
  };
  const given = [...before, 'menu:system/monitor'];
  expect(await save(given, before)).toMatchObject({ success: true });
  const headers = await server.signIn('yunying');
  expect((await server.call(headers, 'GET', STATE)).status).toBe(200);
  expect(await save(before, given)).toMatchObject({ success: true });
  expect((await server.call(headers, 'GET', STATE)).status).toBe(403);
});

test('the state tells figures of every group, its own requests and statements without what was asked', async () => {
  await server.app.inject({ url: '/sys/user/list?username=*secret-search*', headers: admin });
  const { result } = await server.call(admin, 'GET', STATE);
  expect(result.failed).toEqual({});
  const value = (group: string, key: string) =>
    result.groups[group].find((fact: { key: string }) => fact.key === key)?.value;
  expect(value('runtime', 'jvm.memory.used')).toBeGreaterThan(1_000_000);
  expect(value('http', 'http.requests')).toBeGreaterThan(3);
  expect(value('http', 'http.sessions')).toBeGreaterThanOrEqual(1);
  expect(value('database', 'db.size')).toBeGreaterThan(1_000_000);
  expect(value('system', 'system.cpu.count')).toBeGreaterThan(0);
  expect(value('declarations', 'screens.plans')).toBe(server.context.compiled().plans.size);
  expect(result.traces[0]).toMatchObject({ method: 'GET', path: '/sys/user/list', status: 200, user: 'admin' });
  expect(result.statements.length).toBeGreaterThan(0);
  expect(result.tables.length).toBeGreaterThan(0);
  expect(result.disks[0].max).toBeGreaterThan(result.disks[0].rest);
  expect(JSON.stringify(result)).not.toContain('secret-search');
  expect(result.history.length).toBeGreaterThanOrEqual(1);
  const { t } = result.history.at(-1);
  expect((await server.call(admin, 'GET', `${STATE}?since=${t}`)).result.history).toEqual([]);
});

test('the calls of JeecgBoot’s monitor are answered in its shapes, and what has no counterpart is not', async () => {
  expect(await bare('/actuator/metrics/jvm.memory.used')).toMatchObject({
    name: 'jvm.memory.used',
    measurements: [{ statistic: 'VALUE', value: expect.any(Number) }],
  });
  const { measurements } = await bare('/actuator/metrics/tomcat.global.request');
  expect(measurements.map(({ statistic }: { statistic: string }) => statistic)).toEqual(['COUNT', 'TOTAL_TIME', 'MAX']);
  expect(measurements[0].value).toBeGreaterThan(0);
  const { names } = await bare('/actuator/metrics');
  for (const name of names) expect((await bare(`/actuator/metrics/${name}`)).name).toBe(name);
  for (const name of ['jvm.classes.loaded', 'constructor', '__proto__'])
    expect((await server.call(admin, 'GET', `/actuator/metrics/${name}`)).status).toBe(404);
  const { traces } = await bare('/actuator/httptrace');
  expect(traces[0]).toMatchObject({
    timestamp: expect.stringMatching(/^2026-/),
    request: { method: 'GET', uri: expect.stringContaining('/') },
    response: { status: expect.any(Number) },
  });
  expect(await bare('/sys/actuator/redis/keysSize')).toEqual({
    create_time: expect.any(Number),
    dbSize: expect.any(Number),
  });
  expect((await bare('/sys/actuator/redis/memoryInfo')).used_memory).toBeGreaterThan(0);
  const [disk] = (await bare('/sys/actuator/redis/queryDiskInfo')).result;
  expect(disk.restPPT).toBe(Math.round((1 - disk.rest / disk.max) * 100));
  expect((await bare('/sys/actuator/redis/metrics/history')).result.dbSize.length).toBeGreaterThanOrEqual(1);
});

test('Prometheus reads with the operator’s token and with nothing else', async () => {
  const metrics = (headers: Headers) => server.app.inject({ url: '/metrics', headers });
  for (const headers of [{}, admin, { authorization: 'Bearer wrong' }, { authorization: TOKEN }])
    expect((await metrics(headers)).statusCode).toBe(404);
  const first = await metrics({ authorization: `Bearer ${TOKEN}` });
  expect(first.headers['content-type']).toContain('text/plain');
  const count = (body: string) => Number(/^weft_http_requests_total (\d+)$/m.exec(body)?.[1]);
  expect(count(first.body)).toBeGreaterThan(0);
  const second = await metrics({ authorization: `Bearer ${TOKEN}` });
  expect(count(second.body)).toBe(count(first.body) + 1);
  expect(second.body).toMatch(/^# TYPE weft_heap_used_bytes gauge$/m);
});

test('whatever is logged while a request is answered carries its id, once', async () => {
  lines.length = 0;
  const reply = await server.app.inject({ url: '/boom', headers: admin });
  const { requestId } = reply.json().result;
  const said = lines.filter((line) => /knows no request|unexpected error/.test(line));
  expect(said).toHaveLength(2);
  for (const line of said) {
    expect(JSON.parse(line).reqId).toBe(requestId);
    expect(line.match(/"reqId"/g)).toHaveLength(1);
  }
});

test('INFO of Redis is read line by line', () => {
  expect(readInfo('# Server\r\nredis_version:7.0.15\r\nos:Linux 6:1\r\n\r\nused_memory:12\n')).toEqual([
    { key: 'redis_version', value: '7.0.15', description: 'Redis 版本' },
    { key: 'os', value: 'Linux 6:1', description: '操作系统' },
    { key: 'used_memory', value: '12', description: '已用内存（字节）' },
  ]);
});

async function redisAnswers(): Promise<boolean> {
  const client = new Redis(REDIS, { lazyConnect: true, connectTimeout: 500, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

describe.runIf(await redisAnswers())('with a Redis', () => {
  test('its own figures are told', async () => {
    const own = await startProductServer(await openTestPglite({ filled: shippedTables }), {
      settings: { redisUrl: REDIS },
    });
    const headers = await own.signIn();
    const info = (await own.call(headers, 'GET', '/sys/actuator/redis/info')).result;
    expect(info.map(({ key }: { key: string }) => key)).toContain('redis_version');
    const { result } = await own.call(headers, 'GET', STATE);
    expect(result.groups.cache).toContainEqual(expect.objectContaining({ key: 'redis.keys' }));
    await own.close();
  });
});

test('a Redis that is away is said, and keeps nothing from the rest', async () => {
  const own = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    settings: { redisUrl: 'redis://127.0.0.1:1' },
  });
  const headers = await own.signIn();
  const { result } = await own.call(headers, 'GET', STATE);
  expect(result.failed).toEqual({ cache: expect.stringContaining('REDIS_URL') });
  expect(result.groups.database.length).toBeGreaterThan(0);
  await own.close();
});
