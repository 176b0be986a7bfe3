import type { Parsed, ValueOptions, ValueType } from './ValueType.ts';
import { accepted, refused } from './ValueType.ts';

/** True for what counts as nothing in a field: null, undefined and the empty text. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** The parts of a value type that only ever see values that are there. */
export interface FilledType {
  parse(input: unknown, options: ValueOptions): Parsed;
  format(value: unknown, options: ValueOptions): string;
  compare(left: unknown, right: unknown): number;
  toText(value: unknown, options: ValueOptions): string;
  fromText(text: string, options: ValueOptions): Parsed;
  isEmpty?(value: unknown): boolean;
}

/** Puts the conduct all kinds share (empty is null, empty sorts last, no unstorable characters) around one kind. */
export function defineValueType(type: FilledType): ValueType {
  const { isEmpty: own } = type;
  const empty = own ? (value: unknown): boolean => isEmpty(value) || own(value) : isEmpty;
  return {
    isEmpty: empty,
    parse: (input, options = {}) => {
      if (empty(input)) return accepted(null);
      if (typeof input === 'string' && hasUnstorable(input)) return refused(UNSTORABLE);
      return type.parse(input, options);
    },
    format: (value, options = {}) => (empty(value) ? '' : type.format(value, options)),
    toText: (value, options = {}) => (empty(value) ? '' : type.toText(value, options)),
    fromText: (text, options = {}) => {
      if (text === '') return accepted(null);
      return hasUnstorable(text) ? refused(UNSTORABLE) : type.fromText(text, options);
    },
    compare: (left, right) => {
      if (empty(left)) return empty(right) ? 0 : 1;
      return empty(right) ? -1 : type.compare(left, right);
    },
  };
}

const UNSTORABLE = '含有无法保存的字符';

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export function hasUnstorable(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** A value as text whatever it is; objects as JSON. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value) ?? '';
  return String(value);
}

/** Orders by code units: the same on every machine. */
export function compareUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
