import type { ValueOptions } from '../../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';

type NumberFormat = Pick<ValueOptions, 'format'>;

/** A half-typed number: optional minus, digits, optional point, optional percent sign. Everything else is refused while typing. */
export function isNumberTyping(text: string): boolean {
  return /^-?\d*\.?\d*%?$/.test(text);
}

/** The number a text stands for, as pasted text is read; null when it is empty or no number. */
export function typedNumber(text: string, format: NumberFormat = {}): number | string | null {
  const parsed = valueTypes.number.fromText(text, format);
  return parsed.ok && (typeof parsed.value === 'number' || typeof parsed.value === 'string') ? parsed.value : null;
}

/** What stands in the input for a value: a percentage without its sign, which the input carries itself. */
export function numberInputText(value: unknown, format: NumberFormat = {}): string {
  const text = valueTypes.number.toText(value, format);
  return format.format === 'percent' ? text.replace(/%$/, '') : text;
}

/** Typed or pasted text without thousands separators and blanks, full-width digits made plain. */
export function plainNumberText(text: string): string {
  return text.normalize('NFKC').replaceAll(/[,，\s]/g, '');
}
