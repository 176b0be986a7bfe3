import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import { type ProductServer, shippedTables, startProductServer } from '../../server/testing/productServer.ts';
import { openTestPglite } from '../../server/testing/testDatabase.ts';
import { driftOf } from '../weft/drifting.ts';

let server: ProductServer;
let url: string;
let shipped: SourceFile[];
let admin: string;
let plain: string;

beforeAll(async () => {
  shipped = await readDeclarations('screens');
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  admin = (await server.signIn())['x-access-token'] ?? '';
  plain = (await server.signIn('yunying'))['x-access-token'] ?? '';
});
afterAll(() => server.close());

const withToken = (token: string) => ({ token, user: undefined, password: undefined });
const told = ({ data }: { data: unknown }) => data as Record<string, unknown>;

test('nothing differs', async () => {
  const said = await driftOf(`${url}/`, 'HEAD', shipped, withToken(admin));
  expect(said.code).toBe(0);
  expect(told(said)).toMatchObject({ kind: 'files', changed: [], missing: [], extra: [], broken: [], meaning: [] });
});

test('a revision that does not compile is told as that, and nothing of it as gone', async () => {
  const model = 'screens/base/shop.model.json';
  const expected = shipped.map((file) =>
    file.path === model ? { ...file, text: file.text.replace('{', '{,,') } : file,
  );
  const said = await driftOf(url, 'v1', expected, withToken(admin));
  expect(said.code).toBe(1);
  expect(told(said)).toMatchObject({ changed: [model], meaning: [], wrong: { before: [{ file: model, line: 1 }] } });
  expect(said.lines).toContain('v1 里有错误：');
});

test('changed, missing and extra files, and what they mean otherwise', async () => {
  const dropped = 'screens/base/exchange-rate.screen.json';
  const expected = shipped
    .filter(({ path }) => path !== dropped)
    .map((file) =>
      file.path === 'screens/base/shop.screen.json'
        ? { ...file, text: file.text.replace('"title": "', '"title": "旧') }
        : file,
    );
  const added = {
    path: 'screens/dictionaries/new_one.dictionary.json',
    text: '{ "title": "新", "items": [{ "value": "1", "text": "一" }] }',
  };
  const said = await driftOf(url, 'v1', [...expected, added], withToken(admin));
  expect(said.code).toBe(1);
  expect(told(said)).toMatchObject({
    changed: ['screens/base/shop.screen.json'],
    missing: [added.path],
    extra: [dropped],
  });
  expect(said.lines).toEqual(
    expect.arrayContaining([
      '不同  screens/base/shop.screen.json',
      `服务器上没有  ${added.path}`,
      `v1 里没有  ${dropped}`,
      '  字典 新：字典 new_one 删除',
    ]),
  );
});

test('only written otherwise', async () => {
  const path = 'screens/base/shop.screen.json';
  const expected = shipped.map((file) => (file.path === path ? { ...file, text: `${file.text}\n\n` } : file));
  const said = await driftOf(url, 'HEAD', expected, withToken(admin));
  expect(said.code).toBe(1);
  expect(said.lines).toContain('只是写法不同，意思没有不同');
});

test('who may not read the files compares pages, and is told so', async () => {
  const said = await driftOf(url, 'HEAD', shipped, withToken(plain));
  expect(told(said)).toMatchObject({ kind: 'pages', missing: [] });
  expect(said.lines.join('\n')).toContain('只比较了页面');
});

test('a wrong token, a wrong password, an address where nobody is', async () => {
  expect(await driftOf(url, 'HEAD', shipped, withToken('nonsense'))).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('不认识这个登录令牌')],
  });
  const account = { token: undefined, user: 'admin', password: 'wrong' };
  expect((await driftOf(url, 'HEAD', shipped, account)).lines[0]).toMatch(/登录失败：.*WEFT_USER/);
  expect((await driftOf('http://127.0.0.1:9', 'HEAD', shipped, withToken('x'))).lines[0]).toContain('连接不上');
});

test('what leads elsewhere is not followed', async () => {
  const asked: string[] = [];
  const elsewhere: Server = createServer((request, response) => {
    asked.push(String(request.headers['x-access-token']));
    response.end();
  });
  const redirecting = createServer((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${portOf(elsewhere)}/` }).end();
  });
  await Promise.all(
    [elsewhere, redirecting].map((each) => new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))),
  );
  const said = await driftOf(`http://127.0.0.1:${portOf(redirecting)}`, 'HEAD', shipped, withToken(admin));
  expect(said.lines[0]).toContain('要转到');
  expect(asked).toEqual([]);
  for (const each of [elsewhere, redirecting]) each.close();
});

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
