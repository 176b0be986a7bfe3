import type { CellPlace, GridHandle } from '../edit/GridHandle.ts';
import { boxOf, type CellRange, type Corner, type Extent, followSpan, type Span, sameSpan, spanOf } from './spans.ts';

/** The range of a grid: drawn by places on the screen, kept by rows and columns, so that it moves along with them. */
export class RangeState {
  private span: Span | undefined;
  private kept: { anchor: CellPlace; head: CellPlace } | undefined;
  private mixed = false;
  private renaming = false;
  private readonly handle: GridHandle;
  private readonly changed: (span: Span | undefined) => void;

  /** `changed` is told every new span, also when only its place is new. */
  constructor(handle: GridHandle, changed: (span: Span | undefined) => void) {
    this.handle = handle;
    this.changed = changed;
  }

  /** The span as the grid stands now. */
  now(): Span | undefined {
    if (this.renaming) this.keep(this.span);
    const next = this.followed();
    this.mixed = false;
    if (!sameSpan(next, this.span)) this.set(next);
    return this.span;
  }

  set(span: Span | undefined): void {
    this.keep(span);
    this.span = this.kept && span;
    this.mixed = false;
    this.changed(this.span);
  }

  /** Rows have other ids and stand where they stood, as after saving. */
  renamed(): void {
    this.renaming = true;
  }

  /** The rows stand in another order: what lay between the corners is no longer what was chosen. */
  reordered(): void {
    this.mixed = true;
  }

  /** Lets the head come to a cell; a cell becomes the anchor when there was none. */
  extendTo(head: Corner): void {
    this.set({ anchor: this.now()?.anchor ?? head, head });
  }

  /** Only the anchor is left. */
  collapse(): void {
    const span = this.now();
    this.set(span && spanOf(span.anchor));
  }

  /** The chosen cells; rows that belong to no record (an opened detail) are left out. */
  cells(): CellRange | undefined {
    const span = this.now();
    if (!span) return undefined;
    const { top, bottom, left, right } = boxOf(span);
    const rowIds: string[] = [];
    for (let row = top; row <= bottom; row++) {
      const id = this.handle.api.getDisplayedRowAtIndex(row)?.id;
      if (id !== undefined && this.handle.table.row(id)) rowIds.push(id);
    }
    const keys = this.handle.visibleKeys().slice(left, right + 1);
    return rowIds.length > 0 && keys.length > 0 ? { rowIds, keys } : undefined;
  }

  extent(): Extent {
    return { rows: this.handle.api.getDisplayedRowCount(), columns: this.handle.visibleKeys().length };
  }

  cornerOf({ id, key }: CellPlace): Corner | undefined {
    const row = this.rowOf(id);
    const column = this.handle.visibleKeys().indexOf(key);
    return row === undefined || column < 0 ? undefined : { row, column };
  }

  placeOf({ row, column }: Corner): CellPlace | undefined {
    const id = this.handle.api.getDisplayedRowAtIndex(row)?.id;
    const key = this.handle.visibleKeys()[column];
    return id === undefined || key === undefined ? undefined : { id, key };
  }

  private keep(span: Span | undefined): void {
    const anchor = span && this.placeOf(span.anchor);
    const head = span && this.placeOf(span.head);
    this.kept = anchor && head && { anchor, head };
    this.renaming = false;
  }

  private rowOf(id: string): number | undefined {
    return this.handle.api.getRowNode(id)?.rowIndex ?? undefined;
  }

  private followed(): Span | undefined {
    const { span, kept } = this;
    if (!span || !kept) return undefined;
    const keys = this.handle.visibleKeys();
    const row = (corner: 'anchor' | 'head') => this.rowOf(kept[corner].id);
    const column = (corner: 'anchor' | 'head') => {
      const at = keys.indexOf(kept[corner].key);
      return at < 0 ? undefined : at;
    };
    const next = followSpan(span, row, column);
    return next && this.mixed && !sameSpan(next, span) ? spanOf(next.anchor) : next;
  }
}
