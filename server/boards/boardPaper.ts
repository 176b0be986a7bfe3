import type { BoardData, BoardPartData } from '../../engine/boards/BoardData.ts';
import { type BoardItems, boardColumns, itemsOf, measureColumn } from '../../engine/boards/columns.ts';
import { sourceOf } from '../../engine/boards/parts.ts';
import { comparedWith, differenceOf } from '../../engine/boards/shown.ts';
import { buildChart } from '../../engine/charts/buildChart.ts';
import { readNumber } from '../../engine/charts/shown.ts';
import type { BoardCompare, BoardDataPart, BoardFigurePart, BoardPart, BoardPlan } from '../../engine/plan/board.ts';
import type { Paper, PaperFigure, PaperPart } from '../papers/Paper.ts';

/** What a paper is made of: the board as its reader sees it at this moment. */
export interface BoardPrint {
  plan: BoardPlan;
  data: BoardData;
  compare: BoardCompare;
  dictionary: BoardItems;
  /** Who made it. */
  person: string;
  timeZone: string;
}

/** The board as a document: filters, of when the data is, who made it and of which declaration, then every part. */
export function boardPaper(print: BoardPrint): Paper {
  const { plan, data, person, timeZone } = print;
  const time = timeOf(data.at, timeZone);
  return {
    title: plan.title,
    said: [
      { label: '筛选', text: filterWords(print) },
      { label: '数据时间', text: data.newest === undefined ? time : `${time}（数据到 ${data.newest}）` },
      { label: '制表人', text: person },
      { label: '声明', text: `${plan.id} ${plan.hash}` },
    ],
    parts: partsOf(print, plan.parts),
  };
}

function timeOf(at: string, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  // Sweden writes a time as ISO does.
  return new Intl.DateTimeFormat('sv-SE', options).format(new Date(at));
}

function filterWords({ plan, data, dictionary }: BoardPrint): string {
  const days = data.range ? [`${plan.period?.title ?? '期间'} ${data.range.from} 至 ${data.range.to}`] : [];
  const chosen = Object.entries(data.filters).map(([key, values]) => {
    const dimension = sourceOf(plan).dimensions[key];
    const items = dimension && itemsOf(dimension, dictionary);
    const texts = values.split(',').map((value) => items?.find((item) => item.value === value)?.text ?? value);
    return `${dimension?.title ?? key} ${texts.join('、')}`;
  });
  return [...days, ...chosen].join('；') || '无';
}

/** Figures beside one another are one part; groups and tabs are what is in them. */
function partsOf(print: BoardPrint, parts: readonly BoardPart[]): PaperPart[] {
  const result: PaperPart[] = [];
  for (const part of parts) {
    if (part.type === 'group') result.push(...partsOf(print, part.parts));
    else if (part.type === 'tabs') result.push(...part.tabs.flatMap((tab) => partsOf(print, tab.parts)));
    else if (part.type === 'figure') addFigure(print, part, result);
    else if (part.type === 'chart' || part.type === 'table') result.push(partOf(print, part));
  }
  return result;
}

function addFigure(print: BoardPrint, part: BoardFigurePart, result: PaperPart[]): void {
  const data = print.data.parts[part.id];
  const why = whyNot(data);
  const measure = sourceOf(print.plan, part).measures[part.measure];
  if (measure === undefined) return;
  const title = part.title ?? measure.title;
  if (why !== undefined) {
    result.push({ kind: 'notice', title, text: why });
    return;
  }
  const value = data?.rows[0]?.[part.measure];
  const column = { ...measureColumn(measure, print.data.filters), title };
  const figure: PaperFigure = { column, value: readNumber(value), ...changeOf(print, part, value) };
  const last = result.at(-1);
  if (last?.kind === 'figures') last.figures.push(figure);
  else result.push({ kind: 'figures', title: '', figures: [figure] });
}

function changeOf({ plan, data, compare }: BoardPrint, part: BoardFigurePart, value: unknown) {
  const { id, measure: key } = part;
  const measure = sourceOf(plan, part).measures[key];
  if (measure === undefined || compare === 'none') return {};
  const before = compare === 'target' ? measure.target : data.parts[id]?.before?.[key];
  const difference = differenceOf(value, before, measure);
  return difference === undefined ? {} : { change: `${comparedWith[compare]} ${difference.text}` };
}

function partOf(print: BoardPrint, part: Exclude<BoardDataPart, BoardFigurePart>): PaperPart {
  const { plan, data, dictionary } = print;
  const found = data.parts[part.id];
  const columns = boardColumns(plan, part, data.filters, dictionary);
  const title = part.title ?? (part.type === 'chart' ? (part.chart.title ?? '') : '');
  const why = whyNot(found);
  if (why !== undefined) return { kind: 'notice', title, text: why };
  const rows = found?.rows ?? [];
  if (part.type === 'table') return { kind: 'table', title, columns, rows };
  const declared = part.title === undefined ? part.chart : { ...part.chart, title: part.title };
  return { kind: 'chart', chart: buildChart(declared, columns, rows) };
}

const WHY: Readonly<Record<NonNullable<BoardPartData['error']>, string>> = {
  forbidden: '无权查看',
  slow: '数据太多，没有及时算完',
  failed: '没有取到数据',
};

const whyNot = (data: BoardPartData | undefined): string | undefined =>
  data === undefined ? WHY.failed : data.error && WHY[data.error];
