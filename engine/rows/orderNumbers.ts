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
  if (delta.added.size + delta.removed.size > 0) return delta;
  const existing = order.filter((id) => state.originals.has(id));
  const slots = slotsOf(
    existing.map((id) => state.rows.get(id)?.[sortKey]),
    first,
  );
  for (const [index, id] of existing.entries()) setNumber(delta, state, id, sortKey, slots[index] ?? 0);
  return delta;
}

/**
 * Where new rows without a number want to stand on a page of a longer list: before the row below them, counted as if all
 * of them stood there already. Those at the page's end want nothing. Worked out when they are sent: until then other
 * rows come, go and move, and a number shown in the meantime would stand there twice.
 */
export function wishedPlaces(
  { order, rows, originals }: RowState,
  { sortKey, span }: RowTableParts,
): Map<string, number> {
  const wishes = new Map<string, number>();
  if (sortKey === undefined || span === undefined || span().whole) return wishes;
  let waiting: string[] = [];
  let ahead = 0;
  for (const id of order) {
    const number = rows.get(id)?.[sortKey];
    if (typeof number !== 'number') waiting.push(id);
    else if (originals.has(id)) {
      for (const one of waiting) wishes.set(one, number + ahead++);
      waiting = [];
    }
  }
  return wishes;
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
