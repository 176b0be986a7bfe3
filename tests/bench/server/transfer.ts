import { setTimeout as pause } from 'node:timers/promises';
import { builtServer } from '../../../scripts/setup/backend.mjs';
import { MORTAL_PASSWORD, signInAt, startMortal } from '../../../server/testing/mortal.ts';
import { shippedScreens } from '../../../server/testing/productServer.ts';
import { findTestAddresses } from '../../../server/testing/testDatabase.ts';
import { fillOrders, ORDERS } from '../explain/fillOrders.ts';
import { writeReport } from '../report.ts';
import { type Call, percentile, timed } from './figures.ts';
import { memoryOf } from './starts.ts';

const API = '/online/cgform/api';
/** Rows of a file that is exported and imported, and of one that nobody could hold. */
const SIZES = [100_000, 2_400_000];
/** Of an export: megabytes beyond the idle server, and milliseconds that others wait meanwhile. */
const MOST = { megabytes: 120, others: 200 };
/** Between two looks at a job, and between two questions of others. */
const LOOK = 250;
const ASK = 50;
/** Until what earlier work has thrown away is gone. */
const QUIET = 10_000;

interface Job {
  state: string;
  said: string | null;
  file: string | null;
}

/** A server, and how it is spoken to. */
interface Side {
  base: string;
  headers: Record<string, string>;
  pid(): number | undefined;
}

interface Done {
  seconds: number;
  /** Over the idle server, at most. */
  megabytes: number;
  /** Short lists meanwhile. */
  others: readonly Call[];
  job: Job;
}

/** Exports of many orders and the import of a file of them, as jobs on PostgreSQL; others list the while. */
export async function transfer({ sizes = SIZES, record }: { sizes?: readonly number[]; record: boolean }) {
  const open = await findTestAddresses();
  if (!open) return console.error('no PostgreSQL answers');
  const { url, db, remove } = await open();
  const server = await startMortal(await builtServer(), { DATABASE_URL: url }, []);
  try {
    const token = await signInAt(server.base, 'admin', MORTAL_PASSWORD);
    const side: Side = { ...server, headers: { 'x-access-token': token } };
    const lines: string[] = [];
    const tell = (work: string, rows: number, done: Done): void => {
      lines.push(line(work, rows, done));
      console.log(lines.at(-1));
    };
    let before = 0;
    for (const rows of sizes) {
      await fillOrders(db, await shippedScreens(), before, rows);
      before = rows;
      for (const format of ['xlsx', 'csv', ...(rows > 100_000 ? [] : ['xls'])])
        tell(`Export, .${format}`, rows, await watched(side, () => started(side, 'exportJob', { format })));
      if (rows > 100_000) continue;
      const text = await exported(side);
      const files = await sent(side, text);
      for (const mode of ['check', 'all'])
        tell(mode === 'check' ? 'Check of an import, .csv' : 'Import, .csv', rows, await imported(side, files, mode));
    }
    const table = [
      '| Work | Rows | Time | Memory over idle | Must | | Short list of others, p95 | Must | |',
      '|---|---:|---:|---:|---:|---|---:|---:|---|',
      ...lines,
    ].join('\n');
    if (record) writeReport(' -- server transfer', table, 1, 'PostgreSQL on the same machine');
  } finally {
    await server.kill();
    await remove();
  }
}

function line(work: string, rows: number, { seconds, megabytes, others, job }: Done): string {
  if (job.state !== 'done') throw new Error(`${work}: ${job.state}, ${job.said}`);
  const waited = percentile(others, 0.95);
  const must = (most: number, unit: string, found: number): string[] =>
    work.startsWith('Export') ? [`< ${most} ${unit}`, found < most ? '✓' : '✗'] : ['', ''];
  const memory = [`${megabytes.toFixed(0)} MB`, ...must(MOST.megabytes, 'MB', megabytes)];
  const list = [`${waited} ms`, ...must(MOST.others, 'ms', waited)];
  return `| ${[work, rows.toLocaleString('en'), `${seconds.toFixed(1)} s`, ...memory, ...list].join(' | ')} |`;
}

/** Starts a job, and watches the server and what others wait until it has ended. */
async function watched(side: Side, start: () => Promise<string>): Promise<Done> {
  await pause(QUIET);
  const idle = memoryOf(side.pid());
  const begin = performance.now();
  const id = await start();
  const others: Call[] = [];
  let most = idle;
  let running = true;
  const asking = (async () => {
    while (running) {
      others.push(await timed(`${side.base}${API}/getData/${ORDERS}?pageNo=1&pageSize=20`, side));
      most = Math.max(most, memoryOf(side.pid()));
      await pause(ASK);
    }
  })();
  let job: Job;
  do {
    await pause(LOOK);
    job = await call<Job>(side, 'GET', `/sys/job/state?id=${id}`);
  } while (job.state === 'waiting' || job.state === 'running');
  const seconds = (performance.now() - begin) / 1_000;
  running = false;
  await asking;
  return { seconds, megabytes: (most - idle) / 1024 ** 2, others, job };
}

const started = async (side: Side, verb: string, body: object): Promise<string> =>
  (await call<{ id: string }>(side, 'POST', `${API}/${verb}/${ORDERS}`, body)).id;

/** The orders as a file that may be imported: new numbers, so that every row is a new record. */
async function exported(side: Side): Promise<string> {
  const reply = await fetch(`${side.base}${API}/exportCsv/${ORDERS}`, side);
  return (await reply.text()).replace(/\b\d{3}-(?=\d{7}-\d{7}\b)/g, '000-');
}

async function sent({ base, headers }: Side, text: string): Promise<{ path: string; name: string }[]> {
  const body = new FormData();
  body.append('files[]', new Blob([text], { type: 'text/csv' }), 'orders.csv');
  const reply = await fetch(`${base}${API}/importFiles/${ORDERS}`, { method: 'POST', headers, body });
  const { result, message } = (await reply.json()) as {
    result?: { files: { path: string; name: string }[] };
    message: string;
  };
  if (!result) throw new Error(message);
  return result.files.map(({ path, name }) => ({ path, name }));
}

function imported(side: Side, files: object[], mode: string): Promise<Done> {
  return watched(side, () => started(side, 'importJob', { files, mode }));
}

async function call<T>({ base, headers }: Side, method: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(base + path, {
    method,
    headers: {
      ...headers,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { success, message, result } = (await reply.json()) as { success: boolean; message: string; result: T };
  if (!success) throw new Error(`${path}: ${message}`);
  return result;
}
