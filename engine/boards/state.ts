import type { BoardCompare, BoardGrain, BoardPlan } from '../plan/board.ts';
import type { DayRange } from '../queries/periods.ts';
import { searchEntries } from '../routes/searchEntries.ts';
import { sourceOf } from './parts.ts';

/** What a reader has chosen on a board; it lives in the page's address. What is absent is as declared. */
export interface BoardState {
  /** A period's name, or two days: `2026-01-01,2026-01-31`. */
  period?: string;
  grain?: BoardGrain;
  compare?: BoardCompare;
  /** Values by the key of a filter or dimension, comma-joined. */
  chosen: Readonly<Record<string, string>>;
}

export const grainTitles: Readonly<Record<BoardGrain, string>> = { day: '日', week: '周', month: '月' };
export const compareTitles: Readonly<Record<BoardCompare, string>> = {
  previous: '环比',
  lastYear: '同比',
  target: '比目标',
  none: '不比',
};

const isGrain = (text: string | undefined): text is BoardGrain =>
  text !== undefined && Object.hasOwn(grainTitles, text);
const isCompare = (text: string | undefined): text is BoardCompare =>
  text !== undefined && Object.hasOwn(compareTitles, text);

/** The state an address asks for; what the board does not know is passed over. */
export function boardStateOf(search: string, plan: Pick<BoardPlan, 'sources' | 'model'>): BoardState {
  const given = searchEntries(search);
  const [period, grain, compare] = [given.get('period'), given.get('grain'), given.get('compare')];
  const chosen = Object.keys(sourceOf(plan).dimensions).flatMap((key) => {
    const value = given.get(`f_${key}`);
    return value ? [[key, value] as const] : [];
  });
  return {
    ...(period ? { period } : {}),
    ...(isGrain(grain) ? { grain } : {}),
    ...(isCompare(compare) ? { compare } : {}),
    chosen: Object.fromEntries(chosen),
  };
}

/** What an address asks for and the board does not know. */
export function passedOverBy(search: string, plan: Pick<BoardPlan, 'sources' | 'model'>): string[] {
  const known = new Set([
    'period',
    'grain',
    'compare',
    ...Object.keys(sourceOf(plan).dimensions).map((key) => `f_${key}`),
  ]);
  return [...searchEntries(search).keys()].filter((name) => !name.startsWith('_') && !known.has(name));
}

/** The same as an address, and as what the server is asked. */
export function boardParams({ period, grain, compare, chosen }: BoardState): Record<string, string> {
  const filters = Object.entries(chosen).map(([key, value]) => [`f_${key}`, value]);
  return {
    ...(period === undefined ? {} : { period }),
    ...(grain === undefined ? {} : { grain }),
    ...(compare === undefined ? {} : { compare }),
    ...Object.fromEntries(filters),
  };
}

export const boardAddress = (state: BoardState): string => addressOf(Object.entries(boardParams(state)));

/** The state with a value chosen, or none. */
export function withChosen(state: BoardState, key: string, value: string): BoardState {
  const { [key]: _before, ...others } = state.chosen;
  return { ...state, chosen: value === '' ? others : { ...others, [key]: value } };
}

/** What another page is asked for: days and values by the keys of its own query. */
export function drillAddress(
  values: Readonly<Record<string, string>>,
  days: Readonly<Record<string, DayRange>>,
  { keys, board }: { keys: Readonly<Record<string, string>>; board: boolean },
): string {
  const named = (all: readonly string[]): [string, string][] => {
    const pairs = Object.entries(keys).filter(([, source]) => all.includes(source));
    return pairs.length > 0 || Object.keys(keys).length > 0 ? pairs : all.map((key) => [key, key]);
  };
  const search = new Map<string, string>();
  for (const [target, source] of named(Object.keys(values)))
    search.set(board ? `f_${target}` : target, values[source] ?? '');
  for (const [target, source] of named(Object.keys(days))) {
    const range = days[source];
    if (range === undefined) continue;
    if (board) search.set('period', `${range.from},${range.to}`);
    else {
      search.set(`${target}_begin`, range.from);
      search.set(`${target}_end`, range.to);
    }
  }
  return addressOf([...search]);
}

const addressOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');
