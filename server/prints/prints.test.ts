import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { insertRecords } from '../demo/insertRecords.ts';
import { pdfText } from '../testing/pdfText.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const API = '/online/cgform/api';
const FILE = `${API}/print/market_order`;
const COUNTS = `${API}/printCounts/market_order`;
const SLIP = 'market/packing-slip';
const LABEL = 'market/fnsku-label';

const line = (orderId: string, lineNo: number, more: object = {}) => ({
  orderId,
  lineNo,
  orderDate: '2026-11-01',
  status: 'Pending',
  salesChannel: 'Amazon.in',
  currency: 'USD',
  shop: 'AIN01',
  category: 'T-shirt',
  qty: lineNo,
  amount: 12.5,
  msku: `M-${lineNo}`,
  sku: `S-${lineNo}`,
  ...more,
});

const [database] = await openTestDatabases();

describe('printing', () => {
  let server: ProductServer;
  let admin: Headers;
  /** Two orders of two lines. */
  let ids: string[];

  beforeAll(async () => {
    if (!database) throw new Error('no database');
    server = await startProductServer(await database.open({ filled: shippedTables }));
    admin = await server.signIn();
    const add = async (code: string, body: object) =>
      String((await server.call(admin, 'POST', `${API}/form/${code}`, body)).result);
    const { context } = server;
    const own = {
      'base/shop': { code: 'AIN01', name: '印度一店' },
      'fba/shipment': { shipmentNo: 'FBA17X3K9Q2', shop: 'AIN01', state: 'SHIPPED', freight: 12450.5 },
      'base/listing': { shop: 'AIN01', msku: 'M-1', sku: 'S-1', title: '男士纯棉圆领短袖', fnsku: 'X001ABCD12' },
    };
    for (const [id, row] of Object.entries(own)) {
      const model = context.compiled().models.get(id);
      if (model)
        await context.db.withTenant(allRows(HOME_TENANT), (session) => insertRecords(context, session, model, [row]));
    }
    ids = [];
    for (const [order, at] of [
      ['404-1', 2],
      ['404-2', 1],
      ['404-1', 1],
      ['404-2', 2],
    ] as const)
      ids.push(await add('market_order', line(order, at)));
  });
  afterAll(() => server.close());

  const ask = (query: Record<string, string>, headers = admin) =>
    server.app.inject({ method: 'GET', url: `${FILE}?${new URLSearchParams(query)}`, headers });
  const pages = async (query: Record<string, string>, headers = admin): Promise<string[][]> => {
    const reply = await ask(query, headers);
    expect(reply.headers['content-type'], reply.body.slice(0, 300)).toBe('application/pdf');
    return pdfText(reply.rawPayload);
  };
  const counts = (headers = admin, of = ids) =>
    server.call(headers, 'GET', `${COUNTS}?${new URLSearchParams({ print: SLIP, ids: of.join() })}`);

  test('orders follow one another as they were chosen, each with all its lines, texts for codes, and sums', async () => {
    const [second, first, ...others] = await pages({ print: SLIP, ids: [ids[1], ids[0]].join() });
    expect(others).toEqual([]);
    expect(first?.join(' ')).toMatch(/404-1.*M-1.*男士纯棉圆领短袖.*T恤.*M-2.*合计 3/);
    expect(second?.join(' ')).toContain('404-2');
    expect(first?.join('')).not.toMatch(/404-2|T-shirt/);
    expect(first?.at(-1)).toMatch(/^管理员 印于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d　+第 1 页，共 1 页$/);
  });

  test('a line has as many labels as it has pieces, with what is looked up for it', async () => {
    const made = await pages({ print: LABEL, ids: [ids[0], ids[2]].join() });
    expect(made.map((page) => page.join(' '))).toEqual([
      expect.stringMatching(/没有内容.*M-2/),
      expect.stringMatching(/没有内容.*M-2/),
      expect.stringMatching(/X001ABCD12 男士纯棉圆领短袖 M-1/),
    ]);
    const file = await ask({ print: LABEL, ids: String(ids[2]), paper: '1' });
    expect(file.rawPayload.toString('latin1')).toContain(`/MediaBox [0 0 ${((50 * 72) / 25.4).toFixed(6)}`);
  });

  test('what is printed is counted, by whom and when, and looking counts nothing', async () => {
    expect((await counts()).result.records.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0]);
    const body = { print: SLIP, ids: String(ids[0]) };
    expect((await server.call(admin, 'POST', COUNTS, body)).result.records[0]).toMatchObject({ count: 1 });
    await server.call(admin, 'POST', COUNTS, body);
    const { records } = (await counts()).result;
    // The other line of the same order was printed with it.
    expect(records.map(({ count }: { count: number }) => count)).toEqual([2, 0, 2, 0]);
    expect(records[0]).toMatchObject({ id: ids[0], lastBy: '管理员' });
    expect(records[0].lastTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(records[1]).toMatchObject({ lastBy: '', lastTime: '' });
  });

  test('another tenant prints and counts nothing of it', async () => {
    const other = await server.signIn('other');
    expect((await ask({ print: SLIP, ids: ids.join() }, other)).json()).toMatchObject({ code: 404 });
    expect(await counts(other)).toMatchObject({ code: 404 });
    const body = { print: SLIP, ids: ids.join() };
    expect(await server.call(other, 'POST', COUNTS, body)).toMatchObject({ code: 404 });
    expect((await counts()).result.records[0].count).toBe(2);
  });

  test('a lookup gives only what somebody may read there, and says what is left out', async () => {
    const grant = async (...menus: string[]) => {
      await server.context.db.query(`DELETE FROM sys_role_grant WHERE role_id IN (SELECT role_id FROM sys_user_role r
        JOIN sys_user u ON u.id = r.user_id WHERE u.username = 'yunying')`);
      for (const menu of menus)
        await server.context.db.query(
          `INSERT INTO sys_role_grant SELECT DISTINCT role_id, 'menu', $1 FROM sys_user_role r
             JOIN sys_user u ON u.id = r.user_id WHERE u.username = 'yunying'`,
          [menu],
        );
      await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
      return server.signIn('yunying');
    };
    const reader = await grant('market/order');
    const [page = []] = await pages({ print: SLIP, ids: String(ids[2]) }, reader);
    expect(page.join(' ')).toContain('M-1');
    expect(page.join(' ')).not.toContain('男士纯棉圆领短袖');
    expect((await counts(reader)).result.hidden).toEqual(['品名']);
    const both = await grant('market/order', 'base/listing');
    expect((await pages({ print: SLIP, ids: String(ids[2]) }, both)).flat().join(' ')).toContain('男士纯棉圆领短袖');
    expect((await counts(both)).result.hidden).toEqual([]);
    const shipment = (await server.context.db.query<{ id: string }>('SELECT id FROM fba_shipment')).rows[0]?.id ?? '';
    const asked = new URLSearchParams({ print: 'fba/shipment-slip', ids: shipment });
    const slip = async (headers: Headers) => {
      const get = (path: string) =>
        server.app.inject({ method: 'GET', url: `${API}/${path}/fba_shipment?${asked}`, headers });
      const [file, state] = [await get('print'), await get('printCounts')];
      return { text: pdfText(file.rawPayload).flat().join(' '), hidden: state.json().result.hidden };
    };
    expect(await slip(admin)).toEqual({ text: expect.stringContaining('12,450.50'), hidden: [] });
    const narrowed = await slip(await grant('fba/shipment'));
    // The lines have a right of their own.
    const hidden = ['头程费', 'MSKU', 'SKU', '申报量', '发货量'];
    expect(narrowed).toEqual({ text: expect.not.stringContaining('12,450'), hidden });
    expect(narrowed.text).toContain('FBA17X3K9Q2');
    const nobody = await grant('market/refund-details');
    expect((await ask({ print: SLIP, ids: ids.join() }, nobody)).statusCode).toBe(403);
    expect(await counts(nobody)).toMatchObject({ code: 403 });
    const body = { print: SLIP, ids: ids.join() };
    expect(await server.call(nobody, 'POST', COUNTS, body)).toMatchObject({ code: 403 });
  });

  test('nobody prints unasked, by another print, on another paper, or more than is printed at once', async () => {
    for (const [method, url] of [
      ['GET', FILE],
      ['GET', COUNTS],
      ['POST', COUNTS],
    ] as const)
      expect((await server.app.inject({ method, url })).statusCode).toBe(401);
    const wrong: [Record<string, string>, object][] = [
      [{ print: 'fba/shipment-slip', ids: String(ids[0]) }, { code: 404 }],
      [{ print: 'market/order', ids: String(ids[0]) }, { code: 404 }],
      [{ print: SLIP, ids: '1' }, { code: 404 }],
      [{ print: SLIP, ids: "1'--" }, { code: 400 }],
      [{ print: SLIP, ids: String(ids[0]), paper: '7' }, { code: 400 }],
      [{ print: SLIP }, { code: 400 }],
    ];
    for (const [query, answer] of wrong) expect((await ask(query)).json(), JSON.stringify(query)).toMatchObject(answer);
    const many = Array.from({ length: 201 }, (_, at) => String(at)).join();
    expect((await ask({ print: SLIP, ids: many })).json().message).toBe(
      '一次最多打印 200 条，现在选了 201 条，请分几次打印',
    );
    const none = (await server.call(admin, 'POST', `${API}/form/market_order`, line('404-3', 0))).result;
    expect((await ask({ print: LABEL, ids: String(none) })).json().message).toBe('没有可以打印的：数量都不到 1');
    const thousands = line('404-4', 1, { qty: 90_000 });
    const large = (await server.call(admin, 'POST', `${API}/form/market_order`, thousands)).result;
    expect((await ask({ print: LABEL, ids: String(large) })).json()).toMatchObject({
      message: '超过 1000 页，请少选几条，分几次打印',
    });
  });
});
