import { Badge, Button, Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import type { RowsLock } from '../../../engine/lists/states/locks.ts';
import type { GridCodes } from '../../../engine/permissions/lists.ts';
import type { PlanField, PlanForm, PlanGridOptions, PlanSubTable } from '../../../engine/plan/Plan.ts';
import type { GridRow, RowTable } from '../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { useAskFigure } from '../../grid/edit/figureAsking.ts';
import { countWrong } from '../../grid/edit/rows/wrongCells.ts';
import { loadGrid } from '../../grid/loadGrid.ts';
import { useGridCodes } from '../../grid/useGridCodes.ts';
import { useWhyWithin, WhyProvider } from '../../services/why.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useNarrow } from '../../ui/useMedia.ts';
import { FormModal } from '../dialogs/FormModal.tsx';
import { RecordDetail } from '../dialogs/RecordDetail.tsx';
import { type FormSubTable, type FormSubTables, OWN_TAB } from './FormSubTables.ts';

/** The editable grid, loaded with AG Grid when a page first needs it. */
const LazyEditGrid = lazyComponent('EditGrid', async () => {
  const [{ EditGrid }] = await Promise.all([import('../../grid/edit/EditGrid.tsx'), loadGrid()]);
  return EditGrid;
});

interface SubTablesViewProps {
  tables: FormSubTables;
  cells: CellContext;
  /** The tab in front. */
  active: number;
  onActivate: (index: number) => void;
  /** They are there to be read. */
  disabled?: boolean;
  /** The record itself, which stands in a tab before theirs. */
  own?: OwnTab | undefined;
}

/** The tab of the record itself. */
export interface OwnTab {
  label: ReactNode;
  page: ReactNode;
}

/** The sub-tables of a form as tabs; every one stays in place, so that nothing is lost by looking at another. */
export function SubTablesView({
  tables: { tables },
  cells,
  active,
  onActivate,
  disabled = false,
  own,
}: SubTablesViewProps) {
  if (tables.length === 0) return null;
  const first = own && { key: String(OWN_TAB), label: own.label, forceRender: true, children: own.page };
  const below = tables.map((child, index) => ({
    key: String(index),
    label: <TabName child={child} />,
    forceRender: true,
    children: <SubTableGrid child={child} cells={cells} disabled={disabled} />,
  }));
  return (
    <Tabs
      className="form-tables"
      items={first ? [first, ...below] : below}
      activeKey={String(active)}
      onChange={(key) => onActivate(Number(key))}
    />
  );
}

/** Tells of wrong cells in a tab that may not be the one in front. */
function TabName({ child: { plan, table } }: { child: FormSubTable }) {
  const wrong = useWrongCount(table);
  if (wrong === 0) return plan.title;
  return (
    <>
      {plan.title}
      <Badge count={wrong} size="small" className="form-tables-wrong" title={`有 ${wrong} 处需要修改`} />
    </>
  );
}

/** A table to read offers nothing to choose, to add or to take away. */
const READ = { selection: 'none', buttons: [] } as const satisfies Partial<PlanGridOptions>;

interface ChildGridProps {
  child: FormSubTable;
  cells: CellContext;
  disabled: boolean;
  loading?: boolean;
  /** Present: the table is saved by itself, by a button of its own. */
  onSave?: () => void;
}

/** One sub-table as a grid. */
export function SubTableGrid({ child, cells, disabled: read, loading = false, onSave }: ChildGridProps) {
  const { plan, table, grid, lock } = child;
  const disabled = read || lock === 'all';
  const held = useGridCodes(plan.permission);
  const codes = useMemo(() => withLock(held, lock), [held, lock]);
  const onFigure = useAskFigure({ table, columns: plan.columns, cells });
  const [shown, setShown] = useState<GridRow | null>(null);
  const isFull = useSyncExternalStore(table.subscribe, () => plan.single === true && table.rows().length > 0);
  const own = isFull ? plan.options.buttons.filter((button) => button !== 'add') : plan.options.buttons;
  const toolbar = onSave ? [...own, 'save' as const] : own;
  return (
    <WhyProvider value={useWhyWithin({ below: plan.permission })}>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
        <LazyEditGrid
          ref={grid}
          label={plan.title}
          table={table}
          columns={plan.columns}
          options={{ ...plan.options, buttons: toolbar, ...(disabled ? READ : {}) }}
          cells={cells}
          permission={plan.permission}
          {...codes}
          disabled={disabled}
          loading={loading}
          {...(onSave ? { onSave } : {})}
          onDetails={setShown}
          onFigure={onFigure}
          {...(plan.options.expand ? { detail: (row) => <ChildDetail plan={plan} row={row} cells={cells} /> } : {})}
        />
        {shown && <ChildDialog plan={plan} cells={cells} row={shown} onClose={() => setShown(null)} />}
      </Suspense>
    </WhyProvider>
  );
}

/** Where the state of the record locks fields, these are shown, and no row comes or goes. */
function withLock(codes: GridCodes, lock: RowsLock | undefined): GridCodes {
  if (lock === undefined || lock === 'all') return codes;
  return {
    excluded: new Set([...codes.excluded, 'add', 'remove', 'batch_delete']),
    locked: new Set([...codes.locked, ...lock]),
  };
}

/** px of the window a row is read in. */
const DETAIL_WIDTH = 1200;

function ChildDialog({ onClose, ...row }: Parameters<typeof ChildDetail>[0] & { onClose: () => void }) {
  const footer = <Button onClick={onClose}>关闭</Button>;
  return (
    <FormModal title="详情" width={DETAIL_WIDTH} narrow={useNarrow()} footer={footer} onClose={onClose}>
      <ChildDetail {...row} />
    </FormModal>
  );
}

/** Values side by side under an expanded row. */
const DETAIL_COLUMNS = 4;

function ChildDetail({ plan: { columns }, row, cells }: { plan: PlanSubTable; row: GridRow; cells: CellContext }) {
  const across = useNarrow() ? 1 : DETAIL_COLUMNS;
  const form = useMemo(() => formOf(columns, across), [columns, across]);
  return <RecordDetail form={form} row={row} cells={cells} columns={across} />;
}

/** The columns of a sub-table as a form to read. */
function formOf(fields: PlanField[], columns: number): PlanForm {
  return { columns, width: 0, fields, subTables: [] };
}

/** Number of wrong cells in a table, kept in step with it. */
function useWrongCount(table: RowTable): number {
  return useSyncExternalStore(table.subscribe, () => countWrong(table));
}
