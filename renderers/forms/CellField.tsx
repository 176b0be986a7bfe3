import type { FieldProps } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import { CellEditor } from '../cells/CellEditor.tsx';
import type { FormContext } from './FormContext.ts';

/** A field of the form: the editor of its cell type. */
export function CellField({ name, fieldPathId, onChange, registry, autofocus }: FieldProps) {
  const { store, fields, cells } = registry.formContext as FormContext;
  const state = useSyncExternalStore(store.subscribe, () => store.field(name));
  const field = fields.get(name);
  if (!field) return null;
  return (
    <CellEditor
      id={fieldPathId.$id}
      column={field}
      value={state.value}
      onChange={(value) => onChange(value, fieldPathId.path)}
      disabled={state.disabled}
      autoFocus={autofocus}
      status={state.error ? 'error' : undefined}
      dictionary={field.dictCode ? cells.dictionary(field.dictCode) : undefined}
      describedBy={`${fieldPathId.$id}-note`}
    />
  );
}
