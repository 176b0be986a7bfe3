import { compareUnits, defineValueType, plainText } from './empty.ts';
import { accepted, refused } from './ValueType.ts';

/** Spreadsheets look past what is white in front of a sign, and read signs of full width as well. */
const ACTIVE = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

let collator: Intl.Collator | undefined;

/** Orders texts as a Chinese reader expects (by pinyin), never leaving two different texts equal. */
export function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  collator ??= new Intl.Collator('zh-Hans-CN');
  return collator.compare(left, right) || compareUnits(left, right);
}

/** Any text, kept as it is. */
export const text = defineValueType({
  parse: (input) => {
    if (typeof input === 'string') return accepted(input);
    if (typeof input === 'number' && Number.isFinite(input)) return accepted(String(input));
    if (typeof input === 'boolean' || typeof input === 'bigint') return accepted(String(input));
    return refused('请输入文字');
  },
  format: plainText,
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: plainText,
  fromText: accepted,
});

/** Text for a CSV cell that no spreadsheet will run as a formula: a quote goes before it; numbers stay numbers. */
export function guardFormula(text: string): string {
  return NUMBER.test(text) ? text : guardText(text);
}

/** The same of what is text whatever it looks like: a phone number keeps its `+`. */
export function guardText(text: string): string {
  return ACTIVE.test(text) ? `'${text}` : text;
}

/** Takes the quote off again, so that an exported file loads back unchanged. */
export function unguardFormula(text: string): string {
  return /^'(?:[\t\r]|\s*[=+\-@＝＋－＠])/.test(text) ? text.slice(1) : text;
}
