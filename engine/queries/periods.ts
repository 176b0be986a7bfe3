import { dayNumber, dayOf, daysInMonth, type Moment, readMoment, writeMoment } from '../values/calendar.ts';

/** Stretches of days by name; what they are moves with today. */
export const periodTitles = {
  today: '今天',
  yesterday: '昨天',
  last7: '近7天',
  last14: '近14天',
  last30: '近30天',
  thisMonth: '本月',
  lastMonth: '上月',
} as const;

export type PeriodName = keyof typeof periodTitles;

export const periodNames = Object.keys(periodTitles) as PeriodName[];

/** Two days, `YYYY-MM-DD`, both of them in it; an empty one leaves its end open. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY = 'YYYY-MM-DD';

/** Names of the two values a period stands for in SQL: `${dateFrom}` and `${dateTo}`. */
export const endsOf = (key: string): readonly [string, string] => [`${key}From`, `${key}To`];

/** The days a text stands for: a period's name, or two days `2026-01-01,2026-01-31` of which one may be missing. */
export function dayRange(text: string, today: string): DayRange | undefined {
  if (isPeriodName(text)) return namedRange[text](momentOf(today));
  const [from = '', to = '', ...more] = text.split(',').map((each) => each.trim());
  const known = [from, to].every((day) => day === '' || isDay(day));
  return known && more.length === 0 && text.includes(',') ? { from, to } : undefined;
}

/** Two days as one text; '' for none. */
export function rangeText({ from, to }: DayRange): string {
  return from === '' && to === '' ? '' : `${from},${to}`;
}

export function isPeriodName(text: string): text is PeriodName {
  return Object.hasOwn(periodTitles, text);
}

const namedRange: Record<PeriodName, (today: Moment) => DayRange> = {
  today: (today) => ({ from: textOf(today), to: textOf(today) }),
  yesterday: (today) => ({ from: before(today, 1), to: before(today, 1) }),
  last7: (today) => ({ from: before(today, 6), to: textOf(today) }),
  last14: (today) => ({ from: before(today, 13), to: textOf(today) }),
  last30: (today) => ({ from: before(today, 29), to: textOf(today) }),
  thisMonth: (today) => ({ from: textOf({ ...today, day: 1 }), to: monthEnd(today) }),
  lastMonth: (today) => ({ from: textOf({ ...monthBefore(today), day: 1 }), to: monthEnd(monthBefore(today)) }),
};

/** Days by name, for what a date begins with. */
const namedDay = {
  today: textOf,
  yesterday: (today: Moment) => before(today, 1),
  weekStart: (today: Moment) => before(today, weekday(today)),
  monthStart: (today: Moment) => textOf({ ...today, day: 1 }),
  monthEnd,
  lastMonthStart: (today: Moment) => textOf({ ...monthBefore(today), day: 1 }),
  lastMonthEnd: (today: Moment) => monthEnd(monthBefore(today)),
  yearStart: (today: Moment) => textOf({ ...today, month: 1, day: 1 }),
} as const;

export const dayNames: readonly string[] = Object.keys(namedDay);

/** The day of a name, as of today (`YYYY-MM-DD`); undefined: there is no such name. */
export function dayNamed(name: string, today: string): string | undefined {
  return Object.hasOwn(namedDay, name) ? namedDay[name as keyof typeof namedDay](momentOf(today)) : undefined;
}

const days = new Map<string, Intl.DateTimeFormat>();

/** The day it is in a time zone at a moment in epoch milliseconds. Asked at every request: making a format takes long. */
export function dayIn(timeZone: string, at: number): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  days.set(timeZone, format);
  return format.format(at);
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && readMoment(text, DAY) !== undefined;

function momentOf(day: string): Moment {
  const moment = readMoment(day, DAY);
  if (!moment) throw new Error(`no day: ${day}`);
  return moment;
}

function textOf(moment: Moment): string {
  return writeMoment(moment, DAY);
}

function before(today: Moment, days: number): string {
  return textOf({ ...today, ...dayOf(dayNumber(today.year, today.month, today.day) - days) });
}

function monthBefore({ year, month, ...rest }: Moment): Moment {
  return { ...rest, year: month === 1 ? year - 1 : year, month: month === 1 ? 12 : month - 1, day: 1 };
}

function monthEnd(moment: Moment): string {
  return textOf({ ...moment, day: daysInMonth(moment.year, moment.month) });
}

/** 0 for Monday; 1970-01-01 was a Thursday. */
const weekday = ({ year, month, day }: Moment): number => (((dayNumber(year, month, day) + 3) % 7) + 7) % 7;
