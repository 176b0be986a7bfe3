import type { Database } from '../Database.ts';
import { countRows } from './loadTables.ts';
import { readKept } from './shape.ts';

/** Rows of users and tenants, which no login is kept from: more than none means that a restore would replace data. */
export async function presentRows(db: Database): Promise<number> {
  return db.snapshot(async (session) => {
    const { tables } = await readKept(session);
    const names = tables.map(({ name }) => name).filter((name) => name === 'sys_user' || name === 'sys_tenant');
    const counts = await countRows(session, names);
    return [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  });
}

const OTHERS = `SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'weft' AND pid <> pg_backend_pid()`;

/** Other connections of the product to the same database; the embedded one belongs to a single process anyway. */
export async function otherConnections(db: Database): Promise<number> {
  if (db.kind === 'pglite') return 0;
  const { rows } = await db.query<{ others: number }>(OTHERS);
  return rows[0]?.others ?? 0;
}
