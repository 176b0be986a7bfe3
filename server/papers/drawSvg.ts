import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendScrollComponent,
  MarkLineComponent,
  TitleComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { Chart } from '../../engine/charts/Chart.ts';
import type { ChartLook } from '../../engine/charts/ChartLook.ts';
import { chartOption } from '../../engine/charts/chartOption.ts';
import { dressOption } from '../../engine/charts/dressOption.ts';
import { plainXml } from '../../engine/charts/plainXml.ts';
import { once } from '../../engine/once.ts';

const prepare = once(() =>
  use([
    LineChart,
    BarChart,
    PieChart,
    ScatterChart,
    GridComponent,
    LegendScrollComponent,
    MarkLineComponent,
    TitleComponent,
    AriaComponent,
    LabelLayout,
    SVGRenderer,
  ]),
);

/** The chart as one SVG, without a browser. Long work: for a thread of its own. */
export function drawSvg(chart: Chart, look: ChartLook): string {
  prepare();
  const { width, height } = look;
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    drawing.setOption({ ...dressOption(chart, chartOption(chart, look)), backgroundColor: look.surface });
    return plainXml(drawing.renderToSVGString());
  } finally {
    drawing.dispose();
  }
}
