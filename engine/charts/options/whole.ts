import type { Chart, ChartSeries } from '../Chart.ts';
import type { ChartLook, ChartOption } from '../ChartLook.ts';
import { shownValue } from '../shown.ts';
import type { Frame } from './axes.ts';

const NARROW = 420;

/** Values with their place, those that have none left out. */
const slicesOf = (chart: Chart, line: ChartSeries | undefined) =>
  (line?.values ?? []).flatMap((value, index) =>
    value === null ? [] : [{ name: chart.x.labels[index] ?? '', value, index }],
  );

/** Slices, largest first, named beside them. */
export function pieOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [line] = chart.series;
  const slices = slicesOf(chart, line);
  const narrow = look.width < NARROW;
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const donut = chart.mark === 'donut';
  return {
    ...(donut && line ? { title: totalTitle(look, frame, shownValue(total, line.column)) } : {}),
    series: [
      {
        type: 'pie',
        name: line?.title ?? '',
        ...{ top: frame.top, bottom: frame.bottom, left: frame.left, right: frame.right },
        radius: donut ? [narrow ? '38%' : '46%', narrow ? '58%' : '72%'] : ['0%', narrow ? '58%' : '72%'],
        itemStyle: { borderColor: look.surface, borderWidth: 1 },
        label: {
          ...{ color: look.text, fontSize: 12, formatter: narrow ? '{b}\n{d}%' : '{b}  {d}%' },
          ...{ width: narrow ? 72 : 140, overflow: 'truncate' },
        },
        labelLine: { lineStyle: { color: look.axis }, length: narrow ? 6 : 12, length2: narrow ? 6 : 12 },
        labelLayout: { hideOverlap: true },
        data: slices,
      },
    ],
  };
}

const totalTitle = (look: ChartLook, frame: Frame, total: string) => ({
  ...{ text: total, subtext: '合计', itemGap: 4, left: 'center', top: Math.max(0, middleOf(look, frame) - 22) },
  textStyle: { color: look.text, fontSize: total.length > 10 ? 14 : 18, fontWeight: 600 },
  subtextStyle: { color: look.secondary, fontSize: 12 },
});

const middleOf = ({ height }: ChartLook, { top, bottom }: Frame): number => (top + height - bottom) / 2;

/** Stages in their own order. */
export function funnelOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [line] = chart.series;
  const slices = slicesOf(chart, line);
  const first = slices[0]?.value ?? 0;
  const side = Math.max(frame.left, Math.min(160, look.width * 0.28));
  return {
    series: [
      {
        ...{ type: 'funnel', name: line?.title ?? '', sort: 'none', gap: 2, minSize: '4%' },
        ...{ top: frame.top + 8, bottom: frame.bottom + 8, left: frame.left + 8, right: side },
        itemStyle: { borderColor: look.surface, borderWidth: 1 },
        labelLine: { lineStyle: { color: look.axis }, length: 10 },
        data: slices.map((slice) => {
          const share = first > 0 ? ` ${((slice.value / first) * 100).toFixed(1)}%` : '';
          const text = line ? shownValue(slice.value, line.column) : '';
          return {
            ...slice,
            label: {
              color: look.text,
              formatter: `${slice.name}\n${text}${share}`,
              width: side - 24,
              overflow: 'truncate',
            },
          };
        }),
      },
    ],
  };
}

/** One value on an arc from nothing to the target. */
export function gaugeOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [line] = chart.series;
  const value = line?.values[0] ?? null;
  const full = chart.target ?? 1;
  const color = look.palette[0] ?? look.sum;
  const small = Math.min(look.width, look.height) < 220;
  const wide = small ? 10 : 16;
  return {
    series: [
      {
        ...{ type: 'gauge', startAngle: 210, endAngle: -30, min: 0, max: full > 0 ? full : 1 },
        ...{ center: ['50%', middleOf(look, frame) + look.height * 0.06], radius: small ? '86%' : '88%' },
        progress: { show: true, width: wide, itemStyle: { color } },
        axisLine: { lineStyle: { width: wide, color: [[1, look.track]] } },
        ...{
          pointer: { show: false },
          axisTick: { show: false },
          splitLine: { show: false },
          axisLabel: { show: false },
        },
        title: { color: look.secondary, fontSize: 12, offsetCenter: [0, '34%'] },
        detail: {
          ...{ color: look.text, fontSize: small ? 18 : 26, fontWeight: 600, offsetCenter: [0, '2%'] },
          formatter: line ? shownValue(value, line.column) : '—',
        },
        data: [{ value: value ?? 0, name: gaugeName(chart, line), index: 0 }],
      },
    ],
  };
}

function gaugeName(chart: Chart, line: ChartSeries | undefined): string {
  if (!line) return '';
  return chart.target === null ? line.title : `目标 ${shownValue(chart.target, line.column)}`;
}
