import type { Picker } from '../../engine/plan/compiled.ts';
import type { CellRow } from '../cells/Cell.ts';

/** What is chosen in a picker: keys in the order they were chosen, with the rows as far as they were seen. */
export interface PickerSelection<Row> {
  keys: readonly string[];
  rows: ReadonlyMap<string, Row>;
}

/** A selection known only by its keys. */
export function selectionOf<Row>(keys: readonly string[]): PickerSelection<Row> {
  return { keys, rows: new Map() };
}

/** Chooses a row or gives it up; where only one may be chosen the newest stays. */
export function toggleRow<Row>(
  selection: PickerSelection<Row>,
  key: string,
  row: Row,
  multiple: boolean,
): PickerSelection<Row> {
  if (selection.keys.includes(key)) {
    // Clicking the one chosen row again keeps it: a single choice is changed, not dropped.
    return multiple ? withoutKeys(selection, [key]) : selection;
  }
  if (!multiple) return { keys: [key], rows: new Map([[key, row]]) };
  return { keys: [...selection.keys, key], rows: new Map(selection.rows).set(key, row) };
}

/** Chooses or gives up all rows of a page; what was chosen on others stays. */
export function toggleRows<Row>(
  selection: PickerSelection<Row>,
  rows: ReadonlyMap<string, Row>,
  chosen: boolean,
): PickerSelection<Row> {
  if (!chosen) return withoutKeys(selection, [...rows.keys()]);
  return {
    keys: [...new Set([...selection.keys, ...rows.keys()])],
    rows: new Map([...selection.rows, ...rows]),
  };
}

/** The selection without these. */
export function withoutKeys<Row>({ keys, rows }: PickerSelection<Row>, given: readonly string[]): PickerSelection<Row> {
  const dropped = new Set(given);
  return {
    keys: keys.filter((key) => !dropped.has(key)),
    rows: new Map([...rows].filter(([key]) => !dropped.has(key))),
  };
}

/** Why the selection cannot be taken; undefined when it can. */
export function selectionComplaint(count: number, multiple: boolean): string | undefined {
  if (multiple) return count > 0 ? undefined : '请至少选择一条记录';
  return count === 1 ? undefined : '请选择一条记录';
}

/** What the dialogs of all pickers share: the picker, what is chosen, and how it is taken. */
export interface PickerChoice {
  picker: Picker;
  multiple: boolean;
  selection: PickerSelection<CellRow>;
  onSelect: (selection: PickerSelection<CellRow>) => void;
  onTake: (selection: PickerSelection<CellRow>) => void;
}
