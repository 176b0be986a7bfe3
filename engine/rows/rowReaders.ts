import { isSame } from './canonical.ts';
import type { GridRow, RowChange, RowTable } from './RowTable.ts';
import type { Edit, RowState } from './rowState.ts';

/** Reading the rows of a state; lists and places are made when first asked for after a change. */
export interface RowReaders {
  readers: Pick<RowTable, 'rows' | 'drawn' | 'row' | 'original' | 'indexOf' | 'isNew' | 'isChanged' | 'isDirty'>;
  rows(): readonly GridRow[];
  /** The state changed; with ids, only these rows did, and each stands where it stood. */
  forget(changed?: Iterable<string>): void;
  /** Rows by id with the place each has, in order. */
  placed(ids: Iterable<string>): RowChange['added'];
  updated(edits: ReadonlyMap<string, Edit>): RowChange['updated'];
}

export function createRowReaders(state: RowState): RowReaders {
  let list: readonly GridRow[] | undefined;
  /** Rows of the list that are others by now. */
  const stale = new Set<string>();
  let places: { order: readonly string[]; byId: ReadonlyMap<string, number> } | undefined;
  const indexOf = (id: string): number => {
    if (places?.order !== state.order)
      places = { order: state.order, byId: new Map(state.order.map((each, index) => [each, index])) };
    return places.byId.get(id) ?? -1;
  };
  const renewed = (before: readonly GridRow[]): readonly GridRow[] => {
    const made = [...before];
    for (const id of stale) {
      const [place, row] = [indexOf(id), state.rows.get(id)];
      if (row) made[place] = row;
    }
    stale.clear();
    list = made;
    return made;
  };
  const rows = (): readonly GridRow[] => {
    if (list && stale.size === 0) return list;
    if (list && list.length === state.order.length) return renewed(list);
    stale.clear();
    state.read();
    const made: GridRow[] = [];
    for (const id of state.order) {
      const row = state.rows.get(id);
      if (row) made.push(row);
    }
    list = made;
    return made;
  };
  return {
    rows,
    forget: (changed) => {
      if (!changed) list = undefined;
      else for (const id of changed) stale.add(id);
    },
    placed: (ids) => {
      const wanted = [...ids];
      const at = wanted[0] === undefined ? 0 : state.order.indexOf(wanted[0]);
      const block = wanted.every((id, offset) => state.order[at + offset] === id);
      const placed: { row: GridRow; index: number }[] = [];
      for (let offset = 0; offset < wanted.length; offset++) {
        const id = wanted[offset] ?? '';
        const row = state.rows.get(id);
        if (row) placed.push({ row, index: block ? at + offset : indexOf(id) });
      }
      return block ? placed : placed.sort((one, other) => one.index - other.index);
    },
    updated: (edits) => {
      const updated: { row: GridRow; keys: readonly string[] }[] = [];
      for (const [id, { keys }] of edits) {
        const row = state.rows.get(id);
        if (row) updated.push({ row, keys });
      }
      return updated;
    },
    readers: {
      rows,
      drawn: () => state.delivered ?? rows(),
      indexOf,
      row: (id) => state.rows.get(id),
      original: (id) => state.originals.get(id),
      // Rows that were delivered all came with an id: to say so, none of them is read.
      isNew: (id) => !state.delivered && state.rows.has(id) && !state.originals.has(id),
      isChanged: (id, key) => state.dirty.has(id) && !isSame(state.rows.get(id)?.[key], state.originals.get(id)?.[key]),
      isDirty: () => state.dirty.size > 0,
    },
  };
}
