import type { GridApi, Theme } from 'ag-grid-community';
import { type ColumnConditions, columnConditions } from '../../../engine/rows/conditions.ts';
import { createLinkedOptions, type LinkedOptions } from '../../../engine/rows/linkage.ts';
import type { GridRow, RowChange, RowErrors } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { applyRowChange, showLines } from './applyRowChange.ts';
import { hasEditor } from './cellAbility.ts';
import { columnShares, NARROW } from './columnShares.ts';
import { createEditGrid, describeRow } from './createEditGrid.ts';
import { cellElement, createHandle, focusCell, placeOf } from './createHandle.ts';
import type { EditGridProps, GridEvent } from './EditGridProps.ts';
import { type EditorSession, EditorSessions } from './EditorSessions.ts';
import { ErrorTip } from './ErrorTip.ts';
import { editColumnDefs, namingColumn, structuralWidths } from './editColumnDefs.ts';
import type { EditGridContext } from './editContext.ts';
import { EDIT_ROW_HEIGHTS, FOOTER_HEIGHT } from './editRowHeights.ts';
import { followClicks } from './followClicks.ts';
import { footerLines } from './footerLines.ts';
import type { GridHandle } from './GridHandle.ts';
import { type GridLayout, layoutOf } from './gridLayout.ts';
import { keepingFocus } from './keepingFocus.ts';
import { RowView } from './RowView.ts';
import { reportValues } from './reportValues.ts';
import { SelectionReport } from './SelectionReport.ts';
import { STRUCTURAL_COLUMNS } from './StructuralCells.ts';
import { stopOnPressOutside } from './stopOnPressOutside.ts';

/** What the component draws around and into the grid. */
export interface GridUi {
  onChosen(ids: readonly string[]): void;
  onDragMenu(id: string, at: DOMRect): void;
  onDetail(id: string, element: HTMLElement | undefined): void;
  /** All lines together are this high, in px. */
  onHeight(height: number): void;
  onFailure(message: string): void;
  /** A click on a cell that opens no editor. */
  onShownClick(id: string, key: string): void;
}

/** What cells are drawn from besides the rows. */
type DrawnParts = Pick<EditGridProps, 'columns' | 'cells' | 'excluded' | 'disabled'>;

function samePart(one: DrawnParts, other: DrawnParts): boolean {
  return (['columns', 'cells', 'excluded', 'disabled'] as const).every((key) => one[key] === other[key]);
}

/** One AG Grid over one row table, from its making to its end. React tells it what is new and draws what it asks for. */
export class EditGridController {
  readonly sessions = new EditorSessions();
  readonly handle: GridHandle;
  readonly root: HTMLElement;
  linked: LinkedOptions;
  private readonly api: GridApi<GridRow>;
  private readonly newest: () => EditGridProps;
  private readonly ui: GridUi;
  private readonly view: RowView;
  private readonly context: EditGridContext;
  private readonly tip: ErrorTip;
  private readonly selection: SelectionReport;
  private readonly claims = new Set<(event: MouseEvent) => boolean>();
  private readonly chosenWidths = new Set<string>();
  private readonly leave: (() => void)[];
  private layout: GridLayout;
  private drawn: DrawnParts;
  private conditions: ColumnConditions;
  private scripted = false;
  private frame = 0;

  constructor(root: HTMLElement, newest: () => EditGridProps, ui: GridUi, theme: Theme, tipId: string) {
    const props = newest();
    this.root = root;
    this.newest = newest;
    this.ui = ui;
    this.drawn = props;
    this.layout = layoutOf(props);
    this.view = new RowView({ tree: this.layout.structure.tree, details: this.layout.structure.expand });
    this.conditions = columnConditions(props.columns);
    this.linked = createLinkedOptions(props.columns);
    this.context = this.makeContext(props);
    this.selection = new SelectionReport(props.table, (event) => this.tell(event));
    this.api = this.makeGrid(props, theme);
    this.tip = new ErrorTip(root, tipId, (cell) => {
      const place = placeOf(cell, root);
      return place && props.table.error(place.id, place.key);
    });
    const { api, context, claims } = this;
    this.handle = createHandle({ api, root, context, claims, canAddRows: () => this.mayAdd() });
    this.leave = [
      props.table.subscribe((change) => this.changed(change)),
      stopOnPressOutside(root, this.sessions),
      followClicks(api, root, {
        isClaimed: (click) => [...claims].some((one) => one(click)),
        onShownClick: (id, key) => this.ui.onShownClick(id, key),
      }),
      () => this.tip.destroy(),
      () => cancelAnimationFrame(this.frame),
    ];
    this.linesChanged();
    this.figure();
    if (this.layout.structure.tree) root.querySelector('[role=grid]')?.setAttribute('role', 'treegrid');
  }

  destroy(): void {
    for (const leave of this.leave) leave();
    this.api.destroy();
  }

