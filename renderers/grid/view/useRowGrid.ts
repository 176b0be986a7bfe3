import { replaceEqualDeep } from '@tanstack/react-query';
import type { ColDef, GridApi, Theme } from 'ag-grid-community';
import { theme } from 'antd';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { columnWidth } from '../shared/columnWidth.ts';
import { ROW_HEIGHTS, TOUCH_HEIGHT } from '../shared/density.ts';
import { showSelection, showSort } from '../shared/gridState.ts';
import { gridTheme } from '../shared/gridTheme.ts';
import { showFiltered } from '../shared/headings.ts';
import { showTree } from '../shared/treeRows.ts';
import { type ColumnRoom, columnDefs } from './columnDefs.ts';
import { beginningDefs } from './columnRoom.ts';
import { createRowGrid, type GridCallbacks } from './createRowGrid.ts';
import type { GridProps } from './GridProps.ts';
import type { GridContext, GridShows } from './gridContext.ts';
import { headedDefs } from './headedDefs.ts';
import { showLines, withDetail } from './rowDetails.ts';

const NO_ACTIONS = { inRow: [], more: [] };
const NO_WIDTHS = {};

/** Keeps an AG Grid inside `place` and in step with the props; built once, every change goes through its API. null: it is not there yet. */
export function useRowGrid(
  place: RefObject<HTMLElement | null>,
  props: GridProps,
  shows: GridShows,
): GridApi<Row> | null {
  const { columns, rows, cells, density, narrow = false, sort, selected, totals, tree, detail, headings } = props;
  const { actions = NO_ACTIONS, widths = NO_WIDTHS } = props;
  const { token } = theme.useToken();
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const [room, setRoom] = useState<ColumnRoom>({ roomy: false });
  const inTree = tree !== undefined;
  const expands = detail !== undefined;
  const selectable = selected !== undefined;
  const single = props.single === true;
  const figures = props.onFigure !== undefined;
  const selection = selectable ? (single ? 'single' : 'multiple') : 'none';
  const movable = props.onOrder !== undefined;
  const filterable = headings?.filterable;
  const define = useCallback(
    (within: ColumnRoom) => {
      const grid = { selection, narrow, tree: inTree, expands, movable } as const;
      return columnDefs(columns, { cells, actions, widths, filterable, ...grid, ...within });
    },
    [columns, cells, actions, widths, selection, narrow, inTree, expands, movable, filterable],
  );
  const defs = useMemo(() => define(room), [define, room]);
  const look = useMemo(() => gridTheme(token), [token]);

  // AG Grid keeps the first functions it is given; through these it always reaches the newest props.
  const newest = useRef(props);
  const start = useRef({ define, look });
  const drawn = useRef<ColDef<Row>[]>(defs);
  const context = useRef<GridContext>({
    cells,
    actions,
    tree,
    detail,
    headings,
    onAction: (code, row) => newest.current.onAction?.(code, row),
    ...shows,
  });
  useLayoutEffect(() => {
    newest.current = props;
    start.current = { define, look };
  });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const onRoom = (all: number, between: number) => {
      const roomy = all > wantedWidth(newest.current.columns, newest.current.widths ?? NO_WIDTHS);
      setRoom((before) => replaceEqualDeep(before, { roomy, room: between }));
      return { roomy, room: between };
    };
    const { define: defined, look: theme } = start.current;
    const fixed = { theme, selectable, single, expands, figures, context: context.current };
    const first = { ...fixed, columnDefs: beginningDefs(place.current, { ...fixed, define: defined }, onRoom) };
    drawn.current = first.columnDefs;
    const grid = createRowGrid(place.current, first, { ...callbacksOf(newest), onRoom });
    setApi(grid);
    return () => {
      setApi(null);
      grid.destroy();
    };
  }, [place, selectable, single, expands, figures]);

  useLayoutEffect(() => {
    context.current.actions = actions;
    context.current.cells = cells;
  }, [cells, actions]);
  useColumns(api, { defs, drawn, cells });
  useLook(api, look, narrow ? TOUCH_HEIGHT : ROW_HEIGHTS[density]);
  useLayoutEffect(() => {
    context.current.tree = tree;
    context.current.detail = detail;
    const grid = living(api);
    if (grid && detail) showLines(grid, place.current, withDetail(rows ?? [], detail.open));
    else grid?.setGridOption('rowData', rows ? [...rows] : []);
    if (grid && place.current) showTree(grid, place.current, context.current);
  }, [api, rows, tree, detail, place]);
  useTotals(api, totals);
  useLayoutEffect(() => showSort(living(api), sort), [api, sort]);
  useHeadingMarks(place, context, headings);
  useLayoutEffect(() => showSelection(living(api), selected, rows), [api, selected, rows]);
  return api;
}

