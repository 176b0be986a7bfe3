import { defaultValues, type QueryValues, queryParameters, sortParameters, withValue } from '../lists/query.ts';
import type { Picker } from '../plan/compiled.ts';
import type { PlanSort } from '../plan/Plan.ts';
import { pageLimits } from '../queries/page.ts';

/** What a dialog asks for: the query form's texts, departments that narrow it, the order, and the page. */
export interface PickerQuery {
  values: QueryValues;
  /** Ids. */
  departments: readonly string[];
  /** Absent: as the picker says. */
  sort?: PlanSort | undefined;
  pageNo: number;
  pageSize: number;
}

type Parameters = Record<string, string | number>;

/** What the query form holds at first: a declared parameter that can also be asked for is preset, its quotes aside. */
export function firstQuery(picker: Picker): PickerQuery {
  let values = defaultValues(picker.query);
  for (const item of picker.query) {
    const given = picker.source.params?.[item.key];
    if (given !== undefined && item.mode !== 'group') values = withValue(values, item.key, unquoted(given));
  }
  return { values, departments: [], pageNo: 1, pageSize: picker.pageSizes[0] ?? 10 };
}

/** The picker with values for its report's parameters, which go before those it declares. */
export function withParams(picker: Picker, given: Readonly<Record<string, string>> = {}): Picker {
  return { ...picker, source: { ...picker.source, params: { ...picker.source.params, ...given } } };
}

/** The list call's parameters. */
export function pageParameters(picker: Picker, query: PickerQuery): Parameters {
  const asked = Object.entries(queryParameters(picker.query, query.values)).filter(
    ([name, text]) => !isPreset(picker, name, text),
  );
  return {
    ...declaredParameters(picker),
    ...Object.fromEntries(asked),
    ...(query.departments.length > 0 ? { departId: query.departments.join(',') } : {}),
    ...sortParameters(query.sort ?? picker.sort),
    ...fieldParameter(picker),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
  };
}

/** The same list asked for the records of stored values: the comma at the end makes even one of them exact. */
export function lookupParameters(picker: Picker, values: readonly string[]): Parameters {
  return {
    ...declaredParameters(picker),
    ...fieldParameter(picker),
    [picker.value]: `${values.join(',')},`,
    pageNo: 1,
    pageSize: values.length,
  };
}

/** The same list asked for those who bear one of these names. */
export function namedParameters(picker: Picker, names: readonly string[]): Parameters {
  return {
    ...lookupParameters({ ...picker, value: picker.text, text: picker.value }, names),
    pageSize: pageLimits.size,
  };
}

function declaredParameters({ source }: Picker): Parameters {
  return Object.fromEntries(Object.entries(source.params ?? {}).map(([key, text]) => [`self_${key}`, text]));
}

/** A report says its own columns; other lists are asked for what is shown and taken. */
function fieldParameter({ source, columns, value, text }: Picker): Parameters {
  if (source.report !== undefined) return {};
  return { field: [...new Set(['id', value, text, ...columns.map(({ key }) => key)])].join(',') };
}

/** What stands in the form as it was preset goes out as it was declared, quotes and all. */
function isPreset({ source }: Picker, name: string, text: string): boolean {
  const given = name.startsWith('self_') ? source.params?.[name.slice('self_'.length)] : undefined;
  return given !== undefined && unquoted(given) === text;
}

function unquoted(text: string): string {
  return /^(['"]).*\1$/s.test(text) ? text.slice(1, -1) : text;
}
