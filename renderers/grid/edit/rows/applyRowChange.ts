import type { GridApi } from 'ag-grid-community';
import type { GridRow, RowChange, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { RowView } from '../cells/RowView.ts';
import { NUMBER_COLUMN } from '../cells/StructuralCells.ts';
import type { EditGridContext } from '../editContext.ts';

/** Brings AG Grid in step with one step of the table: one transaction, and only the cells that read differently. */
export function applyRowChange(api: GridApi<GridRow>, context: EditGridContext, change: RowChange): void {
  const { table, view } = context;
  const { kind, added, removed, updated, reordered } = change;
  if (kind === 'load' && removed.length > 0) view.reset(table.drawn());
  const at = added[0]?.index ?? 0;
  const block = added.every(({ index }, offset) => index === at + offset);
  if (kind === 'load' || reordered || !block || !view.plain) showLines(api, table, view);
  else if (added.length + removed.length === 0) {
    // No line moves: a transaction would count all of them anew, for each message of a live feed. Nor is each row told:
    // that would draw its cells, and most rows nobody sees.
    for (const { row } of updated) {
      const node = api.getRowNode(row.id);
      if (node) node.data = row;
    }
    if (context.hasRowLooks()) tellDrawn(api, updated);
  } else {
    api.applyTransaction({
      remove: removed.map((id) => ({ id })),
      update: updated.map(({ row }) => row),
      ...(added.length > 0 ? { add: added.map(({ row }) => row), addIndex: at } : {}),
    });
  }
  if (kind === 'load' || kind === 'saved') api.refreshCells({ force: true });
  else refreshChanged(api, change, context.hangingKeys());
}

/** Lets drawn rows look at themselves anew. */
function tellDrawn(api: GridApi<GridRow>, updated: RowChange['updated']): void {
  const rows = new Map(updated.map(({ row }) => [row.id, row]));
  for (const node of api.getRenderedNodes()) {
    const row = rows.get(node.id ?? '');
    if (row) node.updateData(row);
  }
}

/** Shows the table's lines as they are now; rows that stay keep their place in the selection and their editor. */
export function showLines(api: GridApi<GridRow>, table: RowTable, view: RowView): void {
  api.setGridOption('rowData', view.lines(table.drawn()));
}

/** Of a row that changed, also the cells that may be open or locked by what it holds. */
function refreshChanged(api: GridApi<GridRow>, change: RowChange, hanging: readonly string[]): void {
  const { added, removed, updated, reordered, errors } = change;
  if (updated.length > 0 || errors.size > 0) refreshCellsOf(api, updated, errors, hanging);
  const numbers = added.length + removed.length > 0 || reordered ? present(api, [NUMBER_COLUMN]) : [];
  // Of no columns AG Grid would look at every cell.
  if (numbers.length > 0) api.refreshCells({ columns: numbers });
}

function refreshCellsOf(
  api: GridApi<GridRow>,
  updated: RowChange['updated'],
  errors: RowChange['errors'],
  hanging: readonly string[],
): void {
  const drawn = new Set(api.getRenderedNodes().map(({ id }) => id));
  const keys = new Map<string, Set<string>>();
  const mark = (id: string, ...more: (readonly string[])[]) => {
    if (!drawn.has(id)) return;
    const known = keys.get(id) ?? new Set();
    keys.set(id, known);
    for (const list of more) for (const key of list) known.add(key);
  };
  for (const { row, keys: changed } of updated) mark(row.id, changed, hanging);
  for (const [id, wrong] of errors) mark(id, wrong);
  refreshByKeys(api, keys);
}

/** One call for each set of keys: rows of a paste all have the same. */
function refreshByKeys(api: GridApi<GridRow>, keys: ReadonlyMap<string, ReadonlySet<string>>): void {
  const groups = new Map<string, string[]>();
  for (const [id, set] of keys) {
    const name = JSON.stringify([...set].sort());
    const ids = groups.get(name);
    if (ids) ids.push(id);
    else groups.set(name, [id]);
  }
  for (const [name, ids] of groups) refreshCells(api, ids, JSON.parse(name) as string[]);
}

/** Draws cells again, class rules too; what is not there is passed over. */
export function refreshCells(api: GridApi<GridRow>, ids?: readonly string[], keys?: readonly string[]): void {
  const rowNodes = ids?.flatMap((id) => api.getRowNode(id) ?? []);
  const columns = keys && present(api, keys);
  if (rowNodes?.length === 0 || columns?.length === 0) return;
  api.refreshCells({
    force: true,
    suppressFlash: true,
    ...(rowNodes ? { rowNodes } : {}),
    ...(columns ? { columns } : {}),
  });
}

function present(api: GridApi<GridRow>, keys: readonly string[]): string[] {
  return keys.filter((key) => api.getColumn(key) !== null);
}
