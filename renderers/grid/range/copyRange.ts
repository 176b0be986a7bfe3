import { cellText } from '../../../engine/clipboard/cellText.ts';
import { writeClipboard } from '../../../engine/clipboard/clipboard.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import type { CellRange } from './CellRange.ts';

/** The texts of a range, for both flavours of the clipboard. */
export function copyRange(
  handle: Pick<GridHandle, 'columns' | 'table' | 'cells'>,
  { rowIds, keys }: CellRange,
): { text: string; html: string } {
  const columns = keys.flatMap((key) => handle.columns.find((column) => column.key === key) ?? []);
  const matrix = rowIds.map((id) => {
    const row = handle.table.row(id);
    return columns.map((column) => cellText(column, row?.[column.key], handle.cells));
  });
  return writeClipboard(matrix);
}
