/** A value bound to a statement. */
export type SqlValue = string | number | boolean | null | string[] | number[];

export type Row = Record<string, unknown>;

export interface QueryResult<R = Row> {
  rows: R[];
  /** Rows changed by an INSERT, UPDATE or DELETE. */
  affected: number;
  /** Output columns with the PostgreSQL type name. */
  fields: { name: string; type: string }[];
}

/** Milliseconds until a statement is given up, where nobody says otherwise. */
export const STATEMENT_DEADLINE = 10_000;

export interface QueryOptions {
  /** Milliseconds until the statement is given up; the default is the database's own. */
  deadline?: number;
  /** As of a transaction; inside of one it says nothing. */
  patient?: boolean;
  /** A text of few kinds that comes again and again: it is read once a connection. */
  prepared?: boolean;
  /** The last statement of a READ ONLY transaction, which ends with it: another is refused. */
  last?: boolean;
}

export interface TransactionOptions {
  /** Milliseconds until the whole transaction is rolled back; default 30 s. */
  deadline?: number;
  /** A piece of long work: others may go first where there is one connection for all. */
  patient?: boolean;
  /** What PostgreSQL calls its connection while it lasts: the `application_name` of `pg_stat_activity`. */
  name?: string;
}

/** A SELECT with its bound values. */
export interface Selection {
  sql: string;
  values: readonly SqlValue[];
}

/** A SELECT that is asked together with others. */
export interface Reading extends Selection {
  /** Milliseconds after which it is done without, where the database can stop it alone. */
  share?: number;
}

export interface BatchOptions extends Pick<TransactionOptions, 'deadline'> {
  /** The role of the transaction: the product's own, or READ ONLY as that of reports. */
  as?: 'app' | 'report';
  /** Rows of a batch. */
  size: number;
}

/** One open connection or transaction. `$n` parameters only; text is never spliced. */
export interface Session {
  query<R = Row>(sql: string, values?: readonly SqlValue[], options?: QueryOptions): Promise<QueryResult<R>>;
}

/** Which rows of the tables with scopes somebody sees; what is not named is seen whole. */
export interface NarrowedRows {
  user: { id: string; username: string; realname: string; orgCode: string; roles: readonly string[] };
  /** Keys of the scopes by table, each widening the others: without a key no row is seen. */
  tables: Readonly<Record<string, readonly string[]>>;
}

/** Who a transaction acts for: row-level security sees this tenant and no other, and of it these rows. */
export interface Scope {
  tenant: string;
  rows: 'all' | NarrowedRows;
}

/** What the product itself reads and writes for a tenant, for nobody in particular. */
export const allRows = (tenant: string): Scope => ({ tenant, rows: 'all' });

/** What statements of one text have taken since the process began; the text holds no values. */
export interface StatementTime {
  sql: string;
  calls: number;
  /** Milliseconds. */
  total: number;
  longest: number;
  failed: number;
}

/**
 * The product's database. Dates come back as text (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`), numerics as numbers,
 * bigint as number when safe.
 */
export interface Database extends Session {
  readonly kind: 'pglite' | 'postgres';
  /** All or nothing, outside any tenant: system tables only. */
  transaction<T>(work: (session: Session) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** All or nothing for one tenant, under forced row-level security. */
  withTenant<T>(scope: Scope, work: (session: Session) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** READ ONLY, for one tenant, as the report role. */
  readOnly<T>(scope: Scope, work: (session: Session) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * As the report role, for one tenant, over a database that these statements of the product's own have changed; all of
   * it is undone at the end, however it ends.
   */
  rehearse<T>(
    scope: Scope,
    statements: readonly string[],
    work: (session: Session) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Several SELECTs for one tenant, under forced row-level security, as one question: one journey, an answer each. What
   * ran over its share has none, nor has what stands behind it.
   */
  readTogether(scope: Scope, readings: readonly Reading[]): Promise<(QueryResult | undefined)[]>;
  /**
   * The rows of one SELECT for one tenant, as they were at one moment, batch by batch; `onRows` is waited for, and
   * ends it by answering false; `within` is the transaction they are read in. Where there is one connection for all, there
   * is none: others have it between two batches.
   */
  readInBatches(
    scope: Scope,
    selection: Selection,
    options: BatchOptions,
    onRows: (rows: Row[], within?: Session) => Promise<boolean>,
  ): Promise<void>;
  /** READ ONLY, outside any tenant: everything as it was when the first statement ran. */
  snapshot<T>(work: (session: Session) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Calls `listener` for every NOTIFY on `channel`; resolves to the way to stop. `onReturn` is called when listening
   * goes on after it was lost: what was told meanwhile is not coming.
   */
  listen(channel: string, listener: (payload: string) => void, onReturn?: () => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** The first sign of damaged files since it was opened. */
  damage(): FaultError | undefined;
  /** What its statements have taken since it was opened. */
  statementTimes(): StatementTime[];
  close(): Promise<void>;
}

/** A statement ran over its deadline and was stopped. Retrying is the caller's decision. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  constructor(readonly milliseconds: number) {
    super(`statement stopped after ${milliseconds} ms`);
  }
}

/** The database refused a statement. `code` is the SQLSTATE. */
export class SqlStateError extends Error {
  override readonly name = 'SqlStateError';
  constructor(
    message: string,
    readonly code: string,
    /** Offset in the SQL text, 1-based, where the database names one. */
    readonly position?: number,
    readonly constraint?: string,
    readonly column?: string,
  ) {
    super(message);
  }
}

/** What is wrong with the database itself, whatever it is asked. */
export type FaultKind = 'readOnly' | 'damaged';

/** The database cannot do what every database can. */
export class FaultError extends SqlStateError {
  constructor(
    readonly kind: FaultKind,
    cause: SqlStateError,
  ) {
    super(cause.message, cause.code);
  }
}

/** The database cannot be reached or went away. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

const WAIT = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/** Waits until no other transaction works under the name; it is free again when this one ends. Throws what a query throws. */
export async function lockAdvisory(session: Session, name: string): Promise<void> {
  await session.query(WAIT, [name]);
}
