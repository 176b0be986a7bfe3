import type { ErrorChanges } from './errors/cellErrors.ts';
import type { RowTable } from './RowTable.ts';
import { mergeRow } from './remote.ts';
import { markDirty, patched } from './rowState.ts';
import type { Saving } from './saving.ts';
import type { TableCore } from './tableCore.ts';

/** What the server and other people answer to a table that goes on being edited. */
export function answers(core: TableCore, saving: Saving): Pick<RowTable, 'refuse' | 'saved' | 'mergeRemote'> {
  const { parts, state, view, validation, maker, history } = core;
  const computed = new Set(parts.columns.filter((column) => column.value !== undefined).map((column) => column.key));
  return {
    refuse: (failures, sent) => {
      const errors = validation.refuse(
        failures.filter(({ id }) => state.rows.has(id)),
        (id) => saving.sentRow(id, sent),
      );
      if (errors.size > 0) core.emit({ kind: 'validate', errors });
    },
    saved: (rows, sent) => {
      validation.prepare('rows');
      const errors: ErrorChanges = validation.lift(rows.map(({ temporary, id }) => temporary ?? id));
      const { renamed, moved } = saving.accept(rows, sent);
      view.forget();
      for (const [from, row] of renamed) {
        validation.rename({ ...row, id: from }, row);
        const keys = validation.errors().get(row.id);
        if (keys) errors.set(row.id, [...keys.keys()]);
      }
      history.rename(new Map([...renamed].map(([from, row]) => [from, row.id])));
      core.emit({
        kind: 'saved',
        added: view.placed([...renamed.values()].map((row) => row.id)),
        removed: [...renamed.keys()],
        updated: moved.map((row) => ({ row, keys: ['version'] })),
        errors,
      });
    },
    mergeRemote: (given, typing) => {
      const id = String(given.id ?? '');
      const [row, original] = [state.rows.get(id), state.originals.get(id)];
      if (!row || !original) return [];
      const editing = typing?.id === id ? typing.key : undefined;
      const merged = mergeRow(row, original, maker.loaded(given, id), { editing, computed });
      if (!merged) return [];
      validation.prepare([merged]);
      state.originals.set(id, merged.original);
      state.rows.set(id, merged.row);
      const keys = [...merged.keys, ...recomputed(core, id)];
      view.forget([id]);
      const now = state.rows.get(id) ?? merged.row;
      validation.note(row, now);
      const errors = validation.recheck(new Map([[keys, [id]]]));
      if (keys.length > 0 || errors.size > 0) core.emit({ kind: 'remote', updated: [{ row: now, keys }], errors });
      return merged.conflicts;
    },
  };
}

/** Their computed values do not know of what was changed here. */
function recomputed({ state, conditions, maker }: TableCore, id: string): string[] {
  markDirty(state, id);
  const row = state.rows.get(id);
  if (!row || !state.dirty.has(id)) return [];
  const cells = conditions.computed(row, { ...maker.scope(), old: state.originals.get(id) });
  state.rows.set(id, patched(row, cells));
  markDirty(state, id);
  return Object.keys(cells);
}
