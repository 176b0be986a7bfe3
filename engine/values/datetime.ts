import type { Moment } from './calendar.ts';
import { readMoment, readSerial, writeMoment } from './calendar.ts';
import { readDay } from './date.ts';
import { compareUnits, defineValueType, plainText } from './empty.ts';
import { readTime } from './time.ts';
import { accepted, refused } from './ValueType.ts';

const CANONICAL = 'YYYY-MM-DD HH:mm:ss';

/** A moment of local time, `YYYY-MM-DD HH:mm:ss`; a text with a zone is refused rather than shifted. */
export const datetime = defineValueType({
  parse: (input) => {
    const text = typeof input === 'string' ? input.replace(/^(\d{4}-\d{2}-\d{2})T/, '$1 ') : '';
    const exact = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(text);
    const moment = exact ? readMoment(text.padEnd(19, '0000-00-00 00:00:00'.slice(text.length)), CANONICAL) : undefined;
    return moment ? accepted(writeMoment(moment, CANONICAL)) : refused(reason(plainText(input)));
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
    const moment = readWhole(written, options.formats ?? []);
    return moment ? accepted(writeMoment(moment, CANONICAL)) : refused(reason(written));
  },
});

function readWhole(text: string, formats: readonly string[]): Moment | undefined {
  for (const pattern of formats) {
    const moment = readMoment(text, pattern);
    if (moment) return moment;
  }
  const serial = readSerial(text);
  if (serial) return serial;
  const [, day = '', clock] = /^(\S+?)(?:[ T](\S.*))?$/.exec(text) ?? [];
  const moment = readDay(day, formats);
  if (!moment || clock === undefined) return moment;
  const time = readTime(clock.replace(/\.\d+$/, ''));
  return time && { ...moment, hour: time.hour, minute: time.minute, second: time.second };
}

function reason(text: string): string {
  const shown = text.slice(0, 30);
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
    ? `时间不存在：${shown}`
    : `时间格式应为 ${CANONICAL}：${shown}`;
}
