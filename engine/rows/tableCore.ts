import { type ColumnConditions, columnConditions } from './conditions.ts';
import { createHistory, type History } from './history.ts';
import type { RowChange, RowTableParts } from './RowTable.ts';
import { createRowMaker, type RowMaker } from './rowMaker.ts';
import { createRowReaders, type RowReaders } from './rowReaders.ts';
import { applyDelta, type Delta, RowState } from './rowState.ts';
import { createTemporaryIds, type TemporaryIds } from './temporaryIds.ts';
import { createValidation, type Touched, type Validation } from './validation.ts';

/** What all parts of a row table work on. */
export interface TableCore {
  parts: RowTableParts;
  state: RowState;
  ids: TemporaryIds;
  conditions: ColumnConditions;
  maker: RowMaker;
  history: History;
  view: RowReaders;
  validation: Validation;
  /** Goes the way of a delta and tells it as one change. */
  run(kind: RowChange['kind'], delta: Delta): void;
  emit(change: Partial<RowChange> & Pick<RowChange, 'kind'>): void;
  subscribe(listener: (change: RowChange) => void): () => void;
}

const MOST_STEPS = 100;

export function createTableCore(parts: RowTableParts): TableCore {
  const state = new RowState();
  const ids = createTemporaryIds(parts);
  const conditions = columnConditions(parts.columns);
  const maker = createRowMaker(parts, ids, conditions);
  const view = createRowReaders(state);
  const validation = createValidation(parts.columns, {
    rows: view.rows,
    row: (id) => state.rows.get(id),
    original: (id) => state.originals.get(id),
    scope: () => ({
      ...maker.scope(),
      // Who does not ask for all rows does not wait for them to be listed.
      get rows() {
        return view.rows();
      },
    }),
  });
  const listeners = new Set<(change: RowChange) => void>();
  const emit: TableCore['emit'] = (change) => {
    const whole = { added: [], removed: [], updated: [], reordered: false, errors: new Map(), ...change };
    for (const listener of listeners) listener(whole);
  };
  const history = createHistory(parts.undoLimit ?? MOST_STEPS);
  return {
    parts,
    state,
    ids,
    conditions,
    maker,
    history,
    view,
    validation,
    emit,
    run: (kind, delta) => {
      const { edits } = delta;
      validation.prepare(delta.order ? 'rows' : edits.values());
      applyDelta(state, delta, validation.note);
      view.forget(delta.order ? undefined : edits.keys());
      const errors = validation.recheck(touchedBy(delta));
      const { added, removed, order } = delta;
      emit({
        kind,
        added: view.placed(added.keys()),
        removed: [...removed.keys()],
        updated: view.updated(delta.edits),
        reordered: order !== undefined && added.size === 0 && removed.size === 0,
        errors,
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A row that came or went is looked at as a whole. */
function touchedBy({ edits, added, removed }: Delta): Touched {
  const touched = new Map<readonly string[], string[]>();
  for (const [id, { keys }] of edits) {
    const ids = touched.get(keys);
    if (ids) ids.push(id);
    else touched.set(keys, [id]);
  }
  const whole = [...added.keys(), ...removed.keys()];
  return whole.length > 0 ? touched.set([], whole) : touched;
}
