import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('nothing set: the embedded database on this machine only, in demo mode', () => {
  expect(readEnvironment({}, '/srv/weft')).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: undefined,
    dataDir: '/srv/weft/.data',
    screensDir: '/srv/weft/screens',
    webDir: '/srv/weft/dist/web',
    demo: true,
    adminPassword: undefined,
    sessionLife: 604_800_000,
  });
});

test('an empty variable counts as absent, demo ends with 0 only', () => {
  const settings = readEnvironment({ DATABASE_URL: '', WEFT_ADMIN_PASSWORD: '', PORT: '', WEFT_DEMO: '0' }, '/srv');
  expect(settings).toMatchObject({ databaseUrl: undefined, adminPassword: undefined, port: 8080, demo: false });
});

test.each([
  ['', 'small'],
  ['1', 'small'],
  ['tiny', 'tiny'],
  ['full', 'full'],
])('WEFT_DEMO=%s makes a demonstration that is %s', (WEFT_DEMO, demoSize) => {
  expect(readEnvironment({ WEFT_DEMO }, '/srv')).toMatchObject({ demo: true, demoSize });
});

test.each(['huge', 'no', 'toString'])('a demonstration that is %s is refused with the sizes there are', (WEFT_DEMO) => {
  expect(() => readEnvironment({ WEFT_DEMO }, '/srv')).toThrow(/WEFT_DEMO 应为 0（不要演示数据）、tiny、small 或 full/);
});

test.each(['http', '-1', '65536', '1.5', '0x10000'])('a port of %s is told by name', (PORT) => {
  expect(() => readEnvironment({ PORT }, '/srv')).toThrow(/PORT 应为 0 到 65535 的整数，当前为/);
});

test('a session that ends before its first page is refused', () => {
  expect(readEnvironment({ WEFT_SESSION_IDLE_MINUTES: '30' }, '/srv').sessionIdle).toBe(30 * 60_000);
  expect(() => readEnvironment({ WEFT_SESSION_IDLE_MINUTES: '0' }, '/srv')).toThrow(
    'WEFT_SESSION_IDLE_MINUTES 应为 1 到 10080 的整数',
  );
});

test('every variable that is read is explained in .env.example, with its default', () => {
  const read = new Set<string>();
  const variables = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        read.add(String(name));
        return undefined;
      },
    },
  );
  readEnvironment(variables, '/srv');
  const explained = fs.readFileSync(path.join(import.meta.dirname, '..', '..', '.env.example'), 'utf8');
  expect(read.size).toBeGreaterThan(20);
  expect([...read].filter((name) => !new RegExp(`^#${name}=`, 'm').test(explained))).toEqual([]);
});

test('ways to sign in: addresses lose their last slash, providers are read', () => {
  const corp = { id: 'corp', title: '企业账号', issuer: 'https://id.example', clientId: 'a', clientSecret: 'b' };
  const settings = readEnvironment(
    { WEFT_OIDC: JSON.stringify([corp]), WEFT_PUBLIC_URL: 'https://weft.example/', WEFT_REGISTER_ROLE: 'operator' },
    '/srv',
  );
  expect(settings).toMatchObject({ oidc: [corp], publicUrl: 'https://weft.example', registerRole: 'operator' });
});

test.each([
  [{ WEFT_CAS_URL: 'https://sso.example/cas' }, /须用 WEFT_PUBLIC_URL/],
  [{ WEFT_PUBLIC_URL: 'ftp://x' }, /WEFT_PUBLIC_URL 应为 http 或 https 地址/],
  [{ WEFT_OIDC: '{' }, /WEFT_OIDC 应为 JSON 数组/],
  [{ WEFT_OIDC: '[{"id":"a"}]' }, /WEFT_OIDC 应为 JSON 数组/],
  [{ WEFT_REGISTER_ROLE: 'admin' }, /不能是管理员角色/],
])('%j is told by name', (variables, message) => {
  expect(() => readEnvironment(variables, '/srv')).toThrow(message);
});
