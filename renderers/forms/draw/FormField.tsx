import { memo, useState } from 'react';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { FormContext } from '../store/FormContext.ts';
import { CellField } from './CellField.tsx';
import { spanOf } from './fieldSpan.ts';
import { useField } from './useField.ts';

/**
 * Label above, editor, and below it the help or, in its place, the error. A field that is hidden again keeps its place:
 * a file may be on its way in it.
 */
export const FormField = memo(function FormField({ field, context }: { field: PlanField; context: FormContext }) {
  const { store, form, narrow } = context;
  const { visible, required, error } = useField(store, field.key);
  const [drawn, setDrawn] = useState(visible);
  if (visible && !drawn) setDrawn(true);
  if (!visible && !drawn) return null;
  const id = `${context.id}_${field.key}`;
  return (
    <div
      className="form-field"
      hidden={!visible}
      style={{ gridColumn: `span ${spanOf(field, narrow ? 1 : form.columns)}` }}
    >
      <label htmlFor={id} className={required ? 'form-label form-required' : 'form-label'}>
        {field.title}
      </label>
      <CellField id={id} field={field} context={context} />
      {/* A structure tells each error where it is. */}
      <Note id={`${id}-note`} error={field.schema ? undefined : error} help={field.help} />
    </div>
  );
});

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
