import type { GridApi, SuppressKeyboardEventParams } from 'ag-grid-community';
import type { TreeLine } from '../../../engine/lists/tree.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { type GridTree, TreeCell } from './TreeCell.ts';

/** What the grid's context says of its tree. */
interface TreeContext {
  tree?: GridTree | undefined;
}

/** What an arrow does in the first column of a tree; undefined: it goes to the next cell as anywhere. */
export function treeKey(key: string, line: TreeLine<object> | undefined): 'toggle' | 'parent' | undefined {
  if (!line) return undefined;
  if (key === 'ArrowRight' && line.hasChildren && !line.expanded) return 'toggle';
  if (key !== 'ArrowLeft') return undefined;
  if (line.expanded) return 'toggle';
  return line.level > 1 ? 'parent' : undefined;
}

/** Keeps AG Grid from moving on where an arrow opens, closes or goes up. */
export function leavesKeyToTree({ event, data, context }: SuppressKeyboardEventParams<Row>): boolean {
  const line = (context as TreeContext).tree?.lines.get(String(data?.id));
  return treeKey(event.key, line) !== undefined;
}

/** Does what the arrow says. */
export function actOnTreeKey(api: GridApi<Row>, key: string, rowIndex: number, context: TreeContext): void {
  const { tree } = context;
  const line = tree?.lines.get(String(api.getDisplayedRowAtIndex(rowIndex)?.data?.id));
  const act = treeKey(key, line);
  const column = api.getFocusedCell()?.column;
  if (act === 'toggle') tree?.onToggle(String(api.getDisplayedRowAtIndex(rowIndex)?.data?.id));
  if (act !== 'parent' || !line || !column) return;
  for (let above = rowIndex - 1; above >= 0; above--) {
    const other = tree?.lines.get(String(api.getDisplayedRowAtIndex(above)?.data?.id));
    if (!other || other.level >= line.level) continue;
    api.ensureIndexVisible(above);
    api.setFocusedCell(above, column);
    return;
  }
}

/** A tree's rows say how deep they stand and whether they are open. */
export function describeTreeRow(element: HTMLElement | undefined, line: TreeLine<object> | undefined): void {
  if (!element || !line) return;
  element.setAttribute('aria-level', String(line.level));
  element.toggleAttribute('aria-busy', line.placeholder);
  if (line.hasChildren) element.setAttribute('aria-expanded', String(line.expanded));
  else element.removeAttribute('aria-expanded');
}

/** After lines opened or closed: what is drawn says so. */
export function showTree(api: GridApi<Row>, place: HTMLElement, context: TreeContext): void {
  if (!context.tree) return;
  place.querySelector('[role=grid]')?.setAttribute('role', 'treegrid');
  for (const element of place.querySelectorAll<HTMLElement>('.ag-row[row-id]'))
    describeTreeRow(element, context.tree.lines.get(element.getAttribute('row-id') ?? ''));
  const first = api.getColumns()?.find((column) => column.getColDef().cellRenderer === TreeCell && column.isVisible());
  if (first) api.refreshCells({ columns: [first], force: true, suppressFlash: true });
}
