import { Alert, App, Button } from 'antd';
import dayjs from 'dayjs';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { changedKeys, conflictsOf, type Row, rebased } from '../../engine/lists/changes.ts';
import type { ListPlan } from '../../engine/plan.ts';
import { checkRow } from '../../engine/rules/checkRow.ts';
import type { CellContext } from '../cells/Cell.ts';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';
import { ChildTablesView } from './ChildTablesView.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useChildTables } from './childTables.ts';
import { FormModal } from './FormModal.tsx';
import { createFormStore } from './FormStore.ts';
import { type FormSurroundings, formStates } from './formState.ts';
import { formWidth } from './formWidth.ts';
import { PlanFormView } from './PlanFormView.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSave } from './useSave.ts';

interface RecordFormProps {
  plan: ListPlan;
  /** The record being edited; null for a new one. */
  original: Row | null;
  /** What the form opens with. */
  start: Row;
  cells: CellContext;
  narrow: boolean;
  onClose: () => void;
  onSaved: () => void;
  /** Begin again from a newer record. */
  onRestart: (row: Row) => void;
}

/** A record under the pen: checks, saves, and loses nothing that was typed. */
export function RecordForm({ plan, original, start, cells, narrow, onClose, onSaved, onRestart }: RecordFormProps) {
  const id = useId();
  const { message } = App.useApp();
  const { form } = plan;
  const around = useSurroundings(original);
  // One store for the window's whole life: whatever changes outside, what was typed stays.
  const [store] = useState(() =>
    createFormStore({ stateOf: formStates(form, around), check: (row) => checkRow(form.fields, row, around) }, start),
  );
  // Computed fields count as they were computed at first, not as a change.
  const [opened] = useState(store.row);
  const { saving, problem, setProblem, save } = useSave(plan);
  const keys = useMemo(() => form.fields.map((field) => field.key), [form]);
  const refused = useMemo(() => (problem && 'fields' in problem ? problem.fields : []), [problem]);
  const children = useChildTables(form, start);
  const inChild = useMemo(() => children.refused(refused), [children, refused]);
  const [tab, setTab] = useState(0);
  useEffect(() => {
    if (inChild) setTab(inChild.index);
  }, [inChild]);

  const submit = async (base: Row | null, row: Row) => {
    const wrong = children.firstWrong();
    if (wrong >= 0) return setTab(wrong);
    const said = await save(base, { ...row, ...children.values() });
    if (said === undefined) return;
    message.success(said);
    onSaved();
    onClose();
  };
  const isDirty = useCallback(
    () => changedKeys(opened, store.row(), keys).length > 0 || children.isDirty(),
    [opened, store, keys, children],
  );
  const leave = useLeaveGuard(isDirty);
  const close = () => leave(onClose);
  const footer = [
    <Button key="close" onClick={close}>
      取消
    </Button>,
    <Button key="save" type="primary" htmlType="submit" form={id} loading={saving} disabled={saving}>
      确定
    </Button>,
  ];
  return (
    <FormModal
      title={original ? '编辑' : '新增'}
      width={formWidth(form)}
      narrow={narrow}
      footer={footer}
      onClose={close}
    >
      {problem && 'message' in problem && <SaveFailure message={problem.message} />}
      {inChild && <SaveFailure message={inChild.message} />}
      <PlanFormView {...{ id, form, store, cells, narrow, refused }} onSubmit={(row) => void submit(original, row)} />
      <ChildTablesView tables={children} cells={cells} active={tab} onActivate={setTab} />
      {problem && 'theirs' in problem && original && (
        <ConflictDialog
          conflicts={conflictsOf(original, store.row(), problem.theirs, keys)}
          fields={form.fields}
          theirs={problem.theirs}
          cells={cells}
          saving={saving}
          onKeepMine={() => void submit(problem.theirs, rebased(original, store.row(), problem.theirs, keys))}
          onTakeTheirs={() => onRestart(problem.theirs)}
          onCancel={() => setProblem(null)}
        />
      )}
    </FormModal>
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

function useSurroundings(original: Row | null): FormSurroundings {
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  return useMemo(
    () => ({
      now: dayjs(clock()).format('YYYY-MM-DD HH:mm:ss'),
      ...(original ? { old: original } : {}),
      ...(user
        ? { user: { username: user.username, realname: user.realname, roles: [], orgCode: user.orgCode ?? '' } }
        : {}),
    }),
    [clock, user, original],
  );
}
