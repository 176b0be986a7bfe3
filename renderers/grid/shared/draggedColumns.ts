import type { ColDef, GridApi } from 'ag-grid-community';

/** Where columns stay while others scroll, by key; null: nowhere. */
export type ColumnPins = Record<string, 'left' | 'right' | null>;

/** Told once a heading was dragged: the columns of values as they stand, and where each stays if that is another place. */
export type OnColumnOrder = (keys: string[], pins: ColumnPins | undefined) => void;

/** Tells whenever a person has dragged a column to another place. */
export function followDragging<T>(api: GridApi<T>, onOrder: OnColumnOrder): void {
  api.addEventListener('columnMoved', ({ finished, source }) => {
    if (!finished || source !== 'uiColumnMoved') return;
    const keys: string[] = [];
    const pins: ColumnPins = {};
    let isPinnedAnew = false;
    for (const column of api.getAllDisplayedColumns()) {
      const def = column.getColDef();
      if (!isOfValues(def)) continue;
      const key = column.getColId();
      const side = column.getPinned() || null;
      keys.push(key);
      pins[key] = side === true ? 'left' : side;
      if (side !== (def.pinned || null)) isPinnedAnew = true;
    }
    onOrder(keys, isPinnedAnew ? pins : undefined);
  });
}

/** Whether values stand in a column, and not boxes, numbers or buttons of the grid. */
const isOfValues = ({ context }: ColDef): boolean => context !== undefined;
