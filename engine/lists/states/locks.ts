import type { RowLocks } from '../../plan/Plan.ts';
import type { Row } from '../../plan/record.ts';
import type { ModelStates, StateLock } from '../../plan/states.ts';

type Locked = Pick<ModelStates, 'locks'>;

/** The locks of a record in that state. */
const locksIn = ({ locks = [] }: Locked, state: string): StateLock[] => locks.filter((lock) => lock.in.includes(state));

/** Whether a field of a record in that state must be left alone. */
export const isFieldLocked = (states: Locked, state: string, key: string): boolean =>
  locksIn(states, state).some(({ fields }) => fields === undefined || fields.includes(key));

/** Whether a record in that state is locked as a whole, the rows of its sub-tables too. */
export const isRecordLocked = (states: Locked, state: string): boolean =>
  locksIn(states, state).some(({ fields }) => fields === undefined);

/** Whether a record in that state must stay. */
export const isKeptIn = (states: Locked, state: string): boolean =>
  locksIn(states, state).some(({ removable }) => removable !== true);

/** The states in which what is asked is true of a record, each once, as they are declared. */
export function statesWhere(states: Locked, asked: (states: Locked, state: string) => boolean): string[] {
  const named = [...new Set((states.locks ?? []).flatMap((lock) => lock.in))];
  return named.filter((state) => asked(states, state));
}

/** What of the rows of a sub-table is locked: everything, or some of their fields and how many there are. */
export type RowsLock = 'all' | ReadonlySet<string>;

/** What of the rows of a sub-table (by its `name`) a record in that state locks; undefined: nothing. */
export function rowsLockedIn(states: Locked, state: string, name: string | undefined): RowsLock | undefined {
  if (isRecordLocked(states, state)) return 'all';
  const start = `${name}.`;
  const fields = locksIn(states, state).flatMap((lock) => lock.fields ?? []);
  const keys = fields.flatMap((key) => (name !== undefined && key.startsWith(start) ? key.slice(start.length) : []));
  return keys.length === 0 ? undefined : new Set(keys);
}

/** What the state of a record locks of the rows of a sub-table. */
export function rowsLocked(locks: RowLocks | undefined, record: Row): RowsLock | undefined {
  const state = locks === undefined ? undefined : record[locks.field];
  if (locks === undefined || typeof state !== 'string' || !Object.hasOwn(locks.states, state)) return undefined;
  const keys = locks.states[state];
  return keys === undefined || keys === 'all' ? keys : new Set(keys);
}
