import type { Field } from '../../engine/plan/compiled.ts';
import type { Records } from '../records/Records.ts';
import { uniqueGroups } from '../records/write/unique.ts';

/** Fields each of which tells records apart by itself. */
export function singleKeys({ shape }: Pick<Records, 'shape'>): Field[] {
  return uniqueGroups(shape.model).flatMap(({ fields: [field, ...others] }) =>
    field && others.length === 0 && shape.columns.has(field.key) ? [field] : [],
  );
}
