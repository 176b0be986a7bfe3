import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendScrollComponent,
  MarkLineComponent,
  TitleComponent,
  TooltipComponent,
} from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { Chart } from '../../engine/charts/Chart.ts';
import type { ChartLook } from '../../engine/charts/ChartLook.ts';
import { chartOption } from '../../engine/charts/chartOption.ts';
import { dressOption } from '../../engine/charts/dressOption.ts';
import { plainXml } from '../../engine/charts/plainXml.ts';
import { type ChartPoint, drawnPoint, pointAt } from '../../engine/charts/pointing.ts';
import { once } from '../../engine/once.ts';
import { hintElement } from './hintElement.ts';

/** Up to so many points a drawing is sharp at any size and prints as such; more are painted. */
const DRAWN_SHARP = 2000;

const prepare = once(() =>
  use([
    LineChart,
    BarChart,
    PieChart,
    ScatterChart,
    GridComponent,
    TooltipComponent,
    LegendScrollComponent,
    MarkLineComponent,
    TitleComponent,
    AriaComponent,
    LabelLayout,
    SVGRenderer,
  ]),
);

export type Surface = 'canvas' | 'svg';

export function surfaceFor(chart: Chart): Surface {
  return chart.series.length * chart.x.values.length > DRAWN_SHARP ? 'canvas' : 'svg';
}

/** Ready at once for what is drawn; what is painted is seldom needed and comes then. */
export const surfaceReady = (surface: Surface): Promise<void> | undefined =>
  surface === 'svg' || painter.there ? undefined : painter.fetch();

const painter = {
  there: false,
  fetch: async () => {
    const { useCanvas } = await import('./canvas.ts');
    useCanvas();
    painter.there = true;
  },
};

/** One chart drawn into an element; its surface must be ready. Throws only what the library throws. */
export class Drawing {
  readonly #instance: EChartsType;
  #chart: Chart | undefined;
  #look: ChartLook | undefined;
  /** Where the keyboard is. */
  #attended: ChartPoint | undefined;

  constructor(host: HTMLElement, surface: Surface, { width, height }: { width: number; height: number }) {
    prepare();
    this.#instance = init(host, null, { renderer: surface, width, height });
  }

  show(chart: Chart, look: ChartLook): void {
    this.#chart = chart;
    this.#look = look;
    const { width, height } = look;
    if (this.#instance.getWidth() !== width || this.#instance.getHeight() !== height)
      this.#instance.resize({ width, height, silent: true });
    const option = { ...dressOption(chart, chartOption(chart, look)), tooltip: this.#tooltip(chart, look) };
    this.#instance.setOption(option, { notMerge: true });
  }

  /** Whoever presses a point, or the plane beside one. */
  onPress(pressed: (point: ChartPoint) => void): void {
    this.#instance.on('click', ({ seriesIndex, dataIndex, componentType }) => {
      if (componentType !== 'series' || seriesIndex === undefined || !this.#chart) return;
      const point = pointAt(this.#chart, { seriesIndex, dataIndex });
      if (point) pressed(point);
    });
    this.#instance.getZr().on('click', ({ target, offsetX, offsetY }) => {
      if (target || !this.#chart) return;
      const point = this.#nearest(this.#chart, [offsetX, offsetY]);
      if (point) pressed(point);
    });
  }

  /** Shows what is said of a point; undefined takes it away. */
  attend(point: ChartPoint | undefined): void {
    this.#attended = point;
    const drawn = point && this.#chart ? drawnPoint(this.#chart, point) : undefined;
    this.#instance.dispatchAction({ type: 'downplay' });
    if (drawn) this.#instance.dispatchAction({ type: 'highlight', ...drawn });
    // What is shown at the same place is not made anew unless it was away.
    this.#instance.dispatchAction({ type: 'hideTip' });
    if (drawn) this.#instance.dispatchAction({ type: 'showTip', ...drawn });
  }

  /** The drawing as it stands, for a picture without a page around it. */
  svgText(): string {
    return plainXml(this.#instance.renderToSVGString());
  }

  pngAddress(pixels: number): string {
    return this.#instance.getDataURL({
      type: 'png',
      pixelRatio: pixels,
      backgroundColor: this.#look?.surface ?? '#fff',
    });
  }

  dispose(): void {
    this.#instance.dispose();
  }

  #tooltip(chart: Chart, look: ChartLook): Record<string, unknown> {
    const plane = ['line', 'area', 'bar', 'stack', 'combo'].includes(chart.mark);
    const bars = chart.series.some(({ mark }) => mark === 'bar');
    return {
      trigger: plane ? 'axis' : 'item',
      confine: true,
      transitionDuration: 0,
      backgroundColor: look.surface,
      borderColor: look.axis,
      borderWidth: 1,
      padding: [8, 12],
      textStyle: { color: look.text, fontSize: 12 },
      axisPointer: {
        type: bars ? 'shadow' : 'line',
        animation: false,
        lineStyle: { color: look.axis, type: 'solid' },
        shadowStyle: { color: look.text, opacity: 0.05 },
      },
      formatter: (given: unknown) => this.#hint(chart, look, given),
    };
  }

  #hint(chart: Chart, look: ChartLook, given: unknown): HTMLElement | string {
    const [first] = (Array.isArray(given) ? given : [given]) as { seriesIndex: number; dataIndex: number }[];
    const point = first && pointAt(chart, first);
    const here = this.#attended?.index === point?.index ? this.#attended?.series : undefined;
    return point ? hintElement(chart, look, point, here) : '';
  }

  /** Beside a line: its place along x, and of the series there the nearest. */
  #nearest(chart: Chart, pixel: [number, number]): ChartPoint | undefined {
    if (!['line', 'area', 'bar', 'stack', 'combo'].includes(chart.mark)) return undefined;
    if (!this.#instance.containPixel({ gridIndex: 0 }, pixel)) return undefined;
    const [across = 0, up = 0] = this.#instance.convertFromPixel({ gridIndex: 0 }, pixel);
    const index = Math.round(chart.horizontal ? up : across);
    let nearest: { series: number; apart: number } | undefined;
    for (const [series, { values }] of chart.series.entries()) {
      const value = values[index] ?? null;
      if (value === null) continue;
      const place = chart.horizontal ? [value, index] : [index, value];
      const [x = 0, y = 0] = this.#instance.convertToPixel({ seriesIndex: series }, place);
      const apart = Math.abs(chart.horizontal ? x - pixel[0] : y - pixel[1]);
      if (!nearest || apart < nearest.apart) nearest = { series, apart };
    }
    return nearest && { series: nearest.series, index };
  }
}
