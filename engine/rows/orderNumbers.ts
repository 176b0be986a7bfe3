import type { RowTableParts } from './RowTable.ts';
import type { Delta, RowState } from './rowState.ts';

/**
 * The numbers of the order, in the same step. Rows that are all there are counted from 1; a page of a longer list
 * exchanges the numbers its rows have, so that none meets another page's, and leaves new rows to the server.
 */
export function numbered(delta: Delta, state: RowState, { sortKey, span }: RowTableParts): Delta {
  const order = delta.order?.after;
  if (sortKey === undefined || order === undefined) return delta;
  const { first, whole } = span?.() ?? { first: 1, whole: true };
  if (whole) {
    for (const [index, id] of order.entries()) setNumber(delta, state, id, sortKey, index + 1);
    return delta;
  }
  if (delta.added.size > 0) wishPlace(delta, state, order, sortKey);
  if (delta.added.size + delta.removed.size > 0) return delta;
  const existing = order.filter((id) => state.originals.has(id));
  const slots = slotsOf(
    existing.map((id) => state.rows.get(id)?.[sortKey]),
    first,
  );
  for (const [index, id] of existing.entries()) setNumber(delta, state, id, sortKey, slots[index] ?? 0);
  return delta;
}

/** New rows in between ask for the number of the row below them; the server makes room. Those at the end ask nothing. */
function wishPlace(delta: Delta, { rows }: RowState, order: readonly string[], key: string): void {
  const places = order.flatMap((id, index) => (delta.added.has(id) ? [index] : []));
  const below = rows.get(order[(places.at(-1) ?? order.length) + 1] ?? '')?.[key];
  if (typeof below !== 'number') return;
  for (const [offset, index] of places.entries()) {
    const [id = '', row] = [order[index], delta.added.get(order[index] ?? '')];
    if (row) delta.added.set(id, { ...row, [key]: below + offset });
  }
}

/** The given numbers in order, none twice; what has none follows, as it does in the list. */
function slotsOf(given: readonly unknown[], first: number): number[] {
  const numbers = given.filter((value) => typeof value === 'number').toSorted((one, other) => one - other);
  let last = (numbers[0] ?? first) - 1;
  return given.map((_, index) => {
    last = Math.max(numbers[index] ?? last + 1, last + 1);
    return last;
  });
}

function setNumber(delta: Delta, { rows }: RowState, id: string, key: string, number: number): void {
  const [fresh, row] = [delta.added.get(id), rows.get(id)];
  if (fresh) delta.added.set(id, { ...fresh, [key]: number });
  else if (row && row[key] !== number) {
    const { after, keys } = delta.edits.get(id) ?? { after: row, keys: [] };
    delta.edits.set(id, { before: row, after: { ...after, [key]: number }, keys: [...new Set([...keys, key])] });
  }
}
