import type { ServerResponse } from 'node:http';
import { readCursor } from '../db/batches.ts';
import type { BatchOptions, Database, Row, Scope, Selection, Session, TransactionOptions } from '../db/Database.ts';

const IDENTIFY = 'select pg_backend_pid() as pid, now()::text as started';
// The connection may serve another request by now: only the very same transaction is stopped.
const CANCEL = 'select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and xact_start = $2::timestamptz';

/**
 * A read-only transaction that PostgreSQL stops when the caller goes away. The embedded database has no second
 * connection to be told through; there the deadline has the last word.
 */
export async function cancelOnDisconnect<T>(
  db: Database,
  scope: Scope,
  caller: ServerResponse,
  work: (session: Session) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  if (db.kind === 'pglite') return db.readOnly(scope, work, options);
  let running: { pid: number; started: string } | undefined;
  const leave = () => {
    if (running) db.query(CANCEL, [running.pid, running.started]).catch(() => undefined);
  };
  caller.once('close', leave);
  try {
    const identified = async (session: Session): Promise<T> => {
      running = (await session.query<{ pid: number; started: string }>(IDENTIFY)).rows[0];
      if (caller.destroyed) leave();
      return work(session);
    };
    return await db.readOnly(scope, identified, options);
  } finally {
    running = undefined;
    caller.off('close', leave);
  }
}

/** The same for rows that are read in batches; the embedded database gives others a turn between two. */
export async function readUntilDisconnect(
  db: Database,
  scope: Scope,
  caller: ServerResponse,
  selection: Selection,
  options: Pick<BatchOptions, 'size' | 'deadline'>,
  onRows: (rows: Row[]) => Promise<boolean>,
): Promise<void> {
  if (db.kind === 'pglite') return db.readInBatches(scope, selection, { ...options, as: 'report' }, onRows);
  const { deadline } = options;
  const read = (session: Session) => readCursor(session, selection, options, onRows);
  return cancelOnDisconnect(db, scope, caller, read, deadline === undefined ? {} : { deadline });
}
