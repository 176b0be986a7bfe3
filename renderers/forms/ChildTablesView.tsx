import { Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import type { CellContext } from '../cells/Cell.ts';
import { LazyEditGrid } from '../grid/edit/lazyEditGrid.ts';
import { useExcluded } from '../lists/useExcluded.ts';
import type { ChildTable, ChildTables } from './childTables.ts';

/** Height of a sub-table's grid in a form, px. */
const HEIGHT = 300;

interface ChildTablesViewProps {
  tables: ChildTables;
  cells: CellContext;
  /** The tab in front. */
  active: number;
  onActivate: (index: number) => void;
  disabled?: boolean;
}

/** The sub-tables of a form as tabs; every one stays in place, so that nothing is lost by looking at another. */
export function ChildTablesView({
  tables: { tables },
  cells,
  active,
  onActivate,
  disabled = false,
}: ChildTablesViewProps) {
  if (tables.length === 0) return null;
  const items = tables.map((child, index) => ({
    key: String(index),
    label: child.plan.title,
    forceRender: true,
    children: <ChildGrid child={child} cells={cells} disabled={disabled} />,
  }));
  return (
    <Tabs
      className="form-tables"
      items={items}
      activeKey={String(active)}
      onChange={(key) => onActivate(Number(key))}
    />
  );
}

function ChildGrid({ child, cells, disabled }: { child: ChildTable; cells: CellContext; disabled: boolean }) {
  const { plan, table } = child;
  const excluded = useExcluded(plan.permission);
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
      <LazyEditGrid
        label={plan.title}
        table={table}
        columns={plan.columns}
        options={{ maxHeight: HEIGHT, ...plan.options }}
        cells={cells}
        excluded={excluded}
        disabled={disabled}
      />
    </Suspense>
  );
}
