import type { DataSchema } from '../../schemas/generated/types.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { plainText } from '../values/empty.ts';
import { partsOf } from '../values/parts.ts';
import type { Json } from '../values/ValueType.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** A field as far as its JSON is concerned. */
export interface DataField {
  key: string;
  kind: ValueKind;
  /** Stored values of on and off. */
  customValue?: readonly string[];
}

/** A form's fields and the columns of its sub-tables. */
export interface DataForm {
  fields: readonly DataField[];
  subTables: readonly { key: string; columns: readonly DataField[] }[];
}

type Row = Readonly<Record<string, unknown>>;

/**
 * A row as the JSON its schema speaks of: numbers and true or false instead of what columns keep, lists instead of
 * joined codes. What is empty is not there; a sub-table without rows is an empty list unless it is required.
 */
export function dataOf(schema: DataSchema, row: Row, form: DataForm): Record<string, Json> {
  const fields = new Map(form.fields.map((field) => [field.key, field]));
  const tables = new Map(form.subTables.map((table) => [table.key, table]));
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([key, property]): [string, Json][] => {
      const table = tables.get(key);
      if (table) return rowsOf(property.items ?? {}, row[key], table, schema.required?.includes(key) === true, key);
      const field = fields.get(key);
      const value = row[key];
      if (field?.kind === 'json' && isVoid(value)) return [];
      return field && !valueTypes[field.kind].isEmpty(value) ? [[key, jsonOf(property, value, field)]] : [];
    }),
  );
}

function rowsOf(
  schema: DataSchema,
  value: unknown,
  { columns }: { columns: readonly DataField[] },
  required: boolean,
  key: string,
): [string, Json][] {
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  if (rows.length === 0) return required ? [] : [[key, []]];
  return [[key, rows.map((row) => dataOf(schema, row, { fields: columns, subTables: [] }))]];
}

function jsonOf({ type, items }: DataSchema, value: unknown, field: DataField): Json {
  if (field.kind === 'json') return value as Json;
  if (type === 'boolean') return value === true || value === (field.customValue?.[0] ?? 'Y');
  if (type === 'array') return partsOf(value, {}).map((part) => scalarOf(items?.type, part));
  return scalarOf(type, value);
}

/** A structure nothing was put into. */
function isVoid(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/**
 * A structure without what is empty in it: inputs that were emptied, and objects nothing was put into. Items of a list
 * stay, or those behind them would move.
 */
export function withoutEmpty(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, Json][] => {
      if (part === undefined || part === null || part === '') return [];
      const rest = withoutEmpty(part);
      return isVoid(rest) && !Array.isArray(rest) ? [] : [[key, rest]];
    }),
  );
}

/** What is no number stays a text, so that the schema says so. */
function scalarOf(type: DataSchema['type'], value: unknown): Json {
  const text = plainText(value);
  if (type !== 'number' && type !== 'integer') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
