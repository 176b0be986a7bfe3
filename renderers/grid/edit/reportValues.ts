import type { GridApi } from 'ag-grid-community';
import type { GridRow, RowChange } from '../../../engine/rows/RowTable.ts';
import type { GridEvent } from './EditGridProps.ts';

/** Kinds of steps that a person's hand makes cell by cell. */
const BY_HAND: ReadonlySet<RowChange['kind']> = new Set(['edit', 'paste', 'undo', 'redo']);

/** Tells each changed value, with what stood there before; to be called before the grid has the new rows. */
export function reportValues(
  api: GridApi<GridRow>,
  { kind, updated }: RowChange,
  isSetValues: boolean,
  tell: (event: GridEvent) => void,
): void {
  if (!BY_HAND.has(kind)) return;
  for (const { row, keys } of updated) {
    const before = api.getRowNode(row.id)?.data;
    for (const key of keys) {
      const [value, oldValue] = [row[key] ?? null, before?.[key] ?? null];
      if (value !== oldValue) tell({ type: 'valueChange', row, key, value, oldValue, isSetValues });
    }
  }
}
