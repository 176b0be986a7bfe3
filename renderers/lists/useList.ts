import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  addressOf,
  initialState,
  isAskedAnew,
  type ListDefaults,
  type ListState,
  pageSizesOf,
  passedOver,
  stateOf,
} from '../../engine/lists/listState.ts';
import { pageCount } from '../../engine/lists/paging.ts';
import { askedLike, missingItems, type QueryValues } from '../../engine/lists/query.ts';
import { columnValuesRequest, listDefaults, type RowsPlan } from '../../engine/lists/requests.ts';
import type { ViewDefinition } from '../../engine/lists/viewDefinition.ts';
import { inOrder, startsOf } from '../../engine/lists/views.ts';
import type { PlanColumn, PlanSort, RecordsPlan } from '../../engine/plan/Plan.ts';
import type { Row } from '../../engine/plan/record.ts';
import type { BuilderQuery } from '../../engine/queryBuilder/conditions.ts';
import type { Density } from '../grid/shared/density.ts';
import { usePageTab, useTabState } from '../services/pageTab.ts';
import { useAsking } from '../services/useAsking.ts';
import { useViewsOfList } from '../services/views.ts';
import { useCells } from './useCells.ts';
import { useRows } from './useRows.ts';
import { useView, type View } from './useView.ts';

/** The next state, or what it becomes of the state of this moment, which may not be drawn yet. */
type ChangeList = (next: ListState | ((now: ListState) => ListState)) => void;

interface ListPlace {
  /** How tightly rows stand at first. */
  density?: Density;
  /** The list is a part of a page: its state is kept with the page and not in the address. */
  inPage?: boolean;
}

/** Everything a page of rows needs: its state, its rows, how it looks. */
export function useList(plan: RowsPlan, { density = 'loose', inPage = false }: ListPlace = {}) {
  const asking = useAsking();
  const views = useViewsOfList(plan.code);
  const defaults = useMemo(
    () => ({ ...listDefaults(plan, asking), views: startsOf(views.of) }),
    [plan, asking, views.of],
  );
  const [state, change] = useListState(plan, defaults, inPage);
  const { search } = useLocation();
  const missing = missingItems(plan.query, state.values);
  const rows = useRows(plan, state, views.ready && missing.length === 0);
  const cells = useCells(plan.dictCodes);
  const shown = views.of.views.find(({ id, kind }) => id === state.view && kind === 'view');
  const look = useView(plan.code, density, shown);
  const { view } = look;
  const drawable = useMemo(() => inView(plan.columns, view).filter((column) => !column.hidden), [plan.columns, view]);
  const columns = useMemo(
    () => drawable.filter((column) => !view.hidden.includes(column.key)),
    [drawable, view.hidden],
  );
  useExistingPage(state, rows.isPlaceholderData ? undefined : rows.data?.total, change);
  return {
    /** Of the screen, or of the list in it. */
    code: plan.code,
    /** What stands beside it. */
    beside: 'beside' in plan ? plan.beside : undefined,
    pageSizes: pageSizesOf(plan.pageSize),
    state,
    change,
    /** Conditions of the page's address that it does not know. */
    passedOver: inPage ? [] : passedOver(search, defaults),
    rows,
    cells,
    view,
    changeView: look.change,
    /** The views there are, the one that is shown, and how the list stands to it. */
    views: {
      ...views,
      shown,
      isChanged: look.isChanged || isAskedAnew(state, defaults),
      restoreLook: look.restore,
      /** The state a view begins with. */
      opened: (id: string | undefined) => initialState(defaults, id),
      definition: definitionOf(view, state),
    },
    drawable,
    columns,
    missing,
    /** The call that counts the values of a column; undefined where only its conditions can be said. */
    columnValues: (key: string) => (isOfRecords(plan) ? columnValuesRequest(plan, state, key) : undefined),
    /** Fields of the query builder. */
    builderFields: defaults.builderFields,
    search: (values: QueryValues) => change((now) => ({ ...now, values, pageNo: 1 })),
    /** What is asked for once only rows with the value of this one are wanted; undefined where nobody can ask so. */
    askedLike: (key: string, row: Row) => askedLike(plan.query, state.values, key, row),
    builderSearch: (builderQuery: BuilderQuery | undefined) =>
      change((now) => ({ ...without(now, 'builderQuery'), ...(builderQuery ? { builderQuery } : {}), pageNo: 1 })),
    reset: () => change(initialState(defaults, state.view)),
    sort: (sort: PlanSort | undefined) =>
      change((now) => ({ ...without(now, 'sort'), ...(sort ? { sort } : {}), pageNo: 1 })),
  };
}

