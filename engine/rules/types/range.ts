import { valueTypes } from '../../values/valueTypes.ts';
import { type RuleType, replaced } from '../RuleType.ts';

/** The bounds of a number. */
export const rangeRule: RuleType<'range'> = ({ min, max, message }) => {
  const { parse, compare } = valueTypes.number;
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const [small, large] = [`不能小于${min}`, `不能大于${max}`];
  return replaced(message, (value) => {
    if (typeof value === 'number' && Number.isFinite(value)) {
      if (value < least) return small;
      return value > most ? large : undefined;
    }
    const parsed = parse(value);
    if (!parsed.ok) return parsed.reason;
    if (min !== undefined && compare(parsed.value, min) < 0) return small;
    return max !== undefined && compare(parsed.value, max) > 0 ? large : undefined;
  });
};
