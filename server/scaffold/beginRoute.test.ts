import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourceBegun } from '../../engine/authoring/SourceBegun.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';

const BEGIN = '/config/sources/begin';

let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
});
afterAll(() => server.close());

async function begin(name: string, content: string | Uint8Array<ArrayBuffer>, id = '', headers: Headers = admin) {
  const form = new FormData();
  form.append('id', id);
  form.append('file', new Blob([content]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const reply = await server.app.inject({
    method: 'POST',
    url: BEGIN,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { result, ...rest } = reply.json() as { result: SourceBegun; message: string };
  return { status: reply.statusCode, result, ...rest };
}

const LINES = [
  '货号,仓库,数量,盘点日期',
  ...Array.from({ length: 30 }, (_, at) => `A${at},${at % 2 ? '东' : '西'}仓,${at},2026-01-0${(at % 9) + 1}`),
];

test('a table comes to a model and a list, with what was decided; nothing is written', async () => {
  const { result } = await begin('盘点.csv', LINES.join('\n'), 'market/count-sheet');
  expect(result.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['screens/market/count-sheet.model.json', 'screens/market/count-sheet.screen.json']),
  );
  const model = JSON.parse(result.files.find(({ path }) => path.endsWith('.model.json'))?.text ?? '{}');
  expect(model).toMatchObject({ title: '盘点' });
  expect(model.fields.map(({ title }: { title: string }) => title)).toEqual(['货号', '仓库', '数量', '盘点日期']);
  expect(result.decided.length).toBeGreaterThanOrEqual(4);
  const { result: sources } = await server.call(admin, 'GET', '/config/sources');
  expect(sources.files.some(({ path }: { path: string }) => path.includes('count-sheet'))).toBe(false);
});

test('a dump of a JeecgBoot database comes to declarations, and what is lost is told with its reason', async () => {
  const { result } = await begin('dump.sql', new Uint8Array(await readFile('tests/jeecg/dump.sql')));
  expect(result.refused).toBeUndefined();
  const paths = result.files.map(({ path }) => path);
  expect(paths.filter((path) => path.endsWith('.model.json')).length).toBeGreaterThan(0);
  expect(paths).toContain('screens/menu.json');
  expect(result.lost.length).toBeGreaterThan(0);
  for (const { what, why, line } of result.lost)
    expect([what, why, line > 0]).toEqual([what, expect.stringMatching(/./), true]);
  expect(result.records.map(({ model }) => model)).toContain('system/check-rule');
  expect(result.records[0]?.csv.startsWith('\ufeff')).toBe(true);
});

test('what is neither is refused with what was expected', async () => {
  const { result: empty } = await begin('leer.csv', '', 'market/leer');
  expect(empty).toMatchObject({ files: [], refused: expect.stringContaining('空') });
  const { result: other } = await begin('other.sql', 'CREATE TABLE `t` (`a` int);');
  expect(other).toMatchObject({ files: [], refused: expect.stringContaining('onl_cgform_head') });
  const { result: picture } = await begin('bild.png', 'x', 'market/bild');
  expect(picture.refused).toBeDefined();
  expect((await begin('盘点.csv', LINES.join('\n'), '../x')).status).toBe(400);
});

test('only who may publish may begin', async () => {
  const headers = await server.signIn('zhangsan').catch(() => undefined);
  const { status } = await begin('盘点.csv', 'a\n1', 'market/x', headers ?? {});
  expect([401, 403]).toContain(status);
});
