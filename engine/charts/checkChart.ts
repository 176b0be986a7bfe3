import type { ChartDeclaration } from '../../schemas/generated/types.ts';
import { likeliest, misspelt } from '../nearest.ts';
import type { ChartColumn, ChartMark, PlanChart, PlanChartValue } from '../plan/chart.ts';
import { hint, inWords, listed, meant, type Sentence } from '../sentence.ts';
import { type ChartMistake, mistake } from './ChartMistake.ts';
import { wrongAnnotations } from './checkAnnotations.ts';
import { isAdditive } from './shown.ts';

const MOST_VALUES = 12;
const MOST_REFERENCES = 8;

/** Marks that draw one value, and one only. */
const SINGLE: ReadonlySet<ChartMark> = new Set(['pie', 'donut', 'scatter', 'funnel', 'heatmap', 'gauge', 'waterfall']);
/** Marks that a further column may split. */
const SPLIT: ReadonlySet<ChartMark> = new Set(['line', 'area', 'bar', 'stack', 'scatter', 'heatmap']);
const TWO_AXES: ReadonlySet<ChartMark> = new Set(['line', 'area', 'bar', 'combo']);
/** Marks whose values are added to each other. */
const SUMMED: ReadonlySet<ChartMark> = new Set(['stack', 'waterfall', 'pie', 'donut']);
const NO_LINES: ReadonlySet<ChartMark> = new Set(['pie', 'donut', 'funnel', 'heatmap', 'gauge', 'waterfall']);

/** Where a chart names what it draws, and not by what. */
export const FIGURES: ReadonlySet<unknown> = new Set(['y', 'references', 'target']);

/**
 * What is wrong with a chart over these columns. `written` is the declaration as it stands in the file: it tells
 * whether a value was written as a key or as an object.
 */
export function checkChart(
  plan: PlanChart,
  columns: readonly ChartColumn[],
  written: { y?: readonly unknown[] } = {},
): ChartMistake[] {
  const known = new Map(columns.map((column) => [column.key, column]));
  const pathOfValue = (at: number) => ['y', at, ...(typeof written.y?.[at] === 'string' ? [] : ['key'])];
  return [
    ...unknownKeys(plan, known, pathOfValue),
    ...wrongKinds(plan, known, pathOfValue),
    ...wrongShape(plan),
    ...wrongSums(plan, known, pathOfValue),
    ...wrongAnnotations(plan, known),
  ];
}

/** Every key the chart names, with where it stands. */
export function keysOfChart(plan: PlanChart): { key: string; path: (string | number)[] }[] {
  return [
    ...(plan.x === undefined ? [] : [{ key: plan.x, path: ['x'] }]),
    ...plan.y.map(({ key }, at) => ({ key, path: ['y', at, 'key'] })),
    ...(plan.series === undefined ? [] : [{ key: plan.series, path: ['series'] }]),
    ...(plan.references ?? []).flatMap(({ key }, at) =>
      key === undefined ? [] : [{ key, path: ['references', at, 'key'] }],
    ),
    ...(plan.annotations ?? []).flatMap(({ key }, at) =>
      key === undefined ? [] : [{ key, path: ['annotations', at, 'key'] }],
    ),
    ...(typeof plan.target === 'string' ? [{ key: plan.target, path: ['target'] }] : []),
  ];
}

type Known = ReadonlyMap<string, ChartColumn>;
type PathOfValue = (at: number) => (string | number)[];

function unknownKeys(plan: PlanChart, known: Known, pathOfValue: PathOfValue): ChartMistake[] {
  return keysOfChart(plan)
    .filter(({ key }) => !known.has(key))
    .map(({ key, path }) => ({
      about: 'unknown',
      path: path[0] === 'y' ? pathOfValue(Number(path[1])) : path,
      sentence: FIGURES.has(path[0]) ? unknownFigure(key, known) : unknownColumn(key, [...known.keys()]),
    }));
}

function unknownColumn(key: string, known: readonly string[]): Sentence {
  const suggestion = likeliest(key, known);
  return {
    message: `图里的 "${key}" 没有这样的列`,
    found: key,
    expected: listed(known, '列'),
    fix: meant(suggestion, '请改用上列的 key'),
    ...hint(suggestion),
  };
}

/** Another number makes another chart: only a slip is mended unasked. */
function unknownFigure(key: string, known: Known): Sentence {
  const numbers = numbersIn(known);
  const sentence = { ...unknownColumn(key, numbers), ...(numbers.length === 0 ? { expected: '数值列' } : {}) };
  const slip = misspelt(key, numbers);
  return slip === undefined ? inWords(sentence) : { ...sentence, fix: meant(slip, ''), suggestion: slip };
}

const numbersIn = (known: Known): string[] =>
  [...known.values()].filter(({ kind }) => kind === 'number').map(({ key }) => key);

function wrongKinds(plan: PlanChart, known: Known, pathOfValue: PathOfValue): ChartMistake[] {
  const numbers = numbersIn(known);
  const others: ReadonlySet<unknown> = new Set(['series', 'annotations', ...(plan.mark === 'scatter' ? [] : ['x'])]);
  const needed = keysOfChart(plan).filter(({ path }) => !others.has(path[0]));
  return needed.flatMap(({ key, path }) => {
    const column = known.get(key);
    if (!column || column.kind === 'number') return [];
    return {
      about: 'kind',
      path: path[0] === 'y' ? pathOfValue(Number(path[1])) : path,
      sentence: {
        message: `图里的 "${key}"（${column.title}）不是数值`,
        found: key,
        expected: numbers.length === 0 ? '数值列' : listed(numbers, '数值列'),
        fix: path[0] === 'x' ? '散点的横轴须是数值；按名称或日期画，请改用 bar 或 line' : '请改用数值列',
      },
    } satisfies ChartMistake;
  });
}

