import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readCursor } from '../db/batches.ts';
import type { BatchOptions, Database, Row, Scope, Selection, Session, TransactionOptions } from '../db/Database.ts';
import { DeadlineError } from '../db/Database.ts';

// By the name of the transaction: its connection may serve another request by now.
const CANCEL = 'select pg_cancel_backend(pid) from pg_stat_activity where application_name = $1';
/** Between two tries: the first may come before the statement does. */
const AGAIN = 500;

/** Who waits for rows: the connection of a request, or work that may be stopped. */
export interface Caller {
  readonly destroyed: boolean;
  once(event: 'close', leave: () => void): unknown;
  off(event: 'close', leave: () => void): unknown;
}

/** Work that is stopped by a signal. */
export const callerOf = (signal: AbortSignal): Caller => ({
  get destroyed() {
    return signal.aborted;
  },
  once: (_event, leave) => signal.addEventListener('abort', leave, { once: true }),
  off: (_event, leave) => signal.removeEventListener('abort', leave),
});

/**
 * A read-only transaction that PostgreSQL stops when the caller goes away. The embedded database has no second
 * connection to be told through; there the deadline has the last word.
 */
export async function cancelOnDisconnect<T>(
  db: Database,
  scope: Scope,
  caller: Caller,
  work: (session: Session) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  if (db.kind === 'pglite') return db.readOnly(scope, work, options);
  const name = `weft ${randomUUID()}`;
  let running = true;
  const leave = async (): Promise<void> => {
    for (; running; await pause(AGAIN, undefined, { ref: false }))
      await db.query(CANCEL, [name]).catch(() => undefined);
  };
  caller.once('close', leave);
  try {
    const waited = (session: Session): Promise<T> => {
      // Nobody has waited until there was a connection.
      if (caller.destroyed) throw new DeadlineError(0);
      return work(session);
    };
    return await db.readOnly(scope, waited, { ...options, name });
  } finally {
    running = false;
    caller.off('close', leave);
  }
}

/** The same for rows that are read in batches; the embedded database gives others a turn between two. */
export async function readUntilDisconnect(
  db: Database,
  scope: Scope,
  caller: Caller,
  selection: Selection,
  options: Pick<BatchOptions, 'size' | 'deadline'>,
  onRows: (rows: Row[]) => Promise<boolean>,
): Promise<void> {
  if (db.kind === 'pglite') return db.readInBatches(scope, selection, { ...options, as: 'report' }, onRows);
  const { deadline } = options;
  const read = (session: Session) => readCursor(session, selection, options, onRows);
  return cancelOnDisconnect(db, scope, caller, read, deadline === undefined ? {} : { deadline });
}
