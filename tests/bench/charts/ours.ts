import { createElement, Fragment } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { buildChart } from '../../../engine/charts/buildChart.ts';
import type { ChartColumn, PlanChart } from '../../../engine/plan/chart.ts';
import { Chart } from '../../../renderers/charts/Chart.tsx';
import { around, makeServices } from '../around.ts';
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

/** Charts of the product from the rows of an answer on: built, titled, said and drawn. */

const PLAN: PlanChart = { mark: 'line', x: 'day', y: [{ key: 'sales' }], series: 'site' };
const SALES: ChartColumn = { key: 'sales', title: '销售额', kind: 'number', precision: 2 };
const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text' },
  SALES,
];

const days = Array.from({ length: DAYS }, (_, at) => dayAt(at));

const rowsOf = (chart: number, round: number) =>
  days.flatMap((day, at) =>
    SITES.map((site, number) => ({ day, site, sales: salesAt(chart, at, number, round).toFixed(4) })),
  );

class OursPage implements ChartBench {
  private readonly services = makeServices();
  private root: Root | undefined;

  async prepare(): Promise<void> {
    // What is painted comes when it is needed; the bare page has brought it along.
    await import('../../../renderers/charts/canvas.ts');
    this.root = createRoot(place());
    this.root.render(around(this.services, null));
    await painted();
  }

  async open(): Promise<number> {
    const begin = performance.now();
    this.draw(0);
    await until(() => drawnWidths().length === CHARTS);
    await painted();
    return performance.now() - begin;
  }

  async filter(): Promise<number> {
    const said = () => document.querySelector('#place .chart-plot')?.getAttribute('aria-label');
    const before = said();
    const begin = performance.now();
    this.draw(1);
    while (said() === before) await painted();
    await painted();
    return (performance.now() - begin) / CHARTS;
  }

  async resize(): Promise<number> {
    const [wide = 0] = drawnWidths();
    const begin = performance.now();
    place().style.width = `${ROOMS[1]}px`;
    while (!drawnWidths().every((width) => width < wide)) await painted();
    await painted();
    return (performance.now() - begin) / CHARTS;
  }

  async long(): Promise<number> {
    const begin = performance.now();
    const rows = Array.from({ length: POINTS }, (_, at) => ({ at, sales: pointAt(at) }));
    const plan: PlanChart = { mark: 'line', x: 'at', y: [{ key: 'sales' }] };
    const chart = buildChart(plan, [{ key: 'at', title: '序', kind: 'number' }, SALES], rows);
    this.root?.render(around(this.services, createElement(Chart, { chart, height: HEIGHT })));
    await until(() => document.querySelector('#place canvas') !== null);
    await painted();
    return performance.now() - begin;
  }

  private draw(round: number): void {
    const charts = Array.from({ length: CHARTS }, (_, at) =>
      createElement(Chart, { key: at, chart: buildChart(PLAN, COLUMNS, rowsOf(at, round)), height: HEIGHT }),
    );
    this.root?.render(around(this.services, createElement(Fragment, null, charts)));
  }
}

window.chartBench = new OursPage();
