import type { PlanQueryItem, PlanSort, QueryMode } from '../plan/Plan.ts';
import type { Row } from '../plan/record.ts';
import { dayRange } from '../queries/periods.ts';
import { valueTypes } from '../values/valueTypes.ts';

/**
 * What a person has typed into a query form, as text by input: `key` for one value, `key_begin` and `key_end` for the
 * two ends of a range. Empty inputs are absent.
 */
export type QueryValues = Readonly<Record<string, string>>;

/** The name under which one of its texts is sent. */
function sentName({ param, mode }: Pick<PlanQueryItem, 'param' | 'mode'>, name: string): string {
  if (param) return `self_${name}`;
  return mode === 'below' ? `${name}_below` : name;
}

/** Names under which one query item keeps its texts: one name, or the two ends of its range. */
export function inputNames(item: Pick<PlanQueryItem, 'key' | 'mode'>): string[] {
  return item.mode === 'group' ? [`${item.key}_begin`, `${item.key}_end`] : [item.key];
}

/** The values with one input replaced; empty text, null and undefined remove it. Surrounding blanks are dropped. */
export function withValue(values: QueryValues, name: string, value: unknown): QueryValues {
  const { [name]: _replaced, ...others } = values;
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? others : { ...others, [name]: text };
}

/** What a query form holds before anybody touched it. */
export function defaultValues(items: readonly PlanQueryItem[]): QueryValues {
  let values: QueryValues = {};
  for (const item of items) {
    if (item.mode !== 'group') values = withValue(values, item.key, item.defaultValue);
  }
  return values;
}

/** Required items that have no value yet, in the order of the form. */
export function missingItems(items: readonly PlanQueryItem[], values: QueryValues): PlanQueryItem[] {
  return items.filter((item) => item.required && inputNames(item).every((name) => !values[name]));
}

/** Whether two days are two days hangs on no day in particular. */
const ANY_DAY = '2000-01-01';

/** Why what was typed for an item is no day or time; undefined: it is, or nothing was. Moments are asked for by days. */
export function unreadable(item: PlanQueryItem, values: QueryValues): string | undefined {
  const { kind, period } = item;
  if (kind !== 'date' && kind !== 'datetime' && kind !== 'time') return undefined;
  if (item.mode === 'like') return undefined;
  const { parse } = valueTypes[kind === 'time' ? 'time' : 'date'];
  for (const name of inputNames(item)) {
    if (item.dayRange && values[name]) return dayRange(values[name], ANY_DAY) ? undefined : '请选择起止日期';
    const parsed = values[name] ? parse(values[name], period && period !== 'date' ? { period } : {}) : undefined;
    if (parsed && !parsed.ok) return parsed.reason;
  }
  return undefined;
}

/** Number of items that carry a value. */
export function filledCount(items: readonly PlanQueryItem[], values: QueryValues): number {
  return items.filter((item) => inputNames(item).some((name) => values[name])).length;
}

/**
 * Parameters as the list call carries them: `single` as it is, the others wrapped by their mode, ranges as `key_begin`
 * and `key_end`, what is asked for with all below it as `key_below`, report parameters as `self_key`. Empty ones are left out, blanks around a value dropped.
 */
export function queryParameters(items: readonly PlanQueryItem[], values: QueryValues): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const item of items) {
    for (const name of inputNames(item)) {
      const text = values[name]?.trim();
      if (text) parameters[sentName(item, name)] = parameterText(item, text);
    }
  }
  const emptied = items.filter(
    ({ key, param, required, defaultValue }) =>
      param && !required && defaultValue !== undefined && !values[key]?.trim(),
  );
  if (emptied.length > 0) parameters[EMPTIED] = emptied.map(({ key }) => key).join(',');
  return parameters;
}

/** Names report parameters whose default was emptied: left out, or sent as empty, they would have it again. */
export const EMPTIED = '_emptied';

/** How an order is asked for: by none where there is none. */
export function sortParameters(sort: PlanSort | undefined): Record<string, string> {
  return sort ? { column: sort.key, order: sort.order } : {};
}

/** Servers of the JeecgBoot family take a comparison only with a blank behind its sign. */
const wrappers: Partial<Record<QueryMode, (text: string) => string>> = {
  like: (text) => `*${text}*`,
  ne: (text) => `!${text}`,
  ge: (text) => `>= ${text}`,
  le: (text) => `<= ${text}`,
};

function parameterText(item: PlanQueryItem, text: string): string {
  if (item.param || item.mode === 'group' || item.mode === 'below') return text;
  const codes = item.mode === 'like' && item.kind === 'text' ? pastedCodes(text) : [];
  if (codes.length > 1) return codes.join(',');
  const wrap = wrappers[item.mode];
  if (wrap) return wrap(text);
  // A column that holds several codes is asked for membership, not for the whole text.
  return item.kind === 'codes' || item.multiple ? `,${text},` : text;
}

/** What a column of a sheet or a list of numbers becomes in one line. */
const BETWEEN = /[\s,，;；、]+/;
/** A number of an order, an ASIN, a SKU; words of a title have no digit, or are short. */
const CODE = /^(?=.*\d)[\w./#-]{4,}$/;

/** Several numbers where a part of one is asked for: rows that have any of them; none where a text is no such list. */
function pastedCodes(text: string): string[] {
  const words = text.split(BETWEEN).filter((word) => word !== '');
  return words.every((word) => CODE.test(word)) ? words : [];
}

/** Ways to ask that rows with this very value answer to. */
const ASKABLE: ReadonlySet<PlanQueryItem['mode']> = new Set(['single', 'like', 'group', 'below']);

/**
 * What a query form holds once it asks for rows with the value that `row` has in the column `key` as well; undefined
 * where no item asks for that column, or there is no value to ask for.
 */
export function askedLike(
  items: readonly PlanQueryItem[],
  values: QueryValues,
  key: string,
  row: Row,
): QueryValues | undefined {
  const item = items.find((each) => each.key === key && !each.param && ASKABLE.has(each.mode));
  const text = item && textOf(item, row[key]);
  if (item === undefined || text === undefined) return undefined;
  if (item.dayRange) return withValue(values, key, `${text},${text}`);
  return inputNames(item).reduce((asked, name) => withValue(asked, name, text), values);
}

/** Moments are asked for by their day. */
function textOf({ kind }: PlanQueryItem, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value).trim();
  if (text === '') return undefined;
  return kind === 'datetime' ? text.slice(0, 10) : text;
}
