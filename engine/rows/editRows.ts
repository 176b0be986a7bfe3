import type { RowChange, RowTable } from './RowTable.ts';
import { TreeRemovalError } from './RowTable.ts';
import { type Delta, inverse, isEmptyDelta } from './rowState.ts';
import { createSteps } from './steps.ts';
import type { TableCore } from './tableCore.ts';

type Editing = Pick<
  RowTable,
  'add' | 'remove' | 'set' | 'complete' | 'paste' | 'move' | 'undo' | 'redo' | 'canUndo' | 'canRedo'
>;

/** What people do, each thing one step that can be taken back. */
export function editing(core: TableCore): Editing {
  const { state, maker, history, parts } = core;
  const steps = createSteps(core);
  const step = (kind: RowChange['kind'], delta: Delta): void => {
    if (isEmptyDelta(delta)) return;
    history.push({ kind, delta });
    core.run(kind, delta);
  };
  const insert: RowTable['add'] = (given, index = state.order.length) => {
    const rows = maker.fresh(given);
    step('add', steps.insert(rows, Math.max(0, Math.min(Math.trunc(index), state.order.length))));
    return rows.map((row) => row.id);
  };
  return {
    add: insert,
    remove: (gone) => {
      if (parts.tree) throw new TreeRemovalError();
      step('remove', steps.remove(gone));
    },
    set: (changes, kind = 'edit', force = false) => step(kind, steps.edit(changes, force)),
    complete: (changes) => {
      const delta = steps.edit(changes, true);
      if (!isEmptyDelta(delta)) core.run('edit', delta);
    },
    paste: (changes, appended) => {
      const rows = maker.fresh(appended);
      step('paste', steps.insert(rows, state.order.length, changes));
      return rows.map((row) => row.id);
    },
    move: (id, toIndex) => step('move', steps.move(id, toIndex)),
    undo: () => {
      const done = history.takeUndo();
      if (done) core.run('undo', inverted(core, done.delta));
      return done !== undefined;
    },
    redo: () => {
      const undone = history.takeRedo();
      if (undone) core.run('redo', undone.delta);
      return undone !== undefined;
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
  };
}

/** The way back. Rows that leave by it return by redoing as they were last. */
function inverted({ state }: TableCore, delta: Delta): Delta {
  const back = inverse(delta);
  for (const id of delta.added.keys()) {
    const row = state.rows.get(id);
    if (row) delta.added.set(id, row);
  }
  return back;
}
