import { addDecimals, decimalIn, multiplyDecimals, negativeOf } from '../measures/arithmetic.ts';
import type { GridColumn } from '../rows/RowTable.ts';
import { dayNumber, dayOf, daysInMonth, exists, type Moment, readMoment, writeMoment } from '../values/calendar.ts';
import { decimalValue } from '../values/decimal.ts';
import { optionsOf } from '../values/optionsOf.ts';
import type { Json } from '../values/ValueType.ts';

/** The value so many cells behind the last given one, from 1. */
export type Series = (place: number) => Json;

const DAY = 'YYYY-MM-DD';
const MOMENT = 'YYYY-MM-DD HH:mm:ss';
const SECONDS = 86_400;

/** Names that follow one another in a circle. */
const CIRCLES: readonly (readonly string[])[] = [
  ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期天'],
  ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'],
  Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
  ['第一季度', '第二季度', '第三季度', '第四季度'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

/**
 * How the values of a column go on, as spreadsheets have it: two make the step; a single date goes on by days, or by
 * the column's own period, a single text by its number or name, a single number not at all. `turned` (Ctrl) is the other
 * way: a single number counts up, all else is repeated. Undefined: the values are repeated.
 */
export function seriesOf(column: GridColumn, values: readonly Json[], turned = false): Series | undefined {
  const [first] = values;
  if (values.length === 0 || values.some((value) => value === null || value === undefined || value === '')) return;
  if (turned !== (column.kind === 'number' && values.length === 1)) return undefined;
  if (column.kind === 'number') return numbers(values);
  if (column.kind === 'date') return dates(values, optionsOf(column).period ?? 'day');
  if (column.kind === 'datetime') return moments(values);
  return column.kind === 'text' && typeof first === 'string' ? texts(values.map(String)) : undefined;
}

function numbers(values: readonly Json[]): Series | undefined {
  const decimals = values.flatMap((value) => decimalIn(value) ?? []);
  const last = decimals.at(-1);
  if (last === undefined || decimals.length !== values.length) return undefined;
  const step = decimals.length === 1 ? '1' : same(gaps(decimals, (one, next) => addDecimals(next, negativeOf(one))));
  if (step === undefined) return undefined;
  return (place) => decimalValue(addDecimals(last, multiplyDecimals(step, String(place))));
}

/** What is chosen as one month, quarter or year goes on by these many months. */
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

function dates(values: readonly Json[], unit: 'day' | 'week' | keyof typeof MONTHS): Series | undefined {
  const days = momentsIn(values, DAY);
  const last = days?.at(-1);
  if (!days || !last) return undefined;
  const ownMonths = unit === 'day' || unit === 'week' ? undefined : MONTHS[unit];
  const months = days.length === 1 ? ownMonths : monthStep(days);
  const step = days.length === 1 ? (unit === 'week' ? 7 : 1) : same(gaps(days.map(numberOf), minus));
  if (months !== undefined) return (place) => written(inMonths(last, months * place, isMonthEnd(days)), DAY);
  return step === undefined ? undefined : (place) => written({ ...last, ...dayOf(numberOf(last) + step * place) }, DAY);
}

function moments(values: readonly Json[]): Series | undefined {
  const times = momentsIn(values, MOMENT);
  const last = times?.at(-1);
  if (!times || !last) return undefined;
  const seconds = times.map(secondsOf);
  const step = times.length === 1 ? SECONDS : same(gaps(seconds, minus));
  if (step === undefined) return undefined;
  return (place) => {
    const at = secondsOf(last) + step * place;
    const rest = at - Math.floor(at / SECONDS) * SECONDS;
    const clock = { hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 };
    return written({ ...dayOf(Math.floor(at / SECONDS)), ...clock }, MOMENT);
  };
}

function texts(values: readonly string[]): Series | undefined {
  const circle = CIRCLES.find((names) => values.every((value) => names.includes(value)));
  if (circle) {
    const places = values.map((value) => circle.indexOf(value));
    const round = (place: number) => ((place % circle.length) + circle.length) % circle.length;
    const step = places.length === 1 ? 1 : same(gaps(places, (one, next) => round(next - one)));
    const last = places.at(-1) ?? 0;
    return step === undefined ? undefined : (place) => circle[round(last + step * place)] ?? null;
  }
  return counted(values);
}

/** `SKU-009` goes on as `SKU-010`: the last number in it counts, and keeps its width. A bare number is no count. */
function counted(values: readonly string[]): Series | undefined {
  const parts = values.flatMap((value) => {
    const match = /^(.*?\D)(\d{1,15})(\D*)$/s.exec(value);
    return match ? [{ head: match[1] ?? '', digits: match[2] ?? '', tail: match[3] ?? '' }] : [];
  });
  const last = parts.at(-1);
  const alike = parts.every(({ head, tail }) => head === last?.head && tail === last.tail);
  if (!last || !alike || parts.length !== values.length) return undefined;
  const numbers = parts.map(({ digits }) => Number(digits));
  const step = numbers.length === 1 ? 1 : same(gaps(numbers, minus));
  if (step === undefined) return undefined;
  const width = Math.min(...parts.map(({ digits }) => digits.length));
  return (place) => {
    const number = Number(last.digits) + step * place;
    return number < 0 ? null : `${last.head}${String(number).padStart(width, '0')}${last.tail}`;
  };
}

/** Months between one and the next, where they fall on the same day of the month, or all on the last. */
function monthStep(days: readonly Moment[]): number | undefined {
  const aligned = isMonthEnd(days) || new Set(days.map(({ day }) => day)).size === 1;
  const step = same(
    gaps(
      days.map(({ year, month }) => year * 12 + month),
      minus,
    ),
  );
  return aligned && step !== 0 ? step : undefined;
}

const isMonthEnd = (days: readonly Moment[]): boolean =>
  days.length > 1 && days.every(({ year, month, day }) => day === daysInMonth(year, month));

function inMonths(from: Moment, months: number, toEnd: boolean): Moment {
  const all = from.year * 12 + from.month - 1 + months;
  const [year, month] = [Math.floor(all / 12), (((all % 12) + 12) % 12) + 1];
  const days = daysInMonth(year, month);
  return { ...from, year, month, day: toEnd ? days : Math.min(from.day, days) };
}

/** Null beyond the years a calendar has here. */
const written = (moment: Moment, pattern: string): Json => (exists(moment) ? writeMoment(moment, pattern) : null);

function momentsIn(values: readonly Json[], pattern: string): Moment[] | undefined {
  const read = values.flatMap((value) => (typeof value === 'string' ? (readMoment(value, pattern) ?? []) : []));
  return read.length === values.length ? read : undefined;
}

const numberOf = ({ year, month, day }: Moment): number => dayNumber(year, month, day);
const secondsOf = (moment: Moment): number =>
  numberOf(moment) * SECONDS + moment.hour * 3600 + moment.minute * 60 + moment.second;
const minus = (one: number, next: number): number => next - one;

function gaps<T, G>(values: readonly T[], between: (one: T, next: T) => G): G[] {
  return values.slice(1).map((next, at) => between(values[at] as T, next));
}

/** The one value all are; undefined when they differ, or there is none. */
function same<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
