import type { QueryResult, SqlValue } from './Database.ts';

export interface Statement {
  sql: string;
  values: readonly SqlValue[];
  /** Milliseconds. */
  deadline: number;
  /** A text that comes again and again: where the database can, it reads it once. */
  prepared?: boolean;
  /** Among several sent together: milliseconds after which it is done without, where stopping one costs nothing. */
  share?: number | undefined;
}

/** One physical connection, held by one caller at a time. */
export interface Connection {
  /**
   * One statement by the extended protocol, behind those that must have succeeded before it and, if it ends its
   * transaction, before what ends that: one answer for all, where every answer is a journey. Throws DeadlineError,
   * SqlStateError or UnavailableError.
   */
  run(
    statement: Statement,
    before?: readonly Statement[],
    after?: readonly Statement[],
  ): Promise<QueryResult<Record<string, unknown>>>;
  /**
   * Several statements as one transaction of their own, in one journey. One that ran over its share has no answer, nor
   * have those behind it.
   */
  together(statements: readonly Statement[]): Promise<(QueryResult<Record<string, unknown>> | undefined)[]>;
  /** Several statements at once, for constant texts of the product only. */
  script(text: string, deadline: number): Promise<void>;
  /** Stops what is running; the connection answers nothing any more. */
  abandon(cause: Error): Promise<void>;
}

/** What a kind of database brings; everything above it is shared. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  /** Default milliseconds for a statement. */
  readonly deadline: number;
  /**
   * Runs `work` with a connection nobody else uses meanwhile. `patient` work lets others go first where there is one
   * connection for all.
   */
  hold<T>(work: (connection: Connection) => Promise<T>, patient?: boolean): Promise<T>;
  listen(channel: string, listener: (payload: string) => void, onReturn?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * What one step of a statement may keep in memory. Reports group by the dozen columns: with the 4 MB of a database that
 * nobody has set up they sort on disk, in several times as long.
 */
export const WORK_MEM = '32MB';

/** A channel as an identifier. Channels are names the product chooses; anything but a plain word is a bug. */
export function quoteChannel(channel: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`not a channel name: ${channel}`);
  return `"${channel}"`;
}

/** Milliseconds that statements sent together may take, one after the other. */
export function togetherDeadline(statements: readonly Statement[]): number {
  return statements.reduce((sum, { share, deadline }) => sum + (share ?? deadline), 0);
}
