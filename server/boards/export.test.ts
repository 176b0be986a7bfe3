import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { generateOrders } from '../demo/generateOrders.ts';
import { insertRecords } from '../demo/insertRecords.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const EXPORT = '/dashboard/board/export/dashboard_analysis';
const DATA = '/dashboard/board/data/dashboard_analysis';

const [database] = await openTestDatabases();

let server: ProductServer;
let admin: Headers;
let hash = '';

beforeAll(async () => {
  if (!database) throw new Error('no database');
  const db = await database.open({ filled: shippedTables });
  server = await startProductServer(db);
  admin = await server.signIn();
  const { context } = server;
  const model = context.compiled().models.get('market/order');
  if (model === undefined) throw new Error('no model');
  hash = context.compiled().plans.get('dashboard/analysis')?.hash ?? '';
  const orders = generateOrders(5, { orders: 300 });
  await db.withTenant(allRows(HOME_TENANT), (session) => insertRecords(context, session, model, orders));
});
afterAll(() => server.close());

const ask = (query: string, headers = admin) =>
  server.app.inject({ method: 'GET', url: `${EXPORT}?${query}`, headers });

async function workbook(query: string, headers = admin): Promise<Record<string, string>> {
  const reply = await ask(`format=xlsx&${query}`, headers);
  expect(reply.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

test('a workbook has every part, with filters, time, person and the hash of the declaration', async () => {
  const files = await workbook('f_category=T-shirt');
  const words = Object.values(files).join('');
  expect(words).toMatch(/下单日期 \d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d；商品品类 T恤；币种 /);
  expect(words).toContain(`dashboard/analysis ${hash}`);
  expect(words).toContain('管理员');
  expect(hash).not.toBe('');
  const sheets = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet /g)].length;
  expect(sheets).toBeGreaterThan(3);
});

test('its figures are those of the page', async () => {
  const { parts } = (await server.call(admin, 'GET', DATA)).result;
  const orders = Object.values<{ rows: { orders?: number }[] }>(parts).find(
    ({ rows }) => rows[0]?.orders !== undefined,
  );
  const files = await workbook('');
  expect(files['xl/worksheets/sheet2.xml']).toContain(`<v>${orders?.rows[0]?.orders}</v>`);
});

test('a PDF is sent under the name of the board', async () => {
  const reply = await ask('format=pdf');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toMatch(/ \d{4}-\d\d-\d\d\.pdf$/);
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what somebody may not see is not in their file', async () => {
  const operator = await server.signIn('yunying');
  const [own, whole] = [await workbook('', operator), await workbook('')];
  expect(Object.values(own).join('')).toContain('无权查看');
  expect(Object.values(whole).join('')).not.toContain('无权查看');
  await server.context.db.query('DELETE FROM sys_role_grant');
  await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
  expect((await ask('format=pdf', await server.signIn('yunying'))).statusCode).toBe(403);
});

test('nobody gets it unasked, in another form, or by filters the board does not have', async () => {
  expect((await server.app.inject({ method: 'GET', url: `${EXPORT}?format=pdf` })).statusCode).toBe(401);
  for (const query of ['format=html', '', 'format=pdf&f_remark=x', 'format=pdf&period=soon'])
    expect((await ask(query)).statusCode, query).toBe(400);
  const other = await server.app.inject({
    method: 'GET',
    url: `${EXPORT.replace('dashboard_analysis', 'market_order')}?format=pdf`,
    headers: admin,
  });
  expect(other.headers['content-type']).toContain('json');
});
