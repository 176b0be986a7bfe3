import type { GridApi, Theme } from 'ag-grid-community';
import { type ColumnConditions, columnConditions } from '../../../engine/rows/conditions.ts';
import { createLinkedOptions, type LinkedOptions } from '../../../engine/rows/linkage.ts';
import type { GridRow, RowChange, RowErrors } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { GRID_VIEWPORT } from '../shared/viewport.ts';
import { ErrorTip } from './cells/ErrorTip.ts';
import { EDIT_ROW_HEIGHTS, FOOTER_HEIGHT } from './cells/editRowHeights.ts';
import { RowView } from './cells/RowView.ts';
import { TreeLevels } from './cells/TreeLevels.ts';
import { hangingKeys, mayUse, rowAbility } from './columns/cellAbility.ts';
import { distributeWidths, NARROW } from './columns/distributeWidths.ts';
import { type DrawnParts, hasSameParts } from './columns/drawnParts.ts';
import { editColumnDefs, namingColumn, structuralWidths } from './columns/editColumnDefs.ts';
import { type GridLayout, layoutOf } from './columns/gridLayout.ts';
import { pinStructural } from './columns/pinStructural.ts';
import { hasFooter, summaryRows } from './columns/summaryRows.ts';
import { createEditGrid, describeRow } from './createEditGrid.ts';
import { cellElement, createHandle, focusCell, placeOf } from './createHandle.ts';
import type { EditGridProps, GridEvent } from './EditGridProps.ts';
import type { EditGridContext } from './editContext.ts';
import { refusedText } from './editors/calendarPoint.ts';
import { changesOf, type EditorSession, EditorSessions, takePending } from './editors/EditorSessions.ts';
import { stopOnPressOutside } from './editors/stopOnPressOutside.ts';
import { followClicks } from './focus/followClicks.ts';
import { moveRow, removeRows, rowEvents, valueEvents } from './focus/gridEvents.ts';
import { preserveFocus } from './focus/preserveFocus.ts';
import type { GridHandle } from './GridHandle.ts';
import { applyRowChange, showLines } from './rows/applyRowChange.ts';
import { parseWhenIdle } from './rows/parseWhenIdle.ts';
import { RemoteFeed } from './rows/RemoteFeed.ts';
import { SelectionReport } from './rows/SelectionReport.ts';

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

/** One AG Grid over one row table, from its making to its end. React tells it what is new and draws what it asks for. */
export class EditGridController {
  readonly sessions = new EditorSessions();
  readonly handle: GridHandle;
  readonly root: HTMLElement;
  linked: LinkedOptions;
  readonly levels: TreeLevels;
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
  private theme: Theme;
  /** Width in px that was shared out. */
  private room = 0;
  private narrow = false;
  readonly feed: RemoteFeed;
  private scripted = false;
  private frame = 0;

  constructor(root: HTMLElement, newest: () => EditGridProps, ui: GridUi, theme: Theme, tipId: string) {
    const props = newest();
    this.root = root;
    this.newest = newest;
    this.ui = ui;
    this.drawn = props;
    this.theme = theme;
    this.layout = layoutOf(props);
    this.view = new RowView({ tree: props.tree, details: this.layout.structure.expand });
    this.levels = new TreeLevels({
      table: props.table,
      view: this.view,
      tree: () => this.newest().tree,
      draw: () => this.drawLines(),
      onFailure: (text) => this.ui.onFailure(text),
    });
    this.conditions = columnConditions(props.columns, props.options.rowDisabledWhen);
    this.linked = createLinkedOptions(props.columns);
    this.context = this.makeContext(props);
    this.selection = new SelectionReport(props.table, (event) => this.tell(event));
    this.api = this.makeGrid(props, theme);
    this.tip = new ErrorTip(root, tipId, (cell) => {
      const place = placeOf(cell, root);
      return place && props.table.error(place.id, place.key);
    });
    const { api, context, claims } = this;
    this.handle = createHandle({ api, root, context, claims, canAddRows: () => mayUse('add', newest()) });
    this.feed = new RemoteFeed(props.table, (change) => this.draw(change));
    this.leave = [
      props.table.subscribe((change) => this.feed.take(change)),
      stopOnPressOutside(root, this.sessions),
      followClicks(api, root, {
        isClaimed: (click) => [...claims].some((one) => one(click)),
        onShownClick: (id, key) => this.ui.onShownClick(id, key),
      }),
      () => this.tip.destroy(),
      () => cancelAnimationFrame(this.frame),
      parseWhenIdle(props.table),
      () => this.feed.stop(),
    ];
    this.linesChanged();
    this.figure();
    if (this.layout.structure.tree) root.querySelector('[role=grid]')?.setAttribute('role', 'treegrid');
  }

