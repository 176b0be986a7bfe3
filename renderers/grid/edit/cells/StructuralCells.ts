import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { SELECTION_COLUMN } from '../../shared/selectionColumn.ts';
import { footerName } from '../columns/summaryRows.ts';
import type { EditGridContext } from '../editContext.ts';
import { kindOf } from './RowView.ts';

export const DRAG_COLUMN = '_drag';
export const EXPAND_COLUMN = '_expand';
export const NUMBER_COLUMN = '_number';

export const STRUCTURAL_COLUMNS = [DRAG_COLUMN, EXPAND_COLUMN, SELECTION_COLUMN, NUMBER_COLUMN] as const;

/** The handle a row is dragged by; a click opens its menu. */
export class DragCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('span');

  init({ data, node, context, registerRowDragger }: ICellRendererParams<GridRow>): void {
    if (node.rowPinned || !data || kindOf(data.id) !== 'row') {
      this.element.textContent = footerName(data, DRAG_COLUMN);
      return;
    }
    const { openDragMenu, isRowDisabled, moveRefusal } = context as EditGridContext;
    const handle = iconButton('edit-grid-drag', '移动行');
    handle.setAttribute('aria-haspopup', 'menu');
    const refusal = moveRefusal();
    handle.disabled = refusal !== undefined || isRowDisabled(data);
    if (refusal !== undefined) {
      this.element.title = refusal;
      handle.setAttribute('aria-label', `移动行：${refusal}`);
    }
    handle.addEventListener('click', () => openDragMenu(data.id, handle));
    this.element.append(handle);
    if (!handle.disabled) registerRowDragger(handle, 4, undefined, true);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(): boolean {
    return false;
  }
}

/** Opens and closes a row. */
export class ExpandCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('span');

  init({ data, node, context }: ICellRendererParams<GridRow>): void {
    const { view, toggleRow } = context as EditGridContext;
    if (node.rowPinned) this.element.textContent = footerName(data, EXPAND_COLUMN);
    else if (data && view.canOpen(data)) this.element.append(expander(data.id, view.isOpen(data.id), toggleRow));
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(): boolean {
    return false;
  }
}

function expander(id: string, open: boolean, toggle: (id: string) => void): HTMLElement {
  const button = iconButton('grid-toggle', open ? '收起' : '展开');
  button.setAttribute('aria-expanded', String(open));
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    toggle(id);
  });
  return button;
}

function iconButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.setAttribute('aria-label', label);
  // Reached from the cell by Enter; the tab order of a page must not run through every row.
  button.tabIndex = -1;
  return button;
}
