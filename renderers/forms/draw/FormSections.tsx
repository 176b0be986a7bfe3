import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { useState, useSyncExternalStore } from 'react';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import { type FormContext, useField, useWholeForm } from '../store/FormContext.ts';
import { type FormSection, spanOf } from '../store/formLayout.ts';
import { FormField } from './FormField.tsx';

interface PartProps {
  context: FormContext;
}

/**
 * Groups under one another, each with its heading; a group none of whose fields is shown is not to be seen. What was
 * drawn once stays: a file may be on its way in it.
 */
export function FormSections({ sections, ...part }: PartProps & { sections: readonly FormSection[] }) {
  return sections.map((section) => <Section key={section.title} section={section} {...part} />);
}

function Section({ section: { title, fields }, context }: PartProps & { section: FormSection }) {
  const { store, place, form, narrow } = context;
  const shown = useWholeForm(store, () => fields.some(({ key }) => store.field(key).visible));
  const open = useSyncExternalStore(place.subscribe, () => place.isOpen(title));
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const columns = narrow ? 1 : form.columns;
  return (
    <section className="form-section" hidden={!shown}>
      {title && <Heading title={title} open={open} keys={fields.map(({ key }) => key)} context={context} />}
      {(open || drawn) && (
        <div className="form-grid" hidden={!open} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {fields.map((field) => (
            <Slot key={field.key} field={field} context={context} />
          ))}
        </div>
      )}
    </section>
  );
}

interface HeadingProps {
  title: string;
  open: boolean;
  keys: readonly string[];
  context: FormContext;
}

function Heading({ title, open, keys, context: { store, place } }: HeadingProps) {
  const wrong = useWholeForm(store, () => store.wrong(keys));
  return (
    <h3 className="form-group">
      <button type="button" aria-expanded={open} onClick={() => place.fold(title, open)}>
        {title}
        {open ? <CaretDownOutlined /> : <CaretRightOutlined />}
        {wrong > 0 && !open && <span className="form-wrong">{wrong}</span>}
      </button>
    </h3>
  );
}

/** A field, or for the moment the room it will take: editors below the fold are drawn when nothing else is to do. */
function Slot({ field, context }: { field: PlanField; context: FormContext }) {
  const { place, store, form, narrow } = context;
  const drawn = useSyncExternalStore(place.subscribe, () => place.isDrawn(field.key));
  if (drawn) return <FormField field={field} context={context} />;
  return <Waiting field={field} columns={narrow ? 1 : form.columns} store={store} />;
}

function Waiting({ field, columns, store }: { field: PlanField; columns: number; store: FormContext['store'] }) {
  const { visible } = useField(store, field.key);
  const { wide } = cellOf(field);
  if (!visible) return null;
  return (
    <div
      className={wide ? 'form-waiting form-waiting-wide' : 'form-waiting'}
      style={{ gridColumn: `span ${spanOf(field, columns)}` }}
    >
      {field.title}
    </div>
  );
}
