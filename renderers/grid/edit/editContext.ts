import type { ColDef } from 'ag-grid-community';
import type { PlanField } from '../../../engine/plan.ts';
import type { GridRow, RowTable } from '../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { EditorSession, EditorSessions } from './EditorSessions.ts';
import type { RowView } from './RowView.ts';

/** What AG Grid hands back to formatters, renderers and editors; always the newest of what the grid was given. */
export interface EditGridContext {
  table: RowTable;
  columns: readonly PlanField[];
  cells: CellContext;
  sessions: EditorSessions;
  view: RowView;
  /** Whether a person may change the cell, by an editor or by a click on its mark. */
  canChange(row: GridRow, column: PlanField): boolean;
  isRowDisabled(row: GridRow): boolean;
  /** Takes over what an editor holds. */
  commit(session: EditorSession): void;
  /** Sets one cell, as a click on its mark does. */
  set(id: string, key: string, value: unknown): void;
  toggleRow(id: string): void;
  openDragMenu(id: string, anchor: HTMLElement): void;
  /** The place React draws an expanded row's detail in; undefined takes it away. */
  showDetail(id: string, element: HTMLElement | undefined): void;
}

/** What a column definition carries of the plan. */
export interface EditColumnContext {
  column: PlanField;
  /** The first drawn data column: a tree's indents stand here. */
  first: boolean;
}

/** The plan's column behind a definition of a data column. */
export function editColumnOf(def: ColDef): PlanField {
  return (def.context as EditColumnContext).column;
}
