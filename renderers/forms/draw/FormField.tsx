import { Button } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import { roundedTo, tooFine } from '../../../engine/rules/roundedTo.ts';
import { type FormContext, useField } from '../store/FormContext.ts';
import { spanOf } from '../store/formLayout.ts';
import { CellField } from './CellField.tsx';

/**
 * Label above, editor, and below it the help or, in its place, the error. A field that is hidden again keeps its place:
 * a file may be on its way in it.
 */
export const FormField = memo(function FormField({ field, context }: { field: PlanField; context: FormContext }) {
  const { store, form, narrow } = context;
  const { visible, required, disabled, value, error = tooFine(field, value) } = useField(store, field.key);
  const [drawn, setDrawn] = useState(visible);
  if (visible && !drawn) setDrawn(true);
  if (!visible && !drawn) return null;
  const id = `${context.id}_${field.key}`;
  const rounded = error && !disabled ? roundedTo(field, value) : undefined;
  return (
    <div
      className="form-field"
      data-field={field.key}
      hidden={!visible}
      style={{ gridColumn: `span ${spanOf(field, narrow ? 1 : form.columns)}` }}
    >
      <label htmlFor={id} className={required ? 'form-label form-required' : 'form-label'}>
        {field.title}
      </label>
      <CellField id={id} field={field} context={context} />
      {/* A structure tells each error where it is. */}
      <Note id={`${id}-note`} error={field.schema ? undefined : error} help={field.help}>
        {rounded !== undefined && (
          <Button type="link" size="small" onClick={() => store.set({ [field.key]: rounded })}>
            四舍五入
          </Button>
        )}
      </Note>
    </div>
  );
});

interface NoteProps {
  id: string;
  error: string | undefined;
  help: string | undefined;
  /** What mends the error. */
  children?: ReactNode;
}

function Note({ id, error, help, children }: NoteProps) {
  if (error) {
    return (
      <div id={id} className="form-error" role="alert">
        {error}
        {children}
      </div>
    );
  }
  return help ? (
    <div id={id} className="form-help">
      {help}
    </div>
  ) : null;
}
