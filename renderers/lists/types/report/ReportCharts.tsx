import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { buildChart } from '../../../../engine/charts/buildChart.ts';
import { chartColumn } from '../../../../engine/lists/chartColumns.ts';
import { pageRequest } from '../../../../engine/lists/requests.ts';
import type { ReportPlan } from '../../../../engine/plan/Plan.ts';
import { pageLimits, UNPAGED } from '../../../../engine/queries/page.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import { Chart } from '../../../charts/Chart.tsx';
import { useTabState } from '../../../services/pageTab.ts';
import { useClient } from '../../../services/services.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
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
  const narrow = useNarrow();
  const { sort: _bySight, ...asked } = list.state;
  // A page that holds all there is need not be asked for again.
  const page = list.rows.data;
  const pageSize = page !== undefined && page.total > pageLimits.size ? UNPAGED : pageLimits.size;
  const { path, parameters } = pageRequest(plan, { ...asked, pageNo: 1, pageSize });
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
    const [all, drawn] = [data?.total ?? 0, records.length].map((count) => valueTypes.number.format(count, {}));
    const note = `共 ${all} 行，图里只有前 ${drawn} 行；把查询范围缩小，图才完整`;
    return charts.map((chart) => {
      const one = buildChart(chart, columns, records);
      return cut ? { ...one, notes: [note, ...one.notes] } : one;
    });
  }, [charts, plan.columns, list.cells, data]);
  if (data === undefined) return null;
  const drawing = (
    <div className="report-charts">
      {built.map((chart, at) => (
        <Chart key={charts[at]?.title ?? at} chart={chart} height={240} />
      ))}
    </div>
  );
  return narrow ? <Folding count={charts.length}>{drawing}</Folding> : drawing;
}

/** A phone's page scrolls as one, charts before rows; folded away they leave all the room to the rows. */
function Folding({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useTabState('charts', true);
  return (
    <section className="report-folding" aria-label="图表" data-open={open ? '' : undefined}>
      <Button
        block
        type="text"
        size="large"
        icon={open ? <UpOutlined /> : <DownOutlined />}
        iconPlacement="end"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起图表' : `展开 ${count} 张图表`}
      </Button>
      {open && children}
    </section>
  );
}
