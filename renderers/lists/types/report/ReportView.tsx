import { Alert } from 'antd';
import { useMemo } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import { type Across, missingAcross, pivotColumns } from '../../../../engine/lists/pivotColumns.ts';
import { reportRows } from '../../../../engine/lists/reportRows.ts';
import type { PlanColumn, ReportPlan } from '../../../../engine/plan/Plan.ts';
import { showText } from '../../../cells/show.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useExports } from '../../actions/useExport.ts';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';
import type { RowPage } from '../../useRows.ts';

/** A read-only result with its parameters, its sub-totals, its totals over all rows, and its export. */
export function ReportView({ plan }: { plan: ReportPlan }) {
  const list = useList(plan);
  const allowed = useAllowed();
  const { exporting, exports } = useExports(plan, list.state);
  const data = list.rows.data;
  const columns = useMemo(
    () =>
      data?.pivot
        ? pivotColumns(list.columns, data.pivot, (value, column) => showText(value, column, list.cells))
        : list.columns,
    [data, list.columns, list.cells],
  );
  const rows = useMemo(() => data && reportRows(data.records, columns, data.subtotals), [data, columns]);
  const totals = useMemo(() => totalLines(data), [data]);
  const mayExport = usableAction(allowed(plan.toolbar), 'export') !== undefined;
  return (
    <RowsPage
      title={plan.title}
      description={plan.description}
      list={list}
      query={plan.query}
      rows={rows}
      exporting={exporting}
      exports={mayExport ? exports : undefined}
      grid={{ totals, columns }}
      notice={data?.pivot && <Missing columns={plan.columns} across={data.pivot} />}
    />
  );
}

/** Says what of a cross table is not shown. */
function Missing({ columns, across }: { columns: readonly PlanColumn[]; across: Across }) {
  const missing = missingAcross(across, columns.find(({ pivot }) => pivot === 'column')?.title ?? '');
  return missing === undefined ? null : <Alert type="warning" banner title={missing} />;
}

function totalLines({ totals = {}, pageTotals = {} }: Partial<RowPage> = {}) {
  const lines = [
    { label: '本页合计', figures: pageTotals },
    { label: '合计', figures: totals },
  ];
  return lines.filter(({ figures }) => Object.keys(figures).length > 0);
}
