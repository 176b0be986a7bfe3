import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardData } from '../engine/boards/BoardData.ts';
import { inProject } from '../scripts/setup/checkout.mjs';
import { LAST_DAY } from '../server/demo/seller/calendar.ts';
import { shippedTables } from '../server/testing/productServer.ts';
import { fillTestDirectory } from '../server/testing/testDatabase.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { type Api, openApi } from './e2e/api.ts';
import {
  byCity,
  type CityRow,
  misspelt,
  type OrderRow,
  rankCities,
  readImplementersPage,
  removeFrom,
  reportOf,
  saveInto,
  validate,
} from './e2e/implementersPage.ts';
import { type Product, startProduct } from './e2e/product.ts';

const page = readImplementersPage();
const PASSWORD = 'a-password-of-this-test-only';
const SCREEN = 'market/city-ranking';
const DATA = '/online/cgreport/api/getData/market_city_ranking';
const SHARES = '/online/cgreport/api/getData/market_business_share';
const BOARD = '/dashboard/board/data/market_business';
const ORDERS = '/online/cgform/api/getData/market_order?pageSize=1000';

test('every further page compiles as it is written, alone and with those that come after it', async () => {
  const [compile, shipped] = [await compiler(), await shippedFiles()];
  const files = new Map(shipped.map((file) => [file.path, file]));
  const told = new Map<string, string[]>();
  for (const { file, text } of page.further) {
    files.set(file, { path: file, text });
    told.set(file, [...(told.get(file) ?? []), ...compile([...files.values()]).problems.map(({ message }) => message)]);
  }
  expect(page.further.map(({ file }) => file.replace(/^screens\/market\//, ''))).toEqual([
    'store.model.json',
    'store.screen.json',
    'purchase-line.model.json',
    'purchase.model.json',
    'purchase.screen.json',
    'purchase.screen.json',
    'category.model.json',
    'category.screen.json',
    'channels.board.json',
    'stock-day.model.json',
  ]);
  expect([...told.values()].flat()).toEqual([]);
});

describe('the validator on what the page shows', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-page-'));
  fs.cpSync(inProject('screens'), folder, { recursive: true });
  for (const example of [...page.examples, ...page.second]) saveInto(folder, example);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('shows one report: its SQL and its description', () => {
    expect(page.examples.map(({ file }) => file)).toEqual([
      'screens/market/city-ranking.sql',
      'screens/market/city-ranking.report.json',
    ]);
  });

  test('shows a second report, which begins with the last days of the demonstration, and its board', () => {
    expect(page.second.map(({ file }) => file)).toEqual([
      'screens/market/business-share.sql',
      'screens/market/business-share.report.json',
      'screens/market/business.board.json',
    ]);
    expect(page.second[1]?.text).toContain(`"defaultValue": "2026-08-01,${LAST_DAY}"`);
  });

  test('finds nothing to diagnose of, and with the slip prints what the page prints', async () => {
    expect(await validate(folder)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^✓ \d+ 个声明文件，没有问题\n$/),
    });
    saveInto(folder, misspelt(page));
    const { code, output } = await validate(folder);
    expect(code).toBe(1);
    const [diagnostic, summary] = output.split('\n\n');
    expect(`${diagnostic}\n`).toBe(page.diagnostic);
    expect(summary).toMatch(/^\d+ 个声明文件：1 个错误，0 个提醒\n$/);
  });

  test('that watches tells of every change, until it is stopped', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-watch-'));
    fs.cpSync(inProject('screens'), folder, { recursive: true });
    const options = ['--dir', folder, '--no-database', '--watch'];
    const child = spawn(process.execPath, [inProject('scripts/run.mjs'), 'validate', ...options]);
    let told = '';
    child.stdout.on('data', (text) => (told += String(text)));
    const said = (text: string) => expect.poll(() => told, { timeout: 60_000 }).toContain(text);
    await said('正在等待改动');
    const app = path.join(folder, 'app.json');
    const text = fs.readFileSync(app, 'utf8');
    fs.writeFileSync(app, text.replace('"home"', '"hom"'));
    await said('是不是想写 "home"');
    told = '';
    fs.writeFileSync(app, text);
    await said('没有问题');
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    fs.rmSync(folder, { recursive: true });
  });
});

interface Item {
  path: string;
  meta: { title: string };
  children?: Item[];
}

interface Manifest {
  screens: { id: string; hash: string; title: string }[];
  problems: { code: string; file: string; line: number }[];
}

