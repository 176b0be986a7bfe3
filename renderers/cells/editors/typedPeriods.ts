import type { PluginFunc } from 'dayjs';
import { type Period, readPeriod } from '../../../engine/values/period.ts';
import { calendarFormats } from './calendarText.ts';

/** How dayjs reads: `args` is the call's text, format and whatever else; `date` what is to be read. */
interface Parsing {
  parse(given: { date: unknown; args?: ArrayLike<unknown> }): void;
}

const periods = new Map(Object.entries(calendarFormats).map(([period, [format]]) => [format, period as Period]));

/**
 * Lets calendars of years, months, weeks and quarters read what is typed as everything else here does: `2026-W21`,
 * `2026年第21周`. dayjs knows no week it could read.
 */
export const typedPeriods: PluginFunc = (_option, dayjsClass) => {
  const proto = dayjsClass.prototype as unknown as Parsing;
  const { parse } = proto;
  proto.parse = function read(given) {
    const [text, format] = [given.date, given.args?.[1]];
    const period = typeof format === 'string' ? periods.get(format) : undefined;
    const first = period && typeof text === 'string' ? readPeriod(text.trim(), period) : undefined;
    if (!first) return parse.call(this, given);
    parse.call(this, { ...given, date: new Date(first.year, first.month - 1, first.day), args: [] });
  };
};
