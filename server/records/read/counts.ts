import type { Database } from '../../db/Database.ts';

/** How many records a list has. */
export interface Total {
  total: number;
  /** Nobody counted them all. */
  estimated: boolean;
}

/** Totals of large results, remembered for a moment: counting them costs more than everything else of a list. */
export interface Counts {
  /** `owner` is the tenant's table, `query` the filter's text and values. */
  open(owner: string, query: string, now: number): Counting;
  /** A write to the tenant's table makes its totals wrong. */
  forget(owner: string): void;
}

/** One total that is wanted. */
export interface Counting {
  /** As it was found a moment ago. */
  known: Total | undefined;
  /** Remembers what was found since, unless something was written meanwhile. */
  keep(found: Total): void;
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
  const kept = new Map<string, { found: Total; until: number; writes: number }>();
  const writes = new Map<string, number>();
  return {
    open(owner, query, now) {
      const key = `${owner} ${query}`;
      const before = writes.get(owner) ?? 0;
      const last = kept.get(key);
      return {
        known: last && last.until > now && last.writes === before ? last.found : undefined,
        keep(found) {
          kept.delete(key);
          if (found.total < worthKeeping || key.length >= longestKey) return;
          kept.set(key, { found, until: now + keepMilliseconds, writes: before });
          if (kept.size > mostKept) for (const oldest of [...kept.keys()].slice(0, mostKept / 2)) kept.delete(oldest);
        },
      };
    },
    forget: (owner) => void writes.set(owner, (writes.get(owner) ?? 0) + 1),
  };
}
