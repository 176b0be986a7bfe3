import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardData } from '../../engine/boards/BoardData.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { fillUsers } from '../demo/fillUsers.ts';
import { insertRecords } from '../demo/insertRecords.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';

const DATA = '/dashboard/board/data/advertising_overview';

let server: ProductServer;
let admin: Headers;

/** A day of campaigns: of two people, and of one who has no account any more. */
const OWNERS = ['huangmin', 'huangmin', 'zhangwei', 'gone'];

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  const { context } = server;
  await fillUsers(context);
  const model = context.compiled().models.get('advertising/campaign-day') ?? expect.fail('no model');
  const days = OWNERS.map((owner, at) => ({
    date: '2026-10-31',
    campaign: `C-${at}`,
    shop: 'AMZ-US',
    kind: 'SP',
    currency: 'USD',
    owner,
    impressions: 100,
    clicks: 10,
    cost: 5 + at,
    orders: 1,
    units: 1,
    sales: 20,
  }));
  await context.db.withTenant(allRows(HOME_TENANT), (session) => insertRecords(context, session, model, days));
  admin = await server.signIn();
});
afterAll(() => server.close());

async function read(query: string): Promise<BoardData> {
  const { success, result } = await server.call(admin, 'GET', `${DATA}?${query}`);
  expect(success).toBe(true);
  return result;
}

/** The only figure of a part of the board that says the cost. */
function costOf({ parts }: BoardData): unknown {
  const [row] = Object.values(parts).flatMap(({ rows }) => rows.filter((each) => 'cost' in each).slice(0, 1));
  return row?.cost;
}

test('a filter offers those whose rows there are, by their names', async () => {
  const { names } = await read('choices=1');
  expect(names?.sel_user?.toSorted((one, other) => (one.value < other.value ? -1 : 1))).toEqual([
    { value: 'huangmin', text: '黄敏' },
    { value: 'zhangwei', text: '张伟' },
  ]);
});

test('what was chosen is named and narrows every part; who asks for no choices gets no more names', async () => {
  const data = await read('f_owner=zhangwei');
  expect(data.filters).toMatchObject({ owner: 'zhangwei' });
  expect(data.names).toEqual({ sel_user: [{ value: 'zhangwei', text: '张伟' }] });
  expect(costOf(data)).toBe(7);
  expect(costOf(await read(''))).toBe(5 + 6 + 7 + 8);
});

test('one whose account is gone stands for itself', async () => {
  const data = await read('f_owner=gone');
  expect(data.names).toEqual({ sel_user: [] });
  expect(costOf(data)).toBe(8);
});

test('a paper says the names', async () => {
  const reply = await server.app.inject({
    url: '/dashboard/board/export/advertising_overview?format=xlsx&f_owner=huangmin',
    headers: admin,
  });
  expect(reply.statusCode).toBe(200);
  const { read: readBook } = await import('@e965/xlsx');
  const book = readBook(reply.rawPayload);
  const cells = Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {}).map((cell) => String(cell?.v ?? ''));
  expect(cells.some((text) => text.includes('负责人 黄敏'))).toBe(true);
});
