import { useMemo } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import type { ReportPlan } from '../../../../engine/plan/Plan.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useExports } from '../../actions/useExport.ts';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';

/** A read-only result with its parameters, its totals over all rows, and its export. */
export function ReportView({ plan }: { plan: ReportPlan }) {
  const list = useList(plan);
  const allowed = useAllowed();
  const { exporting, exports } = useExports(plan, list.state);
  const data = list.rows.data;
  const rows = useMemo(() => data?.records.map((row, index) => ({ ...row, id: row.id ?? String(index) })), [data]);
  const totals = useMemo(() => {
    const figures = data?.totals;
    return figures && Object.keys(figures).length > 0 ? [{ label: '合计', figures }] : [];
  }, [data]);
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
      grid={{ totals }}
    />
  );
}
