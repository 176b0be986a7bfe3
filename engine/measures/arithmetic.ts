import { type Decimal, decimalOf, readDecimal } from '../values/decimal.ts';

/** Digits behind the point that a quotient keeps. */
const QUOTIENT_DIGITS = 20;

interface Scaled {
  digits: bigint;
  scale: number;
}

/** The sum of two decimals, to the last digit. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const [one, other] = aligned(scaled(left), scaled(right));
  return textOf({ digits: one.digits + other.digits, scale: one.scale });
}

export function negativeOf(decimal: Decimal): Decimal {
  const { digits, scale } = scaled(decimal);
  return textOf({ digits: -digits, scale });
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  const [one, other] = [scaled(left), scaled(right)];
  return textOf({ digits: one.digits * other.digits, scale: one.scale + other.scale });
}

/** The quotient, rounded half away from zero behind twenty digits; undefined by zero. */
export function divideDecimals(left: Decimal, right: Decimal): Decimal | undefined {
  const [one, other] = aligned(scaled(left), scaled(right));
  if (other.digits === 0n) return undefined;
  const negative = one.digits < 0n !== other.digits < 0n;
  const [top, bottom] = [size(one.digits) * 10n ** BigInt(QUOTIENT_DIGITS), size(other.digits)];
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return textOf({ digits: negative ? -rounded : rounded, scale: QUOTIENT_DIGITS });
}

/** A value as rows bring it, number or text, as a decimal; undefined when it is empty or none. */
export function decimalIn(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? decimalOf(value) : undefined;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? readDecimal(value.trim()) : undefined;
}

function scaled(decimal: Decimal): Scaled {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function aligned(left: Scaled, right: Scaled): [Scaled, Scaled] {
  const scale = Math.max(left.scale, right.scale);
  const to = ({ digits, scale: own }: Scaled): Scaled => ({ digits: digits * 10n ** BigInt(scale - own), scale });
  return [to(left), to(right)];
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);

function textOf({ digits, scale }: Scaled): Decimal {
  const text = String(size(digits)).padStart(scale + 1, '0');
  const written = `${digits < 0n ? '-' : ''}${text.slice(0, text.length - scale)}${scale > 0 ? `.${text.slice(text.length - scale)}` : ''}`;
  return readDecimal(written) ?? '0';
}
