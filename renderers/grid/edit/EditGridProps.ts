import type { Ref } from 'react';
import type { PlanField, PlanGridOptions } from '../../../engine/plan.ts';
import type { CellChange, GridRow, RowConflict, RowErrors, RowTable } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import type { CellContext } from '../../cells/Cell.ts';

/** An editable grid over a row table. The table is made by whoever owns the data; the grid shows it and drives it. */
export interface EditGridProps {
  /** Names the grid for those who cannot see it. */
  label: string;
  table: RowTable;
  columns: readonly PlanField[];
  options: PlanGridOptions;
  cells: CellContext;
  /** Nothing can be changed; no toolbar buttons that change. */
  disabled?: boolean;
  /** Rows that cannot be changed. */
  isRowDisabled?: (row: GridRow, index: number) => boolean;
  /** Codes a person lacks (contract 8.1): columns by key, buttons by add, remove, batch_delete, save. */
  excluded?: ReadonlySet<string>;
  /** Fills its parent instead of growing up to `options.maxHeight` (default 400). */
  fill?: boolean;
  loading?: boolean;
  /** Where the toolbar stands instead of above the grid; null while that place is not there yet. */
  toolbarIn?: HTMLElement | null;
  /** Lazily loads the children of a tree's row; present: the grid is a tree. Rows carry `parentId` and `hasChildren`. */
  loadChildren?: (row: GridRow) => Promise<readonly Record<string, Json>[]>;
  /** Draws what an expanded row shows; present: rows can be expanded. */
  detail?: (row: GridRow) => React.ReactNode;
  /** Draws what opens over a row (its sub-table) when a cell is clicked that opens no editor. */
  popover?: (row: GridRow) => React.ReactNode;
  /** Remembers the add-row settings under another name than the grid's label. */
  settingsKey?: string;
  onSave?: () => void;
  onEvent?: (event: GridEvent) => void;
  ref?: Ref<EditGridApi>;
}

/** Contract 6.5, as one union. */
export type GridEvent =
  | { type: 'valueChange'; row: GridRow; key: string; value: Json; oldValue: Json; isSetValues: boolean }
  | { type: 'added' | 'inserted'; row: GridRow }
  /** Fired only when at least one persisted row is among them. */
  | { type: 'remove'; rows: readonly GridRow[] }
  | {
      type: 'selectRowChange';
      action: 'selected' | 'unselected' | 'selected-all';
      row?: GridRow;
      selectedRowIds: readonly string[];
    }
  | { type: 'dragged'; oldIndex: number; newIndex: number }
  | { type: 'save' }
  | { type: 'blur' };

/** What screens can do with a grid. */
export interface EditGridApi {
  /** Contract 6.5: null when everything passes. Moves the focus to the first error and scrolls to it. */
  validate(): RowErrors | null;
  getAll: RowTable['getAll'];
  addRows(rows: readonly Record<string, Json>[], index?: number): string[];
  removeRows(ids: readonly string[]): void;
  setValues(changes: readonly CellChange[]): void;
  selectedIds(): readonly string[];
  clearSelection(): void;
  /** Ends editing; false keeps what stood there before. */
  stopEditing(commit?: boolean): void;
  focusCell(id: string, key: string): void;
  /** Shows the old value over the new one for 1400 ms. */
  showRemoteChange(id: string, key: string, oldText: string): void;
  /** Opens `popover` at a cell; false when the row cannot be brought into sight. */
  openPopover(id: string, key: string): Promise<boolean>;
  /** Asks above the cell whose value shall stand; a grid that closes before the answer keeps mine. */
  showConflict(conflict: RowConflict): Promise<'mine' | 'theirs'>;
  /** The cell under the pen, for `mergeRemote`. */
  editing(): { id: string; key: string } | undefined;
}