  /** Columns, dictionaries or abilities are new. */
  update(parts: DrawnParts): void {
    const before = this.drawn;
    this.drawn = parts;
    // Made from the very same: nothing to do.
    if (samePart(before, parts)) return;
    const props = this.newest();
    this.context.columns = props.columns;
    this.context.cells = props.cells;
    this.layout = layoutOf(props);
    if (before.columns !== parts.columns) {
      this.conditions = columnConditions(props.columns);
      this.linked = createLinkedOptions(props.columns);
    }
    this.api.setGridOption('columnDefs', this.columnDefs());
    this.figure();
    // A dictionary that comes after the rows changes texts, not values.
    this.api.refreshCells({ force: true });
    this.tip.refresh();
  }

  setTheme(theme: Theme): void {
    this.api.setGridOption('theme', theme);
    this.api.setGridOption('rowHeight', EDIT_ROW_HEIGHTS[this.newest().options.size]);
  }

  /** Checks everything; the keyboard goes to the first wrong cell that is shown. */
  validate(): RowErrors | null {
    this.stopEditing(true);
    const errors = this.context.table.validate();
    if (errors.size === 0) return null;
    const keys = this.handle.visibleKeys();
    for (const id of this.handle.visibleRowIds()) {
      const wrong = errors.get(id);
      const key = wrong && keys.find((one) => wrong.has(one));
      if (key === undefined) continue;
      this.focusCell(id, key);
      break;
    }
    return errors;
  }

  stopEditing(commit: boolean): void {
    this.api.stopEditing(!commit);
  }

  focusCell(id: string, key: string): void {
    focusCell(this.api, id, key);
  }

  editing(): { id: string; key: string } | undefined {
    const session = this.sessions.current();
    return session && { id: session.row.id, key: session.column.key };
  }

  cell(id: string, key: string): HTMLElement | undefined {
    return cellElement(this.root, id, key);
  }

  /** Runs what a script does: it is told apart from what a person does. */
  asScript<T>(work: () => T): T {
    this.scripted = true;
    try {
      return work();
    } finally {
      this.scripted = false;
    }
  }

  add(count: number, index: number | undefined): void {
    this.stopEditing(true);
    const { table } = this.context;
    const ids = table.add(
      Array.from({ length: count }, () => ({})),
      index,
    );
    for (const id of ids) {
      const row = table.row(id);
      if (row) this.tell({ type: index === undefined ? 'added' : 'inserted', row });
    }
    const [first] = ids;
    const key = this.handle.visibleKeys().find((one) => first !== undefined && this.handle.isEditable(first, one));
    if (first !== undefined && key !== undefined) this.focusCell(first, key);
  }

  /** A tree refuses; its words are shown. */
  remove(ids: readonly string[]): void {
    this.stopEditing(false);
    const { table } = this.context;
    const rows = ids.flatMap((id) => table.row(id) ?? []);
    const persisted = rows.some((row) => !table.isNew(row.id));
    try {
      table.remove(ids);
    } catch (error) {
      this.ui.onFailure(error instanceof Error ? error.message : String(error));
      return;
    }
    if (persisted && !this.scripted) this.tell({ type: 'remove', rows });
  }

  move(id: string, toIndex: number): void {
    this.stopEditing(true);
    const oldIndex = this.context.table.indexOf(id);
    this.context.table.move(id, toIndex);
    this.tell({ type: 'dragged', oldIndex, newIndex: toIndex });
  }

  selectedIds(): readonly string[] {
    return this.api.getSelectedNodes().flatMap(({ id }) => id ?? []);
  }

  clearSelection(): void {
    this.api.deselectAll();
  }

  /** Opens or closes every row that can be; answers whether there are any. */
  toggleAll(open: boolean): boolean {
    const rows = this.context.table.rows().filter((row) => this.view.canOpen(row));
    for (const row of rows) if (this.view.isOpen(row.id) !== open) this.toggleRow(row.id);
    return this.view.tree || this.view.details;
  }

  private makeContext({ table, columns, cells }: EditGridProps): EditGridContext {
    return {
      table,
      columns,
      cells,
      sessions: this.sessions,
      view: this.view,
      isRowDisabled: (row) => this.newest().isRowDisabled?.(row, table.indexOf(row.id)) === true,
      canChange: (row, column) =>
        !this.newest().disabled &&
        hasEditor(column) &&
        table.row(row.id) !== undefined &&
        !this.context.isRowDisabled(row) &&
        !this.conditions.isDisabled(column, row),
      commit: (session) => this.commit(session),
      set: (id, key, value) => table.set([{ id, key, value: value as Json }]),
      toggleRow: (id) => this.toggleRow(id),
      openDragMenu: (id, anchor) => this.ui.onDragMenu(id, anchor.getBoundingClientRect()),
      showDetail: (id, element) => this.ui.onDetail(id, element),
    };
  }

