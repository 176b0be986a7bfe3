import type { Database } from '../db/Database.ts';
import { openPostgres } from '../db/postgres/openPostgres.ts';
import { postgresTestUrl } from './testDatabase.ts';

/** Connections of its own to the PostgreSQL database that `db` is open on, as a second server of a test has them. */
export async function reopen(db: Database): Promise<Database> {
  const { rows } = await db.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(postgresTestUrl());
  url.pathname = `/${rows[0]?.name}`;
  return openPostgres({ url: url.href });
}
