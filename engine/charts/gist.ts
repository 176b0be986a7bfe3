import type { ChartMark } from '../plan/chart.ts';
import { annotationAt, type Chart, type ChartSeries, isEmptyChart } from './Chart.ts';
import { clean, shownValue } from './shown.ts';

const MARK_TITLES: Readonly<Record<ChartMark, string>> = {
  line: '折线图',
  area: '面积图',
  bar: '柱状图',
  stack: '堆叠柱状图',
  combo: '组合图',
  pie: '饼图',
  donut: '环图',
  scatter: '散点图',
  funnel: '漏斗图',
  heatmap: '热力图',
  gauge: '仪表图',
  waterfall: '瀑布图',
};

interface Point {
  series: ChartSeries;
  value: number;
  label: string;
}

/** The chart in one Chinese sentence: what it is, over what, the highest and lowest, the last against the first. */
export function gistOf(chart: Chart): string {
  const head = `${MARK_TITLES[chart.mark]}「${chart.title}」`;
  if (isEmptyChart(chart)) return `${head}：暂无数据。`;
  const said =
    chart.mark === 'gauge' ? gaugeWords(chart) : [rangeWords(chart), ...extremeWords(chart), changeWords(chart)];
  const happened = annotationWords(chart);
  const notes = chart.notes.length === 0 ? '' : `注意：${chart.notes.join('；')}。`;
  return `${head}：${said.filter((words) => words !== '').join('，')}。${happened}${notes}`;
}

const MOST_ANNOTATED = 5;

function annotationWords({ annotations, x }: Chart): string {
  if (annotations.length === 0) return '';
  const said = annotations.slice(0, MOST_ANNOTATED).map(({ at, text }) => `${x.labels[at] ?? ''} ${text}`);
  const more = annotations.length > said.length ? `等 ${annotations.length} 处` : '';
  return `标注：${said.join('、')}${more}。`;
}

/** One point, as it is said when the keyboard comes to it. */
export function pointWords(chart: Chart, series: number, index: number): string {
  const line = chart.series[series];
  if (!line) return '';
  const value = line.values[index] ?? null;
  const place = chart.x.labels[index] ?? '';
  const named = chart.series.length > 1 || place === '' ? [place, line.title] : [place];
  const read = value === null ? '没有数据' : shownValue(value, line.column);
  const happened = annotationAt(chart, index);
  const marked = happened === '' ? '' : `，标注：${happened}`;
  return `${named.filter((name) => name !== '').join('，')}：${read}${shareWords(chart, line, value)}${marked}`;
}

/** Of a whole: how much of it. */
export function shareOf(line: ChartSeries, value: number | null): number | null {
  const total = line.values.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return value === null || total <= 0 ? null : value / total;
}

function shareWords(chart: Chart, line: ChartSeries, value: number | null): string {
  if (chart.mark !== 'pie' && chart.mark !== 'donut') return '';
  const share = shareOf(line, value);
  return share === null ? '' : `，占 ${(share * 100).toFixed(1)}%`;
}

function gaugeWords(chart: Chart): string[] {
  const [line] = chart.series;
  if (!line) return [];
  const value = line.values[0] ?? null;
  const target = chart.target;
  const reached =
    value === null || target === null || target === 0 ? '' : `达到 ${((value / target) * 100).toFixed(1)}%`;
  return [
    `${line.title} ${shownValue(value, line.column)}`,
    target === null ? '' : `目标 ${shownValue(target, line.column)}`,
    reached,
  ];
}

function rangeWords(chart: Chart): string {
  const { labels, title } = chart.x;
  const [first, last] = [labels[0] ?? '', labels.at(-1) ?? ''];
  const series = chart.series.length > 1 ? `，${chart.series.length} 个系列` : '';
  const range = chart.x.kind === 'text' || labels.length < 2 ? '' : `${first} 至 ${last}，`;
  const what = chart.x.kind === 'text' && title !== '' ? `按${title}，` : '';
  return `${range}${what}共 ${labels.length} ${chart.x.kind === 'text' ? '项' : '点'}${series}`;
}

/** Values of different kinds are not compared: the first series of the left axis speaks for all. */
function extremeWords(chart: Chart): string[] {
  const key = chart.series[0]?.key;
  let [highest, lowest]: (Point | undefined)[] = [];
  for (const series of chart.series) {
    if (series.key !== key) continue;
    for (const [at, value] of series.values.entries()) {
      if (value === null) continue;
      const point = { series, value, label: chart.x.labels[at] ?? '' };
      if (!highest || value > highest.value) highest = point;
      if (!lowest || value < lowest.value) lowest = point;
    }
  }
  if (!highest || !lowest) return [];
  const words = (point: Point) => {
    const named = chart.series.length > 1 ? [point.label, point.series.title] : [point.label];
    return `${shownValue(point.value, point.series.column)}（${named.filter((name) => name !== '').join('，')}）`;
  };
  if (highest.value === lowest.value)
    return [`${highest.series.title}都是 ${shownValue(highest.value, highest.series.column)}`];
  return [`最高 ${words(highest)}`, `最低 ${words(lowest)}`];
}

/** Only along time. */
function changeWords(chart: Chart): string {
  const [line] = chart.series;
  if (!line || chart.x.kind !== 'date' || chart.series.length > 1) return '';
  const values = line.values.filter((value) => value !== null);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return '';
  const end = `末点 ${shownValue(last, line.column)}`;
  if (first === last) return `${end}，与首点持平`;
  const direction = last > first ? '高' : '低';
  const apart = Math.abs(clean(last - first));
  if (line.column.format === 'percent') return `${end}，比首点${direction} ${(apart * 100).toFixed(1)} 个百分点`;
  if (first === 0) return `${end}，比首点${direction} ${shownValue(apart, line.column)}`;
  return `${end}，比首点${direction} ${((apart / Math.abs(first)) * 100).toFixed(1)}%`;
}
