import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { addCompression } from './compression.ts';
import { addFailures } from './failures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await openTestPglite(), { screens: fixedScreens(await sampleCompiled()) });
});
afterAll(() => server.close());

const PERMISSIONS = '/sys/permission/getUserPermissionByToken';

async function ask(url: string, encodings?: string) {
  const headers = await server.signIn('admin');
  return server.app.inject({ url, headers: { ...headers, ...(encodings && { 'accept-encoding': encodings }) } });
}

test('an answer is packed for who takes it that way, and is the same', async () => {
  const plain = await ask(PERMISSIONS);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const { result } = plain.json<{ result: unknown }>();
  const gzip = await ask(PERMISSIONS, 'gzip, deflate');
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).result).toEqual(result);
  expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const brotli = await ask(PERMISSIONS, 'gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString()).result).toEqual(result);
});

test('what fits into one packet, and encodings nobody knows, leave it as it is', async () => {
  expect((await ask('/healthz', 'gzip')).headers['content-encoding']).toBeUndefined();
  expect((await ask(PERMISSIONS, 'zstd')).headers['content-encoding']).toBeUndefined();
});

test('a packed body that comes in is not unpacked: a small one may hold a large one', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const payload = gzipSync('{"username":"admin","password":"x"}');
  const answer = await server.app.inject({ method: 'POST', url: '/sys/login', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, message: '参数错误' });
});

test('an answer that nobody waits for any more is no error of the server', async () => {
  const told: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void told.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: 'info', stream } });
  addFailures(app);
  await addCompression(app);
  let arrived = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  // Of a body that was read whole Node does not say that its sender has left.
  app.post('/', async (_request, reply) => {
    const gone = new Promise((resolve) => reply.raw.once('close', resolve));
    arrived();
    await gone;
    return { long: 'x'.repeat(10_000) };
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  const head = ['Host: a', 'Accept-Encoding: gzip', 'Content-Type: application/json', 'Content-Length: 2'];
  socket.write(`POST / HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{}`);
  await arriving;
  socket.destroy();
  await expect.poll(() => told.some(({ msg }) => msg === 'nobody waits for the answer')).toBe(true);
  await app.close();
  expect(told.filter(({ level }) => level >= 50)).toEqual([]);
});
