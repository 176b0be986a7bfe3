import { App, Skeleton } from 'antd';
import { Suspense, useCallback, useRef } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import type { ListPlan, PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { GridRow, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import type { EditGridProps } from '../../../grid/edit/EditGridProps.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import type { useList } from '../../useList.ts';

const LazySubTable = lazyComponent(
  'SubTable',
  async () => (await import('../../../forms/subTables/SubTable.tsx')).SubTable,
);
const LazyRecordDetail = lazyComponent(
  'RecordDetail',
  async () => (await import('../../../forms/dialogs/RecordDetail.tsx')).RecordDetail,
);

/** Values side by side under an expanded row. */
const DETAIL_COLUMNS = 4;

interface RowPartsOptions {
  plan: ListPlan;
  grid: PlanGrid;
  table: RowTable;
  list: ReturnType<typeof useList>;
  /** Opens a saved record to be read. */
  onDetails: (id: string) => void;
}

/** What an editable list shows of a row beside its cells: over it, and below it when it is expanded. */
export function useRowParts({
  plan,
  grid: { options },
  table,
  list: { cells },
  onDetails,
}: RowPartsOptions): Pick<EditGridProps, 'popover' | 'leavePopover' | 'detail' | 'onDetails'> {
  const { message } = App.useApp();
  const allowed = useAllowed();
  const editing = { code: 'edit', title: '编辑', permission: `${plan.permission}:edit` };
  const mayEdit = usableAction(allowed([editing]), 'edit') !== undefined;
  const mayLook = usableAction(allowed(plan.rowActions), 'detail') !== undefined;
  const narrow = useNarrow();
  const ask = useRef<(leave: () => void) => void>(undefined);
  const guard = useCallback((next: typeof ask.current) => {
    ask.current = next;
  }, []);
  const saved = useCallback((record: Row) => void table.mergeRemote(ownValues(plan, record)), [plan, table]);

  const subTable = (key: string, { id }: GridRow, open: boolean) =>
    table.isNew(id) ? (
      <p className="edit-grid-unsaved">这一行还没有保存，保存后才能填写子表</p>
    ) : (
      <LazySubTable
        key={id}
        plan={plan}
        id={id}
        cells={cells}
        table={key}
        {...(open && mayEdit ? { onSaved: saved, onGuard: guard } : {})}
      />
    );
  const waiting = (part: React.ReactNode) => (
    <Boundary name="明细">
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>{part}</Suspense>
    </Boundary>
  );
  const { subTable: over, expand } = options;
  const below = expand?.table;

  const lookAt = ({ id }: GridRow) => {
    if (table.isNew(id)) message.info('保存后才能查看详情');
    else onDetails(id);
  };
  return {
    ...(mayLook ? { onDetails: lookAt } : {}),
    ...(over === undefined
      ? {}
      : {
          popover: (row) => waiting(subTable(over, row, true)),
          leavePopover: (leave) => (ask.current ? ask.current(leave) : leave()),
        }),
    ...(expand === undefined
      ? {}
      : {
          detail: (row) =>
            waiting(
              below === undefined ? (
                <LazyRecordDetail form={plan.form} row={row} cells={cells} columns={narrow ? 1 : DETAIL_COLUMNS} />
              ) : (
                subTable(below, row, false)
              ),
            ),
        }),
  };
}

/** The record without its sub-tables: what a row of the list holds. */
function ownValues({ form }: ListPlan, record: Row): Record<string, Json> {
  const tables = new Set(form.subTables.map(({ key }) => key));
  return Object.fromEntries(Object.entries(record).filter(([key]) => !tables.has(key))) as Record<string, Json>;
}
