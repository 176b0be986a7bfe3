import { useMemo } from 'react';
import { isDisabled } from '../../../engine/permissions/lists.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { usePermissionsQuery } from '../../services/queries.ts';

/**
 * A form with the fields disabled that the signed-in user may only look at, or all of them; `prefix` is the screen's
 * permission.
 */
export function useOwnForm(form: PlanForm, prefix: string, readOnly = false): PlanForm {
  const { data } = usePermissionsQuery();
  return useMemo(() => {
    const off = (key: string) => readOnly || (data !== undefined && isDisabled(`${prefix}:${key}`, data));
    if (!form.fields.some(({ key }) => off(key))) return form;
    return { ...form, fields: form.fields.map((field) => (off(field.key) ? { ...field, readOnly: true } : field)) };
  }, [form, prefix, readOnly, data]);
}
