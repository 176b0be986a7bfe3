import type { BoardCompare, BoardGrain, BoardMeasure } from '../plan/board.ts';
import type { DayRange } from '../queries/periods.ts';
import { dayNumber, dayOf, daysInMonth, readMoment, writeMoment } from '../values/calendar.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** A figure as people read it, without its unit; nothing is a dash. */
export function shownFigure(
  value: unknown,
  { kind, format, precision }: Pick<BoardMeasure, 'kind' | 'format' | 'precision'>,
): string {
  if (value === null || value === undefined) return '—';
  return kind === 'number' ? valueTypes.number.format(value, { format, precision }) : valueTypes[kind].format(value);
}

/** How far a figure is from what it is compared with, and whether that is good. */
export interface Difference {
  /** `+12.3%`, `−1.2 个百分点`. */
  text: string;
  way: 'up' | 'down' | 'same';
  /** Undefined where neither way is better. */
  good?: boolean;
}

export function differenceOf(
  now: unknown,
  before: unknown,
  { format, better }: Pick<BoardMeasure, 'format' | 'better'>,
): Difference | undefined {
  const [one, other] = [numberIn(now), numberIn(before)];
  if (one === undefined || other === undefined) return undefined;
  const gap = one - other;
  if (format !== 'percent' && other === 0) return undefined;
  const shown = format === 'percent' ? gap * 100 : (gap / Math.abs(other)) * 100;
  const rounded = Math.round(shown * 10) / 10;
  const way = rounded === 0 ? 'same' : rounded > 0 ? 'up' : 'down';
  const text = `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}${format === 'percent' ? ' 个百分点' : '%'}`;
  return { text, way, ...(better === undefined || way === 'same' ? {} : { good: way === better }) };
}

/** What a figure is compared with, by the name people have for it. */
export const comparedWith: Readonly<Record<BoardCompare, string>> = {
  previous: '较上期',
  lastYear: '较去年同期',
  target: '较目标',
  none: '',
};

function numberIn(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The days of a group that begins on a day. */
export function groupDays(day: string, grain: BoardGrain): DayRange {
  const moment = readMoment(day, 'YYYY-MM-DD');
  if (grain === 'day' || moment === undefined) return { from: day, to: day };
  const first = dayNumber(moment.year, moment.month, moment.day);
  const last = grain === 'week' ? first + 6 : first + daysInMonth(moment.year, moment.month) - 1;
  return { from: day, to: writeMoment({ ...dayOf(last), hour: 0, minute: 0, second: 0 }, 'YYYY-MM-DD') };
}