type Found = ChartMistake | false;

const wrongShape = (plan: PlanChart): ChartMistake[] =>
  [...wrongAxes(plan), ...wrongSeries(plan), ...wrongExtras(plan), ...plan.y.flatMap(wrongValue(plan))].filter(
    (each) => each !== false,
  );

function wrongAxes(plan: PlanChart): Found[] {
  const { mark, x, y } = plan;
  const noLeft = y.every(({ axis }) => axis === 'right') && TWO_AXES.has(mark);
  return [
    mark !== 'gauge' && x === undefined && mistake([], `${mark} 要写横轴`, '请写 "x": 一列的 key'),
    mark === 'gauge' && x !== undefined && mistake(['x'], '仪表没有横轴', '请删去 x，或改用 bar'),
    SINGLE.has(mark) && y.length > 1 && mistake(['y', 1], `${mark} 只画一个数值`, '请只留一个，或改用 bar、line'),
    y.length > MOST_VALUES && mistake(['y', MOST_VALUES], `数值超过 ${MOST_VALUES} 个`, '请分成几张图'),
    mark === 'combo' &&
      y.length < 2 &&
      mistake(['y'], 'combo 要两个以上的数值，一个用柱一个用线', '请再写一个数值，或改用 bar、line'),
    noLeft && mistake(['y', 0, 'axis'], '没有一个数值用左轴', '请至少留一个用左轴'),
  ];
}

function wrongSeries({ mark, x, y, series }: PlanChart): Found[] {
  if (series === undefined) return [mark === 'heatmap' && mistake([], 'heatmap 要写纵轴', '请写 "series": 一列的 key')];
  if (!SPLIT.has(mark)) return [mistake(['series'], `${mark} 不能按 series 分`, '请删去 series')];
  return [
    y.length > 1 && !SINGLE.has(mark) && mistake(['series'], 'series 只与一个数值同用', '请只留一个 y，或删去 series'),
    series === x && mistake(['series'], 'series 与 x 是同一列', '请改用另一列，或删去 series'),
  ];
}

function wrongExtras({ mark, horizontal, top, references, target }: PlanChart): Found[] {
  const flat = horizontal === true && mark !== 'bar' && mark !== 'stack';
  const noTop = top !== undefined && (mark === 'scatter' || mark === 'gauge');
  const noTarget = target !== undefined && NO_LINES.has(mark) && mark !== 'gauge';
  return [
    flat && mistake(['horizontal'], `${mark} 不能横着画`, '请删去 horizontal，或改用 bar'),
    noTop && mistake(['top'], `${mark} 没有可以合并的项`, '请删去 top'),
    NO_LINES.has(mark) &&
      references !== undefined &&
      mistake(['references'], `${mark} 上没有参考线`, '请删去 references，或改用 bar、line'),
    noTarget && mistake(['target'], `${mark} 上没有目标线`, '请删去 target，或改用 bar、line'),
    (references?.length ?? 0) > MOST_REFERENCES &&
      mistake(['references', MOST_REFERENCES], `参考线超过 ${MOST_REFERENCES} 条`, '请只留要紧的'),
  ];
}

const wrongValue =
  ({ mark, y }: PlanChart) =>
  (value: PlanChartValue, at: number): Found[] => [
    value.mark !== undefined &&
      mark !== 'combo' &&
      mistake(['y', at, 'mark'], '只有 combo 里的数值各有画法', '请删去 mark，或改用 combo'),
    value.axis === 'right' &&
      !TWO_AXES.has(mark) &&
      mistake(['y', at, 'axis'], `${mark} 没有右轴`, '请删去 axis，或改用 combo'),
    y.findIndex(({ key }) => key === value.key) < at &&
      mistake(['y', at], `数值 "${value.key}" 写了两次`, '请删去其中一个'),
  ];

/** What is summed must be of a kind that may be: shares added to each other say nothing. */
function wrongSums(plan: PlanChart, known: Known, pathOfValue: PathOfValue): ChartMistake[] {
  const ratios = plan.y.flatMap(({ key }, at) => {
    const column = known.get(key);
    return column?.kind === 'number' && !isAdditive(column) ? [{ column, at }] : [];
  });
  const [first] = ratios;
  const title = first?.column.title ?? '';
  const found: Found[] = [
    first !== undefined &&
      plan.top !== undefined &&
      mistake(['top'], `「${title}」不能相加，合不成「其他」`, '请删去 top，或换成能相加的数值'),
    first !== undefined &&
      SUMMED.has(plan.mark) &&
      mistake(pathOfValue(first.at), `「${title}」不能相加，不能画成 ${plan.mark}`, '请改用 bar 或 line'),
    plan.mark === 'gauge' &&
      plan.target === undefined &&
      plan.y.some(({ key }) => known.has(key) && known.get(key)?.format !== 'percent') &&
      mistake([], '仪表要有满刻度', '请写 "target": 一个数或一列的 key；只有比率的满刻度是 100%'),
  ];
  return found.filter((each) => each !== false);
}

/** Writes out the short forms. */
export function planChart(declared: ChartDeclaration): PlanChart {
  const { y, references, annotations, ...rest } = declared;
  return {
    ...rest,
    y: y.map((entry) => (typeof entry === 'string' ? { key: entry } : { ...entry })),
    ...(references === undefined ? {} : { references: references.map((reference) => ({ ...reference })) }),
    ...(annotations === undefined ? {} : { annotations: annotations.map((annotation) => ({ ...annotation })) }),
  };
}
