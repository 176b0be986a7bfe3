import { type Given, strayRows } from './canonical.ts';
import type { GridRow, RowTable } from './RowTable.ts';
import type { Saving } from './saving.ts';
import type { TableCore } from './tableCore.ts';

/** Rows that come from the server. */
export function loading(core: TableCore, saving: Saving): Pick<RowTable, 'load' | 'loadMore' | 'read'> {
  const { state, view, history, validation } = core;
  /** Whether reading has made others of the rows that came, and nobody was told. */
  let untold = false;
  return {
    load: (given) => {
      const removed = state.order;
      const errors = new Map([...validation.errors()].map(([id, keys]) => [id, [...keys.keys()]]));
      for (const forget of [view.forget, history.clear, saving.reset, validation.reset]) forget();
      untold = false;
      if (given.every(hasId)) {
        state.deliver(given, () => {
          const rows = taken(core, given);
          state.order = rows.map((row) => row.id);
          untold = rows.length !== given.length || rows.some((row, place) => row !== given[place]);
        });
      } else {
        state.clear();
        state.order = taken(core, given).map((row) => row.id);
      }
      core.emit({ kind: 'load', removed, errors });
    },
    loadMore: (given, index) => {
      state.read();
      validation.prepare('rows');
      const at = Math.max(0, Math.min(Math.trunc(index ?? state.order.length), state.order.length));
      const rows = taken(core, given);
      if (rows.length === 0) return;
      const came = rows.map((row) => row.id);
      history.splice(came, state.order[at - 1]);
      state.order = state.order.toSpliced(at, 0, ...came);
      view.forget();
      for (const row of rows) validation.note(undefined, row);
      core.emit({ kind: 'load', added: view.placed(came), errors: validation.recheck(new Map()) });
    },
    read: () => {
      view.rows();
      validation.prepare('rows');
      validation.ready();
      if (untold) core.emit({ kind: 'load' });
      untold = false;
    },
  };
}

function hasId(given: Given): given is GridRow {
  return typeof given.id === 'string' && given.id !== '';
}

/** The rows that were not there yet; one the server does not know by an id is a new one. */
function taken({ parts, state, maker, ids, validation }: TableCore, given: readonly Given[]): GridRow[] {
  const rows: GridRow[] = [];
  const strays = strayRows(parts.columns, given);
  for (let place = 0; place < given.length; place++) {
    const one = given[place];
    if (!one) continue;
    const id = typeof one.id === 'string' || typeof one.id === 'number' ? String(one.id) : '';
    const stray = id === '' || strays.has(place);
    const row = stray ? maker.loaded(one, id === '' ? ids.next() : id) : (one as GridRow);
    if (state.rows.has(row.id)) continue;
    state.rows.set(row.id, row);
    if (id === '') state.dirty.add(row.id);
    else state.originals.set(id, row);
    if (stray) validation.doubt(row.id);
    rows.push(row);
  }
  return rows;
}
