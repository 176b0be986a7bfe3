import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Database, UnavailableError } from './Database.ts';
import { lockDirectory } from './pglite/directoryLock.ts';
import { openPglite } from './pglite/openPglite.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export interface OpenOptions {
  /** `postgres://…`; absent or empty: the embedded database. */
  url?: string;
  /** Where the embedded database keeps its files; `memory://` keeps none. */
  dataDir: string;
  /** Default milliseconds for a statement; 10 s. */
  deadline?: number;
  /** What `now()` counts in; Asia/Shanghai. The embedded database waits for one that is not known yet. */
  timeZone?: string | undefined | Promise<string | undefined>;
  /** Fills an in-memory database again after it was lost. */
  onReopen?: (database: Database) => Promise<void>;
}

/**
 * Opens the product's database: PostgreSQL where there is an address, otherwise PGlite in a locked directory.
 * Throws LockedError, DirectoryError or UnavailableError.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { url, dataDir, deadline, timeZone, onReopen } = options;
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new UnavailableError('DATABASE_URL 须以 postgres:// 开头');
    return openPostgres({ url, deadline, timeZone: await timeZone });
  }
  if (dataDir.startsWith('memory:')) return openPglite({ dataDir, deadline, timeZone, onReopen });
  const release = await lockDirectory(dataDir);
  try {
    return await openPglite({ dataDir, deadline, timeZone, onClose: release });
  } catch (error) {
    release();
    throw error;
  }
}

/** An embedded database that is being opened before it is known what for. */
export interface Opening {
  /** Throws what `openDatabase` throws. */
  finish(timeZone: string | undefined): Promise<Database>;
  /** Gives it up. */
  abandon(): Promise<void>;
}

/**
 * Begins to open an embedded database that is there already, beside other work of a start. Undefined where there is
 * none: then nothing may be made yet.
 */
export function beginOpening({ url, dataDir }: Pick<OpenOptions, 'url' | 'dataDir'>): Opening | undefined {
  if (url || !existsSync(path.join(dataDir, 'PG_VERSION'))) return undefined;
  let decide: (timeZone: string | undefined) => void = () => undefined;
  let refuse: (cause: Error) => void = () => undefined;
  const timeZone = new Promise<string | undefined>((resolve, reject) => {
    decide = resolve;
    refuse = reject;
  });
  timeZone.catch(() => undefined);
  const opening = openDatabase({ dataDir, timeZone });
  opening.catch(() => undefined);
  return {
    finish(known) {
      decide(known);
      return opening;
    },
    async abandon() {
      refuse(new UnavailableError('the start was given up'));
      await opening.then(
        (db) => db.close(),
        () => undefined,
      );
    },
  };
}
