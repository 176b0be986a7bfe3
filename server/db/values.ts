import type { SqlValue } from './Database.ts';

const TYPE_NAMES = new Map<number, string>([
  [16, 'bool'],
  [17, 'bytea'],
  [18, 'char'],
  [19, 'name'],
  [20, 'int8'],
  [21, 'int2'],
  [23, 'int4'],
  [25, 'text'],
  [26, 'oid'],
  [114, 'json'],
  [700, 'float4'],
  [701, 'float8'],
  [705, 'unknown'],
  [790, 'money'],
  [1042, 'bpchar'],
  [1043, 'varchar'],
  [1082, 'date'],
  [1083, 'time'],
  [1114, 'timestamp'],
  [1184, 'timestamptz'],
  [1186, 'interval'],
  [1266, 'timetz'],
  [1700, 'numeric'],
  [2278, 'void'],
  [2950, 'uuid'],
  [3802, 'jsonb'],
]);

/** Array type → type of its elements. */
const ELEMENTS = new Map<number, number>([
  [199, 114],
  [1000, 16],
  [1002, 18],
  [1003, 19],
  [1005, 21],
  [1007, 23],
  [1009, 25],
  [1014, 1042],
  [1015, 1043],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [1115, 1114],
  [1182, 1082],
  [1183, 1083],
  [1185, 1184],
  [1231, 1700],
  [2951, 2950],
  [3807, 3802],
]);

/** PostgreSQL's name of a type, `_`-prefixed for arrays; `oid <n>` for one the product does not know. */
export function typeName(oid: number): string {
  const element = ELEMENTS.get(oid);
  if (element !== undefined) return `_${typeName(element)}`;
  return TYPE_NAMES.get(oid) ?? `oid ${oid}`;
}

/** A bound value in PostgreSQL's text form. Both drivers send this, so both databases infer the same types. */
export function valueToText(value: SqlValue): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `{${value.map(elementToText).join(',')}}`;
  throw new TypeError(`a bound value must be text, number, boolean, null or a flat array, found ${typeof value}`);
}

function elementToText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  throw new TypeError(`an element of a bound array must be text or number, found ${typeof value}`);
}

/** A column's text form as the product keeps it in memory: dates as text, numbers as numbers, JSON parsed. */
export function parseValue(oid: number, text: string): unknown {
  const element = ELEMENTS.get(oid);
  if (element !== undefined) return parseArray(text, element);
  switch (oid) {
    case 16:
      return text === 't';
    case 20:
      return parseInteger(text);
    case 21:
    case 23:
    case 26:
      return Number(text);
    case 700:
    case 701:
      return parseFinite(text);
    case 1700:
      return parseNumeric(text);
    case 114:
    case 3802:
      return JSON.parse(text);
    case 1114:
    case 1184:
      return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.exec(text)?.[0] ?? text;
    case 1083:
    case 1266:
      return text.slice(0, 8);
    default:
      return text;
  }
}

function parseInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

function parseFinite(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** Long fractions (averages) may lose their tail; a large amount must not lose a digit, so it stays text. */
function parseNumeric(text: string): number | string {
  const value = Number(text);
  if (Math.abs(value) < 1e12) return value;
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return String(value) === plain ? value : text;
}

interface Cursor {
  text: string;
  at: number;
}

function parseArray(text: string, element: number): unknown[] {
  // A literal with bounds (`[0:1]={…}`) says the same behind the equals sign.
  const cursor = { text, at: text.indexOf('{') };
  return parseElements(cursor, element);
}

function parseElements(cursor: Cursor, element: number): unknown[] {
  const values: unknown[] = [];
  cursor.at += 1;
  while (cursor.text[cursor.at] !== '}') {
    if (cursor.text[cursor.at] === ',') cursor.at += 1;
    else if (cursor.text[cursor.at] === '{') values.push(parseElements(cursor, element));
    else if (cursor.text[cursor.at] === '"') values.push(parseValue(element, quotedText(cursor)));
    else values.push(bareValue(cursor, element));
    if (cursor.at >= cursor.text.length) throw new Error('array literal without an end');
  }
  cursor.at += 1;
  return values;
}

function quotedText(cursor: Cursor): string {
  let value = '';
  cursor.at += 1;
  while (cursor.text[cursor.at] !== '"' && cursor.at < cursor.text.length) {
    if (cursor.text[cursor.at] === '\\') cursor.at += 1;
    value += cursor.text[cursor.at];
    cursor.at += 1;
  }
  cursor.at += 1;
  return value;
}

function bareValue(cursor: Cursor, element: number): unknown {
  const start = cursor.at;
  while (cursor.at < cursor.text.length && !',}'.includes(cursor.text.charAt(cursor.at))) cursor.at += 1;
  const text = cursor.text.slice(start, cursor.at);
  return text === 'NULL' ? null : parseValue(element, text);
}
