import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Compiled, Field, Model, Store } from '../../engine/plan/compiled.ts';
import { allRows, type Database } from '../db/Database.ts';
import { systemMigrations } from '../db/migrations/list.ts';
import { migrate } from '../db/schema/migrate.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';
import { verifyRls } from '../db/schema/verifyRls.ts';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestDatabases, openTestPglite, openTestPlainLogin } from '../testing/testDatabase.ts';
import { backUp, backupAt, verifyBackup, writeBackup } from './backup.ts';
import { askConsole, openConsole } from './console.ts';
import { restoreBackup } from './restore.ts';
import { upgrade } from './upgrade.ts';
import { backupWords } from './words.ts';

const kinds: [string, () => Promise<Database>][] = (await openTestDatabases()).map(({ kind, open }) => [kind, open]);
if (kinds.length > 1) kinds.push(['postgres as a plain login', openTestPlainLogin]);

const ends: (() => Promise<void> | void)[] = [];
const endAll = async (begun: typeof ends): Promise<void> => {
  for (const end of begun.reverse()) await end();
};
afterEach(() => endAll(ends.splice(0)));

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'weft-backup-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function opened(open: () => Promise<Database>): Promise<Database> {
  const db = await open();
  ends.push(() => db.close());
  return db;
}

function field(column: string, store: Partial<Store>): Field {
  return {
    key: column,
    column,
    title: column,
    type: 'input',
    kind: 'text',
    store: { type: 'varchar', index: false, unique: false, ...store },
    required: false,
    restricted: false,
    readOnly: false,
    rules: [],
    cell: { key: column, type: 'input' },
  };
}

const goods: Model = {
  id: 'market/goods',
  code: 'market_goods',
  table: 'market_goods',
  title: '商品',
  permission: 'market:goods',
  fields: [
    field('code', { length: 20, unique: true }),
    field('note', { type: 'text' }),
    field('price', { type: 'decimal', length: 12, scale: 2 }),
    field('made_on', { type: 'date' }),
    field('spec', { type: 'json' }),
    field('stock', { type: 'bigint' }),
  ],
  sort: { key: 'made_on', order: 'desc' },
  unique: [],
  subTables: [],
  measures: [],
};

const AWKWARD = 'a "b"\\ \n\r\t\u2028 [{,}] 😀 — end';
const INSERT = `INSERT INTO market_goods (id, code, note, price, made_on, spec, stock, create_time)
  VALUES ($1, $2, $3, 12.50, '2026-11-23', '{"a": [1, null]}', 9007199254740993, '2026-11-23 08:00:00')`;

async function fill(db: Database): Promise<void> {
  await migrate(db, systemMigrations);
  await applySchema(db, await planSchema(db, [goods]), { confirm: false });
  for (const tenant of ['t1', 't2']) {
    await db.query('INSERT INTO sys_tenant (id, name) VALUES ($1, $1)', [tenant]);
    await db.query('INSERT INTO sys_user (id, tenant_id, username, password_hash) VALUES ($1, $2, $1, $3)', [
      `u-${tenant}`,
      tenant,
      'hash',
    ]);
    await db.withTenant(allRows(tenant), async (session) => {
      for (let at = 0; at < 3; at += 1)
        await session.query(INSERT, [`${tenant}-${at}`, `${tenant}-${at}`, at === 0 ? AWKWARD : null]);
    });
  }
  await db.query(
    "INSERT INTO sys_session (token_hash, user_id, tenant_id, created_at, last_used_at, expires_at) VALUES ('h', 'u-t1', 't1', 1, 1, 1)",
  );
}

async function readGoods(db: Database): Promise<unknown[]> {
  const read = (tenant: string) =>
    db.withTenant(allRows(tenant), (session) =>
      session.query('SELECT t.*, stock::text AS exact FROM market_goods t ORDER BY id'),
    );
  return [...(await read('t1')).rows, ...(await read('t2')).rows];
}

