import type { WireStatement } from '../wire.ts';

/** What the worker is started with. */
export interface PgliteSettings {
  /** A directory, or `memory://`. */
  dataDir: string;
  /** A file that holds a fresh in-memory database, written when it is missing: reading is faster than making one. */
  template?: string;
  /** The library's WASM module: threads that share it compile each of its functions once between them. */
  program: object;
}

export type PgliteRequest =
  | {
      kind: 'query';
      id: number;
      /** One transaction, unless they begin or end one; what comes after one that fails is not run. */
      statements: WireStatement[];
    }
  | { kind: 'script'; id: number; sql: string }
  | { kind: 'close'; id: number };

/** Rows as arrays: object keys would be copied between the threads for every row. */
export interface PgliteRows {
  rows: unknown[][];
  affected: number;
  fields: { name: string; oid: number }[];
}

/** What each statement answered. */
export interface PgliteAnswer {
  kind: 'rows';
  id: number;
  results: PgliteRows[];
}

/** With a `code` the database refused; without one PGlite itself is broken. Id 0: it could not be opened. */
export interface PgliteFailure {
  kind: 'failure';
  id: number;
  message: string;
  code?: string;
  position?: string;
  constraint?: string;
  column?: string;
}

export interface PgliteNotification {
  kind: 'notification';
  channel: string;
  payload: string;
}

export type PgliteMessage = { kind: 'ready' } | PgliteAnswer | PgliteFailure | PgliteNotification;
