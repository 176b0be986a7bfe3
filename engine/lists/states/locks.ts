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
