import type { Database, Session } from './Database.ts';
import { quoteFound } from './schema/tables.ts';

const DEADLINE = 60_000;

/** As a database server's own upkeep decides it: a tenth of a table changed, a fifth of it dead, and fifty rows. */
const DUE = `SELECT s.relname AS table, s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) AS dead
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE c.relnamespace = current_schema()::regnamespace AND (
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) OR s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    OR (c.reltuples < 0 AND pg_relation_size(c.oid) > 0))
  ORDER BY pg_relation_size(c.oid)`;

/**
 * What a database server does by itself and the embedded one does not, nor a server whose own upkeep is off. Answers
 * the tables it looked after.
 */
export async function keepUp(db: Database): Promise<string[]> {
  return (await keepsItself(db)) ? [] : tendDue(db);
}

async function keepsItself(db: Database): Promise<boolean> {
  if (db.kind === 'pglite') return false;
  const { rows } = await db.query<{ on: boolean }>(`SELECT current_setting('autovacuum')::boolean AS "on"`);
  return rows[0]?.on === true;
}

/**
 * Counts what the planner goes by, without which it sorts whole tables for one page, and frees what changed rows leave
 * behind, in every table where enough has changed. One table a turn, so that nobody waits for all. Answers the tables.
 */
export async function tendDue(db: Database): Promise<string[]> {
  // What sessions have counted is not told at once; a database server refuses the call to whoever does not own it.
  if (db.kind === 'pglite') await db.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await db.query<{ table: string; dead: boolean }>(DUE);
  for (const { table, dead } of rows) await tend(db, table, dead);
  return rows.map(({ table }) => table);
}

async function tend(db: Session, table: string, dead: boolean): Promise<void> {
  await db.query(`${dead ? 'VACUUM ANALYZE' : 'ANALYZE'} ${quoteFound(table)}`, [], {
    deadline: DEADLINE,
    patient: true,
  });
}
