/** A place in local time; no zone, no clock. */
export interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True when the calendar has this day and the clock this time. */
export function exists(moment: Moment): boolean {
  const { year, month, day, hour, minute, second } = moment;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return false;
  return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
}

const TOKENS = /YYYY|YY|MM|M|DD|D|HH|H|mm|ss/g;

/** Writes a moment by a pattern of `YYYY YY MM M DD D HH H mm ss`; other characters stand for themselves. */
export function writeMoment(moment: Moment, pattern: string): string {
  return pattern.replace(TOKENS, (token) => part(moment, token));
}

function part(moment: Moment, token: string): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  switch (token) {
    case 'YYYY':
      return pad(moment.year, 4);
    case 'YY':
      return pad(moment.year % 100, 2);
    case 'MM':
      return pad(moment.month, 2);
    case 'M':
      return String(moment.month);
    case 'DD':
      return pad(moment.day, 2);
    case 'D':
      return String(moment.day);
    case 'HH':
      return pad(moment.hour, 2);
    case 'H':
      return String(moment.hour);
    case 'mm':
      return pad(moment.minute, 2);
    default:
      return pad(moment.second, 2);
  }
}

interface ReadPattern {
  shape: RegExp;
  tokens: readonly string[];
}

// Tables read the same few patterns tens of thousands of times.
const readPatterns = new Map<string, ReadPattern>();
const MOST_PATTERNS = 100;

function readPattern(pattern: string): ReadPattern {
  const known = readPatterns.get(pattern);
  if (known) return known;
  const tokens: string[] = [];
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(TOKENS, (token) => {
    tokens.push(token);
    return token === 'YYYY' ? '(\\d{4})' : token === 'YY' ? '(\\d{2})' : '(\\d{1,2})';
  });
  const made = { shape: new RegExp(`^${source}$`), tokens };
  if (readPatterns.size >= MOST_PATTERNS) readPatterns.clear();
  readPatterns.set(pattern, made);
  return made;
}

/** Reads `text` by the same kind of pattern; undefined when the text is shaped otherwise or the day does not exist. */
export function readMoment(text: string, pattern: string): Moment | undefined {
  const { shape, tokens } = readPattern(pattern);
  const match = shape.exec(text);
  if (!match) return undefined;
  const moment: Moment = { year: 1, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const [index, token] of tokens.entries()) put(moment, token, Number(match[index + 1]));
  return exists(moment) ? moment : undefined;
}

function put(moment: Moment, token: string, value: number): void {
  if (token === 'YYYY') moment.year = value;
  else if (token === 'YY') moment.year = value < 70 ? 2000 + value : 1900 + value;
  else if (token.startsWith('M')) moment.month = value;
  else if (token.startsWith('D')) moment.day = value;
  else if (token.startsWith('H')) moment.hour = value;
  else if (token === 'mm') moment.minute = value;
  else moment.second = value;
}

/** Days from 1970-01-01, by the Gregorian calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The day that stands `days` after 1970-01-01. */
export function dayOf(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

// Day 0 of a spreadsheet, counted from 1970-01-01, for serials after its invented 1900-02-29.
const SPREADSHEET_EPOCH = -25_569;

/**
 * Reads a spreadsheet's serial number (`44927`, `44927.5`). Only five digits before the point count as one
 * (1927 to 2173): a shorter number is likelier a year, a longer one a compact date.
 */
export function readSerial(text: string): Moment | undefined {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return undefined;
  const seconds = Math.round(Number(text) * 86_400);
  const days = Math.floor(seconds / 86_400);
  const rest = seconds - days * 86_400;
  const { year, month, day } = dayOf(days + SPREADSHEET_EPOCH);
  return { year, month, day, hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 };
}
