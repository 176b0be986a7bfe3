import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { Cell, CellColumn } from '../../../cells/Cell.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { itemOf, itemsOf } from '../../../cells/drawing/items.ts';
import { flagValues } from '../../../cells/drawing/kindText.ts';
import { type EditGridContext, editColumnOf } from '../editContext.ts';

/** A check box, switch or row of choices in plain DOM that a click changes; no editor ever opens. */
export class ToggleCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('span');
  private params: ICellRendererParams<GridRow> | undefined;

  init(params: ICellRendererParams<GridRow>): void {
    this.element.addEventListener('click', (event) => this.clicked(event));
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: ICellRendererParams<GridRow>): boolean {
    this.params = params;
    this.element.replaceChildren();
    this.element.className = 'edit-grid-live';
    const { data, colDef, node } = params;
    if (node.rowPinned || !data || !colDef) this.element.textContent = params.valueFormatted ?? '';
    else if (hasChoices(editColumnOf(colDef))) this.drawChoices(params, editColumnOf(colDef));
    else this.drawFlag(params, editColumnOf(colDef));
    return true;
  }

  private drawFlag({ value }: ICellRendererParams<GridRow>, column: PlanField): void {
    const on = isOn(value, column);
    const mark = document.createElement('span');
    const isSwitch = toggleOf(column) === 'switch';
    mark.className = isSwitch ? 'edit-grid-switch' : 'grid-check';
    mark.setAttribute('role', isSwitch ? 'switch' : 'checkbox');
    mark.setAttribute('aria-checked', String(on));
    mark.setAttribute('aria-label', column.title);
    this.lock(mark, column);
    this.element.append(mark);
  }

  private drawChoices({ value, context }: ICellRendererParams<GridRow>, column: PlanField): void {
    const items = itemsOf(column, (context as EditGridContext).cells) ?? [];
    const chosen = itemOf(value, items);
    const group = document.createElement('span');
    group.setAttribute('role', 'radiogroup');
    group.setAttribute('aria-label', column.title);
    for (const item of items) {
      const mark = document.createElement('span');
      mark.className = 'edit-grid-choice';
      mark.setAttribute('role', 'radio');
      mark.setAttribute('aria-checked', String(item === chosen));
      mark.dataset.value = item.value;
      mark.textContent = item.text;
      this.lock(mark, column, item.disabled);
      group.append(mark);
    }
    this.element.append(group);
  }

  private lock(mark: HTMLElement, column: PlanField, gone = false): void {
    const { data, context } = this.params ?? {};
    const locked = data && !(context as EditGridContext).canChange(data, column);
    if (gone || locked) mark.setAttribute('aria-disabled', 'true');
  }

  private clicked(event: MouseEvent): void {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[aria-checked]') : null;
    const { data, colDef, context } = this.params ?? {};
    if (!mark || !data || !colDef || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const column = editColumnOf(colDef);
    const { set, canChange } = context as EditGridContext;
    const off = mark.getAttribute('aria-disabled') === 'true';
    if (off || !canChange(data, column)) return;
    const now = data[column.key];
    const chosen = mark.dataset.value;
    if (chosen === undefined) set(data.id, column.key, switched(now, column));
    else if (String(now) !== chosen) set(data.id, column.key, chosen);
    else if ('allowClear' in column && column.allowClear) set(data.id, column.key, null);
  }
}

const toggleOf = ({ type }: PlanField): Cell['togglesInPlace'] => cellOf({ type }).togglesInPlace;
const hasChoices = (column: PlanField) => toggleOf(column) === 'choices';

/** The value after a click or the space bar: the other of on and off, the next of the choices. */
export function nextLiveValue(value: unknown, column: PlanField, context: EditGridContext): unknown {
  if (!hasChoices(column)) return switched(value, column);
  const items = (itemsOf(column, context.cells) ?? []).filter((item) => item.disabled !== true);
  const chosen = itemOf(value, items);
  return items[((chosen ? items.indexOf(chosen) : -1) + 1) % Math.max(items.length, 1)]?.value ?? value;
}

function isOn(value: unknown, column: CellColumn): boolean {
  return value === true || String(value) === flagValues(column)[0];
}

function switched(value: unknown, column: CellColumn): string {
  const [on, off] = flagValues(column);
  return isOn(value, column) ? off : on;
}
