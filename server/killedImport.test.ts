import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { builtServer } from '../scripts/setup/backend.mjs';
import { openDatabase } from './db/open.ts';
import { MORTAL_PASSWORD, type Mortal, signInAt, startMortal } from './testing/mortal.ts';
import { shippedTables } from './testing/productServer.ts';
import { fillTestDirectory } from './testing/testDatabase.ts';

const API = '/online/cgform/api';
const ROWS = 4_000;
const LIMIT = 240_000;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server over a data directory of its own, and what stands there while it is dead. */
async function mortal() {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-killed-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  await fillTestDirectory(dataDir, { filled: shippedTables });
  const server = await startMortal(await builtServer(), { DATA_DIR: dataDir });
  ends.push(server.kill);
  const kept = async (name: string): Promise<{ rows: number; codes: number }> => {
    const db = await openDatabase({ dataDir });
    try {
      // Another process takes over what nobody holds any more; nobody waits for that here.
      await db.query(`UPDATE sys_job_queue SET lease_until = '-infinity'`);
      const counts =
        'SELECT count(*)::int AS rows, count(DISTINCT code)::int AS codes FROM sys_position WHERE code LIKE $1';
      return (
        (await db.query<{ rows: number; codes: number }>(counts, [`${name}-%`])).rows[0] ?? { rows: -1, codes: -1 }
      );
    } finally {
      await db.close();
    }
  };
  return { server, kept };
}

/** What of answers is looked at. */
interface Answered {
  id?: string;
  total?: number;
  state?: string;
  files?: { name: string; path: string }[];
}

/** What a person asks of it, signed in anew after every death. */
async function asking({ base }: Mortal) {
  const token = await signInAt(base, 'admin', MORTAL_PASSWORD);
  const call = async (method: string, url: string, body?: object | FormData) => {
    const json = body !== undefined && !(body instanceof FormData);
    const headers = { 'x-access-token': token, ...(json ? { 'content-type': 'application/json' } : {}) };
    const sent = body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) };
    const reply = await fetch(`${base}${url}`, { method, headers, ...sent });
    return (await reply.json()) as { success: boolean; message: string; result: Answered };
  };
  return {
    call,
    total: async (name: string) =>
      Number((await call('GET', `${API}/getData/system_position?code=${name}-*&pageSize=1`)).result.total),
    state: async (id: string) => (await call('GET', `/sys/job/state?id=${id}`)).result,
  };
}

/** Sends a file and begins to import it; answers the job. */
async function begin(
  { call }: Awaited<ReturnType<typeof asking>>,
  name: string,
  mode: 'good' | 'all',
): Promise<string> {
  const lines = Array.from({ length: ROWS }, (_, at) => `${name}-${at},名${at},1`);
  const form = new FormData();
  form.append('files[]', new Blob([['职务编码,职务名称,职级', ...lines].join('\n')]), `${name}.csv`);
  const looked = await call('POST', `${API}/importFiles/system_position`, form);
  const files = (looked.result.files ?? []).map((file) => ({
    name: file.name,
    path: file.path,
  }));
  const started = await call('POST', `${API}/importJob/system_position`, { files, mode, total: ROWS });
  if (!started.success) throw new Error(started.message);
  return String(started.result.id);
}

test.each([
  ['good', 'part by part it goes on behind the last part that is kept'],
  ['all', 'all or nothing it begins anew, and nothing of it is there before'],
] as const)('FA03: kill −9 in the middle of an import (%s): %s', { timeout: LIMIT }, async (mode, _how) => {
  const { server, kept } = await mortal();
  const before = await asking(server);
  const id = await begin(before, mode, mode);
  if (mode === 'good') {
    await vi.waitFor(async () => expect(await before.total(mode)).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 10,
    });
  } else {
    await vi.waitFor(async () => expect((await before.state(id)).state).toBe('running'), {
      timeout: 60_000,
      interval: 5,
    });
    await pause(150);
  }
  await server.kill();
  const there = await kept(mode);
  expect(there.codes).toBe(there.rows);
  if (mode === 'all') expect([0, ROWS]).toContain(there.rows);
  else expect(there.rows).toBeGreaterThan(0);

  await server.start();
  const after = await asking(server);
  await vi.waitFor(async () => expect((await after.state(id)).state).toBe('done'), { timeout: 120_000, interval: 200 });
  expect(await after.state(id)).toMatchObject({ outcome: { wrong: 0, set: id } });
  expect(await after.total(mode)).toBe(ROWS);
  const set = (await after.call('GET', `${API}/changeSet/system_position/${id}`)).result;
  expect(set).toMatchObject({ added: ROWS, title: `导入 ${mode}.csv` });
  await server.kill();
  expect(await kept(mode)).toEqual({ rows: ROWS, codes: ROWS });
});
