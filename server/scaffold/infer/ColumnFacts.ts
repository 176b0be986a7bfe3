import { readDecimal } from '../../../engine/values/decimal.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';

/** Different values kept of a column; with more it is no dictionary. */
const MOST_VALUES = 5_000;

/** What the values of one column of a file have in common. */
export class ColumnFacts {
  filled = 0;
  empty = 0;
  longest = 0;
  /** How often each value comes, until there are too many. */
  readonly values = new Map<string, number>();
  lines = false;
  zeros = false;
  numbers = 0;
  percents = 0;
  decimals = 0;
  digits = 0;
  days = 0;
  moments = 0;
  times = 0;
  /** `04-30-22`: a day that does not begin with its year; one of them, how many, and the orders that all of them allow. */
  odd: string | undefined;
  oddDays = 0;
  monthFirst = true;
  dayFirst = true;

  add(written: string): void {
    const text = written.trim();
    if (text === '') {
      this.empty += 1;
      return;
    }
    this.filled += 1;
    this.longest = Math.max(this.longest, [...text].length);
    if (this.values.size < MOST_VALUES || this.values.has(text))
      this.values.set(text, (this.values.get(text) ?? 0) + 1);
    if (text.includes('\n')) this.lines = true;
    this.#number(text);
    this.#moment(text);
  }

  /** No value comes twice, as far as that was watched. */
  get isUnique(): boolean {
    return this.values.size === this.filled && this.filled <= MOST_VALUES;
  }

  #number(text: string): void {
    const read = valueTypes.number.fromText(text, {});
    if (!read.ok) return;
    const plain = readDecimal(text.replaceAll(/[,%\s]/g, ''));
    if (plain === undefined) return;
    this.numbers += 1;
    if (text.endsWith('%')) this.percents += 1;
    if (/^[+-]?0\d/.test(text)) this.zeros = true;
    const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
    this.decimals = Math.max(this.decimals, fraction.length);
    this.digits = Math.max(this.digits, whole.length);
  }

  #moment(text: string): void {
    if (/^\d{1,2}:\d{2}(?::\d{2})?$/.test(text)) this.times += 1;
    this.#oddDay(text);
    // A bare number may be a day of a spreadsheet, and mostly is none.
    if (!/^\d{4}\s*[-/.年]\s*\d{1,2}/.test(text) || !valueTypes.date.fromText(text, {}).ok) return;
    if (/\d{1,2}:\d{2}/.test(text)) this.moments += 1;
    else this.days += 1;
  }

  #oddDay(text: string): void {
    const [, first = '', second = ''] =
      /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{2}|\d{4})$/.exec(text)?.filter((_part, at) => at !== 2) ?? [];
    if (first === '') return;
    this.odd ??= text;
    this.oddDays += 1;
    if (Number(first) > 12) this.monthFirst = false;
    if (Number(second) > 12) this.dayFirst = false;
  }
}
