import { compareUnits, defineValueType, hasUnstorable, plainText } from './empty.ts';
import type { Json, Parsed } from './ValueType.ts';
import { accepted, refused } from './ValueType.ts';

const NOT_JSON = '请输入 JSON 对象或数组';
const DEEPEST = 64;

/** A JSON object or array, as itself or as its text; keys that reach for a prototype are refused. */
export const json = defineValueType({
  parse: (input) => (typeof input === 'string' ? read(input) : check(input)),
  format: write,
  compare: (left, right) => compareUnits(write(left), write(right)),
  toText: write,
  fromText: (text) => (text.trim() === '' ? accepted(null) : read(text)),
});

function write(value: unknown): string {
  return typeof value === 'string' ? value : plainText(value);
}

function read(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(NOT_JSON);
  }
  return check(value);
}

function check(value: unknown): Parsed {
  if (typeof value !== 'object' || value === null) return refused(NOT_JSON);
  return isJson(value, 0) ? accepted(value) : refused(NOT_JSON);
}

function isJson(value: unknown, depth: number): value is Json {
  if (depth > DEEPEST) return false;
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string') return !hasUnstorable(value);
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([key, item]) => !reaches(key) && !hasUnstorable(key) && isJson(item, depth + 1));
}

function reaches(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}