/** What a person does in a grid, told to the newest props. */
function callbacksOf(newest: RefObject<GridProps>): Omit<GridCallbacks, 'onRoom'> {
  return {
    onSort: (next) => newest.current.onSort?.(next),
    onSelect: (chosen) => newest.current.onSelect?.(chosen),
    onOpen: (row) => newest.current.onOpen?.(row),
    onDrill: (column, row) => newest.current.onDrill?.(column, row),
    onFigure: (column, row) => newest.current.onFigure?.(column, row),
    onTotal: (column, figures, label) => newest.current.onTotal?.(column, figures, label),
    onRemoveKey: () => newest.current.onRemoveKey?.(),
    onWidth: (key, width) => newest.current.onWidth?.(key, width),
    onOrder: (keys, pins) => newest.current.onOrder?.(keys, pins),
  };
}

interface Columns {
  defs: ColDef<Row>[];
  /** The definitions that the grid has. */
  drawn: RefObject<ColDef<Row>[]>;
  cells: CellContext;
}

/** Keeps the columns as they are defined. */
function useColumns(api: GridApi<Row> | null, { defs, drawn, cells }: Columns): void {
  const read = useRef(cells);
  useLayoutEffect(() => {
    const grid = living(api);
    if (!grid) return;
    // To draw the same columns again takes as long as the first time.
    const next = replaceEqualDeep(drawn.current, defs);
    if (next !== drawn.current) grid.setGridOption('columnDefs', headedDefs(next));
    drawn.current = next;
    if (read.current === cells) return;
    read.current = cells;
    // A dictionary that comes after the rows changes texts, not values.
    grid.refreshCells({ force: true });
  }, [api, defs, drawn, cells]);
}

function useLook(api: GridApi<Row> | null, look: Theme, rowHeight: number): void {
  useLayoutEffect(() => living(api)?.setGridOption('theme', look), [api, look]);
  useLayoutEffect(() => living(api)?.setGridOption('rowHeight', rowHeight), [api, rowHeight]);
}

function useTotals(api: GridApi<Row> | null, totals: GridProps['totals']): void {
  const drawn = useRef<{ grid: GridApi<Row>; lines: readonly Row[] }>(undefined);
  useLayoutEffect(() => {
    const grid = living(api);
    if (!grid) return;
    const before = drawn.current?.grid === grid ? drawn.current.lines : [];
    const found = totals?.map(({ label, figures }): Row => ({ ...figures, id: `_${label}`, _label: label })) ?? [];
    // Columns that change count the same figures again, mostly.
    const lines = replaceEqualDeep(before, found);
    drawn.current = { grid, lines };
    if (lines !== before) grid.setGridOption('pinnedBottomRowData', [...lines]);
  }, [api, totals]);
}

/** Headings say by which columns rows are asked for. */
function useHeadingMarks(
  place: RefObject<HTMLElement | null>,
  context: RefObject<GridContext>,
  headings: GridProps['headings'],
): void {
  useLayoutEffect(() => {
    context.current.headings = headings;
    showFiltered(place.current, headings);
  }, [headings, place, context]);
}

/** Where another grid takes the place of one, the effects of that moment still hold the one that is gone. */
function living<T extends { isDestroyed(): boolean }>(api: T | null): T | null {
  return api === null || api.isDestroyed() ? null : api;
}

function wantedWidth(columns: readonly PlanColumn[], widths: Readonly<Record<string, number>>): number {
  return columns.reduce((sum, column) => sum + (widths[column.key] ?? columnWidth(column)), 0);
}
