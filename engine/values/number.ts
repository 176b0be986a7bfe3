import type { Decimal } from './decimal.ts';
import { compareDecimals, decimalOf, decimalValue, readDecimal, roundDecimal } from './decimal.ts';
import { defineValueType, plainText } from './empty.ts';
import type { Parsed, ValueOptions } from './ValueType.ts';
import { accepted, refused } from './ValueType.ts';

const NOT_A_NUMBER = '请输入数字';
const LONGEST = 400;

/** A number; digits beyond what a JavaScript number holds stay text, so no id is ever rounded. Never NaN. */
export const number = defineValueType({
  parse: (input) => {
    const decimal = decimalFrom(input);
    return decimal === undefined ? refused(NOT_A_NUMBER) : accepted(decimalValue(decimal));
  },
  format: (value, options) => {
    const decimal = decimalFrom(value);
    return decimal === undefined ? plainText(value) : show(decimal, options);
  },
  compare: (left, right) => {
    const [first, second] = [decimalFrom(left), decimalFrom(right)];
    if (first === undefined) return second === undefined ? 0 : 1;
    return second === undefined ? -1 : compareDecimals(first, second);
  },
  toText: (value, options) => {
    const decimal = decimalFrom(value);
    if (decimal === undefined) return plainText(value);
    return isPercent(options) ? `${shifted(decimal, 2)}%` : decimal;
  },
  fromText: read,
});

function decimalFrom(input: unknown): Decimal | undefined {
  if (typeof input === 'number') return Number.isFinite(input) ? decimalOf(input) : undefined;
  if (typeof input === 'bigint') return String(input);
  return typeof input === 'string' && input.length <= LONGEST ? readDecimal(input.trim()) : undefined;
}

const isPercent = ({ format }: ValueOptions): boolean => format === 'percent';

/** With the point so many places further right. */
function shifted(decimal: Decimal, places: number): Decimal {
  return readDecimal(`${decimal}e${places}`) ?? decimal;
}

function show(decimal: Decimal, options: ValueOptions): string {
  const percent = isPercent(options);
  const shown = percent ? shifted(decimal, 2) : decimal;
  const precision = options.precision ?? (percent ? 1 : undefined);
  const rounded = precision === undefined ? shown : roundDecimal(shown, precision);
  return (options.thousands === false ? rounded : group(rounded)) + (percent ? '%' : '');
}

function group(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const SIGNS = /[$€£¥￥₹₩₺₽฿]|元$/gu;
// Thousands, and the lakh groups of Indian storefronts; anything else with commas is not guessed at.
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** What a JavaScript number holds digit by digit, written plainly. */
const PLAIN = /^-?\d{1,9}(?:\.\d{1,6})?$/;

function read(text: string, options: ValueOptions): Parsed {
  // Adding nothing makes minus zero zero.
  if (PLAIN.test(text) && !isPercent(options)) return accepted(Number(text) + 0);
  if (text.length > LONGEST) return refused(NOT_A_NUMBER);
  const half = halfWidth(text).replace(/\s/g, '');
  if (half === '') return accepted(null);
  const bare = unbracket(half.replace(/[%‰]$/, '').replace(SIGNS, ''));
  const digits = readDecimal(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare);
  if (digits === undefined) return refused(`${NOT_A_NUMBER}：${text.slice(0, 30)}`);
  return accepted(decimalValue(shifted(digits, placesOf(half, options))));
}

/** A share is a share wherever it is written; where percentages stand, a bare number is one. */
function placesOf(written: string, options: ValueOptions): number {
  if (written.endsWith('‰')) return -3;
  return written.endsWith('%') || isPercent(options) ? -2 : 0;
}

/** Accountants write negative amounts in brackets. */
function unbracket(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? `-${text.slice(1, -1)}` : text;
}

/** Full-width digits, signs, point, comma and brackets as their ASCII form. */
function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll('\u2212', '-');
}
