import type { ValueKind } from '../plan/Plan.ts';
import { readMoment } from '../values/calendar.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { type Comparison, type Filter, type FilterValue, QueryProblem } from './Filter.ts';

const longestValue = 2000;
const mostElements = 1000;

/** A comparison with `text` read as the field's kind. Text that cannot be of that kind is a QueryProblem. */
export function comparison(op: Comparison, key: string, kind: ValueKind, text: string): Filter {
  if (kind === 'area' && op === 'eq') return inArea(key, checkLength(key, text));
  if (kind === 'codes' && op === 'eq') return { op: 'member', key, texts: [checkLength(key, text)] };
  if (kind !== 'datetime') return { op, key, value: filterValue(key, kind, text) };
  const start = instant(key, text, '00:00:00');
  const end = instant(key, text, '23:59:59');
  if (start === end) return { op, key, value: start };
  return wholeDay(op, key, start, end);
}

/** A province means all its cities and districts, a city all its districts: their codes begin alike. */
function inArea(key: string, code: string): Filter {
  const [, above] = /^(\d{2})0000$/.exec(code) ?? /^(\d{4})00$/.exec(code) ?? [];
  return above === undefined ? { op: 'eq', key, value: code } : { op: 'starts', key, text: above };
}

/** A day compared with a moment means all of that day. */
function wholeDay(op: Comparison, key: string, start: string, end: string): Filter {
  if (op === 'ge' || op === 'lt') return { op, key, value: start };
  if (op === 'le' || op === 'gt') return { op, key, value: end };
  const inside: Filter[] = [
    { op: op === 'eq' ? 'ge' : 'lt', key, value: start },
    { op: op === 'eq' ? 'le' : 'gt', key, value: end },
  ];
  return { op: op === 'eq' ? 'and' : 'or', filters: inside };
}

/** One of several values, given as text with commas. */
export function oneOf(key: string, kind: ValueKind, texts: readonly string[]): Filter {
  if (texts.length > mostElements) throw new QueryProblem(key, `more than ${mostElements} values`);
  if (kind === 'codes') return { op: 'member', key, texts: texts.map((text) => checkLength(key, text)) };
  // A day means all its moments, a province all its districts.
  if (kind === 'datetime' || kind === 'area')
    return { op: 'or', filters: texts.map((text) => comparison('eq', key, kind, text)) };
  return { op: 'in', key, values: texts.map((text) => filterValue(key, kind, text)) };
}

/** Values given as one text with commas, empty ones left out. */
export function elementsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `text` found in the field's text. */
export function textMatch(op: 'like' | 'starts' | 'ends', key: string, text: string): Filter {
  return { op, key, text: checkLength(key, text) };
}

/** One of the elements is among those of a comma-joined text; of other kinds it is a plain choice. */
export function memberOf(key: string, kind: ValueKind, texts: readonly string[]): Filter {
  const plain = kind === 'number' || kind === 'date' || kind === 'datetime' || kind === 'time';
  if (plain) return oneOf(key, kind, texts);
  if (texts.length > mostElements) throw new QueryProblem(key, `more than ${mostElements} values`);
  return { op: 'member', key, texts: texts.map((text) => checkLength(key, text)) };
}

/** One of the elements, or what stands below one in the tree of the field's choices. */
export function belowOneOf(key: string, texts: readonly string[]): Filter {
  if (texts.length > mostElements) throw new QueryProblem(key, `more than ${mostElements} values`);
  return { op: 'below', key, texts: texts.map((text) => checkLength(key, text)) };
}

/** `text` as a value of `kind` in the form the table keeps it; QueryProblem when it is none. */
export function filterValue(key: string, kind: ValueKind, text: string): FilterValue {
  checkLength(key, text);
  if (kind === 'number') return numberValue(key, text);
  if (kind === 'date') return dayOf(key, text);
  if (kind === 'datetime') return instant(key, text, '00:00:00');
  if (kind === 'time') return timeOf(key, text);
  return text;
}

function checkLength(key: string, text: string): string {
  if (text.length > longestValue) throw new QueryProblem(key, 'value too long');
  // No column holds this sign, and PostgreSQL refuses the whole question for it.
  if (text.includes('\0')) throw new QueryProblem(key, 'a sign no text can hold');
  return text;
}

/** Digits beyond what a JavaScript number holds stay text, so that an id is found exactly. */
function numberValue(key: string, text: string): FilterValue {
  const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(text) && Number.isFinite(Number(text));
  const parsed = written ? valueTypes.number.parse(text) : undefined;
  const value = parsed?.ok ? parsed.value : null;
  if (typeof value !== 'number' && typeof value !== 'string') throw new QueryProblem(key, 'not a number');
  return value;
}

function dayOf(key: string, text: string): string {
  const [day = '', ...rest] = text.split(/[ T]/);
  if (!isDay(day) || rest.length > 1 || (rest[0] !== undefined && !isTime(rest[0]))) {
    throw new QueryProblem(key, 'not a date');
  }
  return day;
}

function instant(key: string, text: string, missing: string): string {
  const day = dayOf(key, text);
  const time = text.slice(day.length + 1);
  return `${day} ${time === '' ? missing : fullTime(time)}`;
}

function timeOf(key: string, text: string): string {
  if (!isTime(text)) throw new QueryProblem(key, 'not a time');
  return fullTime(text);
}

function fullTime(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readMoment(text, 'YYYY-MM-DD') !== undefined;
}
