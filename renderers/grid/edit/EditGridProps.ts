import type { Ref } from 'react';
import type { Ordering } from '../../../engine/lists/ordering.ts';
import type { PlanField, PlanGridOptions, PlanSort } from '../../../engine/plan/Plan.ts';
import type { CellChange, GridRow, RowConflict, RowErrors, RowTable } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { OnColumnOrder } from '../shared/draggedColumns.ts';
import type { GridHeadings } from '../shared/headings.ts';
import type { TreeKeys } from './cells/RowView.ts';
import type { AskedFigure } from './columns/askedFigures.ts';

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
  /** Codes a person lacks: columns by key, buttons by add, remove, batch_delete, save; edit: rows that are saved. */
  excluded?: ReadonlySet<string>;
  /** The same of what stands there and may only be looked at. */
  locked?: ReadonlySet<string>;
  /** Prefix of its buttons' permissions, by which they are asked about; absent: they are not. */
  permission?: string;
  /** Fills its parent instead of growing up to `options.maxHeight` (default 400). */
  fill?: boolean;
  loading?: boolean;
  /** Stands where the rows would, when there are none. */
  empty?: React.ReactNode;
  /** Of a list ordered by hand: whether and why rows cannot be moved now. */
  ordering?: Pick<Ordering, 'refusal'>;
  /** Where the toolbar stands instead of above the grid; null while that place is not there yet. */
  toolbarIn?: HTMLElement | null;
  /** The toolbar holds only what needs no chosen rows; the rest is offered by the page, as on a phone. */
  compact?: boolean;
  /** The rows stand below one another. */
  tree?: EditTree;
  /** Draws what an expanded row shows; present: rows can be expanded. */
  detail?: (row: GridRow) => React.ReactNode;
  /** Draws what opens over a row (its sub-table) when its number or a cell is clicked that opens no editor. */
  popover?: (row: GridRow) => React.ReactNode;
  /** Asked before the pop-over closes; lets it go by calling back, now or after a question. Absent: it just closes. */
  leavePopover?: (leave: () => void) => void;
  /** Opens the details of a row: a click or Enter on a value that opens no editor, of a column with `showDetails`. */
  onDetails?: (row: GridRow) => void;
  /** Remembers the add-row settings under another name than the grid's label. */
  settingsKey?: string;
  /** Chosen column widths in px, by key. Absent: the grid keeps them itself as long as it lives. */
  widths?: Readonly<Record<string, number>> | undefined;
  onWidth?: (key: string, width: number) => void;
  /** Absent: columns stay where they are. */
  onOrder?: OnColumnOrder | undefined;
  /** What headings do besides sorting; absent: nothing. */
  headings?: GridHeadings | undefined;
  /** How the rows are ordered by whoever brings them; `onSort` asks for another order. Absent: headings do not sort. */
  sort?: PlanSort | undefined;
  onSort?: ((sort: PlanSort | undefined) => void) | undefined;
  onSave?: () => void;
  /** A figure below the rows, or that of chosen cells, is asked where it comes from. Absent: figures say nothing of themselves. */
  onFigure?: ((figure: AskedFigure) => void) | undefined;
  onEvent?: (event: GridEvent) => void;
  ref?: Ref<EditGridApi>;
}

/** How the rows of a tree are known, and what brings those below one of them. */
export interface EditTree extends TreeKeys {
  load(parents: readonly string[]): Promise<readonly Record<string, Json>[]>;
}

/** What a screen is told of, as one union. */
export type GridEvent =
  | {
      type: 'valueChange';
      row: GridRow;
      rowIndex: number;
      key: string;
      column: PlanField;
      value: Json;
      oldValue: Json;
      isSetValues: boolean;
    }
  /** A person made a row: behind all others, or before some. */
  | { type: 'added' | 'inserted'; row: GridRow; rowIndex: number }
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
  /** Null when everything passes. Moves the focus to the first error and scrolls to it. */
  validate(): RowErrors | null;
  /** Moves the focus to the first wrong cell, as the marks stand. */
  showFirstWrong(): void;
  getAll: RowTable['getAll'];
  /** Rows as they would be sent, all or those named, in the grid's order. */
  getTableData(which?: { rowIds?: readonly string[] }): Record<string, Json>[];
  /** Rows the server does not know yet, as they would be sent. */
  getNewData(): Record<string, Json>[];
  /** Removed rows the server still has. */
  getDeleteData(): Record<string, Json>[];
  /** A row, and whether the server knows it; undefined when there is none. */
  getRowById(id: string): { row: GridRow; isNew: boolean } | undefined;
  /** Puts rows in place of all others; every one counts as new. Answers their ids. */
  loadNewData(rows: readonly Record<string, Json>[]): string[];
  /** Scrolls to a height in px, the top unless given. */
  resetScrollTop(top?: number): void;
  addRows(rows: readonly Record<string, Json>[], index?: number): string[];
  removeRows(ids: readonly string[]): void;
  /** Asks, then takes the chosen rows away as the toolbar's 删除 does. */
  removeChosen(): void;
  /** Takes the last step back, or again, as Ctrl+Z and Ctrl+Y do. */
  step(way: 'undo' | 'redo'): void;
  setValues(changes: readonly CellChange[]): void;
  selectedIds(): readonly string[];
  clearSelection(): void;
  /** Chooses rows; those that are not there are passed over. */
  select(ids: readonly string[]): void;
  /** Ends editing; false keeps what stood there before. */
  stopEditing(commit?: boolean): void;
  focusCell(id: string, key: string): void;
  /** Shows the old value over the new one for 1400 ms. */
  showRemoteChange(id: string, key: string, oldText: string): void;
  /** Opens `popover` at a cell; false when the row cannot be brought into sight. */
  openPopover(id: string, key: string): Promise<boolean>;
  /** Asks above the cell whose value shall stand; a grid that closes before the answer keeps mine. */
  showConflict(conflict: RowConflict): Promise<'mine' | 'theirs'>;
  /** Adds a row below the chosen one of a tree, or below the one the keyboard is in. */
  addBelow(): void;
  /** Ids of the open rows of a tree that are to be seen. */
  openRows(): readonly string[];
  /** The cell under the pen, for `mergeRemote`. */
  editing(): { id: string; key: string } | undefined;
}
