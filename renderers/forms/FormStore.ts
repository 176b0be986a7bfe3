import type { Row } from '../../engine/lists/changes.ts';
import type { FieldFailure } from '../../engine/rules/checkRow.ts';
import type { FieldState, FormState } from './formState.ts';

/** A field as it is drawn: how it stands, and what is wrong with it. */
export interface ShownField extends FieldState {
  error: string | undefined;
}

/** A form's state, listened to field by field: a keystroke redraws what it changes and nothing else. */
export interface FormStore {
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The same object as long as nothing about the field changed. */
  field(key: string): ShownField;
  /** The row as it would be saved. */
  row(): Row;
  /** Takes over what was typed. */
  type(typed: Row): void;
  /** What the rules say of what was typed; shows nothing. */
  check(typed: Row): FieldFailure[];
  /** Shows what the rules say, from now on after every change. */
  follow(): void;
  /** Shows what the server said of single fields, each until it is changed. */
  refuse(failures: readonly FieldFailure[]): void;
  /** Number of fields that show an error. */
  wrong(): number;
}

/** What a form computes and checks; both pure. */
export interface FormLogic {
  stateOf(typed: Row): FormState;
  check(row: Row): FieldFailure[];
}

const ABSENT: ShownField = { visible: true, disabled: false, required: false, value: null, error: undefined };

/** Makes the store of one form that opens with `start`. */
export function createFormStore(logic: FormLogic, start: Row): FormStore {
  const listeners = new Set<() => void>();
  let last = { typed: start, state: logic.stateOf(start) };
  let following = false;
  let refused: readonly FieldFailure[] = [];
  let errors = new Map<string, string>();
  let fields = shownFields(last.state, errors, new Map());

  const stateOf = (typed: Row): FormState => {
    // Checking and taking over ask about the same row within one submit.
    if (typed !== last.typed) last = { typed, state: logic.stateOf(typed) };
    return last.state;
  };
  // Nobody can mend what is not shown; what is wrong there the server will say.
  const visibleFailures = ({ row, fields: states }: FormState) =>
    logic.check(row).filter(({ key }) => states.get(key)?.visible);
  const publish = () => {
    const { state } = last;
    const failures = [...(following ? visibleFailures(state) : []), ...refused];
    // The rules' word comes first: a refused value that also breaks a rule is told the rule.
    errors = new Map(failures.toReversed().map(({ key, message }) => [key, message]));
    fields = shownFields(state, errors, fields);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    field: (key) => fields.get(key) ?? ABSENT,
    row: () => last.state.row,
    type: (typed) => {
      const before = last.typed;
      stateOf(typed);
      refused = refused.filter(({ key }) => before[key] === typed[key]);
      publish();
    },
    check: (typed) => visibleFailures(stateOf(typed)),
    follow: () => {
      following = true;
      publish();
    },
    refuse: (failures) => {
      refused = failures;
      publish();
    },
    wrong: () => errors.size,
  };
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
