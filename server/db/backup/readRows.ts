import type { Database, Session } from '../Database.ts';
import { quoteFound } from '../schema/tables.ts';
import { type KeptTable, passingTables, readHistory, readKept } from './shape.ts';

/** Rows of one answer; their texts are held in memory until they are written. */
const BATCH = 1_000;
const DEADLINE = 10 * 60_000;
const WHOLE = 6 * 60 * 60_000;

const ABOVE = 'SELECT rolsuper OR rolbypassrls AS above FROM pg_roles WHERE rolname = current_user';
const TENANTS = 'SELECT id FROM sys_tenant ORDER BY id';
const ENTER = "SELECT set_config('app.tenant', $1, true)";

/** All tables as they were at one moment. */
export interface TableSource {
  migrations: Awaited<ReturnType<typeof readHistory>>;
  /** Empty for a database that the product has not used. */
  tables: KeptTable[];
  /** Batches of rows, each a JSON array of the columns' texts; none of tables whose rows are not kept. */
  rows(table: KeptTable): AsyncGenerator<string[]>;
}

/**
 * Hands all tables over. Others go on meanwhile: a database server has a connection for it, and the embedded database
 * holds the results, to be fetched while nobody else wants it.
 */
export function withTables<T>(db: Database, work: (source: TableSource) => Promise<T>): Promise<T> {
  return db.kind === 'pglite' ? withHeldTables(db, work) : withSnapshot(db, work);
}

async function readShape(session: Session): Promise<Omit<TableSource, 'rows'>> {
  const { tables } = await readKept(session);
  if (!tables.some(({ name }) => name === 'sys_migration')) return { migrations: [], tables: [] };
  return { migrations: await readHistory(session), tables };
}

function withSnapshot<T>(db: Database, work: (source: TableSource) => Promise<T>): Promise<T> {
  return db.snapshot(
    async (session) => {
      const shape = await readShape(session);
      const options = { deadline: DEADLINE };
      const fetch = async (): Promise<string[]> => linesOf(await session.query(fetchFrom('backup_rows'), [], options));
      async function* all(table: KeptTable): AsyncGenerator<string[]> {
        await session.query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${selectLines(table)}`, [], options);
        yield* untilEnd(fetch);
        await session.query('CLOSE backup_rows');
      }
      // Where row-level security holds for the login too, no tenant means no rows and no error.
      const above = (await session.query<{ above: boolean }>(ABOVE)).rows[0]?.above === true;
      async function* rows(table: KeptTable): AsyncGenerator<string[]> {
        if (above || !table.walled) return yield* all(table);
        for (const { id } of (await session.query<{ id: string }>(TENANTS)).rows) {
          await session.query(ENTER, [id]);
          yield* all(table);
        }
      }
      return work({ ...shape, rows: (table) => (passingTables.has(table.name) ? nothing() : rows(table)) });
    },
    { deadline: WHOLE },
  );
}

/** The embedded database's own login is above its walls. */
async function withHeldTables<T>(db: Database, work: (source: TableSource) => Promise<T>): Promise<T> {
  const options = { deadline: DEADLINE, patient: true };
  const held = new Map<string, string>();
  const shape = await db.snapshot(
    async (session) => {
      const found = await readShape(session);
      for (const [at, table] of found.tables.entries()) {
        if (passingTables.has(table.name)) continue;
        const cursor = `backup_${at}`;
        await session.query(`DECLARE ${cursor} NO SCROLL CURSOR WITH HOLD FOR ${selectLines(table)}`, [], options);
        held.set(table.name, cursor);
      }
      return found;
    },
    { deadline: WHOLE },
  );
  const rows = (table: KeptTable): AsyncGenerator<string[]> => {
    const cursor = held.get(table.name);
    if (cursor === undefined) return nothing();
    return untilEnd(async () => linesOf(await db.query(fetchFrom(cursor), [], options)));
  };
  try {
    return await work({ ...shape, rows });
  } finally {
    for (const cursor of held.values()) await db.query(`CLOSE ${cursor}`).catch(() => undefined);
  }
}

async function* nothing(): AsyncGenerator<string[]> {}

async function* untilEnd(fetch: () => Promise<string[]>): AsyncGenerator<string[]> {
  for (;;) {
    const lines = await fetch();
    if (lines.length > 0) yield lines;
    if (lines.length < BATCH) return;
  }
}

const fetchFrom = (cursor: string): string => `FETCH FORWARD ${BATCH} FROM ${cursor}`;

const linesOf = ({ rows }: { rows: object[] }): string[] => rows.map((row) => (row as { line: string }).line);

function selectLines({ name, columns }: KeptTable): string {
  const texts = columns.map((column) => `${quoteFound(column.name)}::text`);
  return `SELECT array_to_json(ARRAY[${texts.join(', ')}]::text[])::text AS line FROM ${quoteFound(name)}`;
}
