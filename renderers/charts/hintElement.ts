import type { Chart } from '../../engine/charts/Chart.ts';
import type { ChartLook } from '../../engine/charts/ChartLook.ts';
import { type ChartPoint, hintOf } from '../../engine/charts/pointing.ts';

/** What stands beside a point; `here`: the series the keyboard is on. Made of nodes: a name is never read as markup. */
export function hintElement(chart: Chart, look: ChartLook, point: ChartPoint, here?: number): HTMLElement {
  const hint = hintOf(chart, point);
  const element = document.createElement('div');
  element.className = 'chart-hint';
  if (hint.head !== '') element.append(part('chart-hint-head', hint.head));
  for (const { series, title, text } of hint.lines) {
    const line = part('chart-hint-line', '');
    if (chart.series.length > 1) {
      const mark = part('chart-hint-mark', '');
      mark.style.background = look.palette[series % look.palette.length] ?? look.text;
      line.append(mark);
    }
    line.append(part('chart-hint-title', title), part('chart-hint-value', text));
    if (series === here && chart.series.length > 1) line.dataset.here = '';
    element.append(line);
  }
  if (hint.foot !== undefined) element.append(part('chart-hint-foot', hint.foot));
  return element;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.textContent = text;
  return element;
}
