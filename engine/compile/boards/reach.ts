import type { BoardFile } from '../../../schemas/generated/types.ts';
import { systemFields } from '../../names.ts';
import type { BoardDimension } from '../../plan/board.ts';
import type { ReportParam } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { listed, type Sentence } from '../../sentence.ts';
import type { Figures } from '../measures/figures.ts';
import type { Counted } from './planBoard.ts';

export const MOMENTS: ReadonlySet<ValueKind> = new Set(['date', 'datetime']);

/** A model or report as the parts of a board see it. */
export interface Source {
  key: string;
  /** Parameters of a report. */
  params: readonly ReportParam[];
  dimensions: ReadonlyMap<string, BoardDimension>;
  figures: Figures;
}

/** The period and the filters that neither reach a part nor are said not to. */
export function unreached(
  source: Source,
  { date, ignores, reach, params }: Counted,
  { period, filters }: Pick<BoardFile, 'period' | 'filters'>,
): Sentence[] {
  const said = new Set([...ignores, ...Object.keys(reach ?? {}), ...Object.values(params ?? {})]);
  const { called } = source.figures;
  const found: Sentence[] = [];
  if (period && date === undefined && !said.has('period')) found.push(periodSentence(source));
  for (const { key } of filters ?? []) {
    if (said.has(key)) continue;
    const same = source.params.find((param) => param.key === key && !param.period);
    const ways = [...(same ? [`"params": { "${key}": "${key}" }`] : []), `"filters": { "${key}": "它的一列" }`];
    found.push(sentences['board-reach']('筛选', key, called, ways));
  }
  for (const { key, required, defaultValue } of source.params)
    if (required && defaultValue === undefined && params?.[key] === undefined) found.push(unasked(key, called));
  return found;
}

/** A parameter that must be given and that nobody is asked for keeps the part from being counted. */
const unasked = (key: string, called: string): Sentence => ({
  ...sentences['missing-key'](key),
  message: `${called} 的参数 "${key}" 必填，看板没有交给它值，这一块打不开`,
  expected: `"params": { "${key}": "一个筛选项" }`,
  fix: `请写上 "params": { "${key}": … }，或给这个参数写 defaultValue`,
});

/** A report that asks for a period takes it as it is; else a column says the day. */
function periodSentence({ params, dimensions, figures }: Source): Sentence {
  const { called } = figures;
  const dates = [...dimensions.values()].filter(({ kind }) => MOMENTS.has(kind));
  const days = dates.filter((each) => !isStretch(each, figures));
  const taking = params.filter(({ period }) => period);
  const ways = [...taking.map(({ key }) => `"params": { "${key}": "period" }`), ...dateWay(days)];
  const notes = taking.length > 0 ? [] : [asTwoDays(params), ofStretches(dates, days)];
  const note = notes.filter((each) => each !== '').join('；');
  return sentences['board-reach']('期间', 'period', called, ways, note);
}

/** Days that the author declared come before those the product keeps. */
function dateWay(days: readonly BoardDimension[]): string[] {
  const keys = days.map(({ key }) => key).toSorted((one, other) => Number(SYSTEM.has(one)) - Number(SYSTEM.has(other)));
  if (keys.length < 2) return keys.map((key) => `"date": "${key}"`);
  return [`"date": …（${listed(keys, '日期列')}）`];
}

const SYSTEM: ReadonlySet<string> = new Set(systemFields.map(({ key }) => key));

/** Two dates in place of a period get nothing of a board's. */
function asTwoDays(params: readonly ReportParam[]): string {
  const [first, second] = params.filter(({ kind, period }) => !period && (kind === 'date' || kind === 'datetime'));
  if (first === undefined || second === undefined) return '';
  const key = /^(.+)From$/.exec(first.key)?.[1] ?? 'date';
  const ends = `\${${key}From}、\${${key}To}`;
  return `参数 "${first.key}"、"${second.key}" 换成一个 { "key": "${key}", "type": "period" }（SQL 里写 ${ends}），就可写 "params": { "${key}": "period" }`;
}

/** Where every date is a month or so, its first day may lie before the period that it is counted in. */
function ofStretches(dates: readonly BoardDimension[], days: readonly BoardDimension[]): string {
  const [first] = dates;
  if (first === undefined || days.length > 0) return '';
  return `"${first.key}" 只到一段日子的头一天，期间不从那天起就数不到它，请先让报表输出到日的列`;
}

const STRETCH_KEY = /(?:month|week|quarter|year)s?$/i;
const STRETCH_TITLE = /(?:[月周季年]|月份|季度|年份|年度)$/;

/** Whether a date stands for a month or another stretch of days. */
function isStretch({ key, title }: BoardDimension, figures: Figures): boolean {
  const { period = 'date' } = (figures.column(key)?.cell ?? {}) as { period?: string };
  return period !== 'date' || STRETCH_KEY.test(key) || STRETCH_TITLE.test(title);
}