  /** What is being typed lands in the table first: the grid that takes its place draws it from there. */
  destroy(): void {
    this.stopEditing(true);
    for (const leave of this.leave) leave();
    this.api.destroy();
  }

  /** Columns, dictionaries or abilities are new; a grid that the same change has replaced is left alone. */
  update(parts: DrawnParts): void {
    if (this.api.isDestroyed()) return;
    const before = this.drawn;
    this.drawn = parts;
    // Made from the very same: nothing to do.
    if (hasSameParts(before, parts)) return;
    const props = this.newest();
    this.context.columns = props.columns;
    this.context.cells = props.cells;
    this.layout = layoutOf(props);
    if (before.columns !== parts.columns) {
      this.conditions = columnConditions(props.columns, props.options.rowDisabledWhen);
      this.linked = createLinkedOptions(props.columns);
    }
    this.api.setGridOption('columnDefs', this.columnDefs());
    // New definitions pin as on a wide page.
    if (this.narrow) pinStructural(this.api, this.layout, true);
    this.figure();
    // A dictionary that comes after the rows changes texts, not values.
    this.api.refreshCells({ force: true });
    this.tip.refresh();
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme || this.api.isDestroyed()) return;
    this.theme = theme;
    this.api.updateGridOptions({ theme, rowHeight: EDIT_ROW_HEIGHTS[this.newest().options.size] });
  }

  /** Checks everything; the keyboard goes to the first wrong cell that is shown. */
  validate(): RowErrors | null {
    this.stopEditing(true);
    const errors = this.context.table.validate();
    if (errors.size === 0) return null;
    const keys = this.handle.visibleKeys();
    const wrongKey = ({ id }: GridRow) => keys.find((one) => errors.get(id)?.has(one));
    const wrong = [...this.handle.visibleRows(), ...this.context.table.rows()].find(wrongKey);
    const key = wrong && wrongKey(wrong);
    if (wrong && key !== undefined) {
      if (this.levels.reveal(wrong)) this.drawLines();
      this.focusCell(wrong.id, key);
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

  add(count: number, index: number | undefined, given: Record<string, Json> = {}): void {
    this.stopEditing(true);
    const { table } = this.context;
    const rows = Array.from({ length: count }, () => given);
    const [first] = table.add(rows, index);
    const key = this.handle.visibleKeys().find((one) => first !== undefined && this.handle.isEditable(first, one));
    if (first !== undefined && key !== undefined) this.focusCell(first, key);
  }

  /** A tree refuses; its words are shown. */
  remove(ids: readonly string[]): void {
    const open = this.editing();
    this.stopEditing(open !== undefined && !ids.includes(open.id));
    try {
      for (const event of removeRows(this.context.table, ids)) this.tell(event);
    } catch (error) {
      this.ui.onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  move(id: string, toIndex: number): void {
    this.stopEditing(true);
    this.tell(moveRow(this.context.table, id, toIndex));
  }

  /** Without a selection the grid has no module for one. */
  private selects(): boolean {
    return this.newest().options.selection !== 'none';
  }

  select(ids: readonly string[]): void {
    const nodes = ids.flatMap((id) => this.api.getRowNode(id) ?? []);
    if (this.selects()) this.api.setNodesSelected({ nodes, newValue: true });
  }

  selectedIds(): readonly string[] {
    return this.selects() ? this.api.getSelectedNodes().flatMap(({ id }) => id ?? []) : [];
  }

  clearSelection(): void {
    if (this.selects()) this.api.deselectAll();
  }

  scrollTo(top: number): void {
    this.root.querySelector(GRID_VIEWPORT)?.scrollTo({ top });
  }

  /** Opens or closes every row that can be; answers whether there are any. */
  toggleAll(open: boolean): boolean {
    const rows = this.context.table.rows().filter((row) => this.view.canOpen(row));
    for (const row of rows) this.view.setOpen(row.id, open);
    this.drawLines();
    void this.levels.fill();
    return this.view.tree || this.view.details;
  }

  private makeContext({ table, columns, cells }: EditGridProps): EditGridContext {
    return {
      table,
      columns,
      cells,
      sessions: this.sessions,
      view: this.view,
      isRowDisabled: (row) => this.conditions.isRowDisabled(row),
      hasRowLooks: () => this.view.tree || this.newest().options.rowDisabledWhen !== undefined,
      hangingKeys: () => hangingKeys(this.newest()),
      canChange: (row, column) => this.context.changeableIn(row)(column),
      changeableIn: rowAbility(this.newest, () => this.conditions),
      commit: (session) => this.commit(session),
      set: (id, key, value) => table.set([{ id, key, value: value as Json }]),
      toggleRow: (id) => this.toggleRow(id),
      show: (id, key) => this.ui.onShownClick(id, key),
      moveRefusal: () => this.newest().ordering?.refusal,
      openDragMenu: (id, anchor) => this.ui.onDragMenu(id, anchor.getBoundingClientRect()),
      showDetail: (id, element) => this.ui.onDetail(id, element),
    };
  }

  private makeGrid({ options, columns }: EditGridProps, theme: Theme): GridApi<GridRow> {
    const parts = {
      columnDefs: this.columnDefs(),
      theme,
      rowHeight: EDIT_ROW_HEIGHTS[options.size],
      selection: options.selection,
      selectionWidth: structuralWidths(this.layout.structure).selection,
      footer: hasFooter(columns),
      dragging: options.dragSort !== undefined,
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
    this.room = this.root.clientWidth;
    const widths = distributeWidths(visible, this.room, structural);
    for (const key of this.chosenWidths) widths.set(key, this.api.getColumn(key)?.getActualWidth() ?? 0);
    return editColumnDefs(visible, structure, this.context.cells, widths);
  }

  private share(room: number): void {
    const narrow = room < NARROW;
    if (room === this.room && narrow === this.narrow) return;
    const turned = narrow !== this.narrow;
    this.room = room;
    this.narrow = narrow;
    const shares = distributeWidths(this.layout.visible, room, this.layout.structural);
    const columnWidths = [...shares]
      .filter(([key]) => !this.chosenWidths.has(key))
      .map(([key, newWidth]) => ({ key, newWidth }));
    this.api.setColumnWidths(columnWidths);
    if (!turned) return;
    pinStructural(this.api, this.layout, narrow);
    this.figure();
  }

  private draw(change: RowChange): void {
    const events = this.newest().onEvent ? this.eventsOf(change) : [];
    this.levels.prepare(change);
    preserveFocus(this.api, this.root, this.handle, () => applyRowChange(this.api, this.context, change));
    this.figure();
    this.tip.refresh();
    for (const event of events) this.tell(event);
    if (this.view.tree) void this.levels.fill();
  }

  /** To be asked before the grid has the new rows. */
  private eventsOf(change: RowChange): GridEvent[] {
    const { table } = this.context;
    const values = valueEvents(change, table, (id) => this.api.getRowNode(id)?.data, this.scripted);
    return this.scripted ? values : [...values, ...rowEvents(change, table)];
  }

  /** Sums are worth one look a frame, however many changes come in. */
  private figure(): void {
    const { structure } = this.layout;
    if (!structure.footer) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const { visible } = this.layout;
      const naming = namingColumn(structure, visible, this.narrow);
      this.api.setGridOption('pinnedBottomRowData', summaryRows(visible, this.context.table.rows(), naming));
      this.linesChanged();
    });
  }

  private linesChanged(): void {
    // AG Grid tells of its first lines while it is being made.
    if (this.api === undefined) return;
    const last = this.api.getDisplayedRowAtIndex(this.api.getDisplayedRowCount() - 1);
    const figures = this.layout.structure.footer ? this.api.getPinnedBottomRowCount() * FOOTER_HEIGHT : 0;
    this.ui.onHeight((last?.rowTop ?? 0) + (last?.rowHeight ?? 0) + figures);
    this.tip?.refresh();
  }

  private commit(session: EditorSession): void {
    const { id } = session.row;
    takePending(session);
    if (session.refused !== '') this.ui.onFailure(refusedText(session.column, session.refused));
    if (!session.touched || !this.context.table.row(id)) return;
    session.touched = false;
    const changes = changesOf(session);
    // A picker fills fields that nobody may type into.
    this.context.table.set(changes, 'edit', changes.length > 1);
  }

  private toggleRow(id: string): void {
    this.view.setOpen(id, !this.view.isOpen(id));
    this.drawLines(id);
    void this.levels.fill();
  }

  /** Shows which lines there are now, and how those stand that were opened or closed: all of them, or one. */
  private drawLines(id?: string): void {
    if (this.api.isDestroyed()) return;
    const { table } = this.context;
    showLines(this.api, table, this.view);
    for (const line of this.root.querySelectorAll<HTMLElement>('.ag-row[row-id]')) {
      const own = line.getAttribute('row-id') ?? '';
      if (id === undefined || own === id) describeRow(line, table.row(own), this.context);
    }
    const all = id === undefined || this.view.tree;
    const rowNodes = all ? undefined : [this.api.getRowNode(id)].filter((node) => node !== undefined);
    this.api.refreshCells({ force: true, ...(rowNodes ? { rowNodes } : {}) });
  }

  private tell(event: GridEvent): void {
    this.newest().onEvent?.(event);
  }
}
