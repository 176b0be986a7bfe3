import { likeliest } from '../nearest.ts';
import type { ChartColumn, PlanChart } from '../plan/chart.ts';
import { listed } from '../sentence.ts';
import { readMoment } from '../values/calendar.ts';
import { type ChartMistake, mistake } from './ChartMistake.ts';

/** Marks over an axis along which something can be marked. */
const ANNOTATED: ReadonlySet<PlanChart['mark']> = new Set(['line', 'area', 'bar', 'stack', 'combo']);
const MOST_ANNOTATIONS = 50;
const DAY = 'YYYY-MM-DD';

/** What is wrong with the annotations of a chart over these columns. */
export function wrongAnnotations(plan: PlanChart, known: ReadonlyMap<string, ChartColumn>): ChartMistake[] {
  const { annotations, mark, x } = plan;
  if (annotations === undefined) return [];
  if (!ANNOTATED.has(mark))
    return [mistake(['annotations'], `${mark} 上没有标注`, '请删去 annotations，或改用 line、bar')];
  const axis = x === undefined ? undefined : known.get(x);
  if (axis !== undefined && axis.kind !== 'date') return [notAlongDates(axis, known)];
  const found = annotations.flatMap((each, at) => [...wrongDay(each.date, at), ...wrongText(each.key, at, known)]);
  const twice = annotations.flatMap(({ date, title, key }, at) => {
    const same = annotations.findIndex((each) => each.date === date && each.title === title && each.key === key);
    return same < at ? [mistake(['annotations', at], `标注 "${title ?? key}" 写了两次`, '请删去其中一个')] : [];
  });
  const many = annotations.length > MOST_ANNOTATIONS;
  return [
    ...found,
    ...twice,
    ...(many ? [mistake(['annotations', MOST_ANNOTATIONS], `标注超过 ${MOST_ANNOTATIONS} 条`, '请只留要紧的')] : []),
  ];
}

function notAlongDates({ key, title }: ChartColumn, known: ReadonlyMap<string, ChartColumn>): ChartMistake {
  const dates = [...known.values()].filter(({ kind }) => kind === 'date').map((column) => column.key);
  return {
    about: 'kind',
    path: ['annotations'],
    sentence: {
      message: `图的横轴 "${key}"（${title}）不是日期，标注没有地方`,
      found: key,
      expected: dates.length === 0 ? '日期列' : listed(dates, '日期列'),
      fix: '请改用日期列作横轴，或删去 annotations',
    },
  };
}

/** Days are found by their whole name. */
const WRITTEN = /^\d{4}-\d\d-\d\d$/;

function wrongDay(date: string | undefined, at: number): ChartMistake[] {
  if (date === undefined || (WRITTEN.test(date) && readMoment(date, DAY) !== undefined)) return [];
  return [mistake(['annotations', at, 'date'], `标注的日期 "${date}" 不是一天`, `请写成 ${DAY}，如 "2026-11-11"`)];
}

/** A column that there is not is told with all others of the chart. */
function wrongText(key: string | undefined, at: number, known: ReadonlyMap<string, ChartColumn>): ChartMistake[] {
  const column = key === undefined ? undefined : known.get(key);
  if (column === undefined || column.kind === 'text') return [];
  const texts = [...known.values()].filter(({ kind }) => kind === 'text').map((each) => each.key);
  const suggestion = likeliest(column.key, texts);
  return [
    {
      about: 'kind',
      path: ['annotations', at, 'key'],
      sentence: {
        message: `标注的 "${column.key}"（${column.title}）不是文字`,
        found: column.key,
        expected: texts.length === 0 ? '文字列' : listed(texts, '文字列'),
        fix: suggestion === undefined ? '请改用文字列' : `请改用文字列，如 "${suggestion}"`,
      },
    },
  ];
}
