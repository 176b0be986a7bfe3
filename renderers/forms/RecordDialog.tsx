import { Button, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Row } from '../../engine/lists/changes.ts';
import { newRow } from '../../engine/lists/newRow.ts';
import type { ListPlan } from '../../engine/plan.ts';
import type { CellContext } from '../cells/Cell.ts';
import { FailureState } from '../lists/States.tsx';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';
import { DetailTables } from './DetailTables.tsx';
import { FormModal } from './FormModal.tsx';
import { formWidth } from './formWidth.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecord } from './useRecord.ts';

/** What is open over a list. */
export type Opened = { mode: 'add' } | { mode: 'edit' | 'detail'; id: string };

interface RecordDialogProps {
  plan: ListPlan;
  opened: Opened;
  cells: CellContext;
  narrow: boolean;
  /** The reader may also change it. */
  mayEdit: boolean;
  onEdit: (id: string) => void;
  onClose: () => void;
  onSaved: () => void;
}

/** A record in a window: a new one, one to edit, one to read. */
export function RecordDialog({
  plan: newest,
  opened,
  cells,
  narrow,
  mayEdit,
  onEdit,
  onClose,
  onSaved,
}: RecordDialogProps) {
  // A plan that changes now would pull the form from under the pen.
  const [plan] = useState(newest);
  const id = opened.mode === 'add' ? undefined : opened.id;
  const record = useRecord(plan.source, id);
  const fresh = useNewRow(plan);
  const [newer, setNewer] = useState<Row | null>(null);
  const loaded = newer ?? record.data ?? null;
  const common = { narrow, onClose };

  if (opened.mode === 'add') {
    return (
      <RecordForm
        key="add"
        plan={plan}
        original={null}
        start={fresh}
        {...{ cells, onSaved, onRestart: setNewer, ...common }}
      />
    );
  }
  // An edit begins from what the server has now, not from what was read a while ago.
  if (loaded && opened.mode === 'edit' && !(record.isFetching && !newer)) {
    return (
      <RecordForm
        key={`${String(loaded.id)}-${String(loaded.version)}`}
        plan={plan}
        original={loaded}
        start={loaded}
        {...{ cells, onSaved, onRestart: setNewer, ...common }}
      />
    );
  }
  const footer = [
    <Button key="close" onClick={onClose}>
      关闭
    </Button>,
    opened.mode === 'detail' && mayEdit && (
      <Button key="edit" type="primary" disabled={!loaded} onClick={() => onEdit(opened.id)}>
        编辑
      </Button>
    ),
  ];
  return (
    <FormModal
      title={opened.mode === 'edit' ? '编辑' : '详情'}
      width={formWidth(plan.form)}
      footer={footer}
      {...common}
    >
      {record.isError && !loaded && <FailureState error={record.error} onRetry={() => void record.refetch()} />}
      {!record.isError && (!loaded || opened.mode === 'edit') && <Skeleton active paragraph={{ rows: 8 }} />}
      {loaded && opened.mode === 'detail' && (
        <>
          <RecordDetail form={plan.form} row={loaded} cells={cells} columns={narrow ? 1 : plan.form.columns} />
          <DetailTables key={String(loaded.version)} form={plan.form} row={loaded} cells={cells} />
        </>
      )}
    </FormModal>
  );
}

function useNewRow(plan: ListPlan): Row {
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  return useMemo(
    () =>
      newRow(plan.form.fields, {
        now: dayjs(clock()).format('YYYY-MM-DD HH:mm:ss'),
        username: user?.username ?? '',
        realname: user?.realname ?? '',
        orgCode: user?.orgCode ?? '',
      }),
    [plan, clock, user],
  );
}
