import { Skeleton } from 'antd';
import { useRef, useState } from 'react';
import type { FormPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { dataOf } from '../../../engine/rules/schemaData.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { FailureState } from '../../ui/States.tsx';
import { FormBody } from '../draw/FormBody.tsx';
import type { Draft } from '../store/drafts.ts';
import { useOwnForm } from '../store/useOwnForm.ts';
import { FormButtons } from './FormButtons.tsx';
import '../draw/forms.css';
import type { SavedRequest } from '../saving/useSave.ts';
import { useFilling } from '../store/useFilling.ts';
import { type SchemaCheck, useSchemaCheck } from '../store/useSchemaCheck.ts';
import { useNewRow } from '../subTables/useNewRow.ts';

interface FormPageProps {
  plan: FormPlan;
  cells: CellContext;
  narrow: boolean;
  /** The person may look at the form and not send it. */
  readOnly: boolean;
}

/** A form on a page: filled in, sent, and empty again for the next. */
export function FormPage({ plan: newest, cells, narrow, readOnly }: FormPageProps) {
  // A plan that changes now would pull the form from under the pen.
  const [plan, setPlan] = useState(newest);
  const [round, setRound] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const schema = useSchemaCheck(plan.form);
  if (schema.error) return <FailureState error={schema.error} onRetry={schema.retry} />;
  if (!schema.check) return <Skeleton active paragraph={{ rows: 8 }} />;
  const anew = () => {
    setPlan(newest);
    setDraft(undefined);
    setRound(round + 1);
  };
  return (
    <Filling
      key={`${round} ${draft?.at ?? ''}`}
      plan={plan}
      draft={draft}
      cells={cells}
      narrow={narrow}
      readOnly={readOnly}
      check={schema.check}
      onAnew={anew}
      onRestore={setDraft}
    />
  );
}

interface FillingProps extends FormPageProps {
  draft: Draft | undefined;
  check: SchemaCheck;
  /** Begin again with an empty form. */
  onAnew: () => void;
  onRestore: (draft: Draft) => void;
}

function Filling({ plan, draft, check, cells, narrow, readOnly, onAnew, onRestore }: FillingProps) {
  const form = useOwnForm(plan.form, plan.permission, readOnly);
  const start = useNewRow(form);
  const top = useRef<HTMLDivElement>(null);
  const filling = useFilling({
    screen: plan.id,
    form,
    code: plan.source?.model,
    original: null,
    start,
    draft,
    check,
    onRestore,
    request: (_, row) => sent(plan, row),
    onSaved: () => {
      top.current?.scrollTo(0, 0);
      onAnew();
    },
  });
  return (
    <>
      <div ref={top} className="form-page">
        <FormBody
          form={form}
          filling={filling}
          cells={cells}
          narrow={narrow}
          fresh={!draft && !readOnly}
          readOnly={readOnly}
        />
      </div>
      <div className="form-page-buttons">
        {readOnly && (
          <span className="form-page-note" role="status">
            您没有提交权限，只能查看
          </span>
        )}
        <FormButtons
          filling={filling}
          readOnly={readOnly}
          cancel="重置"
          confirm="提交"
          onCancel={() => filling.leave(onAnew)}
        />
      </div>
    </>
  );
}

/** A record of the model it belongs to, or the JSON its schema describes. */
function sent({ form, source, submit }: FormPlan, row: Row): SavedRequest {
  const { method, path } = submit;
  if (source === undefined) return { method, path, body: form.schema ? dataOf(form.schema.root, row, form) : row };
  const keys = [...form.fields, ...form.subTables].map(({ key }) => key);
  return { method, path, body: Object.fromEntries(keys.map((key) => [key, row[key] ?? null])) };
}
