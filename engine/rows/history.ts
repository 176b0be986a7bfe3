import type { StepKind } from './RowTable.ts';
import type { Delta } from './rowState.ts';

/** One step that can be taken back. */
export interface Step {
  kind: StepKind;
  delta: Delta;
}

/** The steps done and undone. */
export interface History {
  push(step: Step): void;
  takeUndo(): Step | undefined;
  takeRedo(): Step | undefined;
  /** Takes the last step away as if it had never been done; false where another one is the last. */
  forget(step: Step): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  /** The step that would be taken next that way. */
  next(way: 'undo' | 'redo'): Step | undefined;
  clear(): void;
  /** Ids that became others. */
  rename(names: ReadonlyMap<string, string>): void;
  /** Rows that came behind `previous` without being a step; undefined: at the front. */
  splice(ids: readonly string[], previous: string | undefined): void;
}

/** Remembers at most `limit` steps; a new step forgets what was undone. */
export function createHistory(limit: number): History {
  let done: Step[] = [];
  let undone: Step[] = [];
  const deltas = (): Delta[] => [...done, ...undone].map((step) => step.delta);
  return {
    push: (step) => {
      done.push(step);
      if (done.length > limit) done.shift();
      undone = [];
    },
    takeUndo: () => move(done, undone),
    takeRedo: () => move(undone, done),
    forget: (step) => {
      if (done.at(-1) !== step) return false;
      done.pop();
      undone = [];
      return true;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    next: (way) => (way === 'undo' ? done : undone).at(-1),
    clear: () => {
      done = [];
      undone = [];
    },
    rename: (names) => {
      for (const delta of deltas()) renameDelta(delta, names);
    },
    splice: (ids, previous) => {
      for (const delta of deltas()) {
        const { order } = delta;
        if (order)
          delta.order = { before: spliced(order.before, ids, previous), after: spliced(order.after, ids, previous) };
      }
    },
  };
}

function move(from: Step[], to: Step[]): Step | undefined {
  const step = from.pop();
  if (step) to.push(step);
  return step;
}

function renameDelta(delta: Delta, names: ReadonlyMap<string, string>): void {
  const nameOf = (id: string): string => names.get(id) ?? id;
  delta.edits = renamed(delta.edits, nameOf, (edit) => edit);
  delta.added = renamed(delta.added, nameOf, (row, id) => ({ ...row, id }));
  delta.removed = renamed(delta.removed, nameOf, (row, id) => ({ ...row, id }));
  const { order } = delta;
  if (order) delta.order = { before: order.before.map(nameOf), after: order.after.map(nameOf) };
}

function renamed<T>(
  map: Map<string, T>,
  nameOf: (id: string) => string,
  changed: (value: T, id: string) => T,
): Map<string, T> {
  return new Map(
    [...map].map(([id, value]) => {
      const name = nameOf(id);
      return [name, name === id ? value : changed(value, name)];
    }),
  );
}

function spliced(order: readonly string[], ids: readonly string[], previous: string | undefined): string[] {
  const place = previous === undefined ? 0 : order.indexOf(previous) + 1 || order.length;
  return order.toSpliced(place, 0, ...ids);
}
