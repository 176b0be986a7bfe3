import { type Database, type Session, SqlStateError } from '../Database.ts';
import type { Existing } from './existing.ts';
import { quoteName } from './tables.ts';

/** Nobody's work waits long for a look at a table that others are in. */
const PATIENCE = "SET LOCAL lock_timeout = '500ms'";
const LOCKED = '55P03';

const OWNED = `SELECT c.relname AS table FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname = ANY($1)
    AND pg_has_role(c.relowner, 'USAGE')`;

/**
 * Which of these tables hold no row of any tenant. The wall between tenants stands for the tables' owner as well, and
 * is down for the look only, under a lock and out of everybody's sight. Call within a transaction; the lock stays.
 */
export async function emptyTables(
  session: Session,
  tables: readonly string[],
  existing: Existing,
): Promise<Set<string>> {
  const empty = new Set<string>();
  // What others made is theirs, with rows or without.
  const ours = tables.filter((table) => existing.recorded.has(table));
  if (ours.length === 0) return empty;
  const { rows: owned } = await session.query<{ table: string }>(OWNED, [ours]);
  for (const { table } of owned) {
    const name = quoteName(table);
    await session.query(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
    const walled = existing.tables.get(table)?.rowLevelSecurity === true;
    if (walled) await session.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
    const { rows } = await session.query<{ found: boolean }>(`SELECT EXISTS (SELECT 1 FROM ${name}) AS found`);
    if (walled) await session.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
    if (rows[0]?.found === false) empty.add(table);
  }
  return empty;
}

/** The same for who only looks: a table that others hold for longer than a moment counts as full. */
export async function lookForEmpty(
  database: Database,
  tables: readonly string[],
  existing: Existing,
): Promise<Set<string>> {
  try {
    return await database.transaction(async (session) => {
      await session.query(PATIENCE);
      return emptyTables(session, tables, existing);
    });
  } catch (error) {
    if (error instanceof SqlStateError && error.code === LOCKED) return new Set();
    throw error;
  }
}
