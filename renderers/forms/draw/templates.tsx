import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FormContext } from '../store/FormContext.ts';
import { FormSections } from './FormSections.tsx';
import { spanOf } from './fieldSpan.ts';
import { useField } from './useField.ts';

// Most forms have none.
const LazyFormTabs = lazyComponent('FormTabs', async () => (await import('./FormTabs.tsx')).FormTabs);

/**
 * Label above, editor, and below it the help or, in its place, the error. A field that is hidden again keeps its place:
 * a file may be on its way in it.
 */
export function FieldTemplate({ id, fieldPathId, label, children, registry }: FieldTemplateProps) {
  const { store, fields, form, narrow } = registry.formContext as FormContext;
  const name = String(fieldPathId.path.at(-1) ?? '');
  const { visible, required, error } = useField(store, name);
  const [drawn, setDrawn] = useState(visible);
  if (visible && !drawn) setDrawn(true);
  const field = fields.get(name);
  // The form itself comes through here too; it has no name.
  if (!field) return children;
  if (!visible && !drawn) return null;
  return (
    <div
      className="form-field"
      hidden={!visible}
      style={{ gridColumn: `span ${spanOf(field, narrow ? 1 : form.columns)}` }}
    >
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

/** The fields where the layout wants them: groups, and below them the tabs. */
export function ObjectTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  const context = registry.formContext as FormContext;
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  return (
    <>
      <FormSections sections={context.layout.top} contents={contents} context={context} />
      {context.layout.tabs.length > 0 && (
        <Suspense fallback={null}>
          <LazyFormTabs contents={contents} context={context} />
        </Suspense>
      )}
    </>
  );
}
