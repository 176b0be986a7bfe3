import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  addressOf,
  initialState,
  type ListDefaults,
  type ListState,
  pageSizesOf,
  stateOf,
} from '../../engine/lists/listState.ts';
import { pageCount } from '../../engine/lists/paging.ts';
import { missingItems, type QueryValues } from '../../engine/lists/query.ts';
import { listDefaults, type RowsPlan } from '../../engine/lists/requests.ts';
import type { PlanSort } from '../../engine/plan/Plan.ts';
import type { BuilderQuery } from '../../engine/queryBuilder/conditions.ts';
import type { Density } from '../grid/shared/density.ts';
import { usePageTab, useTabState } from '../services/pageTab.ts';
import { useAsking } from '../services/useAsking.ts';
import { useCells } from './useCells.ts';
import { useRows } from './useRows.ts';
import { useView } from './useView.ts';

interface ListPlace {
  /** How tightly rows stand at first. */
  density?: Density;
  /** The list is a part of a page: its state is kept with the page and not in the address. */
  inPage?: boolean;
}

/** Everything a page of rows needs: its state, its rows, how it looks. */
export function useList(plan: RowsPlan, { density = 'loose', inPage = false }: ListPlace = {}) {
  const asking = useAsking();
  const defaults = useMemo(() => listDefaults(plan, asking), [plan, asking]);
  const [state, change] = useListState(plan, defaults, inPage);
  const missing = missingItems(plan.query, state.values);
  const rows = useRows(plan, state, missing.length === 0);
  const cells = useCells(plan.dictCodes);
  const [view, changeView] = useView(plan.code, density);
  const drawable = useMemo(() => plan.columns.filter((column) => !column.hidden), [plan.columns]);
  const columns = useMemo(
    () => drawable.filter((column) => !view.hidden.includes(column.key)),
    [drawable, view.hidden],
  );
  useExistingPage(state, rows.isPlaceholderData ? undefined : rows.data?.total, change);
  return {
    /** Of the screen, or of the list in it. */
    code: plan.code,
    pageSizes: pageSizesOf(plan.pageSize),
    state,
    change,
    rows,
    cells,
    view,
    changeView,
    drawable,
    columns,
    missing,
    /** Fields of the query builder. */
    builderFields: defaults.builderFields,
    search: (values: QueryValues) => change({ ...state, values, pageNo: 1 }),
    builderSearch: (builderQuery: BuilderQuery | undefined) =>
      change({ ...without(state, 'builderQuery'), ...(builderQuery ? { builderQuery } : {}), pageNo: 1 }),
    reset: () => change(initialState(defaults)),
    sort: (sort: PlanSort | undefined) => change({ ...without(state, 'sort'), ...(sort ? { sort } : {}), pageNo: 1 }),
  };
}

function without(state: ListState, key: 'sort' | 'builderQuery'): ListState {
  const { [key]: _gone, ...others } = state;
  return others;
}

/** Rows vanish while people look elsewhere: a page behind the last one becomes the last one. */
function useExistingPage(state: ListState, total: number | undefined, change: (next: ListState) => void): void {
  useEffect(() => {
    if (total === undefined) return;
    const last = pageCount(total, state.pageSize);
    if (state.pageNo > last) change({ ...state, pageNo: last });
  }, [state, total, change]);
}

/**
 * The list's state, kept in the page's own address, so that reload, back and a shared link bring it again; of a part of
 * a page in the page's memory, where the rows of another record begin on their first page.
 */
function useListState(
  { code, within }: RowsPlan,
  defaults: ListDefaults,
  inPage: boolean,
): [ListState, (next: ListState) => void] {
  const addressed = useAddressState(defaults);
  const of = JSON.stringify(within ?? {});
  const start = useMemo(() => ({ of, state: initialState(defaults) }), [of, defaults]);
  const [kept, setKept] = useTabState(`list_${code}`, start);
  const state = useMemo(() => (kept.of === of ? kept.state : { ...kept.state, pageNo: 1 }), [kept, of]);
  const change = useCallback((next: ListState) => setKept({ of, state: next }), [of, setKept]);
  return inPage ? [state, change] : addressed;
}

function useAddressState(defaults: ListDefaults): [ListState, (next: ListState) => void] {
  const { search } = useLocation();
  const { go } = usePageTab();
  const own = useRef(search);
  own.current = search;
  const state = useMemo(() => stateOf(search, defaults), [search, defaults]);
  const change = useCallback(
    (next: ListState) => {
      const address = addressOf(next, defaults);
      if (address !== own.current.replace(/^\?/, '')) go(address);
    },
    [go, defaults],
  );
  return [state, change];
}
