import type { Theme } from 'ag-grid-community';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { whenDrawnAndIdle } from '../../ui/whenDrawn.ts';
import { showSort } from '../shared/gridState.ts';
import { ErrorTip } from './cells/ErrorTip.ts';
import { EDIT_ROW_HEIGHTS } from './cells/editRowHeights.ts';
import { RowView } from './cells/RowView.ts';
import { figureIn } from './columns/askedFigures.ts';
import { ColumnRules } from './columns/ColumnRules.ts';
import { hangingKeys, mayUse } from './columns/cellAbility.ts';
import { chosenIn, columnDefsOf, GridColumns } from './columns/GridColumns.ts';
import { type GridLayout, layoutOf } from './columns/gridLayout.ts';
import { hasFooter } from './columns/summaryRows.ts';
import { createEditGrid } from './createEditGrid.ts';
import { createHandle, placeOf } from './createHandle.ts';
import type { EditGridProps } from './EditGridProps.ts';
import type { EditGridContext } from './editContext.ts';
import { EditorSessions } from './editors/EditorSessions.ts';
import { GridEditing } from './editors/GridEditing.ts';
import { followOffers, goOn } from './focus/goOn.ts';
import type { GridHandle } from './GridHandle.ts';
import { EventTeller } from './rows/EventTeller.ts';
import { GridLines } from './rows/GridLines.ts';
import { GridSelection } from './rows/GridSelection.ts';
import { RowActions } from './rows/RowActions.ts';
import { wrongAt } from './rows/wrongCells.ts';

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

/** One AG Grid over one row table, from its making to its end: puts the parts together that share its work. */
export class EditGridController {
  readonly handle: GridHandle;
  readonly sessions = new EditorSessions();
  readonly rules: ColumnRules;
  readonly lines: GridLines;
  readonly editing: GridEditing;
  readonly selection: GridSelection;
  readonly rows: RowActions;
  readonly events: EventTeller;
  private readonly columns: GridColumns;
  private readonly newest: () => EditGridProps;
  private readonly ui: GridUi;
  private readonly context: EditGridContext;
  private readonly tip: ErrorTip;
  private readonly stopParsing: () => void;
  private readonly leaveOffers: () => void;
  private drawn: DrawnParts;
  private theme: Theme;

  constructor(root: HTMLElement, newest: () => EditGridProps, ui: GridUi, theme: Theme, tipId: string) {
    const props = newest();
    const { table } = props;
    const layout = layoutOf(props);
    const claims = new Set<(event: MouseEvent) => boolean>();
    this.newest = newest;
    this.ui = ui;
    this.drawn = { ...props, filterable: props.headings?.filterable, movable: props.onOrder !== undefined };
    this.theme = theme;
    this.rules = new ColumnRules(newest);
    this.context = this.makeContext(props, layout);
    const api = this.makeGrid(root, props, layout);
    const { context, sessions } = this;
    const { onFailure, onShownClick } = ui;
    this.handle = createHandle({ api, root, context, claims, canAddRows: () => mayUse('add', newest()) });
    const { handle } = this;
    this.tip = new ErrorTip(root, tipId, (cell) => {
      const place = placeOf(cell, root);
      return place && wrongAt(handle, place);
    });
    this.events = new EventTeller(newest);
    const { events } = this;
    this.columns = new GridColumns(handle, layout, newest, () => this.lines.summarize());
    this.lines = new GridLines({
      handle,
      context,
      columns: this.columns,
      events,
      tree: () => newest().tree,
      onHeight: ui.onHeight,
      onDrawn: this.tip.refresh,
      onFailure,
    });
    const isOn = () => newest().options.selection !== 'none';
    this.selection = new GridSelection({ api, table, isOn, onChosen: ui.onChosen, tell: events.tell });
    this.editing = new GridEditing({
      handle,
      sessions,
      isClaimed: (click) => [...claims].some((one) => one(click)),
      onShownClick,
      onEnded: () => events.tell({ type: 'blur' }),
    });
    this.rows = new RowActions({
      handle,
      editing: this.editing,
      lines: this.lines,
      events,
      orderKey: () => newest().options.dragSort,
      mayOffer: () => mayUse('add', newest()) && newest().options.buttons.includes('add'),
      onFailure,
    });
    this.leaveOffers = followOffers(handle);
    this.stopParsing = parseWhenIdle(table);
  }

  /** What is being typed lands in the table first: the grid that takes its place draws it from there. */
  destroy(): void {
    this.editing.stop(true);
    this.editing.destroy();
    this.leaveOffers();
    this.lines.destroy();
    this.tip.destroy();
    this.stopParsing();
    this.handle.api.destroy();
  }

