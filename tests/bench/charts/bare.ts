import { LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';
import { painted, until } from '../grid/probes.ts';
import {
  CHARTS,
  type ChartBench,
  DAYS,
  dayAt,
  drawnWidths,
  HEIGHT,
  POINTS,
  place,
  pointAt,
  ROOMS,
  SITES,
  salesAt,
} from './ChartBench.ts';

/** The least one writes with ECharts alone, from its core. */

const days = Array.from({ length: DAYS }, (_, at) => dayAt(at));

const optionOf = (chart: number, round: number) => ({
  animation: false,
  legend: {},
  tooltip: { trigger: 'axis' },
  xAxis: { type: 'category', data: days },
  yAxis: { type: 'value' },
  series: SITES.map((name, site) => ({
    type: 'line',
    name,
    showSymbol: false,
    data: days.map((_, day) => salesAt(chart, day, site, round)),
  })),
});

function host(): HTMLElement {
  const element = place().appendChild(document.createElement('div'));
  element.style.height = `${HEIGHT}px`;
  return element;
}

class BarePage implements ChartBench {
  private charts: EChartsType[] = [];

  async prepare(): Promise<void> {
    use([LineChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer, SVGRenderer]);
  }

  async open(): Promise<number> {
    const begin = performance.now();
    this.charts = Array.from({ length: CHARTS }, host).map((element) => init(element, null, { renderer: 'svg' }));
    for (const [at, chart] of this.charts.entries()) chart.setOption(optionOf(at, 0));
    await painted();
    return performance.now() - begin;
  }

  async filter(): Promise<number> {
    const begin = performance.now();
    for (const [at, chart] of this.charts.entries()) chart.setOption(optionOf(at, 1));
    await painted();
    return (performance.now() - begin) / CHARTS;
  }

  async resize(): Promise<number> {
    const [wide = 0] = drawnWidths();
    const begin = performance.now();
    place().style.width = `${ROOMS[1]}px`;
    for (const chart of this.charts) chart.resize();
    await until(() => drawnWidths().every((width) => width < wide));
    await painted();
    return (performance.now() - begin) / CHARTS;
  }

  async long(): Promise<number> {
    const begin = performance.now();
    const chart = init(host(), null, { renderer: 'canvas' });
    const ats = Array.from({ length: POINTS }, (_, at) => at);
    chart.setOption({
      animation: false,
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: ats },
      yAxis: { type: 'value' },
      series: [{ type: 'line', sampling: 'lttb', showSymbol: false, data: ats.map(pointAt) }],
    });
    await painted();
    return performance.now() - begin;
  }
}

window.chartBench = new BarePage();
