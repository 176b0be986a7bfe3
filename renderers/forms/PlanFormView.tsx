import RjsfForm from '@rjsf/core';
import { Alert } from 'antd';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Row } from '../../engine/lists/changes.ts';
import type { PlanForm } from '../../engine/plan.ts';
import type { FieldFailure } from '../../engine/rules/checkRow.ts';
import type { CellContext } from '../cells/Cell.ts';
import { CellField } from './CellField.tsx';
import type { FormContext } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';
import { formSchema, formUiSchema } from './formSchema.ts';
import './forms.css';
import { ruleValidator } from './ruleValidator.ts';
import { FieldTemplate, ObjectTemplate } from './templates.tsx';

const FIELDS = { cell: CellField };
const TEMPLATES = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate };
const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

interface PlanFormViewProps {
  /** Buttons elsewhere submit the form by this id. */
  id: string;
  form: PlanForm;
  store: FormStore;
  cells: CellContext;
  narrow: boolean;
  /** What the server said about single fields. */
  refused: readonly FieldFailure[];
  /** The form holds what the rules ask for. */
  onSubmit: (row: Row) => void;
}

/**
 * A form of a plan. RJSF decides what stands where and when to submit; cells edit, rules check. Values and errors go
 * past it, field by field, since it would redraw the whole form for each.
 */
export function PlanFormView({ id, form, store, cells, narrow, refused, onSubmit }: PlanFormViewProps) {
  const start = useRef(store.row());
  const schema = useMemo(() => formSchema(form), [form]);
  // On a phone the keyboard would cover the form before it is read.
  const uiSchema = useMemo(() => formUiSchema(form, !narrow), [form, narrow]);
  const validator = useMemo(() => ruleValidator(store.check), [store]);
  const context = useMemo<FormContext>(
    () => ({ form, store, cells, narrow, fields: new Map(form.fields.map((field) => [field.key, field])) }),
    [form, store, cells, narrow],
  );
  useEffect(() => {
    store.refuse(refused);
    if (refused[0]) focusField(id, refused[0].key);
  }, [id, store, refused]);
  return (
    <>
      <WrongCount store={store} />
      <RjsfForm
        id={id}
        idPrefix={id}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        initialFormData={start.current}
        formContext={context}
        fields={FIELDS}
        templates={TEMPLATES}
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData }) => store.type(formData as Row)}
        onError={store.follow}
        focusOnFirstError={({ property }) => focusField(id, property?.slice(1) ?? '')}
        onSubmit={() => onSubmit(store.row())}
      >
        {/* Keeps RJSF's own button away; Enter still submits. */}
        <button type="submit" hidden />
      </RjsfForm>
    </>
  );
}

function WrongCount({ store }: { store: FormStore }) {
  const count = useSyncExternalStore(store.subscribe, store.wrong);
  return count > 0 ? (
    <Alert type="error" showIcon style={{ marginBottom: 16 }} title={`有 ${count} 处需要修改`} />
  ) : null;
}

/** Groups of radio buttons and lists of choices cannot be focused themselves; something inside can. */
function focusField(formId: string, key: string): void {
  const element = document.getElementById(`${formId}_${key}`);
  const inner = element?.matches('input, textarea, button')
    ? element
    : element?.querySelector<HTMLElement>('input, button');
  (inner ?? element)?.focus();
}
