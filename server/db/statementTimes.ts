import type { Connection, Driver, Statement } from './Connection.ts';
import type { StatementTime } from './Database.ts';

/** Texts that are remembered; when there are more, those that took least together are forgotten. */
const MOST_TEXTS = 500;
const LONGEST_TEXT = 2_000;

/** How long the statements of a driver take, by their text. */
export function timeStatements(driver: Driver): { driver: Driver; times: () => StatementTime[] } {
  const known = new Map<string, StatementTime>();
  const wrapped = new WeakMap<Connection, Connection>();
  const add = (sql: string, took: number, failed: boolean): void => {
    const time = known.get(sql) ?? { sql, calls: 0, total: 0, longest: 0, failed: 0 };
    known.set(sql, time);
    time.calls += 1;
    time.total += took;
    time.longest = Math.max(time.longest, took);
    if (failed) time.failed += 1;
    if (known.size > MOST_TEXTS) forget(known);
  };
  const timed = async <T>(statements: readonly Statement[], work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    let failed = true;
    try {
      const answer = await work();
      failed = false;
      return answer;
    } finally {
      // Sent together they are answered together: each counts its part.
      const took = (performance.now() - began) / Math.max(1, statements.length);
      for (const { sql } of statements) add(sql, took, failed);
    }
  };
  const wrap = (connection: Connection): Connection => {
    const before = wrapped.get(connection);
    if (before) return before;
    const own: Connection = {
      run: (statement, first, after) => timed([statement], () => connection.run(statement, first, after)),
      together: (statements) => timed(statements, () => connection.together(statements)),
      script: (text, deadline) => connection.script(text, deadline),
      abandon: (cause) => connection.abandon(cause),
    };
    wrapped.set(connection, own);
    return own;
  };
  return {
    driver: {
      kind: driver.kind,
      deadline: driver.deadline,
      hold: (work, patient) => driver.hold((connection) => work(wrap(connection)), patient),
      listen: (channel, listener, onReturn) => driver.listen(channel, listener, onReturn),
      close: () => driver.close(),
    },
    times: () => [...known.values()].map((time) => ({ ...time, sql: time.sql.slice(0, LONGEST_TEXT) })),
  };
}

function forget(known: Map<string, StatementTime>): void {
  const least = [...known.values()].toSorted((one, other) => one.total - other.total).slice(0, MOST_TEXTS / 2);
  for (const { sql } of least) known.delete(sql);
}
