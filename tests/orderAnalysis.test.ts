import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TYPESCRIPT } from '../scripts/setup/child.mjs';
import { readEnvironment } from '../server/config/environment.ts';
import { generateOrders } from '../server/demo/generateOrders.ts';
import { type Running, startServer } from '../server/start.ts';
import { shippedTables } from '../server/testing/productServer.ts';
import { SHORT_LIFE } from '../server/testing/shortLife.ts';
import { fillTestDirectory } from '../server/testing/testDatabase.ts';

/** Real order lines, where they are at hand; they are never part of the project. */
const realFile = join(import.meta.dirname, '../../shared/data/amazon-orders.csv');
const password = 'orders-test-2026';
const folder = mkdtempSync(join(tmpdir(), 'weft-orders-'));

interface Line {
  orderId: string;
  month: string;
  state: string;
  category: string;
  channel: string;
  cancelled: boolean;
  qty: number;
  amount: number;
}

interface Figures {
  orders: number;
  lines: number;
  units: number;
  amount: number;
  cancelled: number;
  cancelRate: number;
}

type Dimension = 'month' | 'state' | 'category' | 'channel';

/** The report's figures, computed from the file alone. */
function figuresBy(lines: readonly Line[], dimension: Dimension): Map<string, Figures> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const label = line[dimension] || '（空）';
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [line]);
    else group.push(line);
  }
  return new Map([...groups].map(([label, group]) => [label, figuresOf(group)]));
}

function figuresOf(group: readonly Line[]): Figures {
  const orders = new Set(group.map((line) => line.orderId)).size;
  const cancelled = new Set(group.filter((line) => line.cancelled).map((line) => line.orderId)).size;
  const cents = group.filter((line) => !line.cancelled).reduce((sum, line) => sum + Math.round(line.amount * 100), 0);
  return {
    orders,
    lines: group.length,
    units: group.reduce((sum, line) => sum + line.qty, 0),
    amount: cents / 100,
    cancelled,
    cancelRate: Math.round((cancelled / orders) * 10_000) / 10_000,
  };
}

function realLine(record: Record<string, string>): Line {
  const [month = '', , year = ''] = (record.Date ?? '').split('-');
  return {
    orderId: record['Order ID'] ?? '',
    month: `${year.length === 2 ? `20${year}` : year}-${month}`,
    state: (record['ship-state'] ?? '').trim().toUpperCase(),
    category: record.Category ?? '',
    channel: record['Sales Channel'] ?? '',
    cancelled: record.Status === 'Cancelled',
    qty: Number(record.Qty),
    amount: Number(record.Amount),
  };
}

/** The same shape from the generator, for machines without the real file; one storefront's currency. */
function generatedFile(): { file: string; lines: Line[] } {
  const rows = generateOrders(7, { orders: 3_000 }).filter((row) => row.currency === 'USD');
  const keys = [
    'lineNo',
    'orderId',
    'orderDate',
    'status',
    'salesChannel',
    'category',
    'size',
    'qty',
    'currency',
    'amount',
    'shipState',
    'b2b',
  ] as const;
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const text = [keys.join(','), ...rows.map((row) => keys.map((key) => quoted(row[key])).join(','))].join('\n');
  const file = join(folder, 'generated.csv');
  writeFileSync(file, text);
  const lines = rows.map((row) => ({
    orderId: row.orderId,
    month: row.orderDate.slice(0, 7),
    state: row.shipState.trim().toUpperCase(),
    category: row.category,
    channel: row.salesChannel,
    cancelled: row.status === 'Cancelled',
    qty: row.qty,
    amount: row.amount,
  }));
  return { file, lines };
}

let server: Running;
let url: string;

beforeAll(async () => {
  const variables = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEFT_DEMO: '0',
    WEFT_ADMIN_PASSWORD: password,
    WEFT_WEB: folder,
  };
  await fillTestDirectory(variables.DATA_DIR, { filled: shippedTables });
  server = await startServer(readEnvironment(variables, process.cwd()));
  url = `http://127.0.0.1:${server.address.port}`;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function load(file: string, ...options: string[]): Promise<string> {
  const node = [
    ...SHORT_LIFE,
    ...TYPESCRIPT,
    'scripts/load.ts',
    'market/order',
    file,
    '--url',
    url,
    '--user',
    'admin',
    '--password',
    password,
    ...options,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, node, { maxBuffer: 1 << 24 });
  return stdout;
}

async function ask<T>(path: string): Promise<T> {
  const login = await fetch(`${url}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { result } = (await login.json()) as { result: { token: string } };
  const reply = await fetch(url + path, { headers: { 'x-access-token': result.token } });
  const body = (await reply.json()) as { success: boolean; message: string; result: T };
  expect(body.success, body.message).toBe(true);
  return body.result;
}

async function reported(dimension: Dimension, currency: string): Promise<Map<string, Figures>> {
  const query = `self_dimension=${dimension}&self_currency=${currency}&pageSize=1000`;
  const { records } = await ask<{ records: ({ label: string } & Figures)[] }>(
    `/online/cgreport/api/getData/market_order_analysis?${query}`,
  );
  return new Map(records.map(({ label, ...figures }) => [label, figures]));
}

const byLabel = (figures: Map<string, Figures>) =>
  Object.fromEntries([...figures].toSorted(([left], [right]) => (left < right ? -1 : 1)));

describe('the order analysis equals what the file says', () => {
  test('for generated orders', async () => {
    const { file, lines } = generatedFile();
    expect(await load(file)).toContain(`已导入 ${lines.length.toLocaleString('en')} 行`);
    for (const dimension of ['month', 'state', 'category', 'channel'] as const) {
      expect(byLabel(await reported(dimension, 'USD')), dimension).toEqual(byLabel(figuresBy(lines, dimension)));
    }
  });

  test.skipIf(!existsSync(realFile))('for the 24,055 real order lines, all of them loaded', async () => {
    const records = parse(readFileSync(realFile), { columns: true, bom: true }) as Record<string, string>[];
    const lines = records.map(realLine);
    expect(lines).toHaveLength(24_055);
    const said = await load(realFile, '--date-format', 'MM-DD-YY,MM-DD-YYYY');
    expect(said).toContain('已导入 24,055 行，有错误 0 行');
    const list = await ask<{ total: number }>('/online/cgform/api/getData/market_order?currency=INR&pageSize=10');
    expect(list.total).toBe(24_055);
    for (const dimension of ['month', 'state', 'category', 'channel'] as const) {
      expect(byLabel(await reported(dimension, 'INR')), dimension).toEqual(byLabel(figuresBy(lines, dimension)));
    }
  });

  test.skipIf(!existsSync(realFile))('loading the same file again reports every line and doubles none', async () => {
    const errors = join(folder, 'errors.csv');
    const said = await load(realFile, '--date-format', 'MM-DD-YY,MM-DD-YYYY', '--skip-bad', '--errors', errors).catch(
      (error: { stdout: string }) => error.stdout,
    );
    expect(said).toContain('已导入 0 行，有错误 24,055 行');
    const list = await ask<{ total: number }>('/online/cgform/api/getData/market_order?currency=INR&pageSize=10');
    expect(list.total).toBe(24_055);
    expect(parse(readFileSync(errors), { columns: true, bom: true })).toHaveLength(24_055);
  });
});
