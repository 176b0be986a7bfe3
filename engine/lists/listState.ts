import type { PlanQueryItem, PlanSort } from '../plan/Plan.ts';
import { type BuilderQuery, builderAddress, builderOfAddress } from '../queryBuilder/conditions.ts';
import { searchEntries } from '../routes/searchEntries.ts';
import { defaultValues, inputNames, type QueryValues } from './query.ts';
import type { ViewDefinition } from './viewDefinition.ts';

/** Everything that decides which rows a list shows; it lives in the page's address. */
export interface ListState {
  values: QueryValues;
  /** What was made in the query builder; absent: nothing. */
  builderQuery?: BuilderQuery;
  /** Absent: the plan's own order. */
  sort?: PlanSort;
  /** 1-based. */
  pageNo: number;
  pageSize: number;
  /** Id of the view the list is looked at through; absent: none. */
  view?: string;
}

/** The views of a list, as far as they decide which rows it shows. */
export interface ListViews {
  starts: ReadonlyMap<string, Pick<ViewDefinition, 'values' | 'builder' | 'sort' | 'pageSize'>>;
  /** The one a bare address opens. */
  own?: string;
}

/** What a list needs of its plan to read its state from an address. */
export interface ListDefaults {
  query: readonly PlanQueryItem[];
  /** Fields of the query builder. */
  builderFields: readonly PlanQueryItem[];
  /** Columns that may be sorted. */
  sortable: readonly string[];
  pageSize: number;
  views?: ListViews;
}

/** In an address: no view, where there is one it would else open. */
const NO_VIEW = 'none';

/** Page sizes a person may choose. */
export const PAGE_SIZES: readonly number[] = [10, 20, 30];

/** Those a list offers whose own size may be another. */
export const pageSizesOf = (own: number): readonly number[] =>
  PAGE_SIZES.includes(own) ? PAGE_SIZES : [own, ...PAGE_SIZES].toSorted((one, other) => one - other);

/** The state a list opens with when its address says nothing more than a view, or nothing at all. */
export function initialState(defaults: ListDefaults, view?: string): ListState {
  const {
    values = defaultValues(defaults.query),
    builder,
    sort,
    pageSize,
  } = defaults.views?.starts.get(view ?? '') ?? {};
  return {
    values: valuesOf(defaults, (name) => values[name]),
    ...(builder ? { builderQuery: builder } : {}),
    ...(sort ? { sort } : {}),
    pageNo: 1,
    pageSize: pageSize !== undefined && sizesOf(defaults).includes(pageSize) ? pageSize : defaults.pageSize,
    ...(view === undefined ? {} : { view }),
  };
}

const sizesOf = ({ pageSize }: ListDefaults): readonly number[] => pageSizesOf(pageSize);

function valuesOf({ query }: ListDefaults, textOf: (name: string, item: PlanQueryItem) => string | undefined) {
  const values: Record<string, string> = {};
  for (const item of query) {
    for (const name of inputNames(item)) {
      const text = textOf(name, item)?.trim();
      if (text) values[name] = text;
    }
  }
  return values;
}

/** Whether the list asks for something else than its view, or than it began with; which page of it is no difference. */
export function isAskedAnew(state: ListState, defaults: ListDefaults): boolean {
  return differences({ ...state, pageNo: 1 }, initialState(defaults, state.view), defaults).size > 0;
}

/** What of a state differs from where it began, by its name in the address. */
function differences(state: ListState, initial: ListState, { query }: ListDefaults): Map<string, string> {
  const search = new Map<string, string>();
  for (const name of query.flatMap(inputNames)) {
    const text = state.values[name] ?? '';
    if (text !== (initial.values[name] ?? '')) search.set(name, text);
  }
  const [builder, sort] = [builderText(state), sortText(state)];
  if (builder !== builderText(initial)) search.set('_super', builder);
  if (sort !== sortText(initial)) search.set('_sort', sort);
  if (state.pageNo !== 1) search.set('_page', String(state.pageNo));
  if (state.pageSize !== initial.pageSize) search.set('_size', String(state.pageSize));
  return search;
}

