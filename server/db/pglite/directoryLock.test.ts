import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TYPESCRIPT } from '../../../scripts/setup/child.mjs';
import { SHORT_LIFE } from '../../testing/shortLife.ts';
import { fillTestDirectory } from '../../testing/testDatabase.ts';
import { openDatabase } from '../open.ts';
import { DirectoryError, LockedError, lockDirectory } from './directoryLock.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock beside the data directory', () => {
  it('is held by one at a time and given back', async () => {
    const directory = join(folder, 'plain');
    const release = await lockDirectory(directory);
    const second = lockDirectory(directory);
    await expect(second).rejects.toBeInstanceOf(LockedError);
    await expect(second).rejects.toThrow(`正被进程 ${process.pid} 使用`);
    release();
    expect(existsSync(`${directory}.lock`)).toBe(false);
    (await lockDirectory(directory))();
  });

  it.each([
    ['a dead process', JSON.stringify({ pid: 4_194_303 })],
    ['an earlier process with the same pid', JSON.stringify({ pid: process.pid, started: '1' })],
    ['a process of another boot', JSON.stringify({ pid: process.pid, boot: 'another' })],
    ['a process that died before it wrote its name', ''],
    ['nobody, but broken', '{"pid":'],
  ])('of %s heals by itself (FA07)', async (_, text) => {
    const directory = join(folder, 'stale');
    writeFileSync(`${directory}.lock`, text);
    const release = await lockDirectory(directory);
    expect(JSON.parse(readFileSync(`${directory}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(readdirSync(folder).filter((name) => name.startsWith('stale.lock'))).toEqual([]);
  });

  it('has one winner when many find it stale at once (FA07)', async () => {
    const directory = join(folder, 'raced');
    writeFileSync(`${directory}.lock`, '');
    const attempts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => lockDirectory(directory)));
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  });

  it('is not taken in a place that cannot be written (FA13)', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const directory of [join(file, 'data'), '/proc/weft/data']) {
      const attempt = openDatabase({ dataDir: directory });
      await expect(attempt).rejects.toBeInstanceOf(DirectoryError);
      await expect(attempt).rejects.toThrow(/^数据目录 \S+ 不可写（\w+），请检查目录权限，或换一个数据目录$/);
    }
  });
});

interface Child {
  process: ChildProcess;
  /** Every line it has said. */
  lines: Record<string, unknown>[];
  exit: Promise<unknown>;
}

const children: Child[] = [];

function start(directory: string): Child {
  const entry = new URL('../../testing/testDatabaseChild.ts', import.meta.url).pathname;
  const own = spawn(process.execPath, [...SHORT_LIFE, ...TYPESCRIPT, entry, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: own.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  const child = { process: own, lines, exit: new Promise((resolve) => own.once('exit', resolve)) };
  children.push(child);
  return child;
}

const savedBy = (child: Child): number[] => child.lines.flatMap((line) => (line.saved ? [line.saved as number] : []));

describe('a process on a data directory', () => {
  // One directory for all of it: making one takes longer than any of the tests.
  let directory: string;
  beforeAll(async () => {
    directory = join(folder, 'data');
    await fillTestDirectory(directory, { migrated: false });
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.process.kill('SIGKILL');
      await child.exit;
    }
  });

  it('refuses a second one, naming the first, which goes on (FA06)', async () => {
    const first = start(directory);
    await expect.poll(() => savedBy(first).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const second = start(directory);
    await second.exit;
    expect(second.process.exitCode).toBe(1);
    expect(second.lines).toEqual([
      { locked: first.process.pid, message: expect.stringContaining(`进程 ${first.process.pid} `) },
    ]);
    await expect(openDatabase({ dataDir: directory })).rejects.toMatchObject({ pid: first.process.pid });
    const before = savedBy(first).length;
    await expect.poll(() => savedBy(first).length, { timeout: 20_000 }).toBeGreaterThan(before);
  }, 120_000);

  it('loses nothing it has acknowledged when it is killed, five times (FA01, FA07)', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const child = start(directory);
      await expect.poll(() => savedBy(child).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
      await pause(Math.random() * 200);
      child.process.kill('SIGKILL');
      await child.exit;
      const [first] = child.lines as { found: { n: number; rows: number }[]; mixed: unknown[] }[];
      const complete = new Set(first?.found.filter((batch) => batch.rows === 20).map((batch) => batch.n));
      expect(first?.found.filter((batch) => batch.rows !== 20)).toEqual([]);
      expect(first?.mixed).toEqual([]);
      expect(acknowledged.filter((n) => !complete.has(n))).toEqual([]);
      acknowledged.push(...savedBy(child));
    }
    const db = await openDatabase({ dataDir: directory });
    const left = await db.query<{ n: number }>(
      "SELECT n FROM batch WHERE state = 'saved' GROUP BY n HAVING count(*) = 20",
    );
    await db.close();
    const kept = new Set(left.rows.map((row) => row.n));
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(5);
    expect(existsSync(`${directory}.lock`)).toBe(false);
  }, 180_000);

  it('survives a deadline with all it had saved', async () => {
    const db = await openDatabase({ dataDir: directory });
    await db.query('CREATE TABLE kept (id int)');
    await db.query('INSERT INTO kept VALUES (1)');
    const heard: string[] = [];
    await db.listen('kept_changed', (payload) => heard.push(payload));
    const late = db.transaction(async (session) => {
      await session.query('INSERT INTO kept VALUES (2)');
      await session.query('SELECT pg_sleep(30)', [], { deadline: 200 });
    });
    const waiter = db.query('SELECT id FROM kept');
    await expect(late).rejects.toMatchObject({ name: 'DeadlineError', milliseconds: 200 });
    expect((await waiter).rows).toEqual([{ id: 1 }]);
    await db.notify('kept_changed', 'after');
    await expect.poll(() => heard).toEqual(['after']);
    await db.close();
    await expect(db.query('SELECT 1')).rejects.toMatchObject({ name: 'UnavailableError' });
  });
});
