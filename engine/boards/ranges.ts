import type { BoardCompare } from '../plan/board.ts';
import { type DayRange, dayRange } from '../queries/periods.ts';
import { dayNumber, dayOf, daysInMonth, readMoment, writeMoment } from '../values/calendar.ts';

const DAY = 'YYYY-MM-DD';

/** The stretch of days a stretch is compared with; undefined: with none. */
export function rangeBefore(range: DayRange, compare: BoardCompare): DayRange | undefined {
  if (range.from === '' || range.to === '' || (compare !== 'previous' && compare !== 'lastYear')) return undefined;
  if (compare === 'lastYear') return { from: yearBefore(range.from), to: yearBefore(range.to) };
  const [from, to] = [numberOf(range.from), numberOf(range.to)];
  const whole = monthsBefore(range);
  return whole ?? { from: textOf(from - (to - from) - 1), to: textOf(from - 1) };
}

/** A whole month is compared with the whole month before it. */
function monthsBefore({ from, to }: DayRange): DayRange | undefined {
  const [first, last] = [readMoment(from, DAY), readMoment(to, DAY)];
  if (first?.day !== 1 || last === undefined || first.year !== last.year || first.month !== last.month)
    return undefined;
  if (last.day !== daysInMonth(last.year, last.month)) return undefined;
  const end = numberOf(from) - 1;
  const { year, month } = dayOf(end);
  return { from: textOf(dayNumber(year, month, 1)), to: textOf(end) };
}

function yearBefore(day: string): string {
  const moment = readMoment(day, DAY);
  if (moment === undefined) return day;
  const year = moment.year - 1;
  return writeMoment(
    { ...moment, year, day: Math.min(moment.day, daysInMonth({ ...moment, year }.year, moment.month)) },
    DAY,
  );
}

function numberOf(day: string): number {
  const moment = readMoment(day, DAY);
  return moment === undefined ? 0 : dayNumber(moment.year, moment.month, moment.day);
}

function textOf(number: number): string {
  return writeMoment({ ...dayOf(number), hour: 0, minute: 0, second: 0 }, DAY);
}

/** The days a board looks at: of a name as of the last day, or two days; undefined when it is neither. */
export const rangeOf = (text: string, last: string): DayRange | undefined => dayRange(text, last);
