import type { Json } from '../../engine/values/ValueType.ts';

/** One save as it went: `ok` the server said yes, `fail` it said no, `info` nobody knows. */
export interface Operation {
  person: string;
  kind: 'edit' | 'add' | 'remove' | 'drag';
  outcome: 'ok' | 'fail' | 'info';
  /** From the first sending to the last answer, in ms of one clock for all. */
  began: number;
  ended: number;
  /** Values sent for existing rows; `version` is the one the change started from. */
  writes: readonly { id: string; version: number; values: Readonly<Record<string, Json>> }[];
  /** The mark each new row was given, which nobody changes. */
  adds: readonly { origin: string; values: Readonly<Record<string, Json>> }[];
  removes: readonly string[];
  /** Of an `ok`: the version each written row has after it; of new rows too. */
  versions: ReadonlyMap<string, number>;
}
