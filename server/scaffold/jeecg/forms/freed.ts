import type { Json } from '../Draft.ts';
import type { World } from '../World.ts';
import type { FieldRow } from './FieldRow.ts';

/**
 * What nobody can fill in need not be there: programs filled it, and they are not carried over. `rows` are those of the
 * fields, one by one.
 */
export function freeUnfilled(fields: readonly Json[], rows: readonly FieldRow[], world: World): void {
  const copied = new Set(fields.flatMap(({ destFields, textField }) => [destFields, textField].flat()));
  for (const [index, field] of fields.entries()) {
    const { key, form, disabled, defaultValue, validateRules } = field;
    const shut = form === false || disabled === true;
    const row = rows[index];
    if (!shut || defaultValue !== undefined || copied.has(key) || row === undefined) continue;
    if (!Array.isArray(validateRules) || !validateRules.includes('required')) continue;
    const others = validateRules.filter((rule) => rule !== 'required');
    if (others.length === 0) delete field.validateRules;
    else field.validateRules = others;
    const why = '表单里填不了它，也没有默认值';
    world.notes.changed(row.row, `${row.what}的必填`, why, '不再必填；给它默认值，或让表单能填，再写回 required');
  }
}
