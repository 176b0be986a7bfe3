import type { Chart } from './Chart.ts';
import type { ChartOption, Part } from './ChartLook.ts';
import { shownTick } from './shown.ts';

/** Puts what plain JSON cannot say into an option: how the numbers of an axis are written. */
export function dressOption(chart: Chart, option: ChartOption): ChartOption {
  return { ...option, ...dressed(chart, option, 'xAxis'), ...dressed(chart, option, 'yAxis') };
}

function dressed(chart: Chart, option: ChartOption, which: 'xAxis' | 'yAxis'): ChartOption {
  const given = option[which] as Part | Part[] | undefined;
  if (given === undefined) return {};
  const axes = Array.isArray(given) ? given : [given];
  return { [which]: axes.map((axis, at) => dressAxis(chart, axis, which, at)) };
}

function dressAxis(chart: Chart, axis: Part, which: 'xAxis' | 'yAxis', at: number): Part {
  if (axis.type !== 'value') return axis;
  const own = chart.series.find((line) => line.axis === at) ?? chart.series[0];
  const plain = { key: chart.x.key, title: '', kind: 'number' } as const;
  const column = chart.mark === 'scatter' && which === 'xAxis' ? (chart.x.column ?? plain) : (own?.column ?? plain);
  return {
    ...axis,
    axisLabel: { ...(axis.axisLabel as Part), formatter: (value: number) => shownTick(value, column) },
  };
}
