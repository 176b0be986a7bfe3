import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Database } from './db/Database.ts';
import { openDatabase } from './db/open.ts';
import { findTestAddresses } from './testing/testDatabase.ts';

/** WEFT_THOROUGH: fifty deaths a database. */
const deathsOf = (usual: number): number => (process.env.WEFT_THOROUGH ? 50 : usual);
const LIMIT = 60_000 + deathsOf(2) * 30_000;
const WRITERS = 6;
const ROOT = path.dirname(import.meta.dirname);
const PASSWORD = 'killed-2026-again';
const SAVED = 'SELECT code, count(*) AS times FROM sys_position GROUP BY code';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server in a process of its own that can be killed and started anew. */
async function mortal(variables: Record<string, string>) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const args = ['--liftoff-only', '--import', '@oxc-node/core/register', path.join(ROOT, 'server/main.ts')];
    const own = { WEFT_DEMO: '0', WEFT_ADMIN_PASSWORD: PASSWORD, WEFT_RATE_LIMIT: '0', PORT: String(port) };
    const env = { PATH: process.env.PATH, TZ: 'Asia/Shanghai', ...own, ...variables };
    const started = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`server ended with ${code}`)));
      started.stdout.on('data', (text) => String(text).includes(base) && resolve());
    });
  };
  const kill = async (): Promise<void> => {
    const dying = child;
    if (!dying || dying.signalCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  };
  ends.push(kill);
  await start();
  return { base, start, kill };
}

interface Answer {
  success: boolean;
  message: string;
}

/** Saves one position after another until it is stopped, each under one key for as long as it takes. */
async function write(base: string, token: string, name: string, running: () => boolean) {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let repeats = 0;
  for (let number = 1; running(); number += 1) {
    const code = `${name}-${number}`;
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${base}/online/cgform/api/form/system_position`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': code },
        body: JSON.stringify({ code, name: code, postRank: '1' }),
      }).then(
        async (reply) => (reply.status >= 503 ? undefined : ((await reply.json()) as Answer)),
        () => undefined,
      );
      if (answer) {
        if (answer.success) acknowledged.push(code);
        else refused.push(`${code}: ${answer.message}`);
        if (tries > 0) repeats += 1;
        break;
      }
      await pause(50);
    }
  }
  return { acknowledged, refused, repeats };
}

/** Lets writers save while `fail` is done again and again; then what was acknowledged is what is kept. */
async function survive(
  base: string,
  deaths: number,
  fail: () => Promise<void>,
  readSaved: () => Promise<{ code: string; times: number }[]>,
) {
  const { token } = await fetch(`${base}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  }).then(async (reply) => ((await reply.json()) as { result: { token: string } }).result);
  let running = true;
  const writers = Array.from({ length: WRITERS }, (_, at) => write(base, token, `w${at}`, () => running));
  for (let death = 0; death < deaths; death += 1) {
    await pause(200 + Math.random() * 400);
    await fail();
  }
  await pause(200);
  running = false;
  const results = await Promise.all(writers);
  expect(results.flatMap(({ refused }) => refused)).toEqual([]);
  const acknowledged = results.flatMap((result) => result.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(WRITERS);
  expect(results.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThan(0);
  const saved = (await readSaved()).filter(({ code }) => /^w\d-/.test(code));
  expect(saved.filter(({ times }) => times !== 1)).toEqual([]);
  expect(saved.map(({ code }) => code).toSorted()).toEqual(acknowledged.toSorted());
}

const readFrom = async (db: Database) => (await db.query<{ code: string; times: number }>(SAVED)).rows;

test('kill −9 under writers: what was acknowledged is kept, every repeat succeeds once', {
  timeout: LIMIT,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-killed-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  const { base, start, kill } = await mortal({ DATA_DIR: dataDir });
  const fail = () => kill().then(start);
  await survive(base, deathsOf(1), fail, async () => {
    await kill();
    const db = await openDatabase({ dataDir });
    ends.push(() => db.close());
    return readFrom(db);
  });
});

const openAddress = await findTestAddresses();
const CUT =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

test.runIf(openAddress)(
  'the same over PostgreSQL, whose connections are cut as well',
  { timeout: 2 * LIMIT },
  async () => {
    if (!openAddress) throw new Error('no PostgreSQL answers');
    const { url, db, remove } = await openAddress();
    ends.push(remove);
    const { base, start, kill } = await mortal({ DATABASE_URL: url });
    let turn = 0;
    const die = async (): Promise<void> => {
      turn += 1;
      if (turn % 2 === 0) await kill().then(start);
      else await db.query(CUT);
    };
    await survive(base, deathsOf(2), die, () => readFrom(db));
  },
);