const builderText = ({ builderQuery }: ListState): string => (builderQuery ? builderAddress(builderQuery) : '');
const sortText = ({ sort }: ListState): string => (sort ? `${sort.order === 'desc' ? '-' : ''}${sort.key}` : '');

/**
 * The search part of the address (no `?`) for a state; what equals the view, or the default, is left out, so a fresh page
 * has a bare address. What was emptied stays as an empty value, or a reload would bring it back.
 */
export function addressOf(state: ListState, defaults: ListDefaults): string {
  const own = defaults.views?.own;
  const search = differences(state, initialState(defaults, state.view), defaults);
  const isBare = search.size === 0 && state.view === own;
  const view = state.view ?? (own !== undefined && search.size === 0 ? NO_VIEW : undefined);
  const entries: (readonly [string, string])[] = [
    ...(isBare || view === undefined ? [] : ([['_view', view]] as const)),
    ...search,
  ];
  return entries.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');
}

/**
 * The state an address asks for. Names the plan does not know, columns that cannot be sorted and senseless pages are
 * passed over: an address is typed, shared and outlives changes of the plan. Only one that asks for nothing opens the
 * list's own view: a link to certain rows shows those.
 */
export function stateOf(address: string, defaults: ListDefaults): ListState {
  const given = searchEntries(address);
  const initial = initialState(defaults, viewIn(given, defaults));
  // Links to a report may carry the parameter under its wire name.
  const values = valuesOf(
    defaults,
    (name, item) => given.get(name) ?? (item.param ? given.get(`self_${name}`) : undefined) ?? initial.values[name],
  );
  const size = Number(given.get('_size'));
  const sort = given.has('_sort') ? sortOf(given.get('_sort'), defaults.sortable) : initial.sort;
  const builderQuery = given.has('_super')
    ? builderOfAddress(given.get('_super'), defaults.builderFields)
    : initial.builderQuery;
  return {
    values,
    ...(builderQuery ? { builderQuery } : {}),
    ...(sort ? { sort } : {}),
    pageNo: positiveInteger(given.get('_page')) ?? 1,
    pageSize: sizesOf(defaults).includes(size) ? size : initial.pageSize,
    ...(initial.view === undefined ? {} : { view: initial.view }),
  };
}

function viewIn(given: ReadonlyMap<string, string>, defaults: ListDefaults): string | undefined {
  const named = given.get('_view');
  if (named !== undefined) return named === NO_VIEW || named === '' ? undefined : named;
  const own = defaults.views?.own;
  return own !== undefined && !asksForSomething(given, defaults) ? own : undefined;
}

const PARTS: readonly string[] = ['_super', '_sort', '_page', '_size'];

const conditionNames = ({ query }: ListDefaults): string[] =>
  query.flatMap((item) => inputNames(item).flatMap((name) => [name, ...(item.param ? [`self_${name}`] : [])]));

const asksForSomething = (given: ReadonlyMap<string, string>, defaults: ListDefaults): boolean =>
  [...PARTS, ...conditionNames(defaults)].some((name) => given.has(name));

/** Conditions of an address that the list does not know: its rows are not narrowed by them, and whoever came should know. */
export function passedOver(address: string, defaults: ListDefaults): string[] {
  const known = new Set(conditionNames(defaults));
  // What begins with `_` is the page's own.
  return [...searchEntries(address).keys()].filter((name) => !name.startsWith('_') && !known.has(name));
}

function sortOf(text: string | undefined, sortable: readonly string[]): PlanSort | undefined {
  if (!text) return undefined;
  const column = text.startsWith('-') ? text.slice(1) : text;
  return sortable.includes(column) ? { key: column, order: text.startsWith('-') ? 'desc' : 'asc' } : undefined;
}

function positiveInteger(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
