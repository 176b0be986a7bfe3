import type { Fact, LockEntry, StatementEntry, TableEntry } from '../../engine/api/monitor.ts';
import type { Database } from '../db/Database.ts';
import {
  SELECT_CONNECTIONS,
  SELECT_LARGEST_TABLES,
  SELECT_LOCKS,
  SELECT_SIZE,
  SELECT_WORK,
} from '../db/statements/monitor.ts';

const DEADLINE = 2_000;
const SLOWEST = 20;

const one = async <R>(db: Database, sql: string): Promise<R | undefined> =>
  (await db.query<R>(sql, [], { deadline: DEADLINE })).rows[0];

/** How many connections the database has; undefined where it does not say. */
export async function countConnections(db: Database): Promise<number | undefined> {
  return (await one<{ total: number }>(db, SELECT_CONNECTIONS))?.total;
}

/** The database as it is now. Throws what a query throws. */
export async function databaseFacts(db: Database): Promise<Fact[]> {
  const connections = await one<{ total: number; active: number; waiting: number; most: number }>(
    db,
    SELECT_CONNECTIONS,
  );
  const size = await one<{ size: number; version: string }>(db, SELECT_SIZE);
  const work = await one<{ commits: number; rollbacks: number; deadlocks: number; hit: number; read: number }>(
    db,
    SELECT_WORK,
  );
  const blocks = (work?.hit ?? 0) + (work?.read ?? 0);
  const kind = db.kind === 'pglite' ? '内嵌数据库' : 'PostgreSQL';
  const hit = blocks > 0 ? Math.round(((work?.hit ?? 0) / blocks) * 1000) / 10 : null;
  return [
    { key: 'db.version', title: '版本', value: `${kind} ${size?.version ?? ''}`.trim(), unit: 'text' },
    { key: 'db.connections', title: '连接数', value: connections?.total ?? null, unit: 'count' },
    { key: 'db.active', title: '正在执行', value: connections?.active ?? null, unit: 'count' },
    {
      key: 'db.waiting',
      title: '事务中空闲',
      value: connections?.waiting ?? null,
      unit: 'count',
      help: '事务开着而没有在执行语句：长时间不为 0 说明有人占着锁',
    },
    { key: 'db.most', title: '连接上限', value: connections?.most ?? null, unit: 'count' },
    { key: 'db.size', title: '数据库大小', value: size?.size ?? null, unit: 'bytes' },
    { key: 'db.commits', title: '提交次数', value: work?.commits ?? null, unit: 'count' },
    { key: 'db.rollbacks', title: '回滚次数', value: work?.rollbacks ?? null, unit: 'count' },
    { key: 'db.deadlocks', title: '死锁次数', value: work?.deadlocks ?? null, unit: 'count' },
    { key: 'db.hit', title: '缓存命中率', value: hit, unit: 'percent' },
  ];
}

export async function readLocks(db: Database): Promise<LockEntry[]> {
  const { rows } = await db.query<Omit<LockEntry, 'blockedBy'> & { blocked_by: string }>(SELECT_LOCKS, [], {
    deadline: DEADLINE,
  });
  return rows.map(({ blocked_by: blockedBy, ...lock }) => ({ ...lock, blockedBy }));
}

export async function readTables(db: Database): Promise<TableEntry[]> {
  return (await db.query<TableEntry>(SELECT_LARGEST_TABLES, [], { deadline: DEADLINE })).rows;
}

/** Statements of this process that took longest, on average. */
export function slowestStatements(db: Database): StatementEntry[] {
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return db
    .statementTimes()
    .map(({ total, longest, ...time }) => ({
      ...time,
      total: rounded(total),
      mean: rounded(total / time.calls),
      longest: rounded(longest),
    }))
    .toSorted((one, other) => other.mean - one.mean)
    .slice(0, SLOWEST);
}
