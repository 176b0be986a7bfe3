import { Button } from 'antd';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { PlanAction, RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { FormBody } from '../draw/FormBody.tsx';
import { SaveQuestion } from '../saving/SaveQuestion.tsx';
import type { SavedRequest } from '../saving/useSave.ts';
import type { Draft } from '../store/drafts.ts';
import { useFilling } from '../store/useFilling.ts';
import { useOwnForm } from '../store/useOwnForm.ts';
import type { SchemaCheck } from '../store/useSchemaCheck.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormModal } from './FormModal.tsx';

/** What takes one record from state to state, outside of its list. */
export interface RecordTransitions {
  /** Those that may be done to the record as it is. */
  on(row: Row): readonly PlanAction[];
  run(action: PlanAction, row: Row): void;
  /** How it came to its state; absent: its model has no states. */
  showTimeLine?: (id: string) => void;
}

interface RecordFormProps {
  plan: RecordsPlan;
  /** The record being edited; null for a new one. */
  original: Row | null;
  /** What the form opens with. */
  start: Row;
  /** What is done, and to what. */
  title: string;
  /** What was left unsaved last time and is taken up again. */
  draft?: Draft | undefined;
  check: SchemaCheck;
  /** What takes the record to another state, once nothing typed is left to lose. */
  transitions?: RecordTransitions | undefined;
  cells: CellContext;
  narrow: boolean;
  onClose: () => void;
  onSaved: () => void;
  /** Begin again from a newer record. */
  onRestart: (row: Row) => void;
  /** Begin again with what was left. */
  onRestore: (draft: Draft) => void;
}

/** A record under the pen, in a window. */
export function RecordForm(props: RecordFormProps) {
  const { plan, original, start, title, draft, check, cells, narrow, onClose, onSaved, onRestart, onRestore } = props;
  const { transitions } = props;
  const form = useOwnForm(plan.form, plan.permission);
  const filling = useFilling({
    screen: plan.id,
    form,
    code: plan.source.model,
    original,
    start,
    draft,
    check,
    onRestore,
    request: (base, row) => recordRequest(plan, base, row),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const close = () => filling.leave(onClose);
  return (
    <FormModal
      title={title}
      width={form.width}
      narrow={narrow}
      footer={
        <>
          {original &&
            transitions?.on(original).map((action) => (
              <Button key={action.code} onClick={() => filling.leave(() => transitions.run(action, original))}>
                {action.title}
              </Button>
            ))}
          <FormButtons filling={filling} cancel="取消" confirm="确定" onCancel={close} />
        </>
      }
      onClose={close}
    >
      <FormBody form={form} filling={filling} cells={cells} narrow={narrow} fresh={!original && !draft} />
      <SaveQuestion
        form={form}
        original={original}
        cells={cells}
        problem={filling.problem}
        saving={filling.saving}
        typed={filling.store.row}
        onSave={(base, row) => void filling.submit(base, row)}
        onTakeTheirs={(theirs) => {
          filling.drop();
          onRestart(theirs);
        }}
        onDrop={() => {
          filling.drop();
          onSaved();
          onClose();
        }}
        onCancel={() => filling.setProblem(null)}
      />
    </FormModal>
  );
}

/** How a record is sent: a new one, or an edited one with the version it began from. */
function recordRequest(plan: RecordsPlan, original: Row | null, row: Row): SavedRequest {
  const { fields, subTables } = plan.form;
  // Fields of the form, the sub-tables that go with it, and the place: in a tree, or under a record.
  const keys = [
    ...[...fields, ...subTables].map(({ key }) => key),
    ...('tree' in plan && plan.tree ? [plan.tree.parent] : []),
    ...('foreignKey' in plan ? [String(plan.foreignKey)] : []),
  ];
  const values = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  if (original === null)
    return { method: 'POST', path: pathTo(ENDPOINTS.addRecord, { code: plan.source.model }), body: values };
  const body = { ...values, id: original.id, version: original.version };
  return { method: 'PUT', path: pathTo(ENDPOINTS.editRecord, { code: plan.source.model }), body };
}
