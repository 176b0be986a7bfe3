import type { CellChange, GridRow, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { cellKinds } from '../../../../schemas/generated/language.ts';
import type { Draft } from '../../../forms/store/drafts.ts';

type Cells = Record<string, Json>;

/** What is unsaved in a table of rows, as the lists of a draft. */
interface Unsaved extends Record<string, Json[]> {
  /** `{ index, row }`: new rows and the place each has. */
  added: Json[];
  /** `{ id, …changed cells }`. */
  changed: Json[];
  /** Ids. */
  removed: Json[];
  /** Changed and removed rows as they were, with the version they began from. */
  bases: Json[];
}

/** A draft of what is not saved in the rows; undefined when everything is. Passwords are written nowhere. */
export function draftOf(table: RowTable): Omit<Draft, 'at'> | undefined {
  return unsavedOf(
    table,
    new Set(table.columns.flatMap(({ key, type }) => (cellKinds[type] === 'secret' ? [key] : []))),
  );
}

/** Takes over what is not saved from the table that stood here before the declaration changed. */
export function carryOver(before: RowTable, table: RowTable): void {
  const unsaved = unsavedOf(before, new Set());
  if (unsaved) restoreDraft(table, unsaved);
}

function unsavedOf(table: RowTable, secret: ReadonlySet<string>): Omit<Draft, 'at'> | undefined {
  if (!table.isDirty()) return undefined;
  const kept = (cells: Readonly<Cells>): Cells =>
    Object.fromEntries(Object.entries(cells).filter(([key]) => !secret.has(key)));
  const { added, changed, removed } = table.changes();
  const fresh = table.rows().filter(({ id }) => table.isNew(id));
  const tables: Unsaved = {
    added: added.map((row, place) => ({ index: table.indexOf(fresh[place]?.id ?? ''), row: kept(row) })),
    changed: changed.map(({ version: _, ...cells }) => kept(cells)),
    removed: removed.map(({ id }) => id),
    bases: [...changed, ...removed].flatMap(({ id }) => {
      const base = table.original(String(id));
      return base ? [kept(base)] : [];
    }),
  };
  return { base: null, row: {}, tables };
}

/** Whether somebody else has saved one of the drafted rows since; rows that are not among `records` tell nothing. */
export function isOutdated({ tables }: Draft, records: readonly Readonly<Record<string, unknown>>[]): boolean {
  const versions = new Map(records.map(({ id, version }) => [String(id), version]));
  return cellsIn(tables.bases).some(({ id, version }) => (versions.get(String(id)) ?? version) !== version);
}

/**
 * Puts a draft over the loaded rows. What it changed stands on the version it began from, so that the save asks about
 * whatever others have saved since; rows that are not on this page are put behind it.
 */
export function restoreDraft(table: RowTable, { tables }: Pick<Draft, 'tables'>): void {
  const bases = new Map(cellsIn(tables.bases).map((base) => [String(base.id), base]));
  const present: readonly GridRow[] = table.rows();
  const here = new Set(present.map(({ id }) => id));
  table.load([
    ...present.map((row) => ({ ...row, ...bases.get(row.id) })),
    ...[...bases].flatMap(([id, base]) => (here.has(id) ? [] : [base])),
  ]);
  const added = cellsIn(tables.added).flatMap(({ index, row }) => {
    if (!isCells(row)) return [];
    const [id = ''] = table.add([row], typeof index === 'number' && index >= 0 ? index : undefined);
    return cellsOf(id, row);
  });
  const removed = (tables.removed ?? []).filter((id) => typeof id === 'string');
  if (removed.length > 0) table.remove(removed);
  const changed = cellsIn(tables.changed).flatMap(({ id, ...cells }) => cellsOf(String(id), cells));
  // Cells that can only be read, too: what computed or ordered them did so before.
  table.set([...added, ...changed], 'edit', true);
}

function cellsOf(id: string, cells: Cells): CellChange[] {
  return Object.entries(cells).map(([key, value]) => ({ id, key, value }));
}

function cellsIn(list: readonly Json[] = []): Cells[] {
  return list.filter(isCells);
}

function isCells(value: Json | undefined): value is Cells {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
