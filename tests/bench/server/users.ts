import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../server/config/builtIn.ts';
import { signInAt } from '../../../server/testing/mortal.ts';
import { type Call, figures, timed } from './figures.ts';

const API = '/online/cgform/api';
const ACCOUNTS = ['admin', 'yunying'];

interface Known {
  id: string;
  version: number;
}

/** Users who list and save in turn, each with up to a second of thought; memory is told at the beginning and end. */
export async function users(
  base: string,
  { count, seconds, memory }: { count: number; seconds: number; memory: () => number },
): Promise<void> {
  const lists: Call[] = [];
  const saves: Call[] = [];
  const until = performance.now() + seconds * 1_000;
  const tokens = await Promise.all(ACCOUNTS.map((account) => signInAt(base, account, DEMO_PASSWORD)));
  const one = async (at: number): Promise<void> => {
    const headers = { 'x-access-token': tokens[at % tokens.length] ?? '' };
    let own: Known | undefined;
    await pause(Math.random() * 1_000);
    while (performance.now() < until) {
      const pageNo = 1 + Math.floor(Math.random() * 5);
      lists.push(await timed(`${base}${API}/getData/market_order?pageNo=${pageNo}&pageSize=20`, { headers }));
      await pause(Math.random() * 1_000);
      const order = { orderId: `load-${at}`, lineNo: at, orderDate: '2026-11-01', status: 'Shipped' };
      const row = { ...order, salesChannel: 'Amazon.in', qty: 1 + Math.floor(Math.random() * 9), currency: 'INR' };
      const batch = own ? { changed: [{ ...own, qty: row.qty }] } : { added: [row] };
      const begin = performance.now();
      const reply = await fetch(`${base}${API}/saveAll/market_order`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(batch),
      }).catch((error: unknown) => String(error));
      const answer = typeof reply === 'string' ? { message: reply } : await reply.json();
      const milliseconds = performance.now() - begin;
      const saved = answer as { success?: boolean; message: string; result: { added: Known[]; changed: Known[] } };
      if (saved.success) own = saved.result.added[0] ?? saved.result.changed[0];
      saves.push(saved.success ? { milliseconds } : { milliseconds, failed: saved.message });
      await pause(Math.random() * 1_000);
    }
  };
  const before = memory();
  const working = Promise.all(Array.from({ length: count }, (_, at) => one(at)));
  const samples: number[] = [];
  const watch = setInterval(() => samples.push(memory()), 5_000);
  await working;
  clearInterval(watch);
  console.log(figures(`${count} users, ${seconds} s: lists`, lists));
  console.log(figures('  saves', saves));
  console.log(`  memory: ${[before, ...samples, memory()].map((bytes) => Math.round(bytes / 1024 ** 2)).join(' ')} MB`);
}
