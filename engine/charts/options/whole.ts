import type { Chart, ChartSeries } from '../Chart.ts';
import type { ChartLook, ChartOption } from '../ChartLook.ts';
import { shownValue } from '../shown.ts';
import type { Frame } from './axes.ts';

const NARROW = 420;
/** Name and share stand on one line. */
const BROAD = 560;

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
        top: frame.top,
        bottom: frame.bottom,
        left: frame.left,
        right: frame.right,
        radius: donut ? [narrow ? '38%' : '46%', narrow ? '58%' : '72%'] : ['0%', narrow ? '58%' : '72%'],
        itemStyle: { borderColor: look.surface, borderWidth: 1 },
        label: {
          color: look.text,
          fontSize: 12,
          formatter: look.width < BROAD ? '{b}\n{d}%' : '{b}  {d}%',
          overflow: 'truncate',
          bleedMargin: 4,
        },
        labelLine: { lineStyle: { color: look.axis }, length: narrow ? 6 : 12, length2: narrow ? 6 : 12 },
        percentPrecision: 1,
        labelLayout: { hideOverlap: true },
        data: slices,
      },
    ],
  };
}

const totalTitle = (look: ChartLook, frame: Frame, total: string) => ({
  text: total,
  subtext: '合计',
  itemGap: 4,
  left: 'center',
  top: Math.max(0, middleOf(look, frame) - 22),
  textStyle: { color: look.text, fontSize: total.length > 10 ? 14 : 18, fontWeight: 600 },
  subtextStyle: { color: look.secondary, fontSize: 12 },
});

const middleOf = ({ height }: ChartLook, { top, bottom }: Frame): number => (top + height - bottom) / 2;

/** One value on an arc from nothing to the target: a ring that is open below. */
export function gaugeOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [line] = chart.series;
  const value = line?.values[0] ?? null;
  const full = chart.target !== null && chart.target > 0 ? chart.target : 1;
  const reached = Math.min(full, Math.max(0, value ?? 0));
  const small = Math.min(look.width, look.height) < 220;
  const middle = middleOf(look, frame) + look.height * 0.04;
  const size = small ? 18 : 26;
  return {
    title: {
      text: line ? shownValue(value, line.column) : '—',
      subtext: gaugeName(chart, line),
      itemGap: 6,
      left: 'center',
      top: middle - size,
      padding: 0,
      textStyle: { color: look.text, fontSize: size, fontWeight: 600 },
      subtextStyle: { color: look.secondary, fontSize: 12 },
    },
    series: [
      {
        type: 'pie',
        name: line?.title ?? '',
        startAngle: 210,
        endAngle: -30,
        center: ['50%', middle],
        radius: ['76%', '90%'],
        label: { show: false },
        labelLine: { show: false },
        emphasis: { scale: false },
        data: [
          { value: reached, name: line?.title ?? '', itemStyle: { color: look.palette[0] ?? look.sum } },
          { value: full - reached, name: '', itemStyle: { color: look.track }, emphasis: { disabled: true } },
        ],
      },
    ],
  };
}

function gaugeName(chart: Chart, line: ChartSeries | undefined): string {
  if (!line) return '';
  return chart.target === null ? line.title : `目标 ${shownValue(chart.target, line.column)}`;
}
