import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import type { Json } from '../values/ValueType.ts';
import { type CellReader, cellReaders, isHarmful, isSame } from './canonical.ts';
import { linkageOf } from './linkage.ts';
import { numbered } from './orderNumbers.ts';
import type { CellChange, GridColumn, GridRow, RowPatch } from './RowTable.ts';
import { type Delta, type Edit, isField, type RowState } from './rowState.ts';
import type { TableCore } from './tableCore.ts';

/** Turns what a person does into the difference it makes. Changes nothing itself. */
export interface Steps {
  edit(changes: readonly CellChange[], force: boolean): Delta;
  /** Rows at a place of the order, and cell changes with them. */
  insert(rows: readonly GridRow[], index: number, changes?: readonly RowPatch[]): Delta;
  remove(ids: readonly string[]): Delta;
  move(id: string, toIndex: number): Delta;
}

export function createSteps({ parts, state, maker, conditions }: TableCore): Steps {
  const { columns } = parts;
  const cells = editableCells(columns);
  const renumber = (delta: Delta): Delta => numbered(delta, state, parts);
  const edits = (changes: readonly RowPatch[], force: boolean): Map<string, Edit> => {
    const made = new Map<string, Edit>();
    let around: ReturnType<typeof maker.scope> | undefined;
    const scopeOf = (id: string): ExpressionScope => {
      around ??= maker.scope();
      return { ...around, old: state.originals.get(id) };
    };
    const mayChange: MayChange = (row, key, cell) => {
      if (force) return isField(key) && !isHarmful(key);
      if (cell?.hangs) return !conditions.isDisabled(cell.column, row, scopeOf(row.id));
      return cell?.open === true;
    };
    for (const draft of draftsOf(changes, state, cells, mayChange)) {
      const { before, after } = draft;
      if (conditions.computes && differingKeys(draft).length > 0) compute(draft, scopeOf(before.id));
      const keys = differingKeys(draft);
      if (keys.length > 0) made.set(before.id, { before, after: after as GridRow, keys });
    }
    return made;
  };
  const compute = (draft: Draft, around: ExpressionScope): void => {
    const computed = conditions.computed(draft.after as GridRow, around);
    draft.again = true;
    for (const [key, value] of Object.entries(computed)) write(draft, key, value);
  };
  return {
    edit: (changes, force) => ({ edits: edits(patchesOf(changes), force), added: new Map(), removed: new Map() }),
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

/** What must be known of a column to write into it. */
interface EditableCell {
  column: GridColumn;
  /** Whether it may be changed in every row. */
  open: boolean;
  /** Whether that hangs on the row. */
  hangs: boolean;
  reader: CellReader | undefined;
  /** Columns that hang on it. */
  lower: readonly string[];
}

function editableCells(columns: readonly GridColumn[]): ReadonlyMap<string, EditableCell> {
  const readers = cellReaders(columns);
  const { lower } = linkageOf(columns);
  return new Map(
    columns.map((column) => {
      const { key, disabledWhen } = column;
      const open = !column.readOnly && column.value === undefined;
      const hangs = open && disabledWhen !== undefined;
      return [key, { column, open: open && !hangs, hangs, reader: readers.get(key), lower: lower(key) }];
    }),
  );
}

type MayChange = (row: GridRow, key: string, cell: EditableCell | undefined) => boolean;

/** A row under the pen. */
interface Draft {
  before: GridRow;
  after: Record<string, Json | undefined>;
  /** The keys that values were given for, and those that were cleared for them; empty where no column hangs on another. */
  keys: string[];
  /** The keys that took another value. */
  differing: KeyList;
  /** Some took one more than once: they may hold what they held before. */
  again: boolean;
}

function write(draft: Draft, key: string, value: Json): void {
  const { after } = draft;
  if (isSame(value, after[key])) return;
  after[key] = value;
  draft.differing = draft.differing.with(key);
}

function differingKeys({ before, after, differing: { keys }, again }: Draft): readonly string[] {
  return again ? keys.filter((key) => !isSame(after[key], before[key])) : keys;
}

/** Keys in the order they came, each once. Rows that differ in the same ones share a list, and what is worked out from it. */
class KeyList {
  readonly keys: readonly string[];
  private readonly longer = new Map<string, KeyList>();

  constructor(keys: readonly string[]) {
    this.keys = keys;
  }

  with(key: string): KeyList {
    const known = this.longer.get(key);
    if (known) return known;
    const made = this.keys.includes(key) ? this : new KeyList([...this.keys, key]);
    this.longer.set(key, made);
    return made;
  }
}

/** Changes by row; of two for one cell the later counts. */
function patchesOf(changes: readonly CellChange[]): RowPatch[] {
  const cells = new Map<string, Record<string, Json>>();
  for (const { id, key, value } of changes) {
    if (isHarmful(key)) continue;
    const known = cells.get(id);
    if (known) known[key] = value;
    else cells.set(id, { [key]: value });
  }
  return Array.from(cells, ([id, given]) => ({ id, cells: given }));
}

/** The rows with the changes that may be made; of two for one row the later counts. */
function draftsOf(
  changes: readonly RowPatch[],
  state: RowState,
  cells: ReadonlyMap<string, EditableCell>,
  mayChange: MayChange,
): Iterable<Draft> {
  const drafts = new Map<string, Draft>();
  const none = new KeyList([]);
  const above: { draft: Draft; key: string; lower: readonly string[] }[] = [];
  const { rows } = state;
  const linked = [...cells.values()].some(({ lower }) => lower.length > 0);
  for (const { id, cells: given } of changes) {
    const row = rows.get(id);
    if (!row) continue;
    const known = drafts.get(id);
    if (known) known.again = true;
    const draft: Draft = known ?? { before: row, after: { ...row }, keys: [], differing: none, again: false };
    if (!known) drafts.set(id, draft);
    for (const key in given) {
      const cell = cells.get(key);
      if (!mayChange(row, key, cell)) continue;
      const value = given[key] ?? null;
      if (linked) draft.keys.push(key);
      write(draft, key, cell?.reader ? cell.reader.canonical(value) : value);
      if (cell && cell.lower.length > 0) above.push({ draft, key, lower: cell.lower });
    }
  }
  for (const { draft: row, key, lower } of above) if (!isSame(row.after[key], row.before[key])) clear(row, lower);
  return drafts.values();
}

/** Everything below a changed column is emptied but what a value was given for. */
function clear(draft: Draft, lower: readonly string[]): void {
  for (const key of lower) {
    if (draft.keys.includes(key)) continue;
    draft.keys.push(key);
    write(draft, key, null);
  }
}