  private makeGrid({ options }: EditGridProps, theme: Theme): GridApi<GridRow> {
    const parts = {
      columnDefs: this.columnDefs(),
      theme,
      rowHeight: EDIT_ROW_HEIGHTS[options.size],
      selection: options.selection,
      selectionWidth: structuralWidths(this.layout.structure).selection,
      context: this.context,
    };
    return createEditGrid(this.root, parts, {
      onSelect: ({ ids, all }) => {
        this.selection.report(ids, all);
        this.ui.onChosen(ids);
      },
      onMove: (id, toIndex) => this.move(id, toIndex),
      onWidth: (key) => void this.chosenWidths.add(key),
      onRoom: (room) => this.share(room),
      onLines: () => this.linesChanged(),
      onEditingStopped: () => this.tell({ type: 'blur' }),
    });
  }

  private columnDefs() {
    const { visible, structure, structural } = this.layout;
    const widths = columnShares(visible, this.root.clientWidth, structural);
    for (const key of this.chosenWidths) widths.set(key, this.api.getColumn(key)?.getActualWidth() ?? 0);
    return editColumnDefs(visible, structure, this.context.cells, widths);
  }

  private share(room: number): void {
    const shares = columnShares(this.layout.visible, room, this.layout.structural);
    const columnWidths = [...shares]
      .filter(([key]) => !this.chosenWidths.has(key))
      .map(([key, newWidth]) => ({ key, newWidth }));
    this.api.setColumnWidths(columnWidths);
    // On a phone frozen columns would leave no room for the rest.
    const structural = STRUCTURAL_COLUMNS.filter((id) => this.api.getColumn(id) !== null);
    this.api.setColumnsPinned(structural, room < NARROW ? null : 'left');
  }

  private changed(change: RowChange): void {
    reportValues(this.api, change, this.scripted, (event) => this.tell(event));
    keepingFocus(this.api, this.root, this.handle, () =>
      applyRowChange(this.api, this.context.table, this.view, change),
    );
    this.figure();
    this.tip.refresh();
  }

  /** Sums are worth one look a frame, however many changes come in. */
  private figure(): void {
    const { structure } = this.layout;
    if (!structure.footer) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const lines = footerLines(this.layout.visible, this.context.table.rows(), namingColumn(structure));
      this.api.setGridOption('pinnedBottomRowData', lines);
      this.linesChanged();
    });
  }

  private linesChanged(): void {
    // AG Grid tells of its first lines while it is being made.
    if (this.api === undefined) return;
    const last = this.api.getDisplayedRowAtIndex(this.api.getDisplayedRowCount() - 1);
    const pinned = this.api.getPinnedBottomRowCount() * FOOTER_HEIGHT;
    this.ui.onHeight((last?.rowTop ?? 0) + (last?.rowHeight ?? 0) + pinned);
    this.tip?.refresh();
  }

  private commit(session: EditorSession): void {
    const { id } = session.row;
    // Typed and left before the editor had come.
    if (session.pending !== '' && session.column.kind === 'text') {
      session.value = session.pending;
      session.touched = true;
    }
    if (!session.touched || !this.context.table.row(id)) return;
    session.touched = false;
    const filled = Object.entries(session.fields).filter(([key]) => key !== session.column.key);
    const changes = [[session.column.key, session.value] as const, ...filled].map(([key, value]) => ({
      id,
      key,
      value: value as Json,
    }));
    // A picker fills fields that nobody may type into.
    this.context.table.set(changes, 'edit', filled.length > 0);
  }

  private mayAdd(): boolean {
    const { disabled, excluded } = this.newest();
    return !disabled && excluded?.has('add') !== true;
  }

  private toggleRow(id: string): void {
    const { table } = this.context;
    const open = !this.view.isOpen(id);
    this.view.setOpen(id, open);
    showLines(this.api, table, this.view);
    const row = table.row(id);
    for (const element of this.root.querySelectorAll<HTMLElement>(`.ag-row[row-id="${CSS.escape(id)}"]`))
      describeRow(element, row, this.context);
    const node = this.api.getRowNode(id);
    if (node) this.api.refreshCells({ rowNodes: [node], force: true });
    if (open && row && this.view.tree) void this.loadChildren(row);
  }

  private async loadChildren(row: GridRow): Promise<void> {
    const { table } = this.context;
    const load = this.newest().loadChildren;
    if (!load || this.view.isLoaded(row.id) || table.rows().some(({ parentId }) => parentId === row.id)) return;
    try {
      const children = await load(row);
      if (this.api.isDestroyed()) return;
      this.view.setLoaded(row.id);
      table.loadMore(
        children.map((child) => ({ ...child, parentId: row.id })),
        table.indexOf(row.id) + 1,
      );
    } catch (error) {
      this.view.setOpen(row.id, false);
      this.ui.onFailure(error instanceof Error ? error.message : String(error));
    }
    if (!this.api.isDestroyed()) {
      showLines(this.api, table, this.view);
      this.api.refreshCells({ force: true });
    }
  }

  private tell(event: GridEvent): void {
    this.newest().onEvent?.(event);
  }
}
