import type { Json } from '../values/ValueType.ts';
import { type Canonical, canonicalByKey, isHarmful, isSame } from './canonical.ts';
import { linkageOf } from './linkage.ts';
import type { CellChange, GridRow } from './RowTable.ts';
import { type Delta, type Edit, isField, patched, type RowState } from './rowState.ts';
import type { TableCore } from './tableCore.ts';

/** Turns what a person does into the difference it makes. Changes nothing itself. */
export interface Steps {
  edit(changes: readonly CellChange[], force: boolean): Delta;
  /** Rows at a place of the order, and cell changes with them. */
  insert(rows: readonly GridRow[], index: number, changes?: readonly CellChange[]): Delta;
  remove(ids: readonly string[]): Delta;
  move(id: string, toIndex: number): Delta;
}

export function createSteps({ parts, state, maker, conditions }: TableCore): Steps {
  const { columns, sortKey } = parts;
  const canonical = canonicalByKey(columns);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const linkage = linkageOf(columns);
  const renumber = (delta: Delta): Delta => (sortKey === undefined ? delta : numbered(delta, state, sortKey));
  const edits = (changes: readonly CellChange[], force: boolean): Map<string, Edit> => {
    const made = new Map<string, Edit>();
    if (changes.length === 0) return made;
    const around = maker.scope();
    const mayChange = ({ id, key }: CellChange, row: GridRow): boolean => {
      const column = byKey.get(key);
      if (force) return isField(key) && !isHarmful(key);
      return column !== undefined && !conditions.isDisabled(column, row, { ...around, old: state.originals.get(id) });
    };
    for (const [id, cells] of cellsByRow(changes, state, canonical, mayChange)) {
      const row = state.rows.get(id);
      if (!row) continue;
      const next = withCleared(row, cells, linkage.lower);
      if (Object.keys(next).every((key) => isSame(next[key], row[key]))) continue;
      if (conditions.computes)
        Object.assign(next, conditions.computed(patched(row, next), { ...around, old: state.originals.get(id) }));
      made.set(id, editOf(row, next));
    }
    return made;
  };
  return {
    edit: (changes, force) => ({ edits: edits(changes, force), added: new Map(), removed: new Map() }),
    insert: (rows, index, changes = []) => {
      const delta = {
        edits: edits(changes, false),
        added: new Map(rows.map((row) => [row.id, row])),
        removed: new Map(),
      };
      if (rows.length === 0) return delta;
      const ids = rows.map((row) => row.id);
      return renumber({ ...delta, order: { before: state.order, after: state.order.toSpliced(index, 0, ...ids) } });
    },
    remove: (ids) => {
      const removed = new Map<string, GridRow>();
      for (const id of ids) {
        const row = state.rows.get(id);
        if (row) removed.set(id, row);
      }
      const delta = { edits: new Map(), added: new Map(), removed };
      if (removed.size === 0) return delta;
      const after = state.order.filter((id) => !removed.has(id));
      return renumber({ ...delta, order: { before: state.order, after } });
    },
    move: (id, toIndex) => {
      const delta = { edits: new Map(), added: new Map(), removed: new Map() };
      const rest = state.order.filter((each) => each !== id);
      const place = Math.max(0, Math.min(Math.trunc(toIndex), rest.length));
      if (!state.rows.has(id) || state.order[place] === id) return delta;
      return renumber({ ...delta, order: { before: state.order, after: rest.toSpliced(place, 0, id) } });
    },
  };
}

/** The changes of each row that may be made; of two for one cell the later counts. */
function cellsByRow(
  changes: readonly CellChange[],
  state: RowState,
  canonical: ReadonlyMap<string, Canonical>,
  mayChange: (change: CellChange, row: GridRow) => boolean,
): Map<string, Record<string, Json>> {
  const byRow = new Map<string, Record<string, Json>>();
  for (const change of changes) {
    const row = state.rows.get(change.id);
    if (!row || !mayChange(change, row)) continue;
    const cells = byRow.get(change.id) ?? {};
    const read = canonical.get(change.key);
    cells[change.key] = read ? read(change.value) : change.value;
    byRow.set(change.id, cells);
  }
  return byRow;
}

/** First everything below a changed column is emptied, then the given values land. */
function withCleared(
  row: GridRow,
  cells: Readonly<Record<string, Json>>,
  lower: (key: string) => readonly string[],
): Record<string, Json> {
  const next: Record<string, Json> = {};
  for (const [key, value] of Object.entries(cells)) {
    if (isSame(value, row[key])) continue;
    for (const below of lower(key)) if (!isSame(row[below], null)) next[below] = null;
  }
  return Object.assign(next, cells);
}

function editOf(row: GridRow, next: Readonly<Record<string, Json>>): Edit {
  const before: Record<string, Json | undefined> = {};
  const after: Record<string, Json | undefined> = {};
  for (const [key, value] of Object.entries(next)) {
    if (isSame(value, row[key])) continue;
    before[key] = row[key];
    after[key] = value;
  }
  return { before, after };
}

/** The order as numbers from 1, in the same step. */
function numbered(delta: Delta, { rows }: RowState, sortKey: string): Delta {
  for (const [index, id] of (delta.order?.after ?? []).entries()) {
    const [fresh, row] = [delta.added.get(id), rows.get(id)];
    if (fresh) delta.added.set(id, { ...fresh, [sortKey]: index + 1 });
    else if (row && row[sortKey] !== index + 1) {
      const edit = delta.edits.get(id);
      delta.edits.set(id, {
        before: { ...edit?.before, [sortKey]: row[sortKey] },
        after: { ...edit?.after, [sortKey]: index + 1 },
      });
    }
  }
  return delta;
}
