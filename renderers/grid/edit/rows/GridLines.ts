import type { GridApi } from 'ag-grid-community';
import type { GridRow, RowChange } from '../../../../engine/rows/RowTable.ts';
import { FOOTER_HEIGHT } from '../cells/editRowHeights.ts';
import { TreeLevels } from '../cells/TreeLevels.ts';
import type { GridColumns } from '../columns/GridColumns.ts';
import { summaryRows } from '../columns/summaryRows.ts';
import { describeRow } from '../createEditGrid.ts';
import type { EditTree } from '../EditGridProps.ts';
import type { EditGridContext } from '../editContext.ts';
import { preserveFocus } from '../focus/preserveFocus.ts';
import type { GridHandle } from '../GridHandle.ts';
import { applyRowChange, showLines } from './applyRowChange.ts';
import type { EventTeller } from './EventTeller.ts';
import { RemoteFeed } from './RemoteFeed.ts';

interface LinesParts {
  handle: GridHandle;
  context: EditGridContext;
  columns: GridColumns;
  events: EventTeller;
  tree: () => EditTree | undefined;
  /** All lines together are this high, in px. */
  onHeight: (height: number) => void;
  /** The lines, or what they say, are others. */
  onDrawn: () => void;
  onFailure: (message: string) => void;
}

/** The lines of a grid: the table's rows, in a tree those under open parents, and the figures below. */
export class GridLines {
  readonly levels: TreeLevels;
  readonly feed: RemoteFeed;
  private readonly parts: LinesParts;
  private readonly api: GridApi<GridRow>;
  private readonly leave: () => void;
  private frame = 0;

  constructor(parts: LinesParts) {
    const { handle, context, tree, onFailure } = parts;
    const { table, view } = context;
    this.parts = parts;
    this.api = handle.api;
    this.levels = new TreeLevels({ table, view, tree, draw: () => this.draw(), onFailure });
    this.feed = new RemoteFeed(table, (change) => this.apply(change));
    this.leave = table.subscribe((change) => this.feed.take(change));
    this.api.addEventListener('modelUpdated', () => this.measure());
    this.measure();
    this.summarize();
    // Rows that open are those of a tree, whatever opens.
    if (view.tree || view.details) handle.root.querySelector('[role=grid]')?.setAttribute('role', 'treegrid');
  }

  destroy(): void {
    this.leave();
    this.feed.stop();
    cancelAnimationFrame(this.frame);
  }

  /** Opens or closes a row. */
  toggle(id: string): void {
    const { view } = this.parts.context;
    view.setOpen(id, !view.isOpen(id));
    this.draw(id);
    void this.levels.fill();
  }

  /** Opens or closes every row that can be. */
  toggleAll(open: boolean): void {
    const { table, view } = this.parts.context;
    for (const row of table.rows().filter((one) => view.canOpen(one))) view.setOpen(row.id, open);
    this.draw();
    void this.levels.fill();
  }

  /** All rows of the table in the order of the grid, those below closed parents too. */
  all(): readonly GridRow[] {
    const { table, view } = this.parts.context;
    return view.ordered(table.rows());
  }

  /** Opens what stands in the way of a row. */
  reveal(row: GridRow): void {
    if (this.levels.reveal(row)) this.draw();
  }

  /** Sums are worth one look a frame, however many changes come in. */
  summarize(): void {
    const { columns, context } = this.parts;
    if (!columns.structure.footer) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const figures = summaryRows(columns.visible, context.table.rows(), columns.naming());
      this.api.setGridOption('pinnedBottomRowData', figures);
      this.measure();
    });
  }

  /** Shows which lines there are now, and how those stand that were opened or closed: all of them, or one. */
  private draw(id?: string): void {
    if (this.api.isDestroyed()) return;
    const { handle, context } = this.parts;
    const { table, view } = context;
    showLines(this.api, table, view);
    for (const line of handle.root.querySelectorAll<HTMLElement>('.ag-row[row-id]')) {
      const own = line.getAttribute('row-id') ?? '';
      if (id === undefined || own === id) describeRow(line, table.row(own), context);
    }
    const all = id === undefined || view.tree;
    const rowNodes = all ? undefined : [this.api.getRowNode(id)].filter((node) => node !== undefined);
    this.api.refreshCells({ force: true, ...(rowNodes ? { rowNodes } : {}) });
  }

  private apply(change: RowChange): void {
    const { handle, context, events, onDrawn } = this.parts;
    const told = events.eventsOf(change, context.table, this.api);
    this.levels.prepare(change);
    preserveFocus(this.api, handle.root, handle, () => applyRowChange(this.api, context, change));
    this.summarize();
    onDrawn();
    for (const event of told) events.tell(event);
    if (context.view.tree) void this.levels.fill();
  }

  private measure(): void {
    // The grid tells late of what it drew, even when it has gone meanwhile.
    if (this.api.isDestroyed()) return;
    const { columns, onHeight, onDrawn } = this.parts;
    const last = this.api.getDisplayedRowAtIndex(this.api.getDisplayedRowCount() - 1);
    const figures = columns.structure.footer ? this.api.getPinnedBottomRowCount() * FOOTER_HEIGHT : 0;
    onHeight((last?.rowTop ?? 0) + (last?.rowHeight ?? 0) + figures);
    onDrawn();
  }
}
