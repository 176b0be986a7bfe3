import { addDecimals, decimalIn, divideDecimals } from '../measures/arithmetic.ts';
import { isNothing } from '../plan/record.ts';
import { compareDecimals, type Decimal, decimalOf } from '../values/decimal.ts';
import type { GridColumn } from './RowTable.ts';

/** What is told of chosen cells. Numbers are those of number columns; each figure is exact to the last digit. */
export interface RangeFigures {
  /** Cells that hold anything. */
  count: number;
  numbers: number;
  /** Present when there is any number. */
  figures?: { sum: Decimal; average: Decimal; smallest: Decimal; largest: Decimal };
}

/** More digits behind the point than this are added one by one. */
const MOST_DIGITS = 6;

/** Count, sum, average, smallest and largest of cells. `columns` are theirs, `rows` those they lie in. */
export function rangeFigures(
  columns: readonly Pick<GridColumn, 'key' | 'kind'>[],
  rows: Iterable<Readonly<Record<string, unknown>>>,
): RangeFigures {
  const sums = new Sums();
  let count = 0;
  for (const row of rows) {
    for (const { key, kind } of columns) {
      const value = row[key];
      if (isNothing(value)) continue;
      count++;
      if (kind === 'number') sums.add(value);
    }
  }
  const figures = sums.figures();
  return { count, numbers: sums.numbers, ...(figures ? { figures } : {}) };
}

/** Adds whole numbers of the smallest digit, by how many digits there are: ten thousand cells are no work. */
class Sums {
  numbers = 0;
  private readonly byDigits: number[] = new Array(MOST_DIGITS + 1).fill(0);
  private rest: Decimal = '0';
  private least: Decimal | number | undefined;
  private most: Decimal | number | undefined;

  add(value: unknown): void {
    if (typeof value === 'number' && this.addPlain(value)) return;
    const decimal = decimalIn(value);
    if (decimal === undefined) return;
    this.rest = addDecimals(this.rest, decimal);
    this.note(decimal);
  }

  figures(): RangeFigures['figures'] {
    const { least, most, numbers } = this;
    if (least === undefined || most === undefined) return undefined;
    const sum = this.byDigits.reduce<Decimal>(
      (total, whole, digits) => addDecimals(total, decimalIn(`${whole}e-${digits}`) ?? '0'),
      this.rest,
    );
    const average = divideDecimals(sum, String(numbers)) ?? '0';
    return { sum, average, smallest: decimalIn(least) ?? '0', largest: decimalIn(most) ?? '0' };
  }

  private addPlain(value: number): boolean {
    for (let digits = 0; digits <= MOST_DIGITS; digits++) {
      const scale = 10 ** digits;
      const whole = Math.round(value * scale);
      if (whole / scale !== value) continue;
      const sum = (this.byDigits[digits] ?? 0) + whole;
      if (!Number.isSafeInteger(sum) || !Number.isSafeInteger(whole)) return false;
      this.byDigits[digits] = sum;
      this.note(value);
      return true;
    }
    return false;
  }

  private note(value: Decimal | number): void {
    this.numbers++;
    if (this.least === undefined || order(value, this.least) < 0) this.least = value;
    if (this.most === undefined || order(value, this.most) > 0) this.most = value;
  }
}

function order(one: Decimal | number, other: Decimal | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareDecimals(textOf(one), textOf(other));
}

const textOf = (value: Decimal | number): Decimal => (typeof value === 'number' ? decimalOf(value) : value);
