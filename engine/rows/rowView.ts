import { isSame } from './canonical.ts';
import type { GridRow, RowChange, RowTable } from './RowTable.ts';
import type { Edit, RowState } from './rowState.ts';

/** Reading the rows of a state; lists and places are made when first asked for after a change. */
export interface RowView {
  readers: Pick<RowTable, 'rows' | 'row' | 'indexOf' | 'isNew' | 'isChanged' | 'isDirty'>;
  rows(): readonly GridRow[];
  /** The state changed. */
  forget(): void;
  /** Rows by id with the place each has, in order. */
  placed(ids: Iterable<string>): RowChange['added'];
  updated(edits: ReadonlyMap<string, Edit>): RowChange['updated'];
}

export function createRowView(state: RowState): RowView {
  let list: readonly GridRow[] | undefined;
  let places: { order: readonly string[]; byId: ReadonlyMap<string, number> } | undefined;
  const rows = (): readonly GridRow[] => {
    if (list) return list;
    const made: GridRow[] = [];
    for (const id of state.order) {
      const row = state.rows.get(id);
      if (row) made.push(row);
    }
    list = made;
    return made;
  };
  const indexOf = (id: string): number => {
    if (places?.order !== state.order)
      places = { order: state.order, byId: new Map(state.order.map((each, index) => [each, index])) };
    return places.byId.get(id) ?? -1;
  };
  return {
    rows,
    forget: () => {
      list = undefined;
    },
    placed: (ids) => {
      const placed: { row: GridRow; index: number }[] = [];
      for (const id of ids) {
        const row = state.rows.get(id);
        if (row) placed.push({ row, index: indexOf(id) });
      }
      return placed.sort((one, other) => one.index - other.index);
    },
    updated: (edits) =>
      [...edits].flatMap(([id, { after }]) => {
        const row = state.rows.get(id);
        return row ? [{ row, keys: Object.keys(after) }] : [];
      }),
    readers: {
      rows,
      indexOf,
      row: (id) => state.rows.get(id),
      isNew: (id) => state.rows.has(id) && !state.originals.has(id),
      isChanged: (id, key) => !isSame(state.rows.get(id)?.[key], state.originals.get(id)?.[key]),
      isDirty: () => state.dirty.size > 0,
    },
  };
}
