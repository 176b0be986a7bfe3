import { dayNumber, dayOf, type Moment, readMoment, writeMoment } from './calendar.ts';

/** A stretch of days that is chosen as one and kept as its first day. */
export type Period = 'year' | 'month' | 'week' | 'quarter';

const DAY = 'YYYY-MM-DD';

/** The first day of the period a day lies in; weeks begin on Monday. */
export function periodStart(moment: Moment, period: Period): Moment {
  if (period === 'year') return { ...moment, month: 1, day: 1 };
  if (period === 'month') return { ...moment, day: 1 };
  if (period === 'quarter') return { ...moment, month: firstMonth(quarterOf(moment)), day: 1 };
  const number = dayNumber(moment.year, moment.month, moment.day);
  return { ...moment, ...dayOf(number - weekday(number)) };
}

/** `2026`, `2026-05`, `2026-W21` (ISO 8601) or `2026-Q2`. */
export function periodText(moment: Moment, period: Period): string {
  if (period === 'year') return writeMoment(moment, 'YYYY');
  if (period === 'month') return writeMoment(moment, 'YYYY-MM');
  if (period === 'quarter') return `${writeMoment(moment, 'YYYY')}-Q${quarterOf(moment)}`;
  const { year, week } = weekOf(moment);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Reads a period as `periodText` writes it or as people do (`2026年5月`, `2026Q2`, `2026年第21周`); its first day. */
export function readPeriod(text: string, period: Period): Moment | undefined {
  const match = forms[period].exec(text);
  if (!match) return undefined;
  const [year, part] = [Number(match[1]), Number(match[2] ?? match[3] ?? 1)];
  if (period === 'week') return weekStart(year, part);
  const month = period === 'quarter' ? firstMonth(part) : part;
  return readMoment(`${match[1]}-${month}-1`, DAY);
}

const forms: Record<Period, RegExp> = {
  year: /^(\d{4})年?$/,
  month: /^(\d{4})[-/.年](\d{1,2})月?$/,
  quarter: /^(\d{4})(?:[-/ ]?[Qq]([1-4])|年第?([1-4])季度?)$/,
  week: /^(\d{4})(?:-?[Ww](\d{1,2})|年第?(\d{1,2})周)$/,
};

const quarterOf = ({ month }: Moment): number => Math.ceil(month / 3);
const firstMonth = (quarter: number): number => quarter * 3 - 2;

/** 0 for Monday; 1970-01-01 was a Thursday. */
const weekday = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** A week belongs to the year its Thursday lies in. */
function weekOf({ year, month, day }: Moment): { year: number; week: number } {
  const number = dayNumber(year, month, day);
  const thursday = number - weekday(number) + 3;
  const own = dayOf(thursday).year;
  return { year: own, week: Math.floor((thursday - dayNumber(own, 1, 1)) / 7) + 1 };
}

/** The fourth of January always lies in the first week. */
function weekStart(year: number, week: number): Moment | undefined {
  const fourth = dayNumber(year, 1, 4);
  const monday = dayOf(fourth - weekday(fourth) + (week - 1) * 7);
  const moment = { ...monday, hour: 0, minute: 0, second: 0 };
  const back = weekOf(moment);
  return back.year === year && back.week === week ? moment : undefined;
}
