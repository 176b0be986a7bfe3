import { snakeCase, systemFields } from '../../engine/names.ts';
import type { Field, Model } from '../../engine/plan/compiled.ts';
import { askedKind } from '../../engine/plan/declaredColumn.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import type { QueryFields } from '../../engine/queries/Filter.ts';
import type { WhereColumn } from '../db/where.ts';

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

function columnOf({ column, kind, store, required, branch }: Field, table: string): WhereColumn {
  return {
    column,
    kind,
    store: store.type,
    ...(store.links === undefined ? {} : { links: { ...store.links, of: table } }),
    ...(kind === 'secret' && required ? { always: true } : {}),
    ...(branch === undefined ? {} : { branch }),
  };
}

/** The model without the fields in `hidden`. */
export function shapeOf(model: Model, hidden: ReadonlySet<string>): Shape {
  const fields = model.fields.filter((field) => !hidden.has(field.key));
  const columns = new Map<string, WhereColumn>();
  for (const { key, kind } of systemFields) {
    columns.set(key, { column: snakeCase(key), kind, store: systemStores[key] ?? 'varchar' });
  }
  for (const field of fields) {
    columns.set(field.key, columnOf(field, model.table));
  }
  const asked = [...columns].filter(([, { kind }]) => kind !== 'secret');
  const kinds = new Map<string, ValueKind>(asked.map(([key, { kind }]) => [key, kind]));
  for (const { key, kind, cell } of fields) if (kinds.has(key)) kinds.set(key, askedKind(kind, cell));
  // Comparing a secret or sorting by it would reveal it.
  const closed = new Set([...hidden, ...[...columns.keys()].filter((key) => !kinds.has(key))]);
  const branches = new Set(fields.flatMap(({ key, branch }) => (branch === undefined ? [] : key)));
  return { model, fields, columns, query: { kinds, hidden: closed, branches } };
}
