import type { Row } from '../plan/record.ts';

/** Chosen rows by id; it outlives paging, so rows of other pages stay chosen. */
export type Selection = ReadonlyMap<string, Row>;

/** The selection after a person changed the ticks of the shown page. */
export function withPageSelection(selection: Selection, shown: readonly Row[], chosen: readonly Row[]): Selection {
  const next = new Map(selection);
  for (const row of shown) next.delete(String(row.id));
  for (const row of chosen) next.set(String(row.id), row);
  return next;
}

/**
 * The selection with the rows as they are shown by now: one that was changed since it was chosen is acted on as it was
 * seen last. The very same where nothing changed.
 */
export function asShown(selection: Selection, shown: readonly Row[]): Selection {
  const changed = shown.filter((row) => {
    const chosen = selection.get(String(row.id));
    return chosen !== undefined && chosen !== row;
  });
  if (changed.length === 0) return selection;
  const next = new Map(selection);
  for (const row of changed) next.set(String(row.id), row);
  return next;
}

/** The selection without these rows; the very same where none of them is chosen. */
export function withoutRows(selection: Selection, ids: readonly string[]): Selection {
  if (!ids.some((id) => selection.has(id))) return selection;
  const next = new Map(selection);
  for (const id of ids) next.delete(id);
  return next;
}
