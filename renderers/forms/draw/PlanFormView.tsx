import RjsfForm from '@rjsf/core';
import { Alert } from 'antd';
import { type FormEvent, useEffect, useMemo } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { createLinkedOptions, linkageOf } from '../../../engine/rows/linkage.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { FormCells, type FormContext } from '../store/FormContext.ts';
import { createFormPlace } from '../store/FormPlace.ts';
import type { FormStore } from '../store/FormStore.ts';
import { formLayout } from '../store/formLayout.ts';
import { CellField } from './CellField.tsx';
import { focusField } from './focusField.ts';
import { formSchema, formUiSchema } from './formSchema.ts';
import './forms.css';
import { ruleValidator } from './ruleValidator.ts';
import { FieldTemplate, ObjectTemplate } from './templates.tsx';
import { useDrawRest } from './useDrawRest.ts';
import { useWholeForm } from './useField.ts';

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
  /** It was to be submitted and holds something wrong. */
  onWrong?: () => void;
}

/**
 * A form of a plan. RJSF decides what stands where; cells edit, rules check. Values and errors go past it, field by
 * field, since it would redraw the whole form for each.
 */
export function PlanFormView({ id, form, store, cells, narrow, refused, onSubmit, onWrong }: PlanFormViewProps) {
  const layout = useMemo(() => formLayout(form), [form]);
  const place = useMemo(() => createFormPlace(form, layout), [form, layout]);
  useDrawRest(place);
  useEffect(() => {
    store.refuse(refused);
    if (refused[0]) focusField(place, id, refused[0].key);
  }, [id, store, place, refused]);
  const structure = useMemo(() => {
    const fields = new Map(form.fields.map((field) => [field.key, field]));
    const links = { linkage: linkageOf(form.fields), linked: createLinkedOptions(form.fields) };
    const context: FormContext = { form, layout, fields, store, place, narrow, ...links };
    return (
      <RjsfForm
        tagName="div"
        idPrefix={id}
        schema={formSchema(form)}
        // On a phone the keyboard would cover the form before it is read.
        uiSchema={formUiSchema(form, !narrow)}
        validator={ruleValidator}
        formContext={context}
        fields={FIELDS}
        templates={TEMPLATES}
        showErrorList={false}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
      >
        {/* Keeps RJSF's own button away; Enter still submits. */}
        <button type="submit" hidden />
      </RjsfForm>
    );
  }, [id, form, layout, store, place, narrow]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a window that an editor opened is no part of this one, though React tells of it here.
    if (event.target !== event.currentTarget) return;
    const [first] = store.check();
    if (!first) return onSubmit(store.row());
    store.follow();
    onWrong?.();
    focusField(place, id, first.key);
  };
  return (
    <>
      <WrongCount store={store} />
      <form id={id} noValidate onSubmit={submit}>
        <FormCells value={cells}>{structure}</FormCells>
      </form>
    </>
  );
}

function WrongCount({ store }: { store: FormStore }) {
  const count = useWholeForm(store, () => store.wrong());
  const incomplete = useWholeForm(store, store.incomplete);
  if (count === 0) return null;
  const title = (
    <>
      <span>{`有 ${count} 处需要修改`}</span>
      {incomplete && <span>，请填写必填项</span>}
    </>
  );
  return <Alert type="error" showIcon style={{ marginBottom: 16 }} title={title} />;
}
