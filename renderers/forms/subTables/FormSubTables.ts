import type { RefObject } from 'react';
import type { RowsLock } from '../../../engine/lists/states/locks.ts';
import type { PlanSubTable } from '../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import type { EditGridApi } from '../../grid/edit/EditGridProps.ts';
import type { Lines } from '../store/formState.ts';

/** A sub-table under the pen. */
export interface FormSubTable {
  plan: PlanSubTable;
  table: RowTable;
  /** What of its rows the state of the record locks; absent: nothing. */
  lock?: RowsLock;
  /** The drawn grid. */
  grid: RefObject<EditGridApi | null>;
}

/** Place of the record's own tab, where it stands before those of its sub-tables. */
export const OWN_TAB = -1;

/** The sub-tables of one record. */
export interface FormSubTables {
  tables: readonly FormSubTable[];
  /** Rows as they are sent, by table key; rows that are not among them are removed by the server. */
  values(): Record<string, Json[]>;
  /** Rows as they are, by the names that expressions know the tables by. */
  lines(): Lines;
  isDirty(): boolean;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Checks everything and marks what is wrong; answers the place of the first failing table, -1 for none. */
  firstWrong(): number;
  /** Brings the keyboard to the first wrong cell of a table. */
  focusWrong(index: number): void;
  /** Marks the cells the server refused, each until it is changed. */
  mark(failures: readonly FieldFailure[]): void;
  /** Brings the keyboard to the first marked cell of a table; nothing is checked. */
  focusMarked(index: number): void;
  /** Place of the first table the server refused something in; its words stand in `message`. */
  refused(failures: readonly FieldFailure[]): { index: number; message: string } | undefined;
}

/** Of a form that has none. */
export const NO_SUB_TABLES: FormSubTables = {
  tables: [],
  values: () => ({}),
  lines: () => ({}),
  isDirty: () => false,
  subscribe: () => () => undefined,
  firstWrong: () => -1,
  focusWrong: () => undefined,
  mark: () => undefined,
  focusMarked: () => undefined,
  refused: () => undefined,
};
