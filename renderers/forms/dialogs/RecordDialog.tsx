import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { FailureState } from '../../ui/States.tsx';
import type { Draft } from '../store/drafts.ts';
import { useRecord } from '../store/useRecordStore.ts';
import { useSchemaCheck } from '../store/useSchemaCheck.ts';
import { useNewRow } from '../subTables/useNewRow.ts';
import { useSubTablesModule } from '../subTables/useSubTables.ts';
import { FormModal } from './FormModal.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordForm, type RecordTransitions } from './RecordForm.tsx';
import { recordTitle } from './recordTitle.ts';

// They bring the grid with them.
const LazySubTablesDetail = lazyComponent(
  'SubTablesDetail',
  async () => (await import('../subTables/SubTablesDetail.tsx')).SubTablesDetail,
);

/** A record to read: px of its window, and values side by side. */
const DETAIL_WIDTH = 1200;
const DETAIL_COLUMNS = 4;

/** A record with its sub-tables, below it or beside it as its form says. */
function WholeDetail({ form, row, cells, columns }: Parameters<typeof RecordDetail>[0]) {
  const own = <RecordDetail form={form} row={row} cells={cells} columns={columns} />;
  if (form.subTables.length === 0) return own;
  const beside = form.ownTab === undefined ? {} : { own };
  return (
    <>
      {form.ownTab === undefined && own}
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
        <LazySubTablesDetail key={String(row.version)} form={form} row={row} cells={cells} {...beside} />
      </Suspense>
    </>
  );
}

/** What is open over a list. */
export type Opened = { mode: 'add'; title?: string; preset?: Row } | { mode: 'edit' | 'detail'; id: string };

export interface RecordDialogProps {
  plan: RecordsPlan;
  opened: Opened;
  cells: CellContext;
  narrow: boolean;
  /** The reader may also change it. */
  mayEdit: boolean;
  onEdit: (id: string) => void;
  /** What takes the record from state to state, and shows how it came to the one it has. */
  transitions?: RecordTransitions;
  /** Shows what became of the record; absent: nothing is written down. */
  onHistory?: () => void;
  /** Puts it on paper; absent: its model has no prints. */
  onPrint?: () => void;
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
  onHistory,
  onPrint,
  transitions,
  onClose,
  onSaved,
}: RecordDialogProps) {
  // A plan that changes now would pull the form from under the pen.
  const [plan] = useState(newest);
  const id = opened.mode === 'add' ? undefined : opened.id;
  const record = useRecord(plan.source, id);
  // Fetched before the window is drawn: it would come and go.
  useSubTablesModule(plan.form);
  const made = useNewRow(plan.form);
  const fresh = opened.mode === 'add' ? { ...made, ...opened.preset } : made;
  const [newer, setNewer] = useState<Row | null>(null);
  const loaded = newer ?? record.data ?? null;
  const [draft, setDraft] = useState<Draft>();
  const schema = useSchemaCheck(plan.form);
  // An edit begins from what the server has now, not from what was read a while ago.
  const current = opened.mode === 'add' ? fresh : record.isFetching && !newer ? null : loaded;

  const own = opened.mode === 'add' ? opened.title : undefined;
  const title = own ?? recordTitle(plan, opened.mode, loaded, cells);

  if (opened.mode !== 'detail' && current && schema.check) {
    const original = opened.mode === 'add' ? null : (draft?.base ?? current);
    return (
      <RecordForm
        // What was left, and what somebody else has saved, each begin anew.
        key={`${opened.mode} ${String(original?.id)} ${String(original?.version)} ${draft?.at ?? ''}`}
        plan={plan}
        original={original}
        start={original ?? fresh}
        onRestart={(row) => {
          setDraft(undefined);
          setNewer(row);
        }}
        onRestore={setDraft}
        title={title}
        check={schema.check}
        draft={draft}
        transitions={transitions}
        cells={cells}
        narrow={narrow}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  }
  const steps = opened.mode === 'detail' && loaded ? (transitions?.on(loaded) ?? []) : [];
  const footer = [
    transitions?.showTimeLine && opened.mode === 'detail' && (
      <Button key="timeLine" onClick={() => transitions.showTimeLine?.(opened.id)}>
        历程
      </Button>
    ),
    onHistory && (
      <Button key="history" onClick={onHistory}>
        历史
      </Button>
    ),
    onPrint && (
      <Button key="print" onClick={onPrint}>
        打印
      </Button>
    ),
    <Button key="close" onClick={onClose}>
      关闭
    </Button>,
    opened.mode === 'detail' && mayEdit && (
      <Button
        key="edit"
        type={steps.length > 0 ? 'default' : 'primary'}
        disabled={!loaded}
        onClick={() => onEdit(opened.id)}
      >
        编辑
      </Button>
    ),
    ...steps.map((action) => (
      <Button
        key={action.code}
        type={action.primary ? 'primary' : 'default'}
        onClick={() => loaded && transitions?.run(action, loaded)}
      >
        {action.title}
      </Button>
    )),
  ];
  return (
    <FormModal title={title} width={DETAIL_WIDTH} footer={footer} narrow={narrow} onClose={onClose}>
      {record.isError && !loaded && <FailureState error={record.error} onRetry={() => void record.refetch()} />}
      {schema.error && opened.mode !== 'detail' && <FailureState error={schema.error} onRetry={schema.retry} />}
      {!record.isError && !schema.error && (!loaded || opened.mode !== 'detail') && (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
      {loaded && opened.mode === 'detail' && (
        <WholeDetail form={plan.form} row={loaded} cells={cells} columns={narrow ? 1 : DETAIL_COLUMNS} />
      )}
    </FormModal>
  );
}
