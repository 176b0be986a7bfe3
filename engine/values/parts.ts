import { plainText } from './empty.ts';
import type { ValueOptions } from './ValueType.ts';

/** What stands between the parts of a value. */
export function separatorOf(options: ValueOptions): string {
  return options.separator || ',';
}

/** The parts of a joined value or of a list, without empty and repeated ones. */
export function partsOf(value: unknown, options: ValueOptions): string[] {
  const parts = Array.isArray(value) ? value.map(plainText) : plainText(value).split(separatorOf(options));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}

/** True for texts and for lists of texts and numbers. */
export function isPartly(input: unknown): boolean {
  const single = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  return single(input) || (Array.isArray(input) && input.every(single));
}

/** True when the value has no part. */
export function hasNoParts(value: unknown): boolean {
  return (typeof value === 'string' && /^[\s,]*$/.test(value)) || (Array.isArray(value) && value.length === 0);
}
