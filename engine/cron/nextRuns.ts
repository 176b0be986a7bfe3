import { dayNumber, dayOf, daysInMonth, type Moment } from '../values/calendar.ts';
import type { CronExpression, CronPart } from './fields.ts';
import { valuesOf } from './fields.ts';
import type { Zone } from './zone.ts';

/** Between one run and the next no more than this may pass: 29 February stays away for eight years at most. */
const LONGEST_WAIT = 8 * 366;

/**
 * The next runs strictly after `now` (ms since 1970), as wall times of the zone. Times that a change of clocks skips do
 * not run, repeated ones run once. Empty when nothing comes within eight years, of those that the expression names.
 */
export function nextRuns(cron: CronExpression, now: number, zone: Zone, count = 10): Moment[] {
  const runs: Moment[] = [];
  const times = timesOf(cron);
  const start = zone.moment(now);
  let day = dayNumber(start.year, start.month, start.day);
  let until = day + LONGEST_WAIT;
  let from = secondOf(start) + 1;
  for (; day <= until && runs.length < count; day++, from = 0) {
    const date = dayOf(day);
    const year = firstYear(cron.year, date.year);
    if (year === undefined) break;
    if (year > date.year) {
      day = dayNumber(year, 1, 1) - 1;
      until = day + LONGEST_WAIT;
      continue;
    }
    if (!runsOn(cron, date, day)) continue;
    for (const time of times(from)) {
      const moment = { ...date, ...time };
      const instant = zone.instant(moment);
      if (instant === undefined || instant <= now) continue;
      runs.push(moment);
      until = day + LONGEST_WAIT;
      if (runs.length === count) break;
    }
  }
  return runs;
}

/** The expression as a preview reads it, which shows when it would run in any year. */
export function withoutYear({ year: _, ...cron }: CronExpression): CronExpression {
  return cron;
}

/** The first year from one on in which something runs. */
function firstYear(part: CronPart | undefined, from: number): number | undefined {
  if (part === undefined || part.kind === 'every') return from;
  return valuesOf('year', part).find((year) => year >= from);
}

type Time = Pick<Moment, 'hour' | 'minute' | 'second'>;

function secondOf({ hour, minute, second }: Time): number {
  return (hour * 60 + minute) * 60 + second;
}

/** The times of a day from a second of it on. */
function timesOf(cron: CronExpression): (from: number) => Generator<Time> {
  const hours = valuesOf('hour', cron.hour);
  const minutes = valuesOf('minute', cron.minute);
  const seconds = valuesOf('second', cron.second);
  return function* (from) {
    for (const hour of hours) {
      if (secondOf({ hour: hour + 1, minute: 0, second: 0 }) <= from) continue;
      for (const minute of minutes) {
        for (const second of seconds) if (secondOf({ hour, minute, second }) >= from) yield { hour, minute, second };
      }
    }
  };
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function runsOn(cron: CronExpression, date: Day, number: number): boolean {
  if (!holds('month', cron.month, date.month)) return false;
  return cron.day.kind === 'unset' ? fitsWeek(cron.week, date, number) : fitsDay(cron.day, date, number);
}

function holds(field: 'month' | 'day' | 'week', part: CronPart, value: number): boolean {
  return part.kind === 'every' || valuesOf(field, part).includes(value);
}

function fitsDay(part: CronPart, date: Day, number: number): boolean {
  const length = daysInMonth(date.year, date.month);
  switch (part.kind) {
    case 'last':
      return date.day === length - part.before;
    case 'lastWorkday':
      return part.before < length && date.day === workday(length - part.before, length, number - date.day);
    case 'workday':
      return part.day <= length && date.day === workday(part.day, length, number - date.day);
    default:
      return holds('day', part, date.day);
  }
}

function fitsWeek(part: CronPart, date: Day, number: number): boolean {
  const weekday = weekdayAt(number);
  switch (part.kind) {
    case 'lastWeekday':
      return weekday === part.weekday && date.day + 7 > daysInMonth(date.year, date.month);
    case 'nthWeekday':
      return weekday === part.weekday && Math.ceil(date.day / 7) === part.nth;
    default:
      return holds('week', part, weekday);
  }
}

/** 1 (Sunday) to 7. 1970-01-01 was a Thursday. */
function weekdayAt(number: number): number {
  return ((((number + 4) % 7) + 7) % 7) + 1;
}

/** The workday nearest to a day without leaving its month; `before` is the number of the day before its first. */
function workday(day: number, length: number, before: number): number {
  const weekday = weekdayAt(before + day);
  if (weekday === 7) return day === 1 ? 3 : day - 1;
  if (weekday === 1) return day === length ? day - 2 : day + 1;
  return day;
}
