import type { ValueItem } from '../../engine/values/ValueType.ts';
import type { ImportMode, ImportResult } from '../../server/records/transfer/importRows.ts';

/** Where rows go: the running server, or the database itself. */
export interface Destination {
  /** For people: `http://127.0.0.1:8080` or the database. */
  name: string;
  /** The most rows `send` takes at once. */
  most: number;
  items(dictCode: string): readonly ValueItem[] | undefined;
  send(rows: readonly Record<string, unknown>[], mode: ImportMode): Promise<ImportResult>;
  close(): Promise<void>;
}

/** The destination refuses; the message is for people. */
export class DestinationError extends Error {
  override readonly name = 'DestinationError';
}
