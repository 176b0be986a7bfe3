import type { DeclarationsPlan, PlanQueryItem, PlanSubList, RecordsPlan, ReportPlan } from '../plan/Plan.ts';
import type { Condition } from '../queryBuilder/conditions.ts';
import { builderFields } from '../queryBuilder/fields.ts';
import { inputNames } from './query.ts';
import type { ExportAs, ViewDefinition } from './viewDefinition.ts';

/** A list that has views. */
export type ViewedList = RecordsPlan | ReportPlan | DeclarationsPlan | PlanSubList;

/** A definition as somebody may know it. */
interface FittedView {
  definition: ViewDefinition;
  /** Titles of conditions on fields that are no more. */
  gone: string[];
  /** Number of conditions on columns they may not know. */
  withheld: number;
}

/**
 * A view's definition cut to the list as its reader may know it (`own`) out of the `whole` one: columns that are not
 * theirs, or are no more, leave no trace; conditions that cannot be asked are told by title, or counted where the column
 * is a secret. `titles` are those of the fields when the view was kept.
 */
export function fitView(
  kept: ViewDefinition,
  { whole, own, titles }: { whole: ViewedList; own: ViewedList; titles: Readonly<Record<string, string>> },
): FittedView {
  const definition = withNewKeys(kept, newKeys(whole));
  const columns = new Set(own.columns.map(({ key }) => key));
  const inputs = keysByInput(own.query);
  const asked = new Set(builderFields(own).map(({ key }) => key));
  const secret = secretKeys(whole, own);
  const lost = new Set<string>();
  const keys = keysByInput(whole.query);
  const values = Object.entries(definition.values ?? {}).filter(([name]) => {
    if (!inputs.has(name)) lost.add(keys.get(name) ?? name.replace(/_(begin|end)$/, ''));
    return inputs.has(name);
  });
  const rows = (definition.builder?.rows ?? []).filter(({ field }) => {
    if (!asked.has(field)) lost.add(field);
    return asked.has(field);
  });
  const { order, hidden, widths, pins, density, sort, pageSize, builder, exportAs } = definition;
  const isSortable = own.columns.some(({ key, sortable }) => key === sort?.key && sortable);
  return {
    definition: {
      ...(density ? { density } : {}),
      order: order.filter((key) => columns.has(key)),
      hidden: hidden.filter((key) => columns.has(key)),
      widths: only(widths, columns),
      pins: only(pins, columns),
      ...(definition.values ? { values: Object.fromEntries(values) } : {}),
      ...(builder && rows.length > 0 ? { builder: { matchType: builder.matchType, rows } } : {}),
      ...(sort && isSortable ? { sort } : {}),
      ...(pageSize ? { pageSize } : {}),
      ...(exportAs ? { exportAs: fitExport(exportAs, own) } : {}),
    },
    gone: [...lost].filter((key) => !secret.has(key)).map((key) => titles[key] ?? key),
    withheld: [...lost].filter((key) => secret.has(key)).length,
  };
}

/** What columns are called now, by what they were called before. */
function newKeys(list: ViewedList): ReadonlyMap<string, string> {
  const columns = [...list.columns, ...('form' in list ? list.form.fields : [])];
  const known = new Set(columns.map(({ key }) => key));
  return new Map(
    columns.flatMap(({ key, formerKey }) =>
      formerKey === undefined || known.has(formerKey) ? [] : [[formerKey, key]],
    ),
  );
}

function withNewKeys(definition: ViewDefinition, keys: ReadonlyMap<string, string>): ViewDefinition {
  if (keys.size === 0) return definition;
  const now = (key: string): string => keys.get(key) ?? key;
  const input = (name: string): string => {
    const [, key = name, end = ''] = /^(.+?)(_begin|_end)$/.exec(name) ?? [];
    return keys.has(name) ? now(name) : `${now(key)}${end}`;
  };
  const all = <V>(record: Readonly<Record<string, V>>, name: (key: string) => string): Record<string, V> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]));
  const { order, hidden, widths, pins, values, builder, sort } = definition;
  return {
    ...definition,
    order: order.map(now),
    hidden: hidden.map(now),
    widths: all(widths, now),
    pins: all(pins, now),
    ...(values ? { values: all(values, input) } : {}),
    ...(builder
      ? { builder: { ...builder, rows: builder.rows.map((row) => ({ ...row, field: now(row.field) })) } }
      : {}),
    ...(sort ? { sort: { ...sort, key: now(sort.key) } } : {}),
  };
}

function fitExport({ format, tables }: ExportAs, own: ViewedList): ExportAs {
  const known = 'form' in own ? own.form.subTables.map(({ key }) => key) : [];
  return { format, tables: tables.filter((key) => known.includes(key)) };
}

/** Input names of a query form with the key each belongs to. */
function keysByInput(query: readonly PlanQueryItem[]): Map<string, string> {
  return new Map(query.flatMap((item) => inputNames(item).map((name) => [name, item.key] as const)));
}

/** Keys of what the whole list has and its reader may not know. */
function secretKeys(whole: ViewedList, own: ViewedList): Set<string> {
  const known = new Set(keysOf(own));
  return new Set(keysOf(whole).filter((key) => !known.has(key)));
}

function keysOf(list: ViewedList): string[] {
  return [...list.columns, ...list.query, ...builderFields(list)].map(({ key }) => key);
}

function only<T>(entries: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => keys.has(key)));
}

/** Titles of the fields a definition has conditions on: they name them when they are no more. */
export function conditionTitles(definition: ViewDefinition, list: ViewedList): Record<string, string> {
  const titles = new Map([...builderFields(list), ...list.query].map(({ key, title }) => [key, title]));
  const inputs = keysByInput(list.query);
  const keys = [
    ...Object.keys(definition.values ?? {}).flatMap((name) => inputs.get(name) ?? []),
    ...(definition.builder?.rows ?? []).map(({ field }: Condition) => field),
  ];
  return Object.fromEntries(keys.flatMap((key) => (titles.has(key) ? [[key, titles.get(key) ?? key]] : [])));
}
