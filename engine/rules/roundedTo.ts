import type { PlanField } from '../plan/Plan.ts';
import { decimalValue, readDecimal, roundDecimal } from '../values/decimal.ts';
import { checkValue } from './checkValue.ts';

/** The number rounded to the digits its column keeps; undefined when it has none too many, or is no number. */
export function roundedTo(
  { kind, rules }: Pick<PlanField, 'kind' | 'rules'>,
  value: unknown,
): number | string | undefined {
  if (kind !== 'number') return undefined;
  const digits = rules.flatMap((rule) => (rule.rule === 'digits' ? (rule.decimals ?? []) : []));
  const decimal = digits.length > 0 ? readDecimal(String(value ?? '').trim()) : undefined;
  if (decimal === undefined) return undefined;
  const most = Math.min(...digits);
  if ((decimal.split('.')[1] ?? '').length <= most) return undefined;
  return decimalValue(readDecimal(roundDecimal(decimal, most)) ?? decimal);
}

/** What a field with too many digits is told while it is typed: nobody has to try a save for that. */
export function tooFine(
  field: Pick<PlanField, 'key' | 'title' | 'kind' | 'rules'>,
  value: unknown,
): string | undefined {
  if (roundedTo(field, value) === undefined) return undefined;
  const { key, title, kind, rules } = field;
  const digits = rules.filter(({ rule }) => rule === 'digits');
  return checkValue(digits, value, { key, title, kind, row: {} })?.message;
}
