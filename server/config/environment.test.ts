import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { readEnvironment, unreadVariables } from './environment.ts';

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

test.each([
  [{ WEFT_CAPTCHA: 'true' }, 'WEFT_CAPTCHA 应为 1（开）或 0（关），当前为“true”'],
  [{ WEFT_SIGN_WHOLE: 'on' }, 'WEFT_SIGN_WHOLE 应为 1（开）或 0（关）'],
  [{ LOG_LEVEL: 'debugg' }, 'LOG_LEVEL 应为 trace、debug、info、warn、error、fatal、silent 之一，当前为“debugg”'],
  [{ WEFT_ORIGINS: 'https://a.example, b.example' }, '其中“b.example”不是'],
  [{ WEFT_ORIGINS: 'https://a.example/' }, '是不是想写 https://a.example？'],
  [{ WEFT_S3_KEY: 'k', WEFT_S3_SECRET: 's' }, '须用 WEFT_S3_URL 写明桶的地址'],
])('what would be off without a word is refused: %j', (variables, message) => {
  expect(() => readEnvironment(variables, '/srv')).toThrow(message);
});

test('origins are as browsers name them, those of apps too', () => {
  const WEFT_ORIGINS = 'https://a.example:8443, capacitor://localhost,chrome-extension://abc';
  const origins = ['https://a.example:8443', 'capacitor://localhost', 'chrome-extension://abc'];
  expect(readEnvironment({ WEFT_ORIGINS }, '/srv').origins).toEqual(origins);
});

test('a variable that nothing reads is told, with the one that was likely meant', () => {
  const misspelt = { WEFT_SESSION_IDLE_MINUTE: '5', WEFT_ADMIN_PASWORD: 'x', WEFT_COLOUR: 'red', PATH: '/bin' };
  expect(unreadVariables({ ...misspelt, WEFT_CAPTCHA: '1', WEFT_S3_KEY: '' }, '/srv')).toEqual([
    '环境变量 WEFT_SESSION_IDLE_MINUTE 没有作用，是不是想写 WEFT_SESSION_IDLE_MINUTES？',
    '环境变量 WEFT_ADMIN_PASWORD 没有作用，是不是想写 WEFT_ADMIN_PASSWORD？',
    '环境变量 WEFT_COLOUR 没有作用；全部变量见 .env.example',
  ]);
});

test('no variable that any program of the project reads is told', () => {
  const files = ['server', 'scripts', 'tests', 'engine'].flatMap((room) =>
    fs.readdirSync(inProject(room), { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  );
  const names = files.flatMap((file) => {
    if (!/(?<!environment\.test)\.(?:m?[jt]s|tsx)$/.test(file)) return [];
    return [...fs.readFileSync(inProject(file), 'utf8').matchAll(/\benv\.(WEFT_\w+)/g)].map(([, name = '']) => name);
  });
  expect(new Set(names).size).toBeGreaterThan(5);
  expect(unreadVariables(Object.fromEntries(names.map((name) => [name, ''])), '/srv')).toEqual([]);
});