const isOfRecords = (plan: RowsPlan): plan is RecordsPlan => 'form' in plan && 'model' in plan.source;

/** Columns in the order of the view and pinned as it says. */
export function inView<T extends PlanColumn>(
  columns: readonly T[],
  { order, pins }: Pick<View, 'order' | 'pins'>,
): T[] {
  return inOrder(columns, order).map((column) => {
    const pin = pins[column.key];
    if (pin === undefined) return column;
    const { fixed: _declared, ...others } = column;
    return (pin === 'none' ? others : { ...others, fixed: pin }) as T;
  });
}

function definitionOf(view: View, { values, builderQuery, sort, pageSize }: ListState): ViewDefinition {
  return { ...view, values, ...(builderQuery ? { builder: builderQuery } : {}), ...(sort ? { sort } : {}), pageSize };
}

function without(state: ListState, key: 'sort' | 'builderQuery'): ListState {
  const { [key]: _gone, ...others } = state;
  return others;
}

/** Rows vanish while people look elsewhere: a page behind the last one becomes the last one. */
function useExistingPage(state: ListState, total: number | undefined, change: ChangeList): void {
  useEffect(() => {
    if (total === undefined) return;
    const last = pageCount(total, state.pageSize);
    if (state.pageNo > last) change((now) => (now === state ? { ...state, pageNo: last } : now));
  }, [state, total, change]);
}

/**
 * The list's state, kept in the page's own address, so that reload, back and a shared link bring it again; of a part of
 * a page in the page's memory, where the rows of another record begin on their first page.
 */
function useListState({ code, within }: RowsPlan, defaults: ListDefaults, inPage: boolean): [ListState, ChangeList] {
  const addressed = useAddressState(defaults);
  const of = JSON.stringify(within ?? {});
  const [kept, setKept] = useTabState<{ of: string; state?: ListState }>(`list_${code}`, { of });
  const state = useMemo(() => {
    const { state: left = initialState(defaults, defaults.views?.own) } = kept;
    return kept.of === of ? left : { ...left, pageNo: 1 };
  }, [kept, of, defaults]);
  const change = useCallback<ChangeList>(
    (next) =>
      setKept(({ of: whose, state: left = initialState(defaults, defaults.views?.own) }) => {
        const now = whose === of ? left : { ...left, pageNo: 1 };
        return { of, state: typeof next === 'function' ? next(now) : next };
      }),
    [of, setKept, defaults],
  );
  return inPage ? [state, change] : addressed;
}

function useAddressState(defaults: ListDefaults): [ListState, ChangeList] {
  const { search } = useLocation();
  const { go } = usePageTab();
  const own = useRef(search);
  const state = useMemo(() => stateOf(search, defaults), [search, defaults]);
  // An address that was gone to is drawn later: who is faster than the drawing goes on from it.
  const latest = useRef({ drawn: state, now: state });
  if (latest.current.drawn !== state) {
    latest.current = { drawn: state, now: state };
    own.current = search;
  }
  const change = useCallback<ChangeList>(
    (next) => {
      const { now } = latest.current;
      latest.current.now = typeof next === 'function' ? next(now) : next;
      const address = addressOf(latest.current.now, defaults);
      if (address === own.current.replace(/^\?/, '')) return;
      own.current = `?${address}`;
      go(address);
    },
    [go, defaults],
  );
  // What has become a part of the view need not stand in the address any more.
  const known = state.view !== undefined && defaults.views?.starts.has(state.view) === true;
  const exact = known ? addressOf(state, defaults) : undefined;
  useEffect(() => {
    if (exact !== undefined && own.current !== '' && exact !== own.current.replace(/^\?/, '')) go(exact);
  }, [exact, go]);
  return [state, change];
}

/** The views of a list, as its hook hands them on. */
export type ListViewsPart = ReturnType<typeof useList>['views'];
