import { DatabaseError, type PoolClient, type QueryArrayConfig } from 'pg';
import type { Connection, Statement } from '../Connection.ts';
import { DeadlineError, type QueryResult, SqlStateError, UnavailableError } from '../Database.ts';
import { typeName, valueToText } from '../values.ts';

/** Connection lost, server going down or starting, too many connections. */
const AWAY = /^(08|57P0[1-5]|53300)/;

/** Milliseconds the server is given to stop a statement by itself before the connection is cut. */
const GRACE = 1_000;

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What a client's session-wide statement_timeout is, in milliseconds. */
export interface SessionTimeout {
  milliseconds: number;
}

export interface PostgresConnection extends Connection {
  /** Set when the connection must not go back to the pool. */
  readonly broken: Error | undefined;
}

interface ExtendedQuery extends QueryArrayConfig {
  /** Without it a statement with no values goes through the simple protocol, which runs several at once. */
  queryMode: 'extended';
}

/** One client of the pool for the time it is held. */
export function connectPostgres(client: PoolClient, session: SessionTimeout): PostgresConnection {
  let broken: Error | undefined;
  let cut: ((cause: Error) => void) | undefined;
  let transaction: SessionTimeout | undefined;

  const abandon = async (cause: Error): Promise<void> => {
    broken ??= cause;
    cut?.(broken);
  };
  async function within<T>(deadline: number, work: () => Promise<T>): Promise<T> {
    if (broken) throw broken;
    const timer = setTimeout(() => void abandon(new DeadlineError(deadline)), deadline + GRACE);
    try {
      const stopped = new Promise<never>((_, reject) => {
        cut = reject;
      });
      return await Promise.race([work(), stopped]);
    } catch (error) {
      const translated = translateError(error, deadline);
      if (translated.name === 'UnavailableError') broken ??= translated;
      throw translated;
    } finally {
      clearTimeout(timer);
      cut = undefined;
    }
  }
  async function limit(deadline: number): Promise<void> {
    const known = transaction ?? session;
    const milliseconds = Math.max(1, Math.trunc(deadline));
    if (known.milliseconds === milliseconds) return;
    await client.query(`SET ${transaction ? 'LOCAL ' : ''}statement_timeout = ${milliseconds}`);
    known.milliseconds = milliseconds;
  }
  function follow(sql: string): void {
    if (/^BEGIN\b/.test(sql)) transaction = { milliseconds: session.milliseconds };
    if (sql === 'COMMIT' || sql === 'ROLLBACK') transaction = undefined;
  }
  async function run(statement: Statement): Promise<QueryResult<Record<string, unknown>>> {
    const values = statement.values.map(valueToText);
    return within(statement.deadline, async () => {
      const ending = statement.sql === 'ROLLBACK' || statement.sql === 'COMMIT';
      if (!ending) await limit(statement.deadline);
      const result = await query(client, statement.sql, values);
      follow(statement.sql);
      return result;
    });
  }
  return {
    get broken() {
      return broken;
    },
    abandon,
    run: async (statement, before = []) => {
      for (const each of before) await run(each);
      return run(statement);
    },
    script: (text, deadline) =>
      within(deadline, async () => {
        await limit(deadline);
        await client.query(text);
      }),
  };
}

async function query(
  client: PoolClient,
  text: string,
  values: (string | null)[],
): Promise<QueryResult<Record<string, unknown>>> {
  const config: ExtendedQuery = { text, values, rowMode: 'array', queryMode: 'extended' };
  const answer = await client.query<unknown[]>(config);
  const rows = answer.rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [index, field] of answer.fields.entries()) row[field.name] = values[index];
    return row;
  });
  return {
    rows,
    affected: CHANGES.has(answer.command) ? (answer.rowCount ?? 0) : 0,
    fields: answer.fields.map((field) => ({ name: field.name, type: typeName(field.dataTypeID) })),
  };
}

/** What the driver threw, in the words of `Database.ts`. `deadline` is the statement's, in milliseconds. */
export function translateError(error: unknown, deadline: number): Error {
  if (error instanceof DeadlineError || error instanceof UnavailableError || error instanceof SqlStateError)
    return error;
  if (!(error instanceof DatabaseError)) return new UnavailableError(`the database is away: ${String(error)}`);
  const { message, code = '', position, constraint, column } = error;
  if (code === '57014') return new DeadlineError(deadline);
  if (AWAY.test(code)) return new UnavailableError(`the database is away: ${message}`);
  return new SqlStateError(message, code, position === undefined ? undefined : Number(position), constraint, column);
}
