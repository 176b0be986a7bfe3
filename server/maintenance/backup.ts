import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withTables } from '../db/backup/readRows.ts';
import { passingTables, readKept } from '../db/backup/shape.ts';
import { allRows, type Database, type Session } from '../db/Database.ts';
import { scratchTemplate } from '../db/pglite/build.ts';
import { openPglite } from '../db/pglite/openPglite.ts';
import { COUNT_FAR } from '../db/statements/files.ts';
import { SELECT_TENANTS } from '../db/statements/jobs.ts';
import { BackupError, headOf, openWriting, readArchive, type Tail, type Writing } from './archive.ts';
import { restoreBackup } from './restore.ts';

export interface BackupOptions {
  /** A file that is not there yet. */
  target: string;
  /** Folder of the uploaded files. */
  files: string;
  clock: () => Date;
}

export interface BackupDone extends Tail {
  path: string;
  bytes: number;
}

/**
 * Writes every table, as all were at one moment, and every uploaded file of the folder into one file; what lies in a
 * bucket is only counted. It appears under its name when it is whole. Throws BackupError, and what the database and the disk throw.
 */
export async function writeBackup(db: Database, options: BackupOptions): Promise<BackupDone> {
  const writing = await openWriting(options.target);
  try {
    const rows = await writeTables(db, writing, options.clock());
    // Files are never changed or removed, and each is there before the row that names it.
    const names = await filesUnder(options.files);
    for (const name of names) await writing.file(name, path.join(options.files, name));
    const left = await countFar(db);
    const tail = { rows, files: names.length, ...(left.files === 0 ? {} : { left }) };
    return { ...tail, path: options.target, bytes: await writing.finish(tail) };
  } catch (error) {
    await writing.discard();
    throw error;
  }
}

/** Files in a bucket, which has versions and copies of its own: a backup says that it is without them. */
async function countFar(db: Database): Promise<{ files: number; bytes: number }> {
  const { tables } = await readKept(db);
  const found = { files: 0, bytes: 0 };
  // A database of before an upgrade may not have them.
  const files = tables.find(({ name }) => name === 'sys_file');
  if (!files?.columns.some(({ name }) => name === 'place')) return found;
  for (const { id } of (await db.query<{ id: string }>(SELECT_TENANTS)).rows) {
    const count = (session: Session) => session.query<typeof found>(COUNT_FAR, [id]);
    const [own] = (await db.withTenant(allRows(id), count)).rows;
    found.files += own?.files ?? 0;
    found.bytes += own?.bytes ?? 0;
  }
  return found;
}

async function writeTables(db: Database, writing: Writing, now: Date): Promise<Record<string, number>> {
  return withTables(db, async ({ tables, migrations, rows }) => {
    if (tables.length === 0) throw new BackupError('数据库是空的，没有可备份的数据');
    await writing.head(headOf({ migrations, tables }, now));
    const counts: Record<string, number> = {};
    for (const table of tables) {
      if (passingTables.has(table.name)) continue;
      await writing.table(table.name);
      let count = 0;
      for await (const lines of rows(table)) {
        await writing.lines(lines);
        count += lines.length;
      }
      counts[table.name] = count;
    }
    return counts;
  });
}

/** The file meant by a place: itself, or in a folder one named after the moment. Throws BackupError. */
export async function backupAt(place: string, now: Date): Promise<string> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory() && !/[/\\]$/.test(place)) return path.resolve(place);
  if (!found) throw new BackupError(`没有目录 ${place}`);
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return path.resolve(place, `weft-${moment}.backup.gz`);
}

/** Paths under the folder with slashes; what is still being received is left out. */
async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith('.incoming/'))
    .sort();
}

/**
 * Restores the backup into a scratch database of its own and counts the rows of every table. Throws BackupError where
 * they are not those the backup names.
 */
export async function verifyBackup(file: string): Promise<Tail> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-verify-'));
  try {
    const db = await openPglite({ dataDir: path.join(folder, 'data'), template: scratchTemplate() });
    try {
      return await restoreBackup(db, file, { files: path.join(folder, 'files') });
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a backup and proves that it can be restored. One that cannot is removed. */
export async function backUp(db: Database, options: BackupOptions): Promise<BackupDone> {
  const done = await writeBackup(db, options);
  try {
    await verifyBackup(done.path);
  } catch (error) {
    await rm(done.path, { force: true });
    throw error;
  }
  return done;
}

/** Reads the head alone: when it was made, and of what. Throws BackupError. */
export async function readHead(file: string) {
  for await (const part of readArchive(file)) {
    if ('head' in part) return part.head;
    break;
  }
  throw new BackupError(`${file} 不是本产品的备份文件`);
}