  /** Columns, dictionaries or abilities are new; a grid that the same change has replaced is left alone. */
  update(parts: DrawnParts): void {
    const { api } = this.handle;
    if (api.isDestroyed()) return;
    const before = this.drawn;
    this.drawn = parts;
    // Made from the very same: nothing to do.
    if (hasSameParts(before, parts)) return;
    const props = this.newest();
    this.context.columns = props.columns;
    this.context.cells = props.cells;
    if (before.columns !== parts.columns) this.rules.update(props);
    this.columns.update(props);
    this.lines.summarize();
    // A dictionary that comes after the rows changes texts, not values.
    api.refreshCells({ force: true });
    this.tip.refresh();
  }

  /** Makes the headings show the order of the rows. */
  showSort(): void {
    const { api } = this.handle;
    if (!api.isDestroyed()) showSort(api, this.newest().sort);
  }

  /** Whether a person may not even see a column. */
  isExcluded(key: string): boolean {
    return this.newest().excluded?.has(key) === true;
  }

  setTheme(theme: Theme): void {
    const { api } = this.handle;
    if (theme === this.theme || api.isDestroyed()) return;
    this.theme = theme;
    api.updateGridOptions({ theme, rowHeight: EDIT_ROW_HEIGHTS[this.newest().options.size] });
  }

  private makeContext({ table, columns, cells, tree }: EditGridProps, { structure }: GridLayout): EditGridContext {
    const { rules, ui, newest } = this;
    const view = new RowView({ tree, details: structure.expand });
    const toggleRow = (id: string) => this.lines.toggle(id);
    return {
      table,
      columns,
      cells,
      sessions: this.sessions,
      view,
      tree: view.asTree(toggleRow),
      get headings() {
        return newest().headings;
      },
      isRowDisabled: (row) => rules.isRowDisabled(row),
      hasRowLooks: () => view.tree || newest().options.rowDisabledWhen !== undefined,
      hangingKeys: () => hangingKeys(newest()),
      canChange: (row, column) => rules.changeableIn(row)(column),
      changeableIn: rules.changeableIn,
      goOn: (way) => goOn(this, way),
      commit: (session) => this.editing.commit(session),
      set: (id, key, value) => table.set([{ id, key, value: value as Json }]),
      toggleRow,
      askFigure: (line, column) => {
        const figure = figureIn(line, column, this.context.cells);
        if (figure) newest().onFigure?.(figure);
      },
      show: (id, key) => ui.onShownClick(id, key),
      moveRow: (id, toIndex) => this.rows.move(id, toIndex),
      moveRefusal: () => newest().ordering?.refusal,
      openDragMenu: (id, anchor) => ui.onDragMenu(id, anchor.getBoundingClientRect()),
      showDetail: (id, element) => ui.onDetail(id, element),
    };
  }

  private makeGrid(root: HTMLElement, { options, columns, cells }: EditGridProps, layout: GridLayout) {
    return createEditGrid(root, {
      columnDefs: columnDefsOf(layout, cells, root.clientWidth, chosenIn(this.newest())),
      theme: this.theme,
      rowHeight: EDIT_ROW_HEIGHTS[options.size],
      selection: options.selection,
      footer: hasFooter(columns),
      dragging: options.dragSort !== undefined,
      context: this.context,
      // What is asked for comes back as the list's own order, or not at all where something is not saved.
      onSort:
        this.newest().onSort &&
        ((sort) => {
          this.newest().onSort?.(sort);
          this.showSort();
        }),
    });
  }
}

/** Lets delivered rows be read once they are on the screen; returns the way to stop. */
function parseWhenIdle(table: RowTable): () => void {
  let callOff = whenDrawnAndIdle(table.read);
  const unsubscribe = table.subscribe(({ kind }) => {
    if (kind !== 'load') return;
    callOff();
    callOff = whenDrawnAndIdle(table.read);
  });
  return () => {
    callOff();
    unsubscribe();
  };
}

/** What cells are drawn from besides the rows. */
type DrawnParts = Pick<
  EditGridProps,
  'columns' | 'cells' | 'excluded' | 'locked' | 'disabled' | 'ordering' | 'widths'
> & {
  /** Columns whose headings ask for rows. */
  filterable: ReadonlySet<string> | undefined;
  /** Columns may be dragged. */
  movable: boolean;
};

const DRAWN = [
  'columns',
  'cells',
  'excluded',
  'locked',
  'disabled',
  'ordering',
  'widths',
  'filterable',
  'movable',
] as const satisfies readonly (keyof DrawnParts)[];

/** Whether nothing of it is new. */
function hasSameParts(one: DrawnParts, other: DrawnParts): boolean {
  return DRAWN.every((key) => one[key] === other[key]);
}
