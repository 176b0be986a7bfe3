import { kindOf } from '../cells/RowView.ts';
import { opensDialog } from '../columns/cellAbility.ts';
import { placeOf } from '../createHandle.ts';
import type { GridEditing } from '../editors/GridEditing.ts';
import type { CellPlace, GridHandle } from '../GridHandle.ts';
import type { RowActions } from '../rows/RowActions.ts';
import type { Onward } from './keyDecision.ts';
import type { Sight } from './sight.ts';

interface GoingParts {
  handle: GridHandle;
  editing: GridEditing;
  rows: RowActions;
}

/**
 * Ends the open editor and goes on: down and up along its column, to the next and the previous cell with its editor
 * open. Past the last row stands a new one where rows may be added; else the keyboard stays, and never leaves the rows.
 */
export function goOn({ handle, editing, rows }: GoingParts, way: Onward): void {
  const from = editing.place();
  if (!from) return;
  const sight = handle.sight();
  editing.stop(true);
  const sideways = way === 'next' || way === 'previous';
  const to = sideways ? cellBeside(handle, from, way === 'next') : cellBelow(handle, from, way === 'down');
  const forward = way === 'next' || way === 'down';
  const place = to ?? (forward ? rows.offer(from, sideways ? undefined : from.key) : undefined);
  if (place && sideways) openAt(handle, place, sight);
  else handle.focus((place ?? from).id, (place ?? from).key, sight);
}

/** Takes an offered row back when the keyboard goes on to another. Returns the way to stop. */
export function followOffers({ root, table }: GridHandle): () => void {
  const entered = ({ target }: FocusEvent) => {
    const offered = table.offered();
    const place = target instanceof Element ? placeOf(target, root) : undefined;
    if (offered !== undefined && place && place.id !== offered) table.withdraw();
  };
  root.addEventListener('focusin', entered);
  return () => root.removeEventListener('focusin', entered);
}

/** The same column in the next row below or above. */
function cellBelow({ api }: GridHandle, { id, key }: CellPlace, down: boolean): CellPlace | undefined {
  const start = api.getRowNode(id)?.rowIndex ?? 0;
  const next = rowFrom(api, start, down ? 1 : -1);
  return next && { id: next.id, key };
}

function rowFrom(api: GridHandle['api'], start: number, step: number): { id: string; index: number } | undefined {
  for (let index = start + step; ; index += step) {
    const id = api.getDisplayedRowAtIndex(index)?.id;
    if (id === undefined) return undefined;
    // Lines that belong to an open row hold no cells.
    if (kindOf(id) === 'row') return { id, index };
  }
}

/** The nearest cell that has an editor, row after row. */
function cellBeside(handle: GridHandle, from: CellPlace, forward: boolean): CellPlace | undefined {
  const { api } = handle;
  const step = forward ? 1 : -1;
  const keys = handle.visibleKeys();
  let at = keys.indexOf(from.key) + step;
  let row: { id: string; index: number } | undefined = {
    id: from.id,
    index: api.getRowNode(from.id)?.rowIndex ?? 0,
  };
  while (row) {
    const node = api.getRowNode(row.id);
    for (; at >= 0 && at < keys.length; at += step) {
      const key = keys[at] ?? '';
      if (node && api.getColumn(key)?.isCellEditable(node)) return { id: row.id, key };
    }
    row = rowFrom(api, row.index, step);
    at = forward ? 0 : keys.length - 1;
  }
  return undefined;
}

/** A dialog takes the whole page: it opens for who asks for it, and not for who comes by. */
function openAt(handle: GridHandle, { id, key }: CellPlace, sight: Sight): void {
  handle.focus(id, key, sight);
  const column = handle.columns.find((one) => one.key === key);
  const { rowIndex } = handle.api.getRowNode(id) ?? {};
  if (column && !opensDialog(column) && typeof rowIndex === 'number')
    handle.api.startEditingCell({ rowIndex, colKey: key });
}