describe('a running server that is given the files of the page', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-page-data-'));
  let product: Product;
  let api: Api;

  beforeAll(async () => {
    const [data, variables] = [path.join(folder, 'data'), { WEFT_DEMO: '0', WEFT_ADMIN_PASSWORD: PASSWORD }];
    await fillTestDirectory(data, { filled: shippedTables });
    product = await startProduct({ data, variables });
    fs.rmSync(folder, { recursive: true });
    api = await openApi(product.address, 'admin', PASSWORD);
    for (const order of sampleOrders()) {
      expect((await api('POST', '/online/cgform/api/form/market_order', order)).message).toBe('添加成功！');
    }
  });
  afterAll(() => product.dispose());

  const manifest = async () => (await api('GET', '/config/manifest')).result as Manifest;
  const entry = async () => (await manifest()).screens.find(({ id }) => id === SCREEN);
  const market = async (): Promise<string[]> => {
    const { menu } = (await api('GET', '/sys/permission/getUserPermissionByToken')).result as { menu: Item[] };
    const folder = menu.find(({ meta }) => meta.title === '市场');
    return (folder?.children ?? []).map((item) => `${item.meta.title} ${item.path}`);
  };
  const ranking = async (query = '') =>
    (await api('GET', `${DATA}?pageSize=1000${query}`)).result as {
      records: CityRow[];
      totals: Record<string, number>;
    };

  test('puts it into the menu and counts right', async () => {
    expect(await entry()).toBeUndefined();
    for (const example of page.examples) saveInto(product.screens, example);
    await until(async () => (await entry()) !== undefined);
    expect(await market()).toContain('城市排行 /market/city-ranking');
    const rows = ((await api('GET', ORDERS)).result as { records: OrderRow[] }).records;
    expect(rows).toHaveLength(sampleOrders().length);
    const all = await ranking();
    expect(byCity(all.records)).toEqual(byCity(rankCities(rows)));
    expect(Number(all.totals.units)).toBe(rankCities(rows).reduce((sum, { units }) => sum + units, 0));
    const orders = all.records.map((row) => Number(row.orders));
    expect(orders).toEqual(orders.toSorted((a, b) => b - a));
    const late = await ranking('&self_since=2026-06-01');
    expect(byCity(late.records)).toEqual(byCity(rankCities(rows, '2026-06-01')));
    expect(late.records.length).toBeLessThan(all.records.length);
  });

  test('keeps the last good form of a file that is broken, says so to the administrator, and heals', async () => {
    const good = await entry();
    saveInto(product.screens, misspelt(page));
    await until(async () => (await manifest()).problems.length > 0);
    expect((await manifest()).problems).toMatchObject([{ code: 'unknown-key', file: reportOf(page).file, line: 7 }]);
    expect(product.output()).toContain(`${reportOf(page).file}:7:3`);
    expect(await entry()).toEqual(good);
    expect((await ranking()).records.length).toBeGreaterThan(0);
    saveInto(product.screens, reportOf(page));
    await until(async () => (await manifest()).problems.length === 0);
    expect(await entry()).toEqual(good);
  });

  test('counts the second report by its days, its filter and its rate, and puts its board into the menu', async () => {
    for (const example of page.second) saveInto(product.screens, example);
    await until(async () => {
      const { screens } = await manifest();
      return ['market/business-share', 'market/business'].every((id) => screens.some((screen) => screen.id === id));
    });
    expect((await manifest()).problems).toEqual([]);
    expect((await market()).at(-1)).toBe('企业买家看板 /market/business');
    const shares = async (query = '') => {
      const { result } = await api('GET', `${SHARES}?pageSize=1000${query}`);
      const { records, totals } = result as { records: object[]; totals: object };
      return [...records.map(shareOf), shareOf(totals)];
    };
    expect(await shares()).toEqual([
      ['T-shirt', 'Shipped', 9, 7, 0.7778],
      ['Shirt', 'Pending', 1, 0, 0],
      ['Shirt', 'Cancelled', 0, 0, null],
      [10, 7, 0.7],
    ]);
    expect(await shares('&status=Cancelled')).toEqual([
      ['Shirt', 'Cancelled', 0, 0, null],
      [0, 0, null],
    ]);
    expect(await shares('&self_date=2026-08-01,2026-08-01')).toEqual([
      ['T-shirt', 'Shipped', 6, 6, 1],
      [6, 6, 1],
    ]);

    const { range, parts } = (await api('GET', BOARD)).result as BoardData;
    expect(range).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect(
      new Map(parts.p1?.rows.map(({ category, businessRate }) => [category, Number(Number(businessRate).toFixed(4))])),
    ).toEqual(
      new Map([
        ['T-shirt', 0.3333],
        ['Shirt', 0],
      ]),
    );
    for (const example of page.second) removeFrom(product.screens, example);
  });

  test('takes it out of the menu when the files are gone', async () => {
    for (const example of page.examples) removeFrom(product.screens, example);
    await until(async () => (await entry()) === undefined);
    expect((await market()).join()).not.toContain('城市排行');
    expect(await api('GET', DATA)).toMatchObject({ success: false, code: 404 });
    expect((await manifest()).problems).toEqual([]);
  });

  describe('and the further pages', () => {
    beforeAll(async () => {
      for (const example of page.further) saveInto(product.screens, example);
      const wanted = ['store', 'purchase', 'category'].map((name) => `market/${name}`);
      await until(async () => {
        const { screens, problems } = await manifest();
        return problems.length === 0 && wanted.every((id) => screens.some((screen) => screen.id === id));
      });
    });

    const add = async (code: string, record: object): Promise<string> => {
      const { message, result } = await api('POST', `/online/cgform/api/form/${code}`, record);
      expect(message).toBe('添加成功！');
      return String(result);
    };
    const records = async (code: string, query = '') => {
      const { result } = await api('GET', `/online/cgform/api/getData/${code}?${query}`);
      return (result as { records: Record<string, unknown>[] }).records;
    };

    test('keeps a model, lists it in its order and finds by what may be asked', async () => {
      await add('market_store', { name: '柏林店', site: 'DE', openedOn: '2026-03-01' });
      await add('market_store', { name: 'Atlanta', site: 'US' });
      expect((await records('market_store')).map(({ name }) => name)).toEqual(['Atlanta', '柏林店']);
      expect((await records('market_store', 'site=DE')).map(({ name }) => name)).toEqual(['柏林店']);
      const twin = await api('POST', '/online/cgform/api/form/market_store', { name: 'Atlanta' });
      expect(twin.success).toBe(false);
    });

    test('keeps a master with its lines, and the button changes what nobody may type', async () => {
      const lines = [{ sku: 'A-1', qty: 3, price: 2.5 }];
      const id = await add('market_purchase', { orderNo: 'P1', supplier: '甲', market_purchase_line: lines });
      const one = async () =>
        (await api('GET', `/online/cgform/api/form/market_purchase/${id}`)).result as Record<string, unknown>;
      expect(await one()).toMatchObject({
        status: 'draft',
        total: 7.5,
        market_purchase_line: [{ sku: 'A-1', amount: 7.5 }],
      });
      const { version } = await one();
      const change = '/online/cgform/api/change/market_purchase/market_purchase/approve';
      expect((await api('PUT', change, { id, version })).success).toBe(true);
      expect(await one()).toMatchObject({ status: 'approved' });
      const { version: later } = await one();
      expect((await api('PUT', change, { id, version: later })).success).toBe(false);
    });

    test('keeps records below one another', async () => {
      const top = await add('market_category', { name: '女装' });
      await add('market_category', { name: '上装', pid: top });
      const roots = (await records('market_category', 'pid=0')).map(({ name, hasChild }) => [name, hasChild]);
      expect(roots).toEqual([['女装', '1']]);
      expect((await records('market_category', `pid=${top}`)).map(({ name }) => name)).toEqual(['上装']);
    });
  });
});

