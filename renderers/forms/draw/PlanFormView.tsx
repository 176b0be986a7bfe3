import { Alert } from 'antd';
import { type FormEvent, Suspense, useEffect, useMemo, useRef } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { createLinkedOptions, linkageOf } from '../../../engine/rows/linkage.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { useWhyMark } from '../../services/why.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { FormCells, type FormContext, useWholeForm } from '../store/FormContext.ts';
import { createFormPlace } from '../store/FormPlace.ts';
import type { FormStore } from '../store/FormStore.ts';
import { firstField, formLayout } from '../store/formLayout.ts';
import { FormSections } from './FormSections.tsx';
import { focusField } from './focusField.ts';
import './forms.css';
import { useDrawRest } from './useDrawRest.ts';

// Most forms have none.
const LazyFormTabs = lazyComponent('FormTabs', async () => (await import('./FormTabs.tsx')).FormTabs);

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

/** A form of a plan: cells edit, rules check. A keystroke redraws the fields it changes and nothing else. */
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
    // On a phone the keyboard would cover the form before it is read.
    const first = narrow ? undefined : firstField(form)?.key;
    const context: FormContext = { id, form, layout, fields, store, place, narrow, first, ...links };
    return (
      <>
        <FormSections sections={layout.top} context={context} />
        {layout.tabs.length > 0 && (
          <Suspense fallback={null}>
            <LazyFormTabs context={context} />
          </Suspense>
        )}
        {/* Enter submits, wherever the buttons stand. */}
        <button type="submit" hidden />
      </>
    );
  }, [id, form, layout, store, place, narrow]);
  const element = useRef<HTMLFormElement>(null);
  useWhyMark(element, { columns: form.fields, rowOf: store.row });
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
      <form id={id} ref={element} noValidate onSubmit={submit}>
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
