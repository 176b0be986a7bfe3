import type { Field, Model } from '../../engine/compiled.ts';
import { snakeCase, systemFields } from '../../engine/names.ts';
import type { ValueKind } from '../../engine/plan.ts';
import type { QueryFields } from '../../engine/queries/Filter.ts';
import type { WhereColumn } from './where.ts';

/** A model as one actor may see it: hidden fields are not there. */
export interface Shape {
  model: Model;
  /** Fields the actor may know. */
  fields: readonly Field[];
  /** Every key a row carries, the system's own first, with its column. */
  columns: ReadonlyMap<string, WhereColumn>;
  query: QueryFields;
}

const systemStores: Readonly<Record<string, WhereColumn['store']>> = {
  version: 'integer',
  createTime: 'timestamp',
  updateTime: 'timestamp',
};

/** The model without the fields in `hidden`. */
export function shapeOf(model: Model, hidden: ReadonlySet<string>): Shape {
  const fields = model.fields.filter((field) => !hidden.has(field.key));
  const columns = new Map<string, WhereColumn>();
  for (const { key, kind } of systemFields) {
    columns.set(key, { column: snakeCase(key), kind, store: systemStores[key] ?? 'varchar' });
  }
  for (const field of fields) {
    columns.set(field.key, { column: field.column, kind: field.kind, store: field.store.type });
  }
  const kinds = new Map<string, ValueKind>([...columns].map(([key, column]) => [key, column.kind]));
  return { model, fields, columns, query: { kinds, hidden } };
}
