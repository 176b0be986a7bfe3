import { cellText } from '../../../engine/clipboard/cellText.ts';
import { writeClipboard } from '../../../engine/clipboard/clipboard.ts';
import { SEPARATORS } from '../../../engine/clipboard/lookup.ts';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { codesOf } from '../../cells/drawing/items.ts';
import { nameSetOf } from '../../cells/drawing/nameMarks.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import { isLookedUp } from './createLookup.ts';
import type { CellRange } from './spans.ts';

/** The texts of a range, for both flavours of the clipboard; `headed`: under the titles of its columns. */
export function copyRange(
  handle: Pick<GridHandle, 'columns' | 'table' | 'cells'>,
  { rowIds, keys }: CellRange,
  headed = false,
): { text: string; html: string } {
  const columns = keys.flatMap((key) => handle.columns.find((column) => column.key === key) ?? []);
  const matrix = rowIds.map((id) => {
    const row = handle.table.row(id);
    return columns.map((column) => copiedText(column, row?.[column.key], handle.cells));
  });
  return writeClipboard(headed ? [columns.map(({ title }) => title), ...matrix] : matrix);
}

/** What people call the value, where that reads back as it: a name in which names would be parted stays a code. */
function copiedText(column: PlanField, value: unknown, cells: CellContext): string {
  const set = isLookedUp(column) ? nameSetOf(column) : undefined;
  if (!set || !cells.names) return cellText(column, value, cells);
  const { names } = cells;
  return codesOf(value)
    .map((code) => {
      const name = names.known(set, code) ?? code;
      return SEPARATORS.test(name) ? code : name;
    })
    .join(',');
}
