import type { CellColumn, CellContext, CellRow } from './Cell.ts';
import { cellOf } from './cellTypes.ts';

const BROKEN = '无法显示';
/** A column full of values that break is one bug. */
const told = new WeakSet<CellColumn>();

/** The value as one line of text; one its cell type breaks on says so, and what is beside it is shown. */
export function showText(value: unknown, column: CellColumn, context: CellContext): string {
  try {
    return cellOf(column).display.format(value, column, context);
  } catch (error) {
    tell(error, column);
    return BROKEN;
  }
}

/** Draws the value into an emptied element where text alone does not do; false where it does. Never throws. */
export function drawValue(
  element: HTMLElement,
  value: unknown,
  column: CellColumn,
  context: CellContext,
  row?: CellRow,
): boolean {
  const { drawing } = cellOf(column).display;
  try {
    element.replaceChildren();
    if (!drawing?.wanted(column, context)) return false;
    drawing.draw(element, value, column, context, row);
  } catch (error) {
    tell(error, column);
    element.replaceChildren(brokenMark(error, column));
  }
  return true;
}

function brokenMark(error: unknown, column: CellColumn): HTMLElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.tabIndex = -1;
  mark.className = 'cell-broken';
  mark.textContent = BROKEN;
  const details = `${column.title}：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  mark.title = `${details}\n点击复制`;
  // Without TLS there is no clipboard; the tooltip can still be read.
  mark.addEventListener('click', () => void navigator.clipboard?.writeText(details));
  return mark;
}

function tell(error: unknown, column: CellColumn): void {
  if (told.has(column)) return;
  told.add(column);
  reportError(error);
}
