import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { PlanField } from '../../engine/plan.ts';
import { cellTypes } from '../cells/cellTypes.ts';
import type { FormContext } from './FormContext.ts';

/** Label above, editor, and below it the help or, in its place, the error. */
export function FieldTemplate({ id, fieldPathId, label, children, registry }: FieldTemplateProps) {
  const { store, fields, form, narrow } = registry.formContext as FormContext;
  const name = String(fieldPathId.path.at(-1) ?? '');
  const { visible, required, error } = useSyncExternalStore(store.subscribe, () => store.field(name));
  const field = fields.get(name);
  // The form itself comes through here too; it has no name.
  if (!field) return children;
  if (!visible) return null;
  return (
    <div className="form-field" style={{ gridColumn: `span ${spanOf(field, narrow ? 1 : form.columns)}` }}>
      <label htmlFor={id} className={required ? 'form-label form-required' : 'form-label'}>
        {label}
      </label>
      {children}
      <Note id={`${id}-note`} error={error} help={field.help} />
    </div>
  );
}

function Note({ id, error, help }: { id: string; error: string | undefined; help: string | undefined }) {
  if (error) {
    return (
      <div id={id} className="form-error" role="alert">
        {error}
      </div>
    );
  }
  return help ? (
    <div id={id} className="form-help">
      {help}
    </div>
  ) : null;
}

function spanOf(field: PlanField, columns: number): number {
  return cellTypes[field.type].wide ? columns : Math.min(field.span, columns);
}

/** The fields in columns, each group under its heading. */
export function ObjectTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  const { fields, form, narrow } = registry.formContext as FormContext;
  const parts: ReactNode[] = [];
  let group: string | undefined;
  for (const { name, content } of properties) {
    const next = fields.get(name)?.group;
    if (next !== group && next) {
      parts.push(
        <h3 key={`group-${next}`} className="form-group">
          {next}
        </h3>,
      );
    }
    group = next;
    parts.push(content);
  }
  return (
    <div className="form-grid" style={{ gridTemplateColumns: `repeat(${narrow ? 1 : form.columns}, minmax(0, 1fr))` }}>
      {parts}
    </div>
  );
}
