import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { rowLinks } from '../../../engine/lists/actions.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { LOOK_ONLY } from '../../services/why.ts';
import type { GridContext } from './gridContext.ts';

/** The text links at a row's right end. */
export class ActionCell implements ICellRendererComp<Row> {
  private readonly element = document.createElement('span');
  private row: Row | undefined;

  init(params: ICellRendererParams<Row>): void {
    this.element.className = 'grid-actions';
    this.element.addEventListener('keydown', moveBetweenLinks);
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: ICellRendererParams<Row>): boolean {
    this.row = params.data;
    this.element.replaceChildren();
    const context = params.context as GridContext;
    if (params.node.rowPinned || context.tree?.lines.get(String(params.data?.id))?.placeholder) return true;
    const { data = {} } = params;
    const { shown, rest } = rowLinks(context.actions, data);
    for (const action of shown) {
      const link = this.link(action.title, action.code, (row) => context.onAction(action.code, row));
      link.disabled = action.disabled === true;
      link.dataset.why = action.permission;
      if (link.disabled) link.dataset.whyOff = LOOK_ONLY;
      this.element.append(link);
    }
    if (rest.length > 0) {
      const title = context.actions.inRow.length > 0 ? '更多' : '···';
      const more = this.link(title, 'more', (row) => context.onMore(row, more));
      more.setAttribute('aria-haspopup', 'menu');
      more.setAttribute('aria-label', '更多操作');
      this.element.append(more);
    }
    return true;
  }

  private link(title: string, code: string, act: (row: Row) => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `grid-link grid-link-${code}`;
    button.textContent = title;
    // Reached from the cell by Enter; the tab order of a page must not run through every row.
    button.tabIndex = -1;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (this.row) act(this.row);
    });
    return button;
  }
}

/** Left and right go from link to link, Escape back to the cell they stand in. */
function moveBetweenLinks(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const next = {
    ArrowRight: target.nextElementSibling,
    ArrowLeft: target.previousElementSibling,
    Escape: target.closest('.ag-cell'),
  }[key];
  if (next instanceof HTMLElement) next.focus();
}
