import type { Moment } from './calendar.ts';
import { readMoment, readSerial, writeMoment } from './calendar.ts';
import { compareUnits, defineValueType, plainText } from './empty.ts';
import { type Period, periodStart, periodText, readPeriod } from './period.ts';
import { accepted, refused } from './ValueType.ts';

const CANONICAL = 'YYYY-MM-DD';
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = ['YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'];

/** A day of the local calendar, `YYYY-MM-DD`. */
export const date = defineValueType({
  parse: (input, { period }) => {
    const moment = typeof input === 'string' && WRITTEN.test(input) && readMoment(input, CANONICAL);
    if (!moment) return refused(reason(plainText(input), period));
    return accepted(period ? kept(moment, period) : input);
  },
  format: (value, options) => {
    const moment = options.format ? readMoment(plainText(value), CANONICAL) : undefined;
    return moment && options.format ? writeMoment(moment, options.format) : shown(value, options.period);
  },
  compare: (left, right) => compareUnits(plainText(left), plainText(right)),
  toText: (value, { period }) => shown(value, period),
  fromText: (text, { period, formats = [] }) => {
    const written = text.trim();
    if (written === '') return accepted(null);
    const moment = (period && readPeriod(written, period)) ?? readDay(written, formats);
    return moment ? accepted(kept(moment, period)) : refused(reason(written, period));
  },
});

function kept(moment: Moment, period: Period | undefined): string {
  return writeMoment(period ? periodStart(moment, period) : moment, CANONICAL);
}

function shown(value: unknown, period: Period | undefined): string {
  const moment = period ? readMoment(plainText(value), CANONICAL) : undefined;
  return moment && period ? periodText(moment, period) : plainText(value);
}

/** Reads a day however it may be written; a time behind it is dropped. Ambiguous orders only by `formats`. */
export function readDay(text: string, formats: readonly string[]): Moment | undefined {
  const day = text.replace(/[ T](?:[上下]午 ?)?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i, '');
  for (const pattern of [...formats, ...DAYS]) {
    const moment = readMoment(
      pattern === 'YYYYMMDD' ? spaced(day) : day,
      pattern === 'YYYYMMDD' ? 'YYYY-MM-DD' : pattern,
    );
    if (moment) return moment;
  }
  return readSerial(text);
}

/** `20220501` as `2022-05-01`: one-or-two-digit parts would otherwise swallow each other. */
function spaced(day: string): string {
  return /^\d{8}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : '';
}

const PATTERNS: Record<Period, string> = { year: 'YYYY', month: 'YYYY-MM', week: 'YYYY-Www', quarter: 'YYYY-Qn' };

function reason(text: string, period?: Period): string {
  const given = text.slice(0, 30);
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) return `日期不存在：${given}`;
  return `日期格式应为 ${period ? PATTERNS[period] : CANONICAL}：${given}`;
}
