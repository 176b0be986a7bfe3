import type { Moment } from './calendar.ts';
import { readMoment, readSerial, writeMoment } from './calendar.ts';
import { compareUnits, defineValueType, plainText } from './empty.ts';
import { accepted, refused } from './ValueType.ts';

const CANONICAL = 'YYYY-MM-DD';
const DAYS = ['YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'];

/** A day of the local calendar, `YYYY-MM-DD`. */
export const date = defineValueType({
  parse: (input) => {
    const moment = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) && readMoment(input, CANONICAL);
    return moment ? accepted(input) : refused(reason(plainText(input)));
  },
  format: (value, options) => {
    const moment = options.format ? readMoment(plainText(value), CANONICAL) : undefined;
    return moment && options.format ? writeMoment(moment, options.format) : plainText(value);
  },
  compare: (left, right) => compareUnits(plainText(left), plainText(right)),
  toText: plainText,
  fromText: (text, options) => {
    const written = text.trim();
    if (written === '') return accepted(null);
    const moment = readDay(written, options.formats ?? []);
    return moment ? accepted(writeMoment(moment, CANONICAL)) : refused(reason(written));
  },
});

/** Reads a day however it may be written; a time behind it is dropped. Ambiguous orders only by `formats`. */
export function readDay(text: string, formats: readonly string[]): Moment | undefined {
  const day = text.replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/, '');
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

function reason(text: string): string {
  const shown = text.slice(0, 30);
  return /^\d{4}-\d{1,2}-\d{1,2}$/.test(text) ? `日期不存在：${shown}` : `日期格式应为 ${CANONICAL}：${shown}`;
}
