/** A decimal number as text: sign, digits, point, digits, without needless zeros; `-0` is `0`. */
export type Decimal = string;

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const SCIENTIFIC = /^([+-]?\d+(?:\.\d+)?)[eE]([+-]?\d{1,3})$/;

/** Reads plain or scientific notation without losing a digit; undefined when it is not a number. */
export function readDecimal(text: string): Decimal | undefined {
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) return Number.isFinite(Number(text)) ? shift(scientific[1] ?? '', Number(scientific[2])) : undefined;
  const match = PLAIN.exec(text);
  if (!match || !(match[2] || match[3])) return undefined;
  return join(match[1] === '-', match[2] ?? '', match[3] ?? '');
}

/** The number of a decimal when it has the same digits, else the decimal itself: an 18-digit id survives. */
export function decimalValue(decimal: Decimal): number | Decimal {
  const value = Number(decimal);
  return Number.isFinite(value) && decimalOf(value) === decimal ? value : decimal;
}

/** The shortest digits that make this finite number. */
export function decimalOf(value: number): Decimal {
  return readDecimal(String(value)) ?? '0';
}

/** Rounds half away from zero, as the database does, to exactly `digits` digits after the point. */
export function roundDecimal(decimal: Decimal, digits: number): string {
  const [, sign = '', whole = '', fraction = ''] = PLAIN.exec(decimal) ?? [];
  const kept = whole + fraction.slice(0, digits).padEnd(digits, '0');
  const up = (fraction[digits] ?? '0') >= '5' ? 1n : 0n;
  const rounded = String(BigInt(kept || '0') + up).padStart(digits + 1, '0');
  const negative = sign === '-' && /[1-9]/.test(rounded) ? '-' : '';
  const point = rounded.length - digits;
  return `${negative}${rounded.slice(0, point)}${digits > 0 ? `.${rounded.slice(point)}` : ''}`;
}

export function compareDecimals(left: Decimal, right: Decimal): number {
  const [leftNegative, rightNegative] = [left.startsWith('-'), right.startsWith('-')];
  if (leftNegative !== rightNegative) return leftNegative ? -1 : 1;
  const [small, large] = leftNegative ? [right.slice(1), left.slice(1)] : [left, right];
  const [smallWhole = '', smallFraction = ''] = small.split('.');
  const [largeWhole = '', largeFraction = ''] = large.split('.');
  if (smallWhole.length !== largeWhole.length) return smallWhole.length < largeWhole.length ? -1 : 1;
  if (smallWhole !== largeWhole) return smallWhole < largeWhole ? -1 : 1;
  return smallFraction === largeFraction ? 0 : smallFraction < largeFraction ? -1 : 1;
}

function shift(mantissa: string, by: number): Decimal | undefined {
  const match = PLAIN.exec(mantissa);
  if (!match) return undefined;
  const digits = (match[2] ?? '') + (match[3] ?? '');
  const point = (match[2] ?? '').length + by;
  const whole = point <= 0 ? '' : digits.slice(0, point).padEnd(point, '0');
  const fraction = point <= 0 ? digits.padStart(digits.length - point, '0') : digits.slice(point);
  return join(match[1] === '-', whole, fraction);
}

function join(negative: boolean, whole: string, fraction: string): Decimal {
  const head = whole.replace(/^0+/, '') || '0';
  const tail = trimZeros(fraction);
  const body = tail ? `${head}.${tail}` : head;
  return negative && body !== '0' ? `-${body}` : body;
}

function trimZeros(fraction: string): string {
  let end = fraction.length;
  while (end > 0 && fraction[end - 1] === '0') end--;
  return fraction.slice(0, end);
}
