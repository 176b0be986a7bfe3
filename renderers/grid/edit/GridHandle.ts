import type { GridApi } from 'ag-grid-community';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { GridRow, RowTable } from '../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { Sight } from './focus/sight.ts';

/** Where a cell is, independent of scrolling and order. */
export interface CellPlace {
  id: string;
  key: string;
}

/** What parts beside the grid (ranges, clipboard) work on it with. One handle lives as long as its AG Grid. */
export interface GridHandle {
  readonly api: GridApi<GridRow>;
  /** The element AG Grid was built in; listen here, in the capture phase to come before AG Grid. */
  readonly root: HTMLElement;
  readonly table: RowTable;
  /** All columns, hidden ones too; the newest. */
  readonly columns: readonly PlanField[];
  /** The newest dictionaries. */
  readonly cells: CellContext;
  /** Whether rows may be appended, say by a paste that is longer than the table. */
  readonly canAddRows: boolean;
  /** The data cell an element stands in; undefined for headers, structural columns and footers. */
  cellAt(element: Element | null): CellPlace | undefined;
  /** Shown rows from top to bottom, scrolled away ones too. */
  visibleRows(): readonly GridRow[];
  /** Shown data columns from left to right, scrolled away ones too. */
  visibleKeys(): readonly string[];
  /** Whether a person may change the cell. */
  isEditable(id: string, key: string): boolean;
  /** The same of many cells of a row; rows alike get one answer. */
  editableIn(row: GridRow): (column: PlanField) => boolean;
  /** Draws cells again; ids and keys that are not shown are passed over. Without ids: all drawn ones. */
  refreshCells(ids?: readonly string[], keys?: readonly string[]): void;
  /** The cell the keyboard is in. */
  focused(): CellPlace | undefined;
  /** What can be seen of the rows now. */
  sight(): Sight;
  /**
   * Puts the keyboard into a cell and scrolls to it; a row that is not shown is passed over. `sight`: what could be seen
   * before something was changed for which nothing scrolls; asked then it costs nothing.
   */
  focus(id: string, key: string, sight?: Sight): void;
  isEditing(): boolean;
  /** Whether anything was put into the open editor. */
  isTyping(): boolean;
  stopEditing(commit?: boolean): void;
  /** A click that is claimed does not start editing (the end of a drag, a click with Shift). Returns the way to leave. */
  claimClicks(claims: (event: MouseEvent) => boolean): () => void;
}

/** What a part beside the grid is given; it is mounted under the grid's React tree when the handle is there. */
export interface GridPartProps {
  handle: GridHandle;
  /** Nothing can be changed; looking and copying goes on. */
  disabled: boolean;
}
