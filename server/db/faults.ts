import { type Database, FaultError, type FaultKind, SqlStateError } from './Database.ts';
import { builder, run } from './sql.ts';

/** Data, index or system files that cannot be read as what they should be, by SQLSTATE. */
const DAMAGED = new Set(['XX001', 'XX002', '58030', '58P01']);
const READ_ONLY = '25006';

/** A refusal that tells of the database and not of the statement, as such; anything else unchanged. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof SqlStateError) || error instanceof FaultError) return error;
  if (error.code === READ_ONLY) return new FaultError('readOnly', error);
  return DAMAGED.has(error.code) ? new FaultError('damaged', error) : error;
}

/** What is to be done, for whoever runs the server. */
export const WAY_OUT: Readonly<Record<FaultKind, string>> = {
  readOnly: '数据库处于只读状态：若连到了备库，请把 DATABASE_URL 改为主库；若主库被设为只读（如磁盘将满），请先解除',
  damaged: '数据库文件已损坏：请停止服务，把现有数据目录改名保留，运行 npm run db -- restore <最近的备份文件> 后再启动',
};

const LIST = `SELECT c.relname AS name, pg_relation_size(c.oid) AS bytes FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY bytes, name`;
/** Every page of the table itself is read: an index would answer without them. */
const WHOLE = `SELECT set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true),
  set_config('enable_bitmapscan', 'off', true)`;

/** What was read of the tables. */
export interface Integrity {
  /** Tables that cannot be read, with what the database said. */
  damaged: { table: string; message: string }[];
  /** Tables that were left out because they are too large to be read at a start. */
  unread: string[];
}

interface Table {
  name: string;
  bytes: number;
}

/** Bytes of tables that are read by one statement. */
const TOGETHER = 16 * 1024 * 1024;

/** Reads the tables whole, the small ones first, as long as `bytes` last. */
export async function checkIntegrity(db: Database, bytes: number): Promise<Integrity> {
  const { rows } = await db.query<Table>(LIST);
  const found: Integrity = { damaged: [], unread: [] };
  let left = bytes;
  let group: Table[] = [];
  const readGroup = async (): Promise<void> => {
    // Which one it is they tell alone.
    if ((await damageOf(db, group)) !== undefined)
      for (const table of group) {
        const message = await damageOf(db, [table]);
        if (message !== undefined) found.damaged.push({ table: table.name, message });
      }
    group = [];
  };
  for (const table of rows) {
    left -= table.bytes;
    if (left < 0) found.unread.push(table.name);
    else group.push(table);
    if (group.reduce((sum, each) => sum + each.bytes, 0) > TOGETHER) await readGroup();
  }
  await readGroup();
  return found;
}

/** What the database says of tables that cannot be read whole. */
async function damageOf(db: Database, [first, ...others]: readonly Table[]): Promise<string | undefined> {
  if (!first) return undefined;
  const count = ({ name }: Table) => builder.selectFrom(name).select((eb) => eb.fn.countAll().as('rows'));
  const counts = others.reduce((select, table) => select.unionAll(count(table)), count(first));
  try {
    await db.transaction(async (session) => {
      await session.query(WHOLE);
      await run(session, counts);
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof FaultError) || error.kind !== 'damaged') throw error;
    return error.message;
  }
}
