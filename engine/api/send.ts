import type { CancelSignal } from './cancel.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call, ready for the wire. */
export interface Outgoing {
  method: Method;
  url: string;
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
  /** Milliseconds until it is given up. */
  timeout: number;
  signal?: CancelSignal;
  /** The page may be left before the answer comes. */
  outlives?: boolean;
}

/** The part of a Blob the engine needs; a browser's Blob fits. */
export interface FileBody {
  readonly size: number;
  readonly type: string;
  text(): Promise<string>;
}

export interface Incoming<File extends FileBody = FileBody> {
  status: number;
  /** A reply header by its lower-case name. */
  header(name: string): string | undefined;
  text(): Promise<string>;
  file(): Promise<File>;
}

/** Carries a call over the wire; rejects with a Failure of kind `timeout`, `unreachable` or `aborted`. */
export type Send<File extends FileBody = FileBody> = (outgoing: Outgoing) => Promise<Incoming<File>>;
