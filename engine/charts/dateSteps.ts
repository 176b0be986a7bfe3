import { dayNumber, dayOf, type Moment, readMoment, writeMoment } from '../values/calendar.ts';
import { periodText, readPeriod } from '../values/period.ts';

/** One way dates are written: as a count of steps, and back. */
interface DateForm {
  form: RegExp;
  count(text: string): number | undefined;
  /** The count of what a day lies in. */
  of(day: Moment): number;
  write(count: number): string;
}

/** More places than this are not filled in: the dates are then too far apart for empty ones between them. */
const MOST_FILLED = 5000;

/**
 * Puts the dates that are missing between the first and the last into a sorted list without repetitions: a line must
 * not run over days that have no value. The step is the widest that meets all dates (days, weeks, months …). Null when
 * the dates are of no known form, or of several, or would become too many.
 */
export function fillDates(dates: readonly string[]): string[] | null {
  const counted = countAll(dates);
  if (counted === null) return null;
  const { form, counts } = counted;
  const first = counts[0] ?? 0;
  const last = counts.at(-1) ?? first;
  const step = counts.reduce((shared, count) => divisor(shared, count - first), 0);
  if (step === 0) return [...dates];
  const places = (last - first) / step + 1;
  if (places === dates.length) return [...dates];
  if (places > Math.max(MOST_FILLED, dates.length)) return null;
  const known = new Map(dates.map((date, at) => [counts[at], date]));
  return Array.from({ length: places }, (_, at) => {
    const count = first + at * step;
    return known.get(count) ?? form.write(count);
  });
}

/**
 * The place among dates that a day (`YYYY-MM-DD`) lies in: itself, or the week, month … that has it; of times the first
 * of that day. Undefined where there is none of it, or the dates are of no known form.
 */
export function placeOfDay(dates: readonly string[], day: string): number | undefined {
  const moment = readMoment(day, DAY_PATTERN);
  const counted = countAll(dates);
  if (moment === undefined || counted === null) return undefined;
  const { form, counts } = counted;
  // One first of a month alone is more likely a day.
  if (form === MONTH_STARTS && dates.length === 1) return dates[0] === day ? 0 : undefined;
  const wanted = form.of(moment);
  if (form !== TIMES) {
    const weeks = form === DAYS && counts.length > 1 && counts.every(isMonday);
    const at = counts.findIndex((count) => count <= wanted && wanted < count + (weeks ? WEEK : 1));
    return at < 0 ? undefined : at;
  }
  const within = counts.flatMap((count, at) => (count >= wanted && count < wanted + MINUTES ? [{ count, at }] : []));
  return within.toSorted((one, other) => one.count - other.count)[0]?.at;
}

const WEEK = 7;
/** Day 0, 1970-01-01, was a Thursday. */
const isMonday = (count: number): boolean => (count + 3) % WEEK === 0;

/** Whether all are dates of one form: months that a report wrote as texts, too. */
export const areDates = (texts: readonly string[]): boolean => countAll(texts) !== null;

function countAll(dates: readonly string[]): { form: DateForm; counts: number[] } | null {
  for (const form of FORMS) {
    const counts: number[] = [];
    for (const date of dates) {
      const count = form.form.test(date) ? form.count(date) : undefined;
      if (count === undefined) break;
      counts.push(count);
    }
    if (counts.length === dates.length) return { form, counts };
  }
  return null;
}

function divisor(left: number, right: number): number {
  let [big, small] = [Math.abs(left), Math.abs(right)];
  while (small > 0) [big, small] = [small, big % small];
  return big;
}

const DAY_PATTERN = 'YYYY-MM-DD';
const MINUTE_PATTERN = 'YYYY-MM-DD HH:mm';
const MINUTES = 24 * 60;

/** Months since the year nothing. */
const monthsOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const monthText = (count: number): string =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

const monthOf = ({ year, month }: Moment): number => year * 12 + month - 1;
const numberOf = ({ year, month, day }: Moment): number => dayNumber(year, month, day);
/** Weeks since that of the first day there is; they begin on Monday. */
const weekNumber = (day: Moment): number => Math.floor((numberOf(day) + 3) / 7);

function dayCount(text: string): number | undefined {
  const moment = readMoment(text, DAY_PATTERN);
  return moment && numberOf(moment);
}

const dayText = (count: number): string => writeMoment({ ...dayOf(count), hour: 0, minute: 0, second: 0 }, DAY_PATTERN);

const MONTH_STARTS: DateForm = {
  form: /^\d{4}-(?:0[1-9]|1[0-2])-01$/,
  count: monthsOf,
  of: monthOf,
  write: (count) => `${monthText(count)}-01`,
};

const DAYS: DateForm = { form: /^\d{4}-\d\d-\d\d$/, count: dayCount, of: numberOf, write: dayText };

const TIMES: DateForm = {
  form: /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
  count: (text) => {
    const moment = readMoment(text, MINUTE_PATTERN);
    if (!moment) return undefined;
    return numberOf(moment) * MINUTES + moment.hour * 60 + moment.minute;
  },
  of: (day) => numberOf(day) * MINUTES,
  write: (count) => {
    const day = Math.floor(count / MINUTES);
    const rest = count - day * MINUTES;
    return writeMoment({ ...dayOf(day), hour: Math.floor(rest / 60), minute: rest % 60, second: 0 }, MINUTE_PATTERN);
  },
};

/** What is more special stands first: days that are all the first of a month are months. */
const FORMS: readonly DateForm[] = [
  { form: /^\d{4}$/, count: Number, of: ({ year }) => year, write: (count) => String(count).padStart(4, '0') },
  { form: /^\d{4}-(?:0[1-9]|1[0-2])$/, count: monthsOf, of: monthOf, write: monthText },
  {
    form: /^\d{4}-Q[1-4]$/,
    count: (text) => Number(text.slice(0, 4)) * 4 + Number(text.slice(6)) - 1,
    of: ({ year, month }) => year * 4 + Math.ceil(month / 3) - 1,
    write: (count) => `${String(Math.floor(count / 4)).padStart(4, '0')}-Q${(count % 4) + 1}`,
  },
  {
    form: /^\d{4}-W\d\d$/,
    count: (text) => {
      const start = readPeriod(text, 'week');
      return start && weekNumber(start);
    },
    of: weekNumber,
    write: (count) => periodText({ ...dayOf(count * 7 - 3), hour: 0, minute: 0, second: 0 }, 'week'),
  },
  MONTH_STARTS,
  DAYS,
  TIMES,
];

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
const MIDNIGHT = ' 00:00';

/** The dates as people read them: without seconds, and without a time where all are midnight. */
export function shownDates(dates: readonly string[]): string[] {
  const minutes = dates.map((date) => date.replace(TIME, '$1 $2'));
  if (!minutes.every((date) => date.endsWith(MIDNIGHT))) return minutes;
  return minutes.map((date) => date.slice(0, -MIDNIGHT.length));
}
