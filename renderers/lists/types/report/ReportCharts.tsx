import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { buildChart } from '../../../../engine/charts/buildChart.ts';
import { chartColumn } from '../../../../engine/lists/chartColumns.ts';
import { pageRequest } from '../../../../engine/lists/requests.ts';
import type { ReportPlan } from '../../../../engine/plan/Plan.ts';
import { pageLimits } from '../../../../engine/queries/page.ts';
import { Chart } from '../../../charts/Chart.tsx';
import { useClient } from '../../../services/services.ts';
import type { useList } from '../../useList.ts';
import { rowPage } from '../../useRows.ts';

interface ReportChartsProps {
  plan: ReportPlan;
  list: ReturnType<typeof useList>;
}

/** A report's charts, of the rows its query finds and not of one page alone. */
export function ReportCharts({ plan, list }: ReportChartsProps) {
  const { charts = [] } = plan;
  const client = useClient();
  const { sort: _bySight, ...asked } = list.state;
  const { path, parameters } = pageRequest(plan, { ...asked, pageNo: 1, pageSize: pageLimits.size });
  // A page that holds all there is need not be asked for again.
  const page = list.rows.data;
  const whole = page !== undefined && page.records.length >= page.total ? page : undefined;
  const { data: all } = useQuery({
    queryKey: ['chart', path, parameters],
    queryFn: async ({ signal }) => rowPage(await client.get<unknown>(path, parameters, { signal, silent: true })),
    placeholderData: keepPreviousData,
    enabled: list.missing.length === 0 && page !== undefined && whole === undefined,
  });
  const data = whole ?? all;
  const built = useMemo(() => {
    const columns = plan.columns.map((column) => {
      const items = column.options ?? (column.dictCode ? list.cells.dictionary(column.dictCode) : undefined);
      const texts = items && Object.fromEntries(items.map(({ value, text }) => [value, text]));
      return chartColumn(column, column.kind, texts);
    });
    const records = data?.records ?? [];
    const cut = data !== undefined && data.total > records.length;
    const note = `共 ${data?.total} 行，图里只有前 ${records.length} 行`;
    return charts.map((chart) => {
      const one = buildChart(chart, columns, records);
      return cut ? { ...one, notes: [...one.notes, note] } : one;
    });
  }, [charts, plan.columns, list.cells, data]);
  if (data === undefined) return null;
  return (
    <div className="report-charts">
      {built.map((chart, at) => (
        <Chart key={charts[at]?.title ?? at} chart={chart} height={240} />
      ))}
    </div>
  );
}
