import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { readDeclarations } from './readFiles.ts';

const SOURCES = '/config/sources';
const JUDGE = '/config/sources/judge';

let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
});
afterAll(() => server.close());

test('the declarations come as they were written, to whoever may read them', async () => {
  const { files } = (await server.call(admin, 'GET', SOURCES)).result;
  expect(files).toEqual(await readDeclarations('screens'));
  const plain = await server.signIn('yunying');
  expect((await server.call(plain, 'GET', SOURCES)).status).toBe(403);
  expect((await server.call(plain, 'POST', JUDGE, { sql: [], schemas: [] })).status).toBe(403);
  expect((await server.call({}, 'GET', SOURCES)).status).toBe(401);
});

test('administrators of another tenant do not read what is everybody’s', async () => {
  const other = await server.signIn('other');
  expect((await server.call(other, 'GET', SOURCES)).status).toBe(403);
  const { screens } = (await server.call(other, 'GET', '/config/manifest')).result;
  expect(screens.map(({ id }: { id: string }) => id)).not.toContain('system/playground');
});

test('statements and schemas are judged by the parsers of the product', async () => {
  const questions = {
    sql: ['select 1', 'selec 1'],
    schemas: [
      { type: 'object', properties: {} },
      { type: 'object', misspelt: 1 },
    ],
  };
  const { result } = await server.call(admin, 'POST', JUDGE, questions);
  expect(result.sql).toMatchObject([{ ok: true }, { ok: false, offset: 0 }]);
  expect(result.schemas).toMatchObject([{ ok: true }, { ok: false }]);
});

test.each([[{ sql: 'select 1' }], [{ sql: [1] }], [{ schemas: ['x'] }], [{ sql: ['x'.repeat(200_001)] }]])(
  'what is no question is refused',
  async (body) => {
    expect((await server.call(admin, 'POST', JUDGE, body)).status).toBe(400);
  },
);
