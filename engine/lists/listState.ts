import type { PlanQueryItem, PlanSort } from '../plan/Plan.ts';
import { type BuilderQuery, builderAddress, builderOfAddress } from '../queryBuilder/conditions.ts';
import { defaultValues, inputNames, type QueryValues } from './query.ts';

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
}

/** What a list needs of its plan to read its state from an address. */
export interface ListDefaults {
  query: readonly PlanQueryItem[];
  /** Fields of the query builder. */
  builderFields: readonly PlanQueryItem[];
  /** Columns that may be sorted. */
  sortable: readonly string[];
  pageSize: number;
}

/** Page sizes a person may choose. */
export const PAGE_SIZES: readonly number[] = [10, 20, 30];

/** Those a list offers whose own size may be another. */
export const pageSizesOf = (own: number): readonly number[] =>
  PAGE_SIZES.includes(own) ? PAGE_SIZES : [own, ...PAGE_SIZES].toSorted((one, other) => one - other);

/** The state a list opens with when its address says nothing. */
export function initialState(defaults: ListDefaults): ListState {
  return { values: defaultValues(defaults.query), pageNo: 1, pageSize: defaults.pageSize };
}

/**
 * The search part of the address (no `?`) for a state; what equals the default is left out, so a fresh page has a bare
 * address. A default that was emptied stays as an empty value, or a reload would bring it back.
 */
export function addressOf(state: ListState, defaults: ListDefaults): string {
  const search = new Map<string, string>();
  const initial = initialState(defaults);
  for (const name of defaults.query.flatMap(inputNames)) {
    const text = state.values[name] ?? '';
    if (text !== (initial.values[name] ?? '')) search.set(name, text);
  }
  if (state.builderQuery) search.set('_super', builderAddress(state.builderQuery));
  if (state.sort) search.set('_sort', `${state.sort.order === 'desc' ? '-' : ''}${state.sort.key}`);
  if (state.pageNo !== 1) search.set('_page', String(state.pageNo));
  if (state.pageSize !== initial.pageSize) search.set('_size', String(state.pageSize));
  return [...search].map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');
}

/**
 * The state an address asks for. Names the plan does not know, columns that cannot be sorted and senseless pages are
 * passed over: an address is typed, shared and outlives changes of the plan.
 */
export function stateOf(address: string, defaults: ListDefaults): ListState {
  const given = searchEntries(address);
  const initial = initialState(defaults);
  const values: Record<string, string> = {};
  for (const item of defaults.query) {
    for (const name of inputNames(item)) {
      // Links to a report may carry the parameter under its wire name.
      const text = given.get(name) ?? (item.param ? given.get(`self_${name}`) : undefined) ?? initial.values[name];
      if (text?.trim()) values[name] = text.trim();
    }
  }
  const size = Number(given.get('_size'));
  const sort = sortOf(given.get('_sort'), defaults.sortable);
  const builderQuery = builderOfAddress(given.get('_super'), defaults.builderFields);
  return {
    values,
    ...(builderQuery ? { builderQuery } : {}),
    ...(sort ? { sort } : {}),
    pageNo: positiveInteger(given.get('_page')) ?? 1,
    pageSize: PAGE_SIZES.includes(size) ? size : initial.pageSize,
  };
}

function sortOf(text: string | undefined, sortable: readonly string[]): PlanSort | undefined {
  if (!text) return undefined;
  const column = text.startsWith('-') ? text.slice(1) : text;
  return sortable.includes(column) ? { key: column, order: text.startsWith('-') ? 'desc' : 'asc' } : undefined;
}

function positiveInteger(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function searchEntries(address: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const part of address.replace(/^\?/, '').split('&')) {
    const at = part.indexOf('=');
    if (at > 0) entries.set(decoded(part.slice(0, at)), decoded(part.slice(at + 1)));
  }
  return entries;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A hand-typed `%` is no reason to refuse the page.
    return text;
  }
}
