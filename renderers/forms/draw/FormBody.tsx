import { Alert, Skeleton } from 'antd';
import { Suspense, useEffect, useRef } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { UploadGateContext } from '../../cells/editors/uploadGate.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { FillRules } from '../store/FillRules.tsx';
import { useWholeForm } from '../store/FormContext.ts';
import type { FormStore } from '../store/FormStore.ts';
import type { useFilling } from '../store/useFilling.ts';
import { PlanFormView } from './PlanFormView.tsx';

// They bring the grid with them.
const LazyTables = lazyComponent(
  'SubTablesView',
  async () => (await import('../subTables/SubTablesView.tsx')).SubTablesView,
);

interface FormBodyProps {
  form: PlanForm;
  filling: ReturnType<typeof useFilling>;
  /** A new one, whose defaults are still to come. */
  fresh: boolean;
  /** It is there to be read. */
  readOnly?: boolean;
  cells: CellContext;
  narrow: boolean;
}

/** A form and its sub-tables, and above them why it was not saved. */
export function FormBody({ form, filling, fresh, readOnly = false, cells, narrow }: FormBodyProps) {
  const { id, store, children, problem, inChild, refused, unplaced, tab, setTab } = filling;
  const fields = (
    <PlanFormView
      id={id}
      form={form}
      store={store}
      cells={cells}
      narrow={narrow}
      refused={refused}
      onSubmit={filling.confirm}
      onWrong={filling.markChildren}
    />
  );
  const beside = form.subTables.length > 0 ? form.ownTab : undefined;
  return (
    <>
      {problem && 'message' in problem && <SaveFailure message={problem.message} />}
      {unplaced && <SaveFailure message={unplaced} />}
      {inChild && <SaveFailure message={inChild.message} />}
      {fresh && <FillRules form={form} store={store} onFilled={filling.given} />}
      <UploadGateContext value={filling.uploads}>
        {!beside && fields}
        {form.subTables.length > 0 && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
            <LazyTables
              tables={children}
              cells={cells}
              active={tab}
              onActivate={setTab}
              disabled={readOnly}
              own={beside ? { label: <OwnLabel title={beside} store={store} />, page: fields } : undefined}
            />
          </Suspense>
        )}
      </UploadGateContext>
    </>
  );
}

/** Tells of wrong fields in a tab that may not be the one in front. */
function OwnLabel({ title, store }: { title: string; store: FormStore }) {
  const wrong = useWholeForm(store, () => store.wrong());
  return (
    <>
      {title}
      {wrong > 0 && (
        <span className="form-wrong" title={`有 ${wrong} 处需要修改`}>
          {wrong}
        </span>
      )}
    </>
  );
}

/** Why it was not saved; scrolled into sight, for a long form is left at its end. */
function SaveFailure({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert type="error" showIcon title={message} style={{ marginBottom: 16 }} />
    </div>
  );
}
