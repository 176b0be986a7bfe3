import type { Moment } from '../values/calendar.ts';

/** The clock of a place. */
export interface Zone {
  /** What the clock on the wall shows at an instant (ms since 1970). */
  moment(instant: number): Moment;
  /** When the wall shows it, the first time where it does so twice; undefined where the clock jumps over it. */
  instant(moment: Moment): number | undefined;
}

/** A zone by its IANA name, `Asia/Shanghai`. Throws a RangeError for an unknown one. */
export function zoneOf(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const moment = (instant: number): Moment => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return {
      year: part('year'),
      month: part('month'),
      day: part('day'),
      hour: part('hour'),
      minute: part('minute'),
      second: part('second'),
    };
  };
  const offset = (instant: number) => universal(moment(instant)) - Math.floor(instant / 1000) * 1000;
  return {
    moment,
    instant: (wanted) => {
      const wall = universal(wanted);
      // The offsets a day before and after are all there is around one change of the clocks; the larger is earlier.
      const offsets = [offset(wall - DAY), offset(wall + DAY)].sort((left, right) => right - left);
      return offsets.map((each) => wall - each).find((instant) => universal(moment(instant)) === wall);
    },
  };
}

const DAY = 86_400_000;

function universal({ year, month, day, hour, minute, second }: Moment): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
