import type { Moment } from './calendar.ts';
import { readMoment, writeMoment } from './calendar.ts';
import { compareUnits, defineValueType, plainText } from './empty.ts';
import { accepted, refused } from './ValueType.ts';

const CANONICAL = 'HH:mm:ss';

/** A time of day, `HH:mm:ss`. */
export const time = defineValueType({
  parse: (input) => {
    const moment = typeof input === 'string' && /^\d{2}:\d{2}(:\d{2})?$/.test(input) ? readTime(input) : undefined;
    return moment ? accepted(writeMoment(moment, CANONICAL)) : refused(reason(plainText(input)));
  },
  format: (value, options) => {
    const moment = options.format ? readTime(plainText(value)) : undefined;
    return moment && options.format ? writeMoment(moment, options.format) : plainText(value);
  },
  compare: (left, right) => compareUnits(plainText(left), plainText(right)),
  toText: plainText,
  fromText: (text) => {
    const written = text.trim();
    if (written === '') return accepted(null);
    const moment = readTime(written);
    return moment ? accepted(writeMoment(moment, CANONICAL)) : refused(reason(written));
  },
});

/** Reads `H:mm` or `H:mm:ss`, on a clock of twelve hours too: `8:30 PM`, `下午8:30`. */
export function readTime(text: string): Moment | undefined {
  const [, before, clock = '', after] = HALF_DAY.exec(text) ?? [];
  const half = (before ?? after)?.toLowerCase();
  if (half === undefined) return readClock(text);
  const moment = before === undefined || after === undefined ? readClock(clock) : undefined;
  if (!moment || moment.hour < 1 || moment.hour > 12) return undefined;
  return { ...moment, hour: (moment.hour % 12) + (half === 'pm' || half === '下午' ? 12 : 0) };
}

const HALF_DAY = /^(上午|下午)? ?([\d:]+) ?(am|pm)?$/i;

function readClock(text: string): Moment | undefined {
  return readMoment(text, CANONICAL) ?? readMoment(text, 'HH:mm');
}

function reason(text: string): string {
  return `时间格式应为 ${CANONICAL}：${text.slice(0, 30)}`;
}
