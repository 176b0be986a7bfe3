import { setTimeout as pause } from 'node:timers/promises';
import { type Call, figures, timed } from './figures.ts';

const API = '/online/cgform/api';
const ROWS = 50_000;

function orders(): object[] {
  return Array.from({ length: ROWS }, (_, at) => ({
    orderId: `bench-${at}`,
    lineNo: at,
    orderDate: '2026-11-01',
    status: 'Shipped',
    salesChannel: 'Amazon.in',
    qty: 1 + (at % 9),
    currency: 'INR',
    amount: (at % 900) + 0.5,
  }));
}

/** What a short list costs while others ask for much: nothing, all rows six times, three exports, a check of an import. */
export async function beside(base: string, token: string): Promise<void> {
  const headers = { 'x-access-token': token };
  const get = (path: string) => timed(`${base}${API}/${path}`, { headers });
  const check = JSON.stringify({ rows: orders(), mode: 'check' });
  const works: [string, () => Promise<Call>[]][] = [
    ['alone', () => [pause(3_000).then(() => ({ milliseconds: 3_000 }))]],
    ['six lists of all', () => Array.from({ length: 6 }, () => get('getData/market_order?pageSize=-521'))],
    ['three exports', () => Array.from({ length: 3 }, () => get('exportCsv/market_order'))],
    [
      'a check of 50,000 rows',
      () => [
        timed(`${base}${API}/importRows/market_order`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: check,
        }),
      ],
    ],
  ];
  for (const [name, begin] of works) {
    let running = true;
    const work = Promise.all(begin()).finally(() => {
      running = false;
    });
    const calls: Call[] = [];
    while (running) {
      await pause(20);
      calls.push(await get('getData/market_order?pageNo=1&pageSize=20'));
    }
    console.log(figures(`${name}: short list`, calls));
    console.log(figures('  the work itself', await work));
  }
}
