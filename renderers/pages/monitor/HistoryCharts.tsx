import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { MonitorPoint } from '../../../engine/api/monitor.ts';
import { buildChart } from '../../../engine/charts/buildChart.ts';
import type { ChartColumn } from '../../../engine/plan/chart.ts';
import { Chart } from '../../charts/Chart.tsx';

interface Line {
  key: keyof MonitorPoint;
  title: string;
  /** What a value is divided by to be shown. */
  by?: number;
}

export interface HistoryChart {
  title: string;
  unit: string;
  lines: readonly Line[];
}

const MB = 1024 * 1024;
const KB = 1024;

export const CHARTS = {
  cpu: {
    title: '处理器',
    unit: '%',
    lines: [
      { key: 'systemCpu', title: '整机' },
      { key: 'cpu', title: '本进程' },
    ],
  },
  memory: { title: '整机内存', unit: '%', lines: [{ key: 'memory', title: '已用' }] },
  load: { title: '1 分钟负载', unit: '', lines: [{ key: 'load', title: '负载' }] },
  heap: {
    title: '进程内存',
    unit: 'MB',
    lines: [
      { key: 'rss', title: '进程', by: MB },
      { key: 'heap', title: '堆', by: MB },
    ],
  },
  loop: {
    title: '事件循环与回收',
    unit: 'ms',
    lines: [
      { key: 'loop', title: '循环延迟' },
      { key: 'gc', title: '每秒回收' },
    ],
  },
  requests: {
    title: '每秒请求',
    unit: '',
    lines: [
      { key: 'requests', title: '请求' },
      { key: 'errors', title: '服务端错误' },
    ],
  },
  bytes: {
    title: '每秒流量',
    unit: 'KB',
    lines: [
      { key: 'sent', title: '发出', by: KB },
      { key: 'received', title: '收到', by: KB },
    ],
  },
  connections: {
    title: '连接',
    unit: '',
    lines: [
      { key: 'connections', title: '浏览器' },
      { key: 'dbConnections', title: '数据库' },
    ],
  },
  cacheKeys: { title: '缓存：条数', unit: '', lines: [{ key: 'cacheKeys', title: '条数' }] },
  cacheMemory: { title: '缓存：内存', unit: 'MB', lines: [{ key: 'cacheMemory', title: '内存', by: MB }] },
} as const satisfies Record<string, HistoryChart>;

export type ChartName = keyof typeof CHARTS;

/** Curves of the last hour, side by side. */
export function HistoryCharts({ names, history }: { names: readonly ChartName[]; history: readonly MonitorPoint[] }) {
  return (
    <div className="monitor-charts">
      {names.map((name) => (
        <div className="monitor-card" key={name}>
          <HistoryCurve chart={CHARTS[name]} history={history} />
        </div>
      ))}
    </div>
  );
}

function HistoryCurve({
  chart: { title, unit, lines },
  history,
}: {
  chart: HistoryChart;
  history: readonly MonitorPoint[];
}) {
  const chart = useMemo(() => {
    const columns: ChartColumn[] = [
      { key: 'at', title: '时间', kind: 'text', texts: clockTexts(history) },
      ...lines.map((line) => ({
        key: line.key,
        title: line.title,
        kind: 'number' as const,
        precision: 2,
        unit,
        additive: false,
      })),
    ];
    const rows = history.map((point) => ({
      at: String(point.t),
      ...Object.fromEntries(lines.map(({ key, by = 1 }) => [key, scaled(point[key], by)])),
    }));
    return buildChart({ mark: 'line', title, x: 'at', y: lines.map(({ key }) => ({ key })) }, columns, rows);
  }, [title, unit, lines, history]);
  return <Chart chart={chart} height={200} />;
}

/** Points are places of their own and are labelled by the minute. */
const clockTexts = (history: readonly MonitorPoint[]): Record<string, string> =>
  Object.fromEntries(history.map(({ t }) => [String(t), dayjs(t).format('HH:mm')]));

/** Servers that do not tell a figure leave a gap in the curve. */
function scaled(value: number | null | undefined, by: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round((value / by) * 100) / 100 : null;
}
