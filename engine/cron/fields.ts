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
