import type { GridApi } from 'ag-grid-community';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellPlace } from '../edit/GridHandle.ts';
import type { FindRow, FindSource } from '../find/FindSource.ts';
import { rowText } from './columnDefs.ts';
import type { GridProps } from './GridProps.ts';
import type { ColumnContext } from './gridContext.ts';
import { isDetailLine } from './rowDetails.ts';

/** What finding needs of a grid that only shows; null before there is one. */
export function useViewSource(
  api: GridApi<Row> | null,
  place: RefObject<HTMLElement | null>,
  props: GridProps,
): FindSource | null {
  const newest = useRef(props);
  useLayoutEffect(() => {
    newest.current = props;
  });
  return useMemo(() => {
    if (!api || !place.current) return null;
    return sourceOf(api, place.current, () => newest.current);
  }, [api, place]);
}

interface ViewRow extends FindRow {
  data: Row;
}

function sourceOf(api: GridApi<Row>, root: HTMLElement, newest: () => GridProps): FindSource {
  const rows = rowsOnce();
  const columnOf = (key: string) =>
    [...shownColumns(api), ...(newest().hiddenColumns ?? [])].find((column) => column.key === key);
  return {
    root,
    rows: () => rows((newest().tree?.known?.() as readonly Row[] | undefined) ?? newest().rows ?? []),
    partial: () => newest().tree?.partial?.() ?? false,
    columns: () => ({ shown: api.isDestroyed() ? [] : shownColumns(api), hidden: newest().hiddenColumns ?? [] }),
    text: (row, key) => {
      const column = columnOf(key);
      return column ? rowText((row as ViewRow).data, column, newest().cells) : '';
    },
    show: (wanted) => showPlace(api, newest().tree?.onReveal, wanted),
    focused: () => {
      const focused = api.getFocusedCell();
      if (!focused || focused.rowPinned) return undefined;
      const id = api.getDisplayedRowAtIndex(focused.rowIndex)?.id;
      return id === undefined ? undefined : { id, key: focused.column.getColId() };
    },
    focus: (wanted) => {
      const index = wanted && api.getRowNode(wanted.id)?.rowIndex;
      if (typeof index === 'number' && wanted) {
        // A cell that is not drawn cannot have the keyboard.
        api.ensureIndexVisible(index);
        api.ensureColumnVisible(wanted.key);
        api.setFocusedCell(index, wanted.key);
      } else root.querySelector<HTMLElement>('.ag-header-cell[tabindex]')?.focus();
    },
    onChange: (changed) => {
      for (const event of CHANGES) api.addEventListener(event, changed);
      return () => {
        if (!api.isDestroyed()) for (const event of CHANGES) api.removeEventListener(event, changed);
      };
    },
  };
}

const CHANGES = ['modelUpdated', 'newColumnsLoaded', 'displayedColumnsChanged'] as const;

/** Rows with their ids; one and the same for the same row, so that what was read of it need not be read again. */
function rowsOnce(): (rows: readonly Row[]) => readonly ViewRow[] {
  const known = new WeakMap<Row, ViewRow>();
  return (rows) =>
    rows.flatMap((data) => {
      if (isDetailLine(data)) return [];
      const row = known.get(data) ?? { id: String(data.id), data };
      known.set(data, row);
      return [row];
    });
}

function shownColumns(api: GridApi<Row>): PlanColumn[] {
  return api.getAllDisplayedColumns().flatMap((each) => {
    const { column } = (each.getColDef().context ?? {}) as Partial<ColumnContext>;
    return column ? [column] : [];
  });
}

/** A row below a closed one is opened first; it is drawn a little later. */
function showPlace(api: GridApi<Row>, reveal: ((id: string) => void) | undefined, { id, key }: CellPlace): void {
  const scroll = () => {
    const index = api.isDestroyed() ? undefined : api.getRowNode(id)?.rowIndex;
    if (typeof index !== 'number') return false;
    api.ensureIndexVisible(index);
    api.ensureColumnVisible(key);
    return true;
  };
  if (scroll() || !reveal) return;
  reveal(id);
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
