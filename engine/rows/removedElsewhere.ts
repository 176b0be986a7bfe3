import type { RowTable } from './RowTable.ts';
import { markDirty } from './rowState.ts';
import type { TableCore } from './tableCore.ts';

/** What becomes of rows that somebody else removed, or changed while they were removed here. */
export function gone(core: TableCore): Pick<RowTable, 'settleGone' | 'removeAnyway'> {
  const { state, view, validation, maker, history } = core;
  return {
    settleGone: (ids, keep) => {
      const known = ids.filter((id) => state.originals.has(id));
      if (known.length === 0) return;
      validation.prepare('rows');
      const dropped = keep ? [] : known.filter((id) => state.rows.has(id));
      for (const id of dropped) {
        validation.note(state.rows.get(id), undefined);
        state.rows.delete(id);
      }
      for (const id of known) {
        state.originals.delete(id);
        markDirty(state, id);
      }
      if (dropped.length > 0) state.order = state.order.filter((id) => state.rows.has(id));
      // Steps back would lead to rows that are not there any more.
      history.clear();
      view.forget();
      const kept = known.flatMap((id) => state.rows.get(id) ?? []);
      core.emit({
        kind: 'remote',
        removed: dropped,
        updated: kept.map((row) => ({ row, keys: Object.keys(row) })),
        errors: validation.recheck(new Map([[[], dropped]])),
      });
    },
    removeAnyway: (rows) => {
      for (const given of rows) {
        const id = String(given.id ?? '');
        if (state.originals.has(id) && !state.rows.has(id)) state.originals.set(id, maker.loaded(given, id));
      }
    },
  };
}
