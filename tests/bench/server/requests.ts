import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { builtServer } from '../../../scripts/setup/backend.mjs';
import { TYPESCRIPT } from '../../../scripts/setup/child.mjs';
import type { Database } from '../../../server/db/Database.ts';
import { MORTAL_PASSWORD, signInAt, startMortal } from '../../../server/testing/mortal.ts';
import { findTestAddresses } from '../../../server/testing/testDatabase.ts';
import { type Case, type Figures, writeTable } from '../cases.ts';
import { writeReport } from '../report.ts';

const API = '/online/cgform/api/getData';
const MUST = 0.4;
const CLIENTS = [1, 16];

/** What is asked of both sides: lists of few rows, of some with the texts of a dictionary of records, and a report. */
const LISTS = [
  {
    name: 'ten',
    title: '10 orders',
    bare: '/orders?pageNo=1&pageSize=10',
    ours: `${API}/market_order?pageNo=1&pageSize=10`,
  },
  {
    name: 'texts',
    title: '30 rows with texts',
    bare: '/shelves?pageNo=1&pageSize=30',
    ours: `${API}/demo_shelf?pageNo=1&pageSize=30`,
  },
  {
    name: 'report',
    title: 'a page of a report',
    bare: '/report?pageNo=1&pageSize=10',
    ours: '/online/cgreport/api/getData/market_order_analysis?self_currency=INR&pageNo=1&pageSize=10',
  },
];

const CASES: readonly Case[] = LISTS.flatMap(({ name, title }) =>
  CLIENTS.map((clients) => ({
    figure: `${name}${clients}`,
    title: `${title}, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
    unit: '/s',
    digits: 0,
    // A single one waits for journeys, many for the processor.
    ...(clients === 1 ? {} : { atLeast: MUST }),
  })),
);

const FILL = [
  `insert into market_order (id, tenant_id, create_time, order_id, line_no, order_date, status, category, qty, amount,
      currency, ship_city, ship_state, ship_country, remark)
    select 'o' || n, '1000', timestamp '2026-01-01' + n * interval '1 minute', 'O-' || n, 1, date '2026-01-01' + n,
      'Shipped', 'Kurta', n, n * 9.5, 'INR', 'Mumbai', 'Maharashtra', 'IN', 'a remark of some length for number ' || n
    from generate_series(1, 10) n`,
  `insert into demo_shelf (id, tenant_id, create_time, shelf_no, name, parent_no)
    select 's' || n, '1000', timestamp '2026-01-01' + n * interval '1 minute', 'S-' || n, '货架 ' || n, 'S-' || (1 + n / 4)
    from generate_series(1, 30) n`,
  'vacuum analyze market_order',
  'vacuum analyze demo_shelf',
];

/** Requests a second of lists beside a bare handler with the same statements, in turn on one PostgreSQL. */
export async function requests({
  runs,
  seconds,
  record,
}: {
  runs: number;
  seconds: number;
  record: boolean;
}): Promise<void> {
  const open = await findTestAddresses();
  if (!open) return console.error('no PostgreSQL answers');
  const { url, db, remove } = await open();
  const server = await startMortal(await builtServer(), { DATABASE_URL: url }, []);
  const bare = await startBare(url);
  try {
    await fill(db);
    const token = await signInAt(server.base, 'admin', MORTAL_PASSWORD);
    const results: Record<'bare' | 'ours', Figures[]> = { bare: [], ours: [] };
    // The first run only warms both up.
    for (let run = -1; run < runs; run++) {
      const figures = { bare: {} as Figures, ours: {} as Figures };
      for (const list of LISTS)
        for (const clients of CLIENTS)
          for (const side of run % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)) {
            const base = side === 'bare' ? bare.base : server.base;
            const ask = { url: `${base}${list[side]}`, token: side === 'ours' ? token : undefined, clients, seconds };
            figures[side][`${list.name}${clients}`] = await rateOf(ask);
          }
      if (run < 0) continue;
      results.bare.push(figures.bare);
      results.ours.push(figures.ours);
      console.log(`${run + 1} / ${runs}`);
    }
    const table = writeTable(CASES, 'Bare Fastify + pg', results.bare, results.ours);
    console.log(table);
    if (record) writeReport(' -- server requests', table, runs, 'PostgreSQL on the same machine');
  } finally {
    bare.kill();
    await server.kill();
    await remove();
  }
}

async function fill(db: Database): Promise<void> {
  for (const statement of FILL) await db.query(statement);
}

async function startBare(url: string): Promise<{ base: string; kill(): void }> {
  const args = [...TYPESCRIPT, path.join(import.meta.dirname, 'bareServer.ts')];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  return { base, kill: () => void child.kill() };
}

interface Load {
  url: string;
  token: string | undefined;
  clients: number;
  seconds: number;
}

/** Answers a second; one that is no success ends it all. */
async function rateOf({ url, token, clients, seconds }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const headers = token === undefined ? {} : { 'x-access-token': token };
  const begin = performance.now();
  const until = begin + seconds * 1_000;
  let done = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(url, { agent, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
        });
        reply.on('end', () => (text.startsWith('{"success":true') ? resolve() : reject(new Error(text.slice(0, 200)))));
      });
      call.on('error', reject);
      call.end();
    });
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      await one();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return (done * 1_000) / (performance.now() - begin);
}
