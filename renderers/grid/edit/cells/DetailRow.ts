import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { EditGridContext } from '../editContext.ts';
import { ownerOf } from './RowView.ts';

/** The line below an open row; React draws into it, its height follows what is drawn. */
export class DetailRow implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('div');
  private readonly content = document.createElement('div');
  private observer: ResizeObserver | undefined;
  private leave: (() => void) | undefined;

  init({ data, node, api, context }: ICellRendererParams<GridRow>): void {
    this.element.className = 'edit-grid-detail';
    this.element.append(this.content);
    if (!data) return;
    const id = ownerOf(data.id);
    const { showDetail } = context as EditGridContext;
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
