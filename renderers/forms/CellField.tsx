import type { FieldProps } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import type { CellRow } from '../cells/Cell.ts';
import { CellEditor } from '../cells/CellEditor.tsx';
import type { FormContext } from './FormContext.ts';

/** A field of the form: the editor of its cell type. */
export function CellField({ name, fieldPathId, onChange, registry, autofocus }: FieldProps) {
  const { store, fields, cells } = registry.formContext as FormContext;
  const state = useSyncExternalStore(store.subscribe, () => store.field(name));
  const field = fields.get(name);
  if (!field) return null;
  const setFields = (values: CellRow) => {
    for (const [key, value] of Object.entries(values)) {
      if (fields.has(key)) onChange(value, [...fieldPathId.path.slice(0, -1), key]);
    }
  };
  return (
    <CellEditor
      id={fieldPathId.$id}
      column={field}
      value={state.value}
      onChange={(value) => onChange(value, fieldPathId.path)}
      setFields={setFields}
      disabled={state.disabled}
      autoFocus={autofocus}
      status={state.error ? 'error' : undefined}
      dictionary={field.dictCode ? cells.dictionary(field.dictCode) : undefined}
      describedBy={`${fieldPathId.$id}-note`}
    />
  );
}
