import type { Row } from '../../../engine/plan/record.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import type { FieldState, FormState } from './formState.ts';

/** A field as it is drawn: how it stands, and what is wrong with it. */
export interface ShownField extends FieldState {
  error: string | undefined;
}

/** A form's state, listened to field by field: a keystroke redraws what it changes and nothing else. */
export interface FormStore {
  /** Calls back after every change of one field, or of anything when no key is given; returns the way to stop. */
  subscribe(listener: () => void, key?: string): () => void;
  /** The same object as long as nothing about the field changed. */
  field(key: string): ShownField;
  /** The row as it would be saved. */
  row(): Row;
  /** Takes over values; keys that are not given stay as they are. */
  set(values: Row): void;
  /** Computes anew: rows of sub-tables are others. */
  recompute(): void;
  /** What the rules say of the row; shows nothing. */
  check(): FieldFailure[];
  /** Shows what the rules say, from now on after every change. */
  follow(): void;
  /** Shows what the server said of single fields, each until it is changed. */
  refuse(failures: readonly FieldFailure[]): void;
  /** Shows what the server answered about what is being typed, in place of its earlier answers. */
  answered(failures: readonly FieldFailure[]): void;
  /** Number of fields that show an error; among `keys` when given. */
  wrong(keys?: readonly string[]): number;
  /** Whether a field that must be filled in shows that it is empty. */
  incomplete(): boolean;
}

/** What a form computes and checks; both pure. */
export interface FormLogic {
  stateOf(typed: Row): FormState;
  check(row: Row): FieldFailure[];
  /** Typed and left, and no value of its field at all: shown before anybody asks. */
  unreadable?(row: Row): FieldFailure[];
}

const ABSENT: ShownField = { visible: true, disabled: false, required: false, value: null, error: undefined };

/** Makes the store of one form that opens with `start`. */
export function createFormStore(logic: FormLogic, start: Row): FormStore {
  const anything = new Set<() => void>();
  const ofField = new Map<string, Set<() => void>>();
  let typed = start;
  let state = logic.stateOf(start);
  let following = false;
  let refused: readonly FieldFailure[] = [];
  let answers: readonly FieldFailure[] = [];
  let errors = new Map<string, string>();
  let fields = shownFields(state, errors, new Map());

  // Nobody can mend what is not shown; what is wrong there the server will say.
  const shown = ({ key }: FieldFailure) => state.fields.get(key)?.visible === true;
  const unreadable = () => logic.unreadable?.(state.row).filter(shown) ?? [];
  const failures = () => logic.check(state.row).filter(shown);
  const publish = () => {
    const all = [...(following ? failures() : unreadable()), ...answers, ...refused];
    // The rules' word comes first: a refused value that also breaks a rule is told the rule.
    errors = new Map(all.toReversed().map(({ key, message }) => [key, message]));
    const before = fields;
    fields = shownFields(state, errors, before);
    for (const [key, field] of fields) {
      if (before.get(key) !== field) for (const listener of ofField.get(key) ?? []) listener();
    }
    for (const listener of anything) listener();
  };
  return {
    subscribe: (listener, key) => {
      const listeners = key === undefined ? anything : listenersOf(ofField, key);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    field: (key) => fields.get(key) ?? ABSENT,
    row: () => state.row,
    set: (values) => {
      const before = typed;
      typed = { ...typed, ...values };
      state = logic.stateOf(typed);
      refused = refused.filter(({ key }) => before[key] === typed[key]);
      publish();
    },
    recompute: () => {
      state = logic.stateOf(typed);
      publish();
    },
    check: failures,
    follow: () => {
      following = true;
      publish();
    },
    refuse: (said) => {
      refused = said;
      publish();
    },
    answered: (said) => {
      answers = said;
      publish();
    },
    wrong: (keys) => (keys === undefined ? errors.size : keys.filter((key) => errors.has(key)).length),
    incomplete: () => [...errors.keys()].some((key) => isMissing(fields.get(key))),
  };
}

function listenersOf(all: Map<string, Set<() => void>>, key: string): Set<() => void> {
  const known = all.get(key) ?? new Set();
  all.set(key, known);
  return known;
}

function isMissing(field: ShownField | undefined): boolean {
  return field?.required === true && (field.value === null || field.value === undefined || field.value === '');
}

function shownFields(
  state: FormState,
  errors: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, ShownField>,
): Map<string, ShownField> {
  return new Map(
    [...state.fields].map(([key, field]) => {
      const next = { ...field, error: errors.get(key) };
      return [key, same(before.get(key), next) ?? next];
    }),
  );
}

function same(before: ShownField | undefined, after: ShownField): ShownField | undefined {
  const keys = ['visible', 'disabled', 'required', 'value', 'error'] as const;
  return before && keys.every((key) => before[key] === after[key]) ? before : undefined;
}
