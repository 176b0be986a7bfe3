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

/** The selection without the rows that no longer exist. */
export function withoutRows(selection: Selection, ids: readonly string[]): Selection {
  const next = new Map(selection);
  for (const id of ids) next.delete(id);
  return next;
}
