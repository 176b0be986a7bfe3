import { jsonType, type Schema } from './schemaWalk.ts';

const YES = new Set(['true', 'yes', 'y', 'on', '是', '1']);
const NO = new Set(['false', 'no', 'n', 'off', '否', '0']);
/** A number, alone or before the unit it is counted in. */
const COUNTED = /^\s*(-?\d+(?:\.\d+)?)\s*(?:px|ms|s|%|[^\d\s\p{P}]{1,3})?\s*$/u;

/** A value as it must be written to have one of the types; undefined where that is anybody's guess. */
export function retyped(schema: Schema, value: unknown, allowed: readonly string[]): string | undefined {
  const list = (schema.enum ?? []) as unknown[];
  // What is not so by itself is what somebody wants who says that it is.
  if (value === true && list.length > 0) return String(list.find((each) => each !== schema.default));
  if (typeof value === 'string') return ofText(value, allowed);
  const plain = jsonType(value) !== 'object' && jsonType(value) !== 'array' && value !== null;
  return plain && allowed.includes('string') && list.length === 0 ? JSON.stringify(String(value)) : undefined;
}

function ofText(value: string, allowed: readonly string[]): string | undefined {
  const word = value.trim().toLowerCase();
  if (allowed.includes('boolean') && (YES.has(word) || NO.has(word))) return String(YES.has(word));
  if (!allowed.includes('number') && !allowed.includes('integer')) return undefined;
  const counted = numberIn(value);
  return counted === undefined || allowed.includes('number') || Number.isInteger(Number(counted)) ? counted : undefined;
}

/** The number in a text that has nothing else but a unit. */
export const numberIn = (value: string): string | undefined => COUNTED.exec(value)?.[1];

/** The text in a form that the pattern takes. */
export function reformed(value: string, pattern: string): string | undefined {
  const accepted = new RegExp(pattern, 'u');
  const bare = value.trim();
  const camel = bare.replace(/[^\p{L}\d]+(.)/gu, (_, letter: string) => letter.toUpperCase());
  // An address of another place is no path, whatever stands before it.
  const begun = bare.includes('://') ? [] : [`/${bare}`, `#${bare}`];
  const forms = [bare, ...begun, camel, camel.charAt(0).toLowerCase() + camel.slice(1), bare.toLowerCase()];
  return forms.find((form) => form !== '' && form !== value && accepted.test(form));
}
