import type { GridApi } from 'ag-grid-community';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { GridRow } from '../../../engine/rows/RowTable.ts';
import { kindOf } from './cells/RowView.ts';
import type { EditGridContext } from './editContext.ts';
import { isInSight, sightOf } from './focus/sight.ts';
import type { CellPlace, GridHandle } from './GridHandle.ts';
import { refreshCells } from './rows/applyRowChange.ts';

interface HandleParts {
  api: GridApi<GridRow>;
  root: HTMLElement;
  context: EditGridContext;
  canAddRows: () => boolean;
  claims: Set<(event: MouseEvent) => boolean>;
}

/** Makes what parts beside the grid work on it with. */
export function createHandle({ api, root, context, canAddRows, claims }: HandleParts): GridHandle {
  let known: { columns: readonly PlanField[]; byKey: ReadonlyMap<string, PlanField> } | undefined;
  const columnOf = (key: string) => {
    const { columns } = context;
    if (known?.columns !== columns) known = { columns, byKey: new Map(columns.map((column) => [column.key, column])) };
    return known.byKey.get(key);
  };
  const isData = (key: string) => api.getColumn(key)?.getColDef().cellEditor !== undefined;
  return {
    api,
    root,
    table: context.table,
    get columns() {
      return context.columns;
    },
    get cells() {
      return context.cells;
    },
    get canAddRows() {
      return canAddRows();
    },
    cellAt: (element) => {
      const place = element ? placeOf(element, root) : undefined;
      return place && isData(place.key) && kindOf(place.id) === 'row' && context.table.row(place.id)
        ? place
        : undefined;
    },
    visibleRows: () => {
      const { table, view } = context;
      if (view.plain) return table.rows();
      const rows: GridRow[] = [];
      api.forEachNodeAfterFilterAndSort(({ data }) => {
        if (data !== undefined && kindOf(data.id) === 'row') rows.push(data);
      });
      return rows;
    },
    visibleKeys: () =>
      api
        .getAllDisplayedColumns()
        .map((column) => column.getColId())
        .filter(isData),
    isEditable: (id, key) => {
      const [row, column] = [context.table.row(id), columnOf(key)];
      return row !== undefined && column !== undefined && context.canChange(row, column);
    },
    editableIn: (row) => context.changeableIn(row),
    refreshCells: (ids, keys) => refreshCells(api, ids, keys),
    focused: () => {
      const focused = api.getFocusedCell();
      if (!focused || focused.rowPinned) return undefined;
      const id = api.getDisplayedRowAtIndex(focused.rowIndex)?.id;
      const key = focused.column.getColId();
      return id !== undefined && kindOf(id) === 'row' && isData(key) ? { id, key } : undefined;
    },
    sight: () => sightOf(api),
    focus: (id, key, sight = sightOf(api)) => {
      const seen = isInSight(api, root, sight, id, key);
      const rowIndex = seen ? api.getRowNode(id)?.rowIndex : scrollToCell(api, id, key);
      if (typeof rowIndex === 'number') api.setFocusedCell(rowIndex, key);
    },
    isEditing: () => context.sessions.current() !== undefined,
    isTyping: () => {
      const session = context.sessions.current();
      return session !== undefined && (session.touched || session.pending !== '');
    },
    stopEditing: (commit = true) => api.stopEditing(!commit),
    claimClicks: (one) => {
      claims.add(one);
      return () => void claims.delete(one);
    },
  };
}

/** Scrolls to a cell and answers the place of its row; undefined where it is not shown. */
export function scrollToCell(api: GridApi<GridRow>, id: string, key: string): number | undefined {
  const rowIndex = api.getRowNode(id)?.rowIndex;
  if (rowIndex === null || rowIndex === undefined || !api.getColumn(key)) return undefined;
  api.ensureIndexVisible(rowIndex);
  api.ensureColumnVisible(key);
  return rowIndex;
}

/** The drawn element of a cell. */
export function cellElement(root: HTMLElement, id: string, key: string): HTMLElement | undefined {
  const cells = root.querySelectorAll<HTMLElement>(`.ag-cell[col-id="${CSS.escape(key)}"]`);
  return [...cells].find((cell) => cell.closest('.ag-row')?.getAttribute('row-id') === id);
}

/** Where a cell stands that can be seen whole or in part. */
export function placeInSight(root: HTMLElement, id: string, key: string): DOMRect | undefined {
  const [cell, around] = [cellElement(root, id, key)?.getBoundingClientRect(), root.getBoundingClientRect()];
  if (!cell || cell.bottom <= around.top || cell.top >= around.bottom) return undefined;
  return cell.right <= around.left || cell.left >= around.right ? undefined : cell;
}

/** The row's id and the column's key of the cell an element stands in, structural columns included. */
export function placeOf(element: Element, root: HTMLElement): CellPlace | undefined {
  const cell = element.closest('.ag-cell');
  const id = cell?.closest('.ag-row')?.getAttribute('row-id');
  const key = cell?.getAttribute('col-id');
  return cell && root.contains(cell) && id && key ? { id, key } : undefined;
}
