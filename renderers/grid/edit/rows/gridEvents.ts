import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { GridRow, RowChange, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { GridEvent } from '../EditGridProps.ts';

/** Kinds of steps that a person's hand makes cell by cell. */
const BY_HAND: ReadonlySet<RowChange['kind']> = new Set(['edit', 'paste', 'cut', 'fill', 'clear', 'undo', 'redo']);

/** Kinds of steps that make rows; taking back and redoing only bring them again. */
const MAKING: ReadonlySet<RowChange['kind']> = new Set(['add', 'paste']);

/** Each changed value with what stood there before; `before` answers a row as the grid still has it. */
export function valueEvents(
  { kind, updated }: RowChange,
  { columns, indexOf }: Pick<RowTable, 'columns' | 'indexOf'>,
  before: (id: string) => GridRow | undefined,
  isSetValues: boolean,
): GridEvent[] {
  if (!BY_HAND.has(kind)) return [];
  const byKey = new Map(columns.map((column): [string, PlanField] => [column.key, column]));
  const events: GridEvent[] = [];
  for (const { row, keys } of updated) {
    const [old, rowIndex] = [before(row.id), indexOf(row.id)];
    for (const key of keys) {
      const [column, value, oldValue] = [byKey.get(key), row[key] ?? null, old?.[key] ?? null];
      if (column && value !== oldValue)
        events.push({ type: 'valueChange', row, rowIndex, key, column, value, oldValue, isSetValues });
    }
  }
  return events;
}

/** Each new row: `added` behind all others, `inserted` before some. */
export function rowEvents({ kind, added }: RowChange, { rows }: Pick<RowTable, 'rows'>): GridEvent[] {
  if (!MAKING.has(kind)) return [];
  const last = added.at(-1)?.index;
  const type = last === rows().length - 1 ? 'added' : 'inserted';
  return added.map(({ row, index }) => ({ type, row, rowIndex: index }));
}

/**
 * Takes rows away; tells it when the server knows at least one of them. Throws TreeRemovalError.
 */
export function removeRows(table: RowTable, ids: readonly string[]): GridEvent[] {
  const rows = ids.flatMap((id) => table.row(id) ?? []);
  const persisted = rows.some((row) => !table.isNew(row.id));
  table.remove(ids);
  return persisted ? [{ type: 'remove', rows }] : [];
}

/** Moves a row and tells from where to where. */
export function moveRow(table: RowTable, id: string, newIndex: number): GridEvent {
  const oldIndex = table.indexOf(id);
  table.move(id, newIndex);
  return { type: 'dragged', oldIndex, newIndex };
}
