import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'weft-web-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(path.join(webDir, 'assets'));
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>织屏</title>');
  writeFileSync(path.join(webDir, 'assets/main-AbCd1234.js'), 'export {};');
  writeFileSync(path.join(webDir, 'assets/main-AbCd1234.js.gz'), gzipSync('export {};'));
  server = await startTestServer(await openTestPglite(), {
    screens: fixedScreens(sampleCompiled()),
    settings: { webDir },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('navigations get the page, hashed assets stay, the API never answers a page', async () => {
  const page = await get('/market/order', { accept: 'text/html,*/*' });
  expect(page.body).toContain('<title>织屏</title>');
  expect(page.headers['cache-control']).toBe('no-store');
  const asset = await get('/assets/main-AbCd1234.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
  expect((await get('/market/order')).statusCode).toBe(404);
  // Screens may live beside the interface: what only begins alike is a page.
  for (const url of ['/online/x', '/online/cgformList/demo?a=1', '/system']) {
    expect((await get(url, { accept: 'text/html' })).body, url).toContain('<title>织屏</title>');
  }
  for (const url of ['/sys/user/nothing', '/online/cgform/api/x', '/config/x', '/sys', '/vxeSocket', '/healthz/x']) {
    const reply = await get(url, { accept: 'text/html' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 404 });
  }
  const wrong = await server.app.inject({ method: 'DELETE', url: '/sys/login' });
  expect(wrong.statusCode).toBe(405);
  expect(wrong.json()).toMatchObject({ success: false, code: 405 });
});

test('the preview of a draft is a page of its own process, and no other page is', async () => {
  const policy = async (url: string) => (await get(url, { accept: 'text/html' })).headers['document-isolation-policy'];
  expect(await policy('/isystem/playground/frame?x=1')).toBe('isolate-and-credentialless');
  expect(await policy('/isystem/playground')).toBeUndefined();
});

test('a file goes out packed to who can read it, as what it is', async () => {
  const packed = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'gzip, deflate' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(packed.headers['content-type']).toContain('javascript');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(gunzipSync(packed.rawPayload).toString()).toBe('export {};');
  const plain = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe('export {};');
});

test.each([
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/x',
  '//etc/passwd',
  '/a%00.png',
  '/.env',
  '/assets/..%2f..%2f..%2fetc/passwd',
])('A085 nothing outside the folder is served: %s', async (url) => {
  for (const accept of ['*/*', 'text/html']) {
    const reply = await get(url, { accept });
    expect(reply.body).not.toContain('root:');
    if (accept === '*/*') expect([400, 403, 404]).toContain(reply.statusCode);
  }
});
