import type { Row } from '../../engine/lists/changes.ts';
import type { FieldState, FormState } from './formState.ts';

/** A form's state, listened to field by field: a keystroke redraws what it changes and nothing else. */
export interface FormStore {
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The same object as long as nothing about the field changed. */
  field(key: string): FieldState;
  /** The row as it would be saved. */
  row(): Row;
  /** The state that would follow from what was typed; changes nothing. */
  preview(typed: Row): FormState;
  /** Takes over what was typed. */
  type(typed: Row): void;
}

const ABSENT: FieldState = { visible: true, disabled: false, required: false, value: null };

/** Makes the store of one form that opens with `start`. */
export function createFormStore(stateOf: (typed: Row) => FormState, start: Row): FormStore {
  const listeners = new Set<() => void>();
  let last: { typed: Row; state: FormState } = { typed: start, state: stateOf(start) };
  let shown = last.state;
  const preview = (typed: Row): FormState => {
    // Checking and taking over ask about the same row within one keystroke.
    if (typed !== last.typed) last = { typed, state: stateOf(typed) };
    return last.state;
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    field: (key) => shown.fields.get(key) ?? ABSENT,
    row: () => shown.row,
    preview,
    type: (typed) => {
      const next = preview(typed);
      shown = { row: next.row, fields: keepEqual(shown.fields, next.fields) };
      for (const listener of listeners) listener();
    },
  };
}

function keepEqual(
  before: ReadonlyMap<string, FieldState>,
  after: ReadonlyMap<string, FieldState>,
): ReadonlyMap<string, FieldState> {
  return new Map([...after].map(([key, state]) => [key, same(before.get(key), state) ?? state]));
}

function same(before: FieldState | undefined, after: FieldState): FieldState | undefined {
  const keys = ['visible', 'disabled', 'required', 'value'] as const;
  return before && keys.every((key) => before[key] === after[key]) ? before : undefined;
}
