import type { Column, GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../engine/rows/RowTable.ts';
import { GRID_VIEWPORT } from '../shared/viewport.ts';
import { type Corner, indexAt } from './spans.ts';

/** A rectangle in px of the window. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Finds cells under the pointer by arithmetic: rows and columns outside of the window have no elements to ask. */
export class GridGeometry {
  private readonly api: GridApi<GridRow>;
  private readonly root: HTMLElement;

  constructor(api: GridApi<GridRow>, root: HTMLElement) {
    this.api = api;
    this.root = root;
  }

  /** Where scrolling cells can be seen: between the header, the footer and the pinned columns. */
  area(): Area {
    const outer = (this.viewport() ?? this.root).getBoundingClientRect();
    return {
      left: outer.left + this.pinnedWidth('left'),
      right: outer.left + (this.viewport()?.clientWidth ?? outer.width) - this.pinnedWidth('right'),
      top: this.edge('.ag-grid-pinned-top-rows', 'bottom') ?? outer.top,
      bottom: this.edge('.ag-grid-pinned-bottom-rows', 'top') ?? outer.top + (this.viewport()?.clientHeight ?? 0),
    };
  }

  /** The cell at a place of the window, the nearest one when there is none. `keys` are the data columns in order. */
  cornerAt(x: number, y: number, keys: readonly string[]): Corner {
    const area = this.area();
    const viewport = this.viewport();
    const down = y - area.top + (viewport?.scrollTop ?? 0);
    const row = indexAt(
      down,
      this.api.getDisplayedRowCount(),
      (index) => this.api.getDisplayedRowAtIndex(index)?.rowTop ?? 0,
    );
    return { row, column: indexAt(x, keys.length, (index) => this.windowLeft(keys[index] ?? '', area)) };
  }

  /** The side a column stays at when the others scroll. */
  pinOf(key: string | undefined): 'left' | 'right' | undefined {
    const pinned = key === undefined ? undefined : this.column(key)?.getPinned();
    return pinned === true ? 'left' : pinned || undefined;
  }

  /** Scrolls by px; answers whether anything moved. */
  scrollBy(right: number, down: number): boolean {
    const viewport = this.viewport();
    if (!viewport) return false;
    const { scrollLeft, scrollTop } = viewport;
    viewport.scrollBy(right, down);
    return viewport.scrollLeft !== scrollLeft || viewport.scrollTop !== scrollTop;
  }

  /** How many px are hidden at either side of the scrolling columns. */
  hidden(): { left: number; right: number } {
    const viewport = this.viewport();
    if (!viewport) return { left: 0, right: 0 };
    const { scrollLeft, scrollWidth, clientWidth } = viewport;
    return { left: scrollLeft, right: Math.max(scrollWidth - clientWidth - scrollLeft, 0) };
  }

  private windowLeft(key: string, area: Area): number {
    const left = this.column(key)?.getLeft() ?? 0;
    const pin = this.pinOf(key);
    if (pin === 'left') return area.left - this.pinnedWidth('left') + left;
    return pin === 'right' ? area.right + left : area.left + left - this.hidden().left;
  }

  private pinnedWidth(side: 'left' | 'right'): number {
    const columns = side === 'left' ? this.api.getDisplayedLeftColumns() : this.api.getDisplayedRightColumns();
    return columns.reduce((sum, column) => sum + column.getActualWidth(), 0);
  }

  private column(key: string): Column | null {
    return this.api.getColumn(key);
  }

  private viewport(): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(GRID_VIEWPORT);
  }

  private edge(selector: string, side: 'top' | 'bottom'): number | undefined {
    const box = this.root.querySelector(selector)?.getBoundingClientRect();
    return box && box.height > 0 ? box[side] : undefined;
  }
}
