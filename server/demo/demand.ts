import { dayNumber, dayOf } from '../../engine/values/calendar.ts';

/** A calendar day with how much of the year's business falls on it. */
export interface Day {
  /** Days from 1970-01-01. */
  number: number;
  month: number;
  day: number;
  /** `YYYY-MM-DD`. */
  text: string;
  /** Prices are cut by this share. */
  discount: number;
}

const WEEKDAYS = [1.1, 1.12, 1.03, 1, 0.99, 0.93, 0.94];
const MONTHS = [0.86, 0.8, 0.9, 0.93, 0.96, 1, 1.02, 0.98, 0.95, 1.02, 1.25, 1.4];
const YEARLY_GROWTH = 0.18;

/** The `length` days that end with `until` (`YYYY-MM-DD`). */
export function daysUntil(until: string, length: number): Day[] {
  const [year = 0, month = 0, date = 0] = until.split('-').map(Number);
  const last = dayNumber(year, month, date);
  return Array.from({ length }, (_, index) => describeDay(last - length + 1 + index));
}

function describeDay(number: number): Day {
  const { year, month, day } = dayOf(number);
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return { number, month, day, text, discount: eventOf(number, year, month, day).discount };
}

/** Orders of a day relative to an average one. */
export function demandOn(day: Day, amazon: boolean, index: number, length: number): number {
  const { year } = dayOf(day.number);
  const event = eventOf(day.number, year, day.month, day.day);
  const growth = 1 + YEARLY_GROWTH * (index / length - 0.5);
  const weekday = WEEKDAYS[weekdayOf(day.number)] ?? 1;
  return weekday * (MONTHS[day.month - 1] ?? 1) * growth * (amazon || !event.amazonOnly ? event.factor : 1);
}

/** 0 is Sunday. */
function weekdayOf(number: number): number {
  return (number + 4) % 7;
}

interface SalesEvent {
  factor: number;
  discount: number;
  amazonOnly: boolean;
}

const ORDINARY: SalesEvent = { factor: 1, discount: 0, amazonOnly: false };

/** Prime Day, the autumn deal days, Black Friday week, the run-up to Christmas and the quiet after it. */
function eventOf(number: number, year: number, month: number, day: number): SalesEvent {
  if (month === 7 && day >= 8 && day <= 11) return { factor: 2.9, discount: 0.22, amazonOnly: true };
  if (month === 10 && (day === 7 || day === 8)) return { factor: 2, discount: 0.18, amazonOnly: true };
  const sinceFriday = number - blackFriday(year);
  if (sinceFriday === 0 || sinceFriday === 3) return { factor: 2.6, discount: 0.28, amazonOnly: false };
  if (sinceFriday >= -4 && sinceFriday <= 3) return { factor: 1.8, discount: 0.2, amazonOnly: false };
  if (month === 12 && day <= 18) return { factor: 1.3, discount: 0.05, amazonOnly: false };
  if (month === 12 && day >= 24 && day <= 26) return { factor: 0.5, discount: 0, amazonOnly: false };
  return ORDINARY;
}

/** The day after the fourth Thursday of November. */
function blackFriday(year: number): number {
  const first = dayNumber(year, 11, 1);
  return first + ((4 - weekdayOf(first) + 7) % 7) + 22;
}
