import type { Model } from '../../engine/plan/compiled.ts';
import { createIndex, modelIndexes } from './schema/tables.ts';

/** Ms a table is waited for: whoever writes to it must not wait behind one who only tries. */
const LOCK = 2_000;

/** The indexes `"index": true` would make of a field, beside those there are; empty: it has them. */
export function trialIndexes(model: Model, column: string): { names: string[]; statements: string[] } {
  const there = new Set(modelIndexes(model).map(({ name }) => name));
  const fields = model.fields.map((field) =>
    field.column === column ? { ...field, store: { ...field.store, index: true } } : field,
  );
  const added = modelIndexes({ ...model, fields }).filter(({ name }) => !there.has(name));
  return {
    names: added.map(({ name }) => name),
    statements: [`SET LOCAL lock_timeout = ${LOCK}`, ...added.map((index) => createIndex(model.table, index))],
  };
}

/** How PostgreSQL carries out a statement, in JSON; it is carried out for that. */
export const explainedInJson = (statement: string): string => `explain (analyze, buffers, format json) ${statement}`;
