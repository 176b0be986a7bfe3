import { App } from 'antd';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import { orderingOf } from '../../../../engine/lists/ordering.ts';
import type { ListPlan, PlanGrid, PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import type { RowErrors } from '../../../../engine/rows/RowTable.ts';
import { densityOf, sizeAt } from '../../../grid/edit/cells/editRowHeights.ts';
import { mayUse } from '../../../grid/edit/columns/cellAbility.ts';
import { EditGrid } from '../../../grid/edit/EditGrid.tsx';
import type { EditGridApi } from '../../../grid/edit/EditGridProps.ts';
import { useRowTable } from '../../../grid/edit/rows/useRowTable.ts';
import { countWrong } from '../../../grid/edit/rows/wrongCells.ts';
import { allowedButtons } from '../../../grid/edit/toolbar/GridToolbar.tsx';
import { useSteps } from '../../../grid/edit/toolbar/StepButtons.tsx';
import type { Density } from '../../../grid/shared/density.ts';
import { useGridCodes } from '../../../grid/useGridCodes.ts';
import { useTabState } from '../../../services/pageTab.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { presetOf } from '../../beside/besideOf.ts';
import { useChangeSets } from '../../changeSets/useChangeSets.tsx';
import { EmptyList } from '../../EmptyList.tsx';
import { useHeadings } from '../../headings/useHeadings.tsx';
import { RowsPage } from '../../RowsPage.tsx';
import { useTransfer } from '../../transfer/useTransfer.tsx';
import { useList } from '../../useList.ts';
import { foldedActions } from './foldedActions.ts';
import { useInlineLive } from './liveRows.ts';
import { InlineActionButtons, useInlineActions } from './useInlineActions.tsx';
import { useInlineFigure } from './useInlineFigure.ts';
import { usePageOfRows } from './usePageOfRows.ts';
import { useRowParts } from './useRowParts.tsx';
import { useRowTree } from './useRowTree.ts';
import { useSaveAll } from './useSaveAll.tsx';
import { useUnsaved } from './useUnsaved.ts';
import { useViewedGrid } from './useViewedGrid.ts';

const NONE: readonly string[] = [];

/** A list that is edited in place and saved in one go. */
export function InlineList({ plan, grid }: { plan: ListPlan; grid: PlanGrid }) {
  const list = useList(plan, { density: densityOf(grid.options.size) });
  const allowed = useAllowed();
  const narrow = useNarrow();
  const options = useSized(grid, list.view.density, narrow);
  const { ordering, span } = useOrdering(plan, grid, list);
  const preset = usePreset(grid, list);
  const table = useRowTable(grid, { span, preset, tree: plan.tree !== undefined });
  const codes = useGridCodes(plan.permission, true);
  const api = useRef<EditGridApi>(null);
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const tree = useRowTree(plan, list.state);
  const { refresh, discard } = usePageOfRows({ table, list, grid: api, tree });
  const ask = useUnsaved({ screen: plan.id, table, list, discard });
  const [chosen, setChosen] = useChosen(list.rows.data, api);
  const kept = chosen.filter((id) => !table.isNew(id));
  const mayExport = usableAction(allowed(plan.toolbar), 'export') !== undefined;
  const live = useInlineLive({ plan, grid, table, list, api });
  const changes = useChangeSets({ plan, cells: list.cells, onUndone: refresh });
  const { tools, windows: transfer } = useTransfer({
    plan,
    list,
    cells: list.cells,
    chosen: kept,
    mayExport,
    mayEdit: mayUse('edit', codes),
    changes,
    onImported: refresh,
    mayAdd: mayUse('add', codes) && grid.options.buttons.includes('add'),
  });
  const saving = useSaveAll({
    plan,
    table,
    live,
    cells: list.cells,
    onMembers: refresh,
    tell: changes.tell,
    // Once it can be worked in again.
    onRefused: () => requestAnimationFrame(() => api.current?.showFirstWrong()),
  });
  const guarded = guardedList(list, ask);
  const filters = useHeadings(guarded);

  const { looks, uncover } = useViewedGrid(grid, list, narrow);
  const save = useSaveSound(api, uncover, saving.save);
  const own = useInlineActions({ plan, list, table, chosen, ask, onDone: refresh });
  const parts = useRowParts({ plan, grid, table, list, onDetails: (id) => own.run('detail', id) });

  const [onFigure, origin] = useInlineFigure({ plan, grid, table, list });

  const folded = foldedActions(allowedButtons(grid.options.buttons, codes.excluded, false), chosen.length, {
    ...foldedDoings(api, codes, tree !== undefined),
    own,
    steps: { ...useSteps(table), go: (way) => api.current?.step(way) },
  });

  return (
    <>
      <RowsPage
        title={plan.title}
        description={plan.description}
        list={guarded}
        query={plan.query}
        rows={list.rows.data?.records}
        {...tools}
        onChanges={changes.open}
        folded={{ actions: folded, chosen: chosen.length }}
        buttons={
          <>
            <span ref={setToolbar} className="screen-grid-buttons" />
            {!narrow && <InlineActionButtons own={own} />}
          </>
        }
        body={
          <EditGrid
            ref={api}
            fill
            compact={narrow}
            toolbarIn={toolbar}
            label={plan.title}
            permission={plan.permission}
            table={table}
            {...looks}
            {...(ordering ? { ordering } : {})}
            {...parts}
            {...(tree ? { tree } : {})}
            options={options}
            cells={list.cells}
            headings={filters.headings}
            sort={list.state.sort ?? plan.sort}
            onSort={guarded.sort}
            {...codes}
            loading={list.rows.isFetching || saving.saving}
            empty={<EmptyList list={guarded} onReset={guarded.reset} />}
            onSave={save}
            onFigure={onFigure}
            onEvent={(event) => event.type === 'selectRowChange' && setChosen(event.selectedRowIds)}
          />
        }
      />
      {filters.window}
      {saving.dialog}
      {changes.windows}
      {own.windows}
      {transfer}
      {origin}
    </>
  );
}

/** What the window of a narrow page's tools does in the grid. */
function foldedDoings(api: RefObject<EditGridApi | null>, codes: ReturnType<typeof useGridCodes>, tree: boolean) {
  return {
    // Rows of a tree never go from here.
    mayRemove: !tree && mayUse('remove', codes),
    ...(tree && mayUse('add', codes) ? { onAddBelow: () => api.current?.addBelow() } : {}),
    onRemove: () => api.current?.removeChosen(),
    onClear: () => api.current?.clearSelection(),
  };
}

/** Ends the editing and saves, or tells what is wrong, also in columns that are not looked at. */
function useSaveSound(
  api: RefObject<EditGridApi | null>,
  uncover: (wrong: RowErrors) => string[],
  save: () => Promise<unknown>,
): () => void {
  const { message } = App.useApp();
  return () => {
    api.current?.stopEditing();
    const errors = api.current?.validate();
    if (!errors) {
      void save();
      return;
    }
    const shown = uncover(errors);
    const count = `有 ${countWrong({ errors: () => errors })} 处需要修改`;
    message.warning(shown.length > 0 ? `${count}，已显示隐藏的列：${shown.join('、')}` : count);
  };
}

/** Whatever would bring other rows asks first when something here is not saved. */
function guardedList(list: ReturnType<typeof useList>, ask: (go: () => void) => void): ReturnType<typeof useList> {
  const refetch = ((options) => {
    ask(() => void list.rows.refetch(options));
    return Promise.resolve(list.rows);
  }) as typeof list.rows.refetch;
  return {
    ...list,
    rows: { ...list.rows, refetch },
    change: (next) => ask(() => list.change(next)),
    search: (values) => ask(() => list.search(values)),
    builderSearch: (query) => ask(() => list.builderSearch(query)),
    reset: () => ask(list.reset),
    sort: (sort) => ask(() => list.sort(sort)),
  };
}

/** Ids of the chosen rows; what was chosen when the page was evicted is chosen again once grid and rows are there. */
function useChosen(rows: unknown, api: RefObject<EditGridApi | null>) {
  const [chosen, keep] = useTabState('chosen', NONE);
  const before = useRef(chosen);
  const choose = useCallback(
    (ids: readonly string[]) => {
      before.current = NONE;
      keep(ids);
    },
    [keep],
  );
  // After every drawing: the grid is there later than its rows, or before them.
  useEffect(() => {
    if (rows !== undefined && before.current.length > 0) api.current?.select(before.current);
  });
  return [chosen, choose] as const;
}

/** What a new row begins with, asked for when there is one. */
function usePreset(grid: PlanGrid, list: ReturnType<typeof useList>) {
  const newest = useRef(list);
  newest.current = list;
  return useCallback(() => presetOf(newest.current, grid.columns) ?? {}, [grid]);
}

/** The grid's options with the rows as high as the person wants them; a phone has one height, for fingers. */
function useSized({ options }: PlanGrid, density: Density, narrow: boolean): PlanGridOptions {
  return useMemo(() => ({ ...options, size: narrow ? 'medium' : sizeAt(density) }), [options, density, narrow]);
}

/** How the list stands to its own order, when it has one, and the way to ask which part of it the rows are. */
function useOrdering(plan: ListPlan, grid: PlanGrid, { state, rows }: ReturnType<typeof useList>) {
  const key = grid.options.dragSort;
  const total = rows.data?.total ?? 0;
  const ordering = useMemo(() => {
    if (key === undefined) return undefined;
    const title = grid.columns.find((column) => column.key === key)?.title ?? key;
    return orderingOf({ key, title, sort: plan.sort }, state, total);
  }, [plan, grid, key, state, total]);
  const newest = useRef(ordering);
  newest.current = ordering;
  const span = useCallback(() => newest.current ?? { first: 1, whole: true }, []);
  return { ordering, span };
}
