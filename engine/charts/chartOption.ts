import type { ChartMark } from '../plan/chart.ts';
import type { Chart } from './Chart.ts';
import type { ChartLook, ChartOption } from './ChartLook.ts';
import type { Frame } from './options/axes.ts';
import { funnelOption, planeOption, waterfallOption } from './options/plane.ts';
import { heatmapOption, scatterOption } from './options/spread.ts';
import { gaugeOption, pieOption } from './options/whole.ts';

const OPTIONS: Readonly<Record<ChartMark, (chart: Chart, look: ChartLook, frame: Frame) => ChartOption>> = {
  line: planeOption,
  area: planeOption,
  bar: planeOption,
  stack: planeOption,
  combo: planeOption,
  waterfall: waterfallOption,
  pie: pieOption,
  donut: pieOption,
  funnel: funnelOption,
  gauge: gaugeOption,
  scatter: scatterOption,
  heatmap: heatmapOption,
};

/** What ECharts draws the chart by: plain JSON. Nothing moves. */
export function chartOption(chart: Chart, look: ChartLook): ChartOption {
  const frame = {
    top: look.title === undefined ? 4 : 44,
    bottom: look.caption === undefined ? 4 : 32,
    left: 4,
    right: 4,
  };
  const { title, ...option } = OPTIONS[chart.mark](chart, look, frame);
  const titles = [...(title === undefined ? [] : [title]), ...ownTitles(look)];
  return {
    animation: false,
    color: look.palette,
    textStyle: { fontFamily: look.font, color: look.text },
    aria: { enabled: true, label: { enabled: false }, decal: { show: look.decal && isPatterned(chart) } },
    ...option,
    ...(titles.length === 0 ? {} : { title: titles }),
  };
}

/** Colours tell something apart here, and not amounts. */
const isPatterned = ({ mark, series }: Chart): boolean =>
  mark === 'pie' || mark === 'donut' || (series.length > 1 && mark !== 'heatmap');

/** Of a picture that stands alone. */
function ownTitles(look: ChartLook): ChartOption[] {
  const width = look.width - 24;
  return [
    ...(look.title === undefined
      ? []
      : [
          {
            text: look.title,
            left: 8,
            top: 8,
            padding: 0,
            textStyle: { color: look.text, fontSize: 16, fontWeight: 600, width, overflow: 'truncate' },
          },
        ]),
    ...(look.caption === undefined
      ? []
      : [
          {
            text: look.caption,
            left: 8,
            bottom: 8,
            padding: 0,
            textStyle: { color: look.secondary, fontSize: 12, fontWeight: 400, width, overflow: 'truncate' },
          },
        ]),
  ];
}
