import RjsfForm from '@rjsf/core';
import { Alert } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../engine/lists/changes.ts';
import type { PlanForm } from '../../engine/plan.ts';
import { checkRow, type FieldFailure } from '../../engine/rules/checkRow.ts';
import type { CellContext } from '../cells/Cell.ts';
import { CellField } from './CellField.tsx';
import type { FormContext } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';
import { formSchema, formUiSchema } from './formSchema.ts';
import type { FormSurroundings } from './formState.ts';
import './forms.css';
import { errorSchemaOf, ruleValidator } from './ruleValidator.ts';
import { FieldTemplate, ObjectTemplate } from './templates.tsx';

const FIELDS = { cell: CellField };
const TEMPLATES = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate };
const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

interface PlanFormViewProps {
  /** Buttons elsewhere submit the form by this id. */
  id: string;
  form: PlanForm;
  store: FormStore;
  around: FormSurroundings;
  cells: CellContext;
  narrow: boolean;
  /** What the server said about single fields. */
  failures: readonly FieldFailure[];
  /** Told the key of the field that was typed in. */
  onType: (key: string) => void;
  /** The form holds what the rules ask for. */
  onSubmit: (row: Row) => void;
}

/** A form of a plan. RJSF decides what stands where, cells edit, rules check; after a failed try errors follow typing. */
export function PlanFormView({
  id,
  form,
  store,
  around,
  cells,
  narrow,
  failures,
  onType,
  onSubmit,
}: PlanFormViewProps) {
  const [wrong, setWrong] = useState<number | null>(null);
  const start = useRef(store.row());
  const schema = useMemo(() => formSchema(form), [form]);
  const uiSchema = useMemo(() => formUiSchema(form), [form]);
  const validator = useMemo(
    () => ruleValidator((typed) => checkRow(form.fields, store.preview(typed).row, around)),
    [form, store, around],
  );
  const context = useMemo<FormContext>(
    () => ({ form, store, cells, narrow, fields: new Map(form.fields.map((field) => [field.key, field])) }),
    [form, store, cells, narrow],
  );
  const extraErrors = useMemo(() => errorSchemaOf(failures), [failures]);
  const count = wrong || failures.length;
  useEffect(() => {
    if (failures[0]) focusField(id, failures[0].key);
  }, [id, failures]);
  return (
    <>
      {count > 0 && <Alert type="error" showIcon style={{ marginBottom: 16 }} title={`有 ${count} 处需要修改`} />}
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
        extraErrors={extraErrors}
        showErrorList={false}
        noHtml5Validate
        liveValidate={wrong === null ? false : 'onChange'}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData, errors }, fieldId) => {
          store.type(formData as Row);
          if (wrong !== null) setWrong(errors.length);
          onType(fieldId?.slice(id.length + 1) ?? '');
        }}
        onError={(errors) => setWrong(errors.length)}
        focusOnFirstError={({ property }) => focusField(id, property?.slice(1) ?? '')}
        onSubmit={() => onSubmit(store.row())}
      >
        {/* Keeps RJSF's own button away; Enter still submits. */}
        <button type="submit" hidden />
      </RjsfForm>
    </>
  );
}

/** Groups of radio buttons and lists of choices cannot be focused themselves; something inside can. */
function focusField(formId: string, key: string): void {
  const element = document.getElementById(`${formId}_${key}`);
  const inner = element?.matches('input, textarea, button')
    ? element
    : element?.querySelector<HTMLElement>('input, button');
  (inner ?? element)?.focus();
}
