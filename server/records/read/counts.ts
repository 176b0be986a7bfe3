import type { Database } from '../../db/Database.ts';

/** Totals of large results, remembered for a moment: counting them costs more than everything else of a list. */
export interface Counts {
  /** A remembered total, or the one `count` answers. `owner` is the tenant's table, `query` the filter's text and values. */
  total(owner: string, query: string, now: number, count: () => Promise<number>): Promise<number>;
  /** A write to the tenant's table makes its totals wrong. */
  forget(owner: string): void;
}

const keepMilliseconds = 3_000;
/** Small results are counted each time: a stale total of a handful of rows would show. */
const worthKeeping = 1_000;
const mostKept = 500;
const longestKey = 4_000;

const known = new WeakMap<Database, Counts>();

/** The totals over one database, shared by all who read and write it in this process. */
export function countsOf(db: Database): Counts {
  const counts = known.get(db) ?? createCounts();
  known.set(db, counts);
  return counts;
}

/** What a tenant's table is called among the totals. */
export function countOwner(tenant: string, table: string): string {
  return `${tenant} ${table}`;
}

function createCounts(): Counts {
  const kept = new Map<string, { total: number; until: number; writes: number }>();
  const writes = new Map<string, number>();
  return {
    async total(owner, query, now, count) {
      const key = `${owner} ${query}`;
      const before = writes.get(owner) ?? 0;
      const found = kept.get(key);
      if (found && found.until > now && found.writes === before) return found.total;
      const total = await count();
      kept.delete(key);
      if (total >= worthKeeping && key.length < longestKey)
        kept.set(key, { total, until: now + keepMilliseconds, writes: before });
      if (kept.size > mostKept) for (const oldest of [...kept.keys()].slice(0, mostKept / 2)) kept.delete(oldest);
      return total;
    },
    forget: (owner) => void writes.set(owner, (writes.get(owner) ?? 0) + 1),
  };
}
