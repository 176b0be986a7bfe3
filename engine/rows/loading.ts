import type { Json } from '../values/ValueType.ts';
import type { GridRow, RowTable } from './RowTable.ts';
import { markDirty } from './rowState.ts';
import type { Saving } from './saving.ts';
import type { TableCore } from './tableCore.ts';

type Given = Readonly<Record<string, Json>>;

/** Rows that come from the server. */
export function loading(core: TableCore, saving: Saving): Pick<RowTable, 'load' | 'loadMore'> {
  const { state, view, history, validation } = core;
  return {
    load: (given) => {
      const removed = [...state.order];
      const errors = new Map([...validation.errors()].map(([id, keys]) => [id, [...keys.keys()]]));
      for (const kept of [state.rows, state.originals, state.dirty]) kept.clear();
      state.order = taken(core, given).map((row) => row.id);
      for (const forget of [view.forget, history.clear, saving.reset, validation.reset]) forget();
      core.emit({ kind: 'load', added: view.placed(state.order), removed, errors });
    },
    loadMore: (given, index = state.order.length) => {
      validation.prepare();
      const at = Math.max(0, Math.min(Math.trunc(index), state.order.length));
      const rows = taken(core, given);
      if (rows.length === 0) return;
      const came = rows.map((row) => row.id);
      history.splice(came, state.order[at - 1]);
      state.order = state.order.toSpliced(at, 0, ...came);
      view.forget();
      for (const row of rows) validation.note(undefined, row);
      core.emit({ kind: 'load', added: view.placed(came), errors: validation.recheck(new Map()) });
    },
  };
}

/** The rows that were not there yet; one the server does not know by an id is a new one. */
function taken({ state, maker, ids }: TableCore, given: readonly Given[]): GridRow[] {
  const rows: GridRow[] = [];
  for (const one of given) {
    const id = typeof one.id === 'string' || typeof one.id === 'number' ? String(one.id) : '';
    const row = maker.loaded(one, id === '' ? ids.next() : id);
    if (state.rows.has(row.id)) continue;
    state.rows.set(row.id, row);
    if (id !== '') state.originals.set(id, row);
    markDirty(state, row.id);
    rows.push(row);
  }
  return rows;
}
