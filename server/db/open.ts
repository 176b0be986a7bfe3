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
  /** What `now()` counts in; Asia/Shanghai. */
  timeZone?: string;
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
    return openPostgres({ url, deadline, timeZone });
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
