import { DatabaseError, type PoolClient } from 'pg';
import { type Connection, type Statement, togetherDeadline } from '../Connection.ts';
import { DeadlineError, type QueryResult, SqlStateError, UnavailableError } from '../Database.ts';
import { typeName, valueToText } from '../values.ts';
import { changedBy, OUTDATED, type PreparedNames, type WireStatement } from '../wire.ts';
import { sendPipeline, type WireAnswer } from './pipeline.ts';

/** Connection lost, server going down or starting, too many connections. */
const AWAY = /^(08|57P0[1-5]|53300)/;

/** Milliseconds the server is given to stop a statement by itself before the connection is cut. */
const GRACE = 1_000;

/** What is known of a client between two callers. */
export interface PostgresSession {
  /** Its session-wide statement_timeout. */
  milliseconds: number;
  prepared: PreparedNames;
}

export interface PostgresConnection extends Connection {
  /** Set when the connection must not go back to the pool. */
  readonly broken: Error | undefined;
}

type Rows = QueryResult<Record<string, unknown>>;

/** Not by `set_config`: the tenants' roles may not call it. */
function limitTo(milliseconds: number, local: boolean): WireStatement {
  return { sql: `SET ${local ? 'LOCAL ' : ''}statement_timeout = ${milliseconds}`, values: [], prepared: !local };
}

const wireOf = ({ sql, values, prepared = false }: Statement): WireStatement => ({
  sql,
  values: values.map(valueToText),
  prepared,
});

const millisecondsOf = (deadline: number): number => Math.max(1, Math.trunc(deadline));
const ends = ({ sql }: Statement): boolean => sql === 'ROLLBACK' || sql === 'COMMIT';
const begins = ({ sql }: Statement): boolean => /^BEGIN\b/.test(sql);

/** One client of the pool for the time it is held. */
export function connectPostgres(client: PoolClient, session: PostgresSession): PostgresConnection {
  let broken: Error | undefined;
  let cut: ((cause: Error) => void) | undefined;
  /** The running transaction's own statement_timeout. */
  let transaction: { milliseconds: number } | undefined;

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
      if (translated.name === 'UnavailableError' || isOutdated(error)) broken ??= translated;
      throw translated;
    } finally {
      clearTimeout(timer);
      cut = undefined;
    }
  }
  const send = (statements: readonly WireStatement[], deadline: number, answers: WireAnswer[] = []): Promise<void> =>
    within(deadline, () => sendPipeline(client, statements, session.prepared, answers));

  /** In a journey of its own: beside the statement it would make the two a transaction, which not every one may be in. */
  async function limit(deadline: number): Promise<void> {
    const known = transaction ?? session;
    const milliseconds = millisecondsOf(deadline);
    if (known.milliseconds === milliseconds) return;
    await send([limitTo(milliseconds, transaction !== undefined)], deadline);
    known.milliseconds = milliseconds;
  }

  async function run(
    statement: Statement,
    before: readonly Statement[] = [],
    after: readonly Statement[] = [],
  ): Promise<Rows> {
    const { deadline } = statement;
    const wire = [...before, statement].map(wireOf);
    const answers: WireAnswer[] = [];
    if ([...before, statement].some(begins)) {
      const milliseconds = millisecondsOf(deadline);
      // What is sent as its first statement has its own limit, and may have left the login's role.
      if (before.length > 0 && milliseconds !== session.milliseconds) wire.splice(-1, 0, limitTo(milliseconds, true));
      transaction = { milliseconds: before.length > 0 ? milliseconds : session.milliseconds };
    } else if (!ends(statement)) await limit(deadline);
    await send([...wire, ...after.map(wireOf)], deadline, answers);
    if ([statement, ...after].some(ends)) transaction = undefined;
    return resultOf(answers[wire.length - 1]);
  }

  async function together(statements: readonly Statement[]): Promise<(Rows | undefined)[]> {
    const wire: WireStatement[] = [];
    /** Where the answer of each statement stands among those of the wire. */
    const places: number[] = [];
    let { milliseconds } = session;
    for (const statement of statements) {
      const wanted = millisecondsOf(statement.share ?? statement.deadline);
      // Not locally: outside of a BEGIN the server warns of that. What fails takes it back as well.
      if (wanted !== milliseconds) wire.push(limitTo(wanted, false));
      milliseconds = wanted;
      places.push(wire.push(wireOf(statement)) - 1);
    }
    if (milliseconds !== session.milliseconds) wire.push(limitTo(session.milliseconds, false));
    const answers: WireAnswer[] = [];
    const deadline = togetherDeadline(statements);
    await send(wire, deadline, answers).catch((error: unknown) => {
      const stopped = statements[places.indexOf(answers.length)];
      // The connection is whole as long as it was the server that stopped it.
      if (stopped?.share === undefined || !(error instanceof DeadlineError) || broken) throw error;
    });
    return places.map((at) => (at < answers.length ? resultOf(answers[at]) : undefined));
  }
  return {
    get broken() {
      return broken;
    },
    abandon,
    run,
    together,
    script: async (text, deadline) => {
      await limit(deadline);
      await within(deadline, () => client.query(text));
    },
  };
}

const isOutdated = (error: unknown): boolean => error instanceof DatabaseError && error.routine === OUTDATED;

function resultOf(answer: WireAnswer | undefined): Rows {
  const { rows = [], fields = [], tag = '' } = answer ?? {};
  return {
    rows,
    affected: changedBy(tag),
    fields: fields.map((field) => ({ name: field.name, type: typeName(field.dataTypeID) })),
  };
}

/** What the driver threw, in the words of `Database.ts`. `deadline` is the statement's, in milliseconds. */
export function translateError(error: unknown, deadline: number): Error {
  if (error instanceof DeadlineError || error instanceof UnavailableError || error instanceof SqlStateError)
    return error;
  if (!(error instanceof DatabaseError)) return new UnavailableError(`the database is away: ${String(error)}`);
  const { message, code = '', position, constraint, column } = error;
  if (code === '57014') return new DeadlineError(deadline);
  // Undone as if for the sake of another transaction: on another connection it is prepared anew.
  if (error.routine === OUTDATED) return new SqlStateError(message, '40001');
  if (AWAY.test(code)) return new UnavailableError(`the database is away: ${message}`);
  return new SqlStateError(message, code, position === undefined ? undefined : Number(position), constraint, column);
}
