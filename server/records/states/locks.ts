import { isFieldLocked } from '../../../engine/lists/states/locks.ts';
import type { Model } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Records } from '../Records.ts';
import type { FieldProblem } from '../write/refusals.ts';

/** A record as it is kept, or as it will be. */
export type Kept = Readonly<Record<string, Value>>;

/** The state of a kept record; undefined where its model has no locks. */
export function stateOf({ states }: Model, kept: Kept): string | undefined {
  return states?.locks === undefined ? undefined : String(kept[states.field] ?? '');
}

/** Changed fields that the state of the record locks; what is computed follows the others. */
export function lockProblems(records: Pick<Records, 'shape' | 'dictionary'>, old: Kept, values: Kept): FieldProblem[] {
  const { model, columns } = records.shape;
  const state = stateOf(model, old);
  if (state === undefined || model.states === undefined) return [];
  const { states } = model;
  const changed = (key: string) => JSON.stringify(values[key] ?? null) !== JSON.stringify(old[key] ?? null);
  const locked = model.fields.filter(
    ({ key, cell }) =>
      key !== states.field && cell.value === undefined && isFieldLocked(states, state, key) && changed(key),
  );
  return locked.map(({ key, title }) => ({
    key: columns.has(key) ? key : '',
    message: `${title}在“${stateText(records, state)}”时不能修改`,
  }));
}

/** What people call a state of the records. */
export function stateText(
  { dictionary, shape: { model } }: Pick<Records, 'dictionary'> & { shape: { model: Model } },
  state: string,
): string {
  const field = model.fields.find(({ key }) => key === model.states?.field);
  const options = field && 'options' in field.cell ? field.cell.options : undefined;
  const items = options ?? dictionary(field?.dictCode ?? '') ?? [];
  return items.find(({ value }) => value === state)?.text ?? (state === '' ? '空' : state);
}
