import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';

const DETAIL = ':detail';

/** Id of the line that stands below a row while the row is open. */
export const detailId = (owner: string): string => owner + DETAIL;

/** Whether an id is that of such a line. */
export const isDetailId = (id: string): boolean => id.endsWith(DETAIL);

/** The row a detail line belongs to. */
export const ownerOf = (id: string): string => (isDetailId(id) ? id.slice(0, -DETAIL.length) : id);

/** Height in px of a detail line before its content has been measured. */
export const DETAIL_HEIGHT = 160;

/** What the context of a grid with detail lines has for them. */
export interface DetailPlaces {
  /** Where what is below a row is to be drawn; undefined: nowhere any more. */
  showDetail(id: string, element: HTMLElement | undefined): void;
}

/** The line below an open row; React draws into it, its height follows what is drawn. */
export class DetailRow implements ICellRendererComp<{ id?: unknown }> {
  private readonly element = document.createElement('div');
  private readonly content = document.createElement('div');
  private observer: ResizeObserver | undefined;
  private leave: (() => void) | undefined;

  init({ data, node, api, context }: ICellRendererParams<{ id?: unknown }>): void {
    this.element.className = 'grid-detail';
    this.element.append(this.content);
    if (!data) return;
    const id = ownerOf(String(data.id));
    const { showDetail } = context as DetailPlaces;
    showDetail(id, this.content);
    this.leave = () => showDetail(id, undefined);
    this.observer = new ResizeObserver(() => {
      const height = Math.ceil(this.content.offsetHeight);
      if (height === 0 || Math.abs((node.rowHeight ?? 0) - height) < 2) return;
      node.setRowHeight(height);
      api.onRowHeightChanged();
    });
    this.observer.observe(this.content);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(): boolean {
    return true;
  }

  destroy(): void {
    this.observer?.disconnect();
    this.leave?.();
  }
}
