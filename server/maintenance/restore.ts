import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { countRows, openLoader, type TableLoader } from '../db/backup/loadTables.ts';
import type { Database, Session } from '../db/Database.ts';
import { systemMigrations } from '../db/migrations/list.ts';
import { BackupError, type Part, readArchive, type Tail } from './archive.ts';

const DEADLINE = 6 * 60 * 60_000;

export interface RestoreOptions {
  /** Folder of the uploaded files. */
  files: string;
}

/**
 * Puts the backup in the place of everything that is there, in one transaction, and brings it up to the product's
 * migrations; files are added beside those there are. Throws MigrationError for a backup of a newer product,
 * BackupError for one that is not whole: then nothing has changed.
 */
export async function restoreBackup(db: Database, file: string, { files }: RestoreOptions): Promise<Tail> {
  let store: Placing | undefined;
  const attempt = async (session: Session): Promise<Tail> => {
    await store?.undo();
    store = createPlacing(files);
    return restoreAll(session, file, store);
  };
  try {
    return await db.transaction(attempt, { deadline: DEADLINE });
  } catch (error) {
    await store?.undo();
    throw error;
  }
}

async function restoreAll(session: Session, file: string, store: Placing): Promise<Tail> {
  let loader: TableLoader | undefined;
  for await (const part of readArchive(file)) {
    if ('head' in part) loader = await openLoader(session, part.head, systemMigrations);
    else if (!loader) throw new BackupError(`${file} 没有开头，不是完整的备份`);
    else if ('table' in part) await loader.load(part.table, part.lines);
    else if ('file' in part) await store.add(part.file, part.bytes);
    else {
      await store.close();
      await compare(session, part, store.count());
      await loader.finish();
      return part.tail;
    }
  }
  throw new BackupError(`${file} 不完整`);
}

/** Before walls go up again every row can be counted. */
async function compare(session: Session, { tail }: Extract<Part, { tail: Tail }>, files: number): Promise<void> {
  const counts = await countRows(session, Object.keys(tail.rows));
  for (const [table, rows] of Object.entries(tail.rows)) {
    const found = counts.get(table);
    if (found !== rows) throw new BackupError(`表 ${table} 应有 ${rows} 行，恢复出 ${found} 行，已全部撤销`);
  }
  if (files !== tail.files) throw new BackupError(`应有 ${tail.files} 个文件，恢复出 ${files} 个，已全部撤销`);
}

/** Uploaded files as they are put back. Their names are never used twice: one that is there is the same. */
interface Placing {
  add(name: string, bytes: Buffer): Promise<void>;
  count(): number;
  /** The last file is whole. */
  close(): Promise<void>;
  undo(): Promise<void>;
}

const NAME = /^(?!\.)[^\\\0]+$/;

function createPlacing(folder: string): Placing {
  const added: string[] = [];
  let seen = 0;
  let current: { name: string; target: string; handle: FileHandle } | undefined;
  const close = async (): Promise<void> => {
    if (!current) return;
    const { target, handle } = current;
    current = undefined;
    await handle.sync();
    await handle.close();
    if (await stat(target).catch(() => undefined)) return rm(`${target}.part`);
    await rename(`${target}.part`, target);
    added.push(target);
  };
  const begin = async (name: string) => {
    if (!NAME.test(name) || name.split('/').includes('..')) throw new BackupError(`备份中的文件名不可用：${name}`);
    const target = path.resolve(folder, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    seen += 1;
    return { name, target, handle: await open(`${target}.part`, 'w', 0o600) };
  };
  return {
    async add(name, bytes) {
      if (current?.name !== name) {
        await close();
        current = await begin(name);
      }
      await current?.handle.write(bytes);
    },
    count: () => seen,
    close,
    async undo() {
      await close();
      for (const file of added.splice(0)) await rm(file, { force: true });
    },
  };
}
