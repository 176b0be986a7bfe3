import type { Field, Model } from '../../engine/plan/compiled.ts';
import type { Value } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { Records } from './Records.ts';

/** Fields whose values no two records share. */
export interface UniqueGroup {
  fields: readonly Field[];
  /** An index of the table says so too, over all records of the tenant. */
  indexed: boolean;
}

type Values = Readonly<Record<string, Value | undefined>>;

/** Groups of columns first, then single fields, by index or by rule. */
export function uniqueGroups(model: Model): UniqueGroup[] {
  const together = model.unique.map((columns) => ({
    fields: model.fields.filter((field) => columns.includes(field.column)),
    indexed: true,
  }));
  const alone = model.fields
    .filter(
      ({ store, rules }) =>
        store.unique ||
        rules.some((rule) => rule.rule === 'unique' || (rule.rule === 'pattern' && rule.pattern === 'only')),
    )
    .map((field) => ({ fields: [field], indexed: field.store.unique }));
  return [...together, ...alone];
}

/** What must not come twice; as in the database, an empty part makes the whole unlike any other. */
export function uniqueKey({ fields }: UniqueGroup, values: Values): string | undefined {
  if (fields.some((field) => valueTypes[field.kind].isEmpty(values[field.key]))) return undefined;
  return JSON.stringify(fields.map((field) => values[field.key]));
}

/** Fields each of which tells records apart by itself. */
export function singleKeys({ shape }: Pick<Records, 'shape'>): Field[] {
  return uniqueGroups(shape.model).flatMap(({ fields: [field, ...others] }) =>
    field && others.length === 0 && shape.columns.has(field.key) ? [field] : [],
  );
}