const countOf = async (db: Database, table: string) =>
  (await db.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`)).rows[0]?.rows;

const clock = () => new Date('2026-11-23T00:00:00Z');

/** A filled database beside its files, and a backup of both. */
async function backedUp(open: () => Promise<Database>) {
  const db = await opened(() => open());
  await fill(db);
  const work = folder();
  const files = path.join(work, 'files');
  mkdirSync(path.join(files, 't1/temp'), { recursive: true });
  mkdirSync(path.join(files, '.incoming'));
  writeFileSync(path.join(files, 't1/temp/a_0123.png'), Buffer.alloc(1_200_000, 7));
  writeFileSync(path.join(files, '.incoming/half.part'), 'half');
  const target = path.join(work, 'all.backup.gz');
  const done = await writeBackup(db, { target, files, clock });
  return { db, work, files, target, done };
}

/** One for all tests of a suite: each leaves rows and backup as it found them, the last ones aside. */
function backedUpOnce(open: () => Promise<Database>) {
  let made: Awaited<ReturnType<typeof backedUp>> | undefined;
  beforeAll(async () => {
    made = await backedUp(open);
    const begun = ends.splice(0);
    return () => endAll(begun);
  });
  return () => made ?? expect.fail('it is made before the tests');
}

describe.each(kinds)('a backup of %s', (_, open) => {
  const given = backedUpOnce(open);

  test('says how many files of a bucket it is without, and so does what is restored of it', async () => {
    const { db, work, files, done } = given();
    expect(done.left).toBeUndefined();
    expect(backupWords(done)).not.toContain('对象存储');
    const insert = `INSERT INTO sys_file (id, tenant_id, file_name, url, extension, bytes, size, place, create_time)
      VALUES ($1, $2, 'a.png', $1, 'png', $3, 1, $4, '2026-11-23 08:00:00')`;
    const keep = (id: string, tenant: string, bytes: number, place: string) =>
      db.withTenant(allRows(tenant), (session) => session.query(insert, [id, tenant, bytes, place]));
    await keep('f1', 't1', 1_048_576, 's3');
    await keep('f2', 't2', 1_048_576, 's3');
    await keep('f3', 't2', 7, 'disk');
    const target = path.join(work, 'far.backup.gz');
    const far = await writeBackup(db, { target, files, clock });
    expect(far.left).toEqual({ files: 2, bytes: 2_097_152 });
    expect(backupWords(far)).toContain('对象存储里的 2 个文件（2.0 MB）不在备份里');
    expect((await verifyBackup(target)).left).toEqual(far.left);
    for (const tenant of ['t1', 't2'])
      await db.withTenant(allRows(tenant), (session) => session.query('DELETE FROM sys_file WHERE true'));
  });

  test('that is cut short, foreign or newer changes nothing', async () => {
    const { db, work, files, target } = given();
    const text = gunzipSync(readFileSync(target)).toString();
    const lines = text.trimEnd().split('\n');
    const write = (name: string, content: Buffer): string => {
      writeFileSync(path.join(work, name), content);
      return path.join(work, name);
    };
    const newer = text.replace('"migrations":[', '"migrations":[{"id":9999,"name":"to come","checksum":"x"},');
    const fewer = lines.filter((line) => !line.includes('"t2-1"')).join('\n');
    const bad: [string, RegExp][] = [
      [write('cut.gz', readFileSync(target).subarray(0, 3_000)), /已损坏/],
      [write('unended.gz', gzipSync(lines.slice(0, -1).join('\n'))), /不完整/],
      [write('foreign.gz', gzipSync('{"a": 1}\n')), /不是本产品的备份文件/],
      [write('plain.txt', Buffer.from('text')), /不是备份文件/],
      [write('newer.gz', gzipSync(newer)), /备份来自更新的版本（系统迁移 9999：to come）/],
      [write('fewer.gz', gzipSync(`${fewer}\n`)), /表 market_goods 应有 6 行，恢复出 5 行/],
      [path.join(work, 'absent.gz'), /找不到备份文件/],
    ];
    const before = await readGoods(db);
    rmSync(files, { recursive: true });
    for (const [file, words] of bad) await expect(restoreBackup(db, file, { files })).rejects.toThrow(words);
    expect(await readGoods(db)).toEqual(before);
    expect(await countOf(db, 'sys_session')).toBe(1);
    expect(existsSync(path.join(files, 't1/temp/a_0123.png'))).toBe(false);
  });

  test('brings back every row of every tenant, files, walls and indexes, and no session', async () => {
    const { db, work, files, target, done } = given();
    expect(done.rows).toMatchObject({ market_goods: 6, sys_tenant: 2, sys_user: 2 });
    expect(done.rows).not.toHaveProperty('sys_session');
    expect(done.files).toBe(1);
    const before = await readGoods(db);
    await db.withTenant(allRows('t1'), (session) => session.query("DELETE FROM market_goods WHERE id = 't1-0'"));
    await db.withTenant(allRows('t2'), (session) => session.query("UPDATE market_goods SET note = 'changed'"));
    rmSync(files, { recursive: true, force: true });
    expect(await restoreBackup(db, target, { files })).toEqual({ rows: done.rows, files: 1 });
    expect(await readGoods(db)).toEqual(before);
    expect(before).toHaveLength(6);
    expect(before[0]).toMatchObject({ note: AWKWARD, exact: '9007199254740993' });
    expect(readFileSync(path.join(files, 't1/temp/a_0123.png')).equals(Buffer.alloc(1_200_000, 7))).toBe(true);
    expect(await countOf(db, 'sys_session')).toBe(0);
    expect((await verifyRls(db)).filter(({ required, holds }) => required && !holds)).toEqual([]);
    expect(await planSchema(db, [goods])).toMatchObject({ additive: [], destructive: [] });
    const again = { target: path.join(work, 'again.gz'), files, clock };
    expect((await writeBackup(db, again)).rows).toEqual(done.rows);
  });

  test('while others write: every table is as it was at one moment, and they need not wait for the end', async () => {
    const { db } = given();
    await db.withTenant(allRows('t1'), (session) =>
      session.query("INSERT INTO market_goods (id, code) SELECT 'n' || n, 'n' || n FROM generate_series(1, 8000) n"),
    );
    const work = folder();
    let ended = false;
    const backup = writeBackup(db, { target: path.join(work, 'b.gz'), files: path.join(work, 'files'), clock });
    void backup.finally(() => {
      ended = true;
    });
    let between = 0;
    for (let turn = 0; !ended; turn += 1) {
      // The same change in the table that is read first and in one that is read later.
      await db.transaction(async (session) => {
        await session.query("SELECT set_config('app.tenant', 't1', true)");
        await session.query('INSERT INTO market_goods (id, code, tenant_id) VALUES ($1, $1, $2)', [`x${turn}`, 't1']);
        await session.query('INSERT INTO sys_tenant (id, name) VALUES ($1, $1)', [`x${turn}`]);
      });
      if (!ended) between += 1;
    }
    const { rows } = await backup;
    expect(between).toBeGreaterThan(1);
    expect((rows.market_goods ?? 0) - 8_006).toBe((rows.sys_tenant ?? 0) - 2);
  });

  test('of an older product is brought up to this one', async () => {
    const { db } = given();
    const old = await opened(() => openTestPglite({ migrated: false }));
    await migrate(old, systemMigrations.slice(0, 4));
    await old.query("INSERT INTO sys_tenant (id, name) VALUES ('t1', 'old')");
    const work = folder();
    const target = path.join(work, 'old.gz');
    await writeBackup(old, { target, files: path.join(work, 'files'), clock });
    await restoreBackup(db, target, { files: path.join(work, 'files') });
    expect(await migrate(db, systemMigrations)).toEqual([]);
    expect((await db.query('SELECT name, version FROM sys_tenant')).rows).toEqual([{ name: 'old', version: 1 }]);
  });
});

describe('a backup', () => {
  const given = backedUpOnce(openTestPglite);

  test('is proved in a scratch database', async () => {
    const { done, target } = given();
    expect(await verifyBackup(target)).toEqual({ rows: done.rows, files: 1 });
  });

  test('never takes the place of a file, and leaves nothing when it fails', async () => {
    const { db, work, target, files } = given();
    await expect(writeBackup(db, { target, files, clock })).rejects.toThrow('已存在');
    expect(await backupAt(work, clock())).toBe(path.join(work, 'weft-20261123-000000.backup.gz'));
    await expect(backupAt(path.join(work, 'none/'), clock())).rejects.toThrow('没有目录');
    const broken: Database = { ...db, snapshot: () => Promise.reject(new Error('lost')) };
    await expect(backUp(broken, { target: path.join(work, 'b.gz'), files, clock })).rejects.toThrow('lost');
    expect(readdirSync(work).sort()).toEqual(['all.backup.gz', 'files']);
  });
});

test('upgrade keeps a proved backup of what was before, and none where nothing changes', async () => {
  const work = folder();
  const db = await opened(() => openTestPglite({ migrated: false }));
  await migrate(db, systemMigrations.slice(0, 6));
  const told: string[] = [];
  const options = { backups: path.join(work, 'backups'), files: path.join(work, 'files'), clock };
  const compiled: Compiled = { ...sampleCompiled(), models: new Map([[goods.id, goods]]), reports: new Map() };
  await upgrade(db, compiled, options, (line) => told.push(line));
  const [kept = ''] = readdirSync(options.backups);
  expect(told[0]).toContain(kept);
  expect(told.at(-1)).toBe('升级完成');
  expect(await migrate(db, systemMigrations)).toEqual([]);
  expect((await planSchema(db, [goods])).additive).toEqual([]);
  await upgrade(db, compiled, options, (line) => told.push(line));
  expect(told.at(-1)).toBe('已是最新，无需升级');
  expect(readdirSync(options.backups)).toHaveLength(1);
});

test('the console answers who knows its secret, line by line', async () => {
  const dataDir = folder();
  expect(await askConsole(dataDir, { verb: 'show' }, () => undefined)).toBeUndefined();
  const close = await openConsole(dataDir, async (command, tell) => {
    if (command.verb === 'apply') throw new Error('no');
    tell(`one ${command.verb}`);
    tell('two');
    return 3;
  });
  ends.push(close);
  const told: string[] = [];
  expect(await askConsole(dataDir, { verb: 'show' }, (line) => told.push(line))).toBe(3);
  expect(await askConsole(dataDir, { verb: 'apply', confirm: true }, (line) => told.push(line))).toBe(1);
  expect(told).toEqual(['one show', 'two', 'no']);
  const { port } = JSON.parse(readFileSync(path.join(dataDir, 'console.json'), 'utf8')) as { port: number };
  const stranger = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"verb":"show"}' });
  expect(stranger.status).toBe(403);
});
