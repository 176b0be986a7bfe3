/** The seven parts of an expression, in their order; the last may be missing. */
export const cronFieldNames = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const;

export type CronFieldName = (typeof cronFieldNames)[number];

/** The text of each part; an empty year is a missing one. */
export type CronTexts = Readonly<Record<CronFieldName, string>>;

/** What a part may hold. */
export interface CronField {
  title: string;
  min: number;
  max: number;
  /** The largest interval; the smallest is 1. */
  maxStep: number;
  /** Names of the values from the first on. */
  names?: readonly string[];
}

/** Bounds of Quartz. A weekday is 1 (Sunday) to 7 (Saturday). */
export const cronFields: Readonly<Record<CronFieldName, CronField>> = {
  second: { title: '秒', min: 0, max: 59, maxStep: 59 },
  minute: { title: '分', min: 0, max: 59, maxStep: 59 },
  hour: { title: '时', min: 0, max: 23, maxStep: 23 },
  day: { title: '日', min: 1, max: 31, maxStep: 31 },
  month: {
    title: '月',
    min: 1,
    max: 12,
    maxStep: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  week: {
    title: '周',
    min: 1,
    max: 7,
    maxStep: 7,
    names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  },
  year: { title: '年', min: 1970, max: 2099, maxStep: 99 },
};

/** Names of the weekdays 1 to 7. */
export const weekdayTitles: readonly string[] = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** The expression of an empty value: every second. */
export const everySecond: CronTexts = {
  second: '*',
  minute: '*',
  hour: '*',
  day: '*',
  month: '*',
  week: '?',
  year: '*',
};

/** Puts the parts of an expression into their fields; undefined unless there are six or seven. */
export function splitCron(text: string): CronTexts | undefined {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== 6 && parts.length !== 7) return undefined;
  const [second = '', minute = '', hour = '', day = '', month = '', week = '', year = ''] = parts;
  return { second, minute, hour, day, month, week, year };
}

/** The expression as one text. */
export function joinCron(texts: CronTexts): string {
  return cronFieldNames
    .map((name) => texts[name])
    .filter((text) => text !== '')
    .join(' ');
}

/** Every value a part of plain values stands for, ascending; all of them for `*`, none for what depends on the month. */
export function valuesOf(field: CronFieldName, part: CronPart): readonly number[] {
  const { min, max } = cronFields[field];
  if (part.kind === 'every') return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  if (part.kind !== 'items') return [];
  const values = new Set<number>();
  for (const { from, to, step } of part.items) {
    const end = to ?? (step === undefined ? from : max);
    const last = end < from ? end + (max - min + 1) : end;
    for (let value = from; value <= last; value += step ?? 1) values.add(value > max ? value - (max - min + 1) : value);
  }
  return [...values].sort((left, right) => left - right);
}

/** The weekday 1 (Sunday) to 7 that a written number stands for; undefined when it stands for none. */
export function weekdayOf(written: number, numbers: WeekNumbers): number | undefined {
  const weekday = numbers === 'quartz' ? written : (written % 7) + 1;
  const known = numbers === 'quartz' ? written >= 1 && written <= 7 : written >= 0 && written <= 7;
  return known ? weekday : undefined;
}

/** How a weekday is written. */
export function writtenWeekday(weekday: number, numbers: WeekNumbers): string {
  return String(numbers === 'quartz' ? weekday : weekday - 1);
}

/** Which numbers a weekday may be written as, for a diagnostic. */
export function weekdayBounds(numbers: WeekNumbers): string {
  return numbers === 'quartz' ? '1（周日）到 7（周六）' : '0（周日）到 6（周六），7 也是周日';
}

/** `5`, `1-5`, `1/5`, `1-5/2`. Without `to` it is one value, or with a step everything from it to the field's end. */
export interface CronItem {
  from: number;
  /** Smaller than `from` where a range goes round: FRI-MON. */
  to?: number;
  step?: number;
}

/** The meaning of one part. Weekdays are 1 (Sunday) to 7 (Saturday) whatever they were written as. */
export type CronPart =
  | { kind: 'every' }
  | { kind: 'unset' }
  | { kind: 'items'; items: readonly CronItem[] }
  /** So many days before the last one of the month. */
  | { kind: 'last'; before: number }
  /** The workday nearest to the day so many days before the last one. */
  | { kind: 'lastWorkday'; before: number }
  | { kind: 'workday'; day: number }
  | { kind: 'lastWeekday'; weekday: number }
  | { kind: 'nthWeekday'; weekday: number; nth: number };

/** A Quartz expression. Exactly one of day and week is unset. */
export type CronExpression = Readonly<Record<Exclude<CronFieldName, 'year'>, CronPart>> & { year?: CronPart };

/**
 * How weekdays are written as numbers: `quartz` 1 (Sunday) to 7 (Saturday); `legacy` 0 (Sunday) to 6 (Saturday) with 7
 * read as Sunday too.
 */
export type WeekNumbers = 'quartz' | 'legacy';