/** What a row of the second report says, its rate to four places. */
function shareOf(row: object): unknown[] {
  const { category, status, units, business, businessRate: rate } = row as Record<string, unknown>;
  const figures = [Number(units), Number(business), rate === null ? null : Math.round(Number(rate) * 10_000) / 10_000];
  return category === undefined ? figures : [category, status, ...figures];
}

/**
 * Orders on which a wrong report would show: cities in two spellings, an order of two lines, cancelled ones, none; of
 * businesses and others on the first and the last day of the second report, and on the day before.
 */
function sampleOrders(): Record<string, unknown>[] {
  const common = { salesChannel: 'Amazon.com', currency: 'USD', status: 'Shipped' };
  const tee = { ...common, shipCity: 'Berlin', category: 'T-shirt', b2b: 'N' };
  return [
    { ...common, orderId: 'A', lineNo: 1, qty: 2, shipCity: 'Berlin', orderDate: '2026-01-05' },
    { ...common, orderId: 'A', lineNo: 2, qty: 1, shipCity: ' BERLIN', orderDate: '2026-01-05' },
    { ...common, orderId: 'B', lineNo: 1, qty: 4, shipCity: 'berlin', orderDate: '2026-06-01' },
    { ...common, orderId: 'C', lineNo: 1, qty: 7, shipCity: '杭州', orderDate: '2026-05-31' },
    { ...common, orderId: 'D', lineNo: 1, qty: 9, shipCity: '杭州', orderDate: '2026-07-01', status: 'Cancelled' },
    { ...common, orderId: 'E', lineNo: 1, qty: 3, shipCity: null, orderDate: '2026-07-02' },
    { ...tee, orderId: 'F', lineNo: 1, qty: 5, orderDate: '2026-07-31', b2b: 'Y' },
    { ...tee, orderId: 'G', lineNo: 1, qty: 6, orderDate: '2026-08-01', b2b: 'Y' },
    { ...tee, orderId: 'H', lineNo: 1, qty: 2, orderDate: '2026-10-31' },
    { ...tee, orderId: 'H', lineNo: 2, qty: 1, orderDate: '2026-10-31', b2b: 'Y' },
    { ...tee, orderId: 'H', lineNo: 3, qty: 1, orderDate: '2026-10-31', category: 'Shirt', status: 'Pending' },
    { ...tee, orderId: 'I', lineNo: 1, qty: 0, orderDate: '2026-10-31', category: 'Shirt', status: 'Cancelled' },
  ];
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 20_000; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('waited in vain');
}
