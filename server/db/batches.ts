import type { Driver } from './Connection.ts';
import type { BatchOptions, Database, Row, Scope, Selection, Session } from './Database.ts';
import { SqlStateError, UnavailableError } from './Database.ts';

const NO_SUCH_CURSOR = '34000';

type Open = <T>(scope: Scope, options: BatchOptions, work: (session: Session) => Promise<T>) => Promise<T>;

/**
 * Reads with a cursor. Where there are several connections it lives in one transaction; the one connection of the
 * embedded database keeps the result when the transaction ends, so that it can be given up between two batches.
 */
export function createBatches(driver: Driver, open: Open): Database['readInBatches'] {
  if (driver.kind === 'postgres')
    return (scope, selection, options, onRows) =>
      open(scope, options, (session) => readCursor(session, selection, options, (rows) => onRows(rows, session)));
  let cursors = 0;
  return async (scope, { sql, values }, options, onRows) => {
    cursors += 1;
    const name = `held_rows_${cursors}`;
    const deadline = options.deadline ?? driver.deadline;
    const plain = (text: string): Promise<Row[]> =>
      driver.hold(async (connection) => (await connection.run({ sql: text, values: [], deadline })).rows, true);
    const declare = `DECLARE ${name} NO SCROLL CURSOR WITH HOLD FOR ${sql}`;
    await open(scope, options, (session) => session.query(declare, values, { deadline }));
    try {
      await readOn(() => plain(`FETCH FORWARD ${options.size} FROM ${name}`), options.size, onRows);
    } catch (error) {
      const isLost = error instanceof SqlStateError && error.code === NO_SUCH_CURSOR;
      throw isLost ? new UnavailableError('the embedded database was opened anew') : error;
    } finally {
      await plain(`CLOSE ${name}`).catch(() => undefined);
    }
  };
}

/** The same in a transaction that is open already. */
export async function readCursor(
  session: Session,
  { sql, values }: Selection,
  { size, deadline }: Pick<BatchOptions, 'size' | 'deadline'>,
  onRows: (rows: Row[]) => Promise<boolean>,
): Promise<void> {
  const options = deadline === undefined ? {} : { deadline };
  await session.query(`DECLARE read_rows NO SCROLL CURSOR FOR ${sql}`, values, options);
  const fetch = async (): Promise<Row[]> =>
    (await session.query(`FETCH FORWARD ${Math.trunc(size)} FROM read_rows`, [], options)).rows;
  await readOn(fetch, size, onRows);
}

/** Batch by batch, until one is not full or no more are wanted. */
export async function readOn(
  fetch: () => Promise<Row[]>,
  size: number,
  onRows: (rows: Row[]) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const rows = await fetch();
    if (rows.length > 0 && !(await onRows(rows))) return;
    if (rows.length < size) return;
  }
}
