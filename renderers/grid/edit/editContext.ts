import type { ColDef } from 'ag-grid-community';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { GridRow, RowTable } from '../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { DetailPlaces } from '../shared/DetailRow.ts';
import type { GridHeadings } from '../shared/headings.ts';
import type { GridTree } from '../shared/TreeCell.ts';
import type { RowView } from './cells/RowView.ts';
import type { EditorSession, EditorSessions } from './editors/EditorSessions.ts';
import type { Onward } from './focus/keyDecision.ts';

/** What AG Grid hands back to formatters, renderers and editors; always the newest of what the grid was given. */
export interface EditGridContext extends DetailPlaces {
  table: RowTable;
  columns: readonly PlanField[];
  cells: CellContext;
  sessions: EditorSessions;
  view: RowView;
  /** What headings do besides sorting. */
  readonly headings: GridHeadings | undefined;
  /** What the first data column draws of a tree. */
  tree: GridTree | undefined;
  /** Whether a person may change the cell, by an editor or by a click on its mark. */
  canChange(row: GridRow, column: PlanField): boolean;
  /** The same of many cells of a row: what is said of the row as a whole is asked once, and rows alike get one answer. */
  changeableIn(row: GridRow): (column: PlanField) => boolean;
  isRowDisabled(row: GridRow): boolean;
  /** Whether rows as a whole look different for what they hold. */
  hasRowLooks(): boolean;
  /** Columns whose cells are open or locked by what else their row holds. */
  hangingKeys(): readonly string[];
  /** Ends the open editor by a key and goes on to where the key leads. */
  goOn(way: Onward): void;
  /** Takes over what an editor holds. */
  commit(session: EditorSession): void;
  /** Sets one cell, as a click on its mark does. */
  set(id: string, key: string, value: unknown): void;
  toggleRow(id: string): void;
  /** A figure below a column was pressed. */
  askFigure(line: GridRow, column: PlanField): void;
  /** Opens what stands behind a value without an editor. */
  show(id: string, key: string): void;
  moveRow(id: string, toIndex: number): void;
  /** Why rows cannot be moved now. */
  moveRefusal(): string | undefined;
  openDragMenu(id: string, anchor: HTMLElement): void;
}

/** What a column definition carries of the plan. */
export interface EditColumnContext {
  column: PlanField;
}

/** The plan's column behind a definition of a data column. */
export function editColumnOf(def: ColDef): PlanField {
  return (def.context as EditColumnContext).column;
}
