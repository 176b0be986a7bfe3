import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { Row } from '../../../engine/plan/record.ts';
import type { GridContext } from './gridContext.ts';

/** The button at the left end of a row that opens what stands below it. */
export class ExpandCell implements ICellRendererComp<Row> {
  private readonly button = document.createElement('button');
  private id = '';
  private toggle: ((id: string) => void) | undefined;

  init(params: ICellRendererParams<Row>): void {
    this.button.type = 'button';
    this.button.className = 'grid-toggle';
    // Opened by the keys of its cell; the tab order of a page must not run through every row.
    this.button.tabIndex = -1;
    this.button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.toggle?.(this.id);
    });
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.button;
  }

  refresh({ data, node, context }: ICellRendererParams<Row>): boolean {
    const { detail } = context as GridContext;
    this.id = String(data?.id);
    this.toggle = detail?.onToggle;
    const open = detail?.open === this.id;
    this.button.hidden = node.rowPinned !== undefined;
    this.button.setAttribute('aria-label', open ? '收起' : '展开');
    this.button.setAttribute('aria-expanded', String(open));
    return true;
  }
}
