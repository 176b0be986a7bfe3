import type { Json } from '../values/ValueType.ts';
import type { Step } from './history.ts';
import type { GridRow, RowTable, StepKind } from './RowTable.ts';
import { TreeRemovalError } from './RowTable.ts';
import { type Delta, inverse, isEmptyDelta } from './rowState.ts';
import { createSteps } from './steps.ts';
import { stepWords } from './stepWords.ts';
import type { TableCore } from './tableCore.ts';

type Editing = Pick<
  RowTable,
  | 'add'
  | 'offer'
  | 'offered'
  | 'withdraw'
  | 'remove'
  | 'set'
  | 'complete'
  | 'paste'
  | 'move'
  | 'undo'
  | 'redo'
  | 'canUndo'
  | 'canRedo'
  | 'stepWords'
>;

/** What people do, each thing one step that can be taken back. */
export function editing(core: TableCore): Editing {
  const { state, maker, history, parts } = core;
  const steps = createSteps(core);
  const step = (kind: StepKind, delta: Delta): Step => {
    const made = { kind, delta };
    if (isEmptyDelta(delta)) return made;
    history.push(made);
    core.run(kind, delta);
    return made;
  };
  const insertion = (rows: readonly GridRow[], index: number): Delta =>
    steps.insert(rows, Math.max(0, Math.min(Math.trunc(index), state.order.length)));
  const insert: RowTable['add'] = (given, index = state.order.length) => {
    const rows = maker.fresh(given);
    step('add', insertion(rows, index));
    return rows.map((row) => row.id);
  };
  return {
    add: insert,
    ...offering(core, {
      add: (given, index = state.order.length) => step('add', insertion(maker.fresh([given]), index)),
      complete: (changes) => {
        const delta = steps.edit(changes, true);
        if (!isEmptyDelta(delta)) core.run('edit', delta);
      },
    }),
    remove: (gone) => {
      if (parts.tree) throw new TreeRemovalError();
      step('remove', steps.remove(gone));
    },
    set: (changes, kind = 'edit', force = false) => void step(kind, steps.edit(changes, force)),
    paste: (changes, appended) => {
      const rows = maker.fresh(appended);
      step('paste', steps.insert(rows, state.order.length, changes));
      return rows.map((row) => row.id);
    },
    move: (id, toIndex) => void step('move', steps.move(id, toIndex)),
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
    stepWords: (way) => {
      const next = history.next(way);
      return next && stepWords(next, parts.columns);
    },
  };
}

/** One row at a time that is there to be typed into, and gone when it was not. */
function offering(
  { state, history, run }: TableCore,
  { add, complete }: { add(row: Record<string, Json>, index?: number): Step; complete: RowTable['complete'] },
): Pick<RowTable, 'offer' | 'offered' | 'withdraw' | 'complete'> {
  let open: { step: Step; row: GridRow } | undefined;
  // Whatever is put into a row makes another row of it.
  const offered = (): string | undefined =>
    open && state.rows.get(open.row.id) === open.row ? open.row.id : undefined;
  const keep = (step: Step, id: string): void => {
    const row = state.rows.get(id);
    open = row && { step, row };
  };
  return {
    offer: (given, index) => {
      const step = add(given, index);
      const [id = ''] = step.delta.added.keys();
      keep(step, id);
      return id;
    },
    offered,
    withdraw: () => {
      const left = offered() === undefined ? undefined : open;
      open = undefined;
      if (left && history.forget(left.step)) run('undo', inverted({ state }, left.step.delta));
    },
    complete: (changes) => {
      const id = offered();
      complete(changes);
      // Nobody has put in what a rule brings.
      if (id !== undefined && open) keep(open.step, id);
    },
  };
}

/** The way back. Rows that leave by it return by redoing as they were last. */
function inverted({ state }: Pick<TableCore, 'state'>, delta: Delta): Delta {
  const back = inverse(delta);
  for (const id of delta.added.keys()) {
    const row = state.rows.get(id);
    if (row) delta.added.set(id, row);
  }
  return back;
}
