import { decimalOf, readDecimal } from '../../values/decimal.ts';
import { type RuleType, replaced } from '../RuleType.ts';

/** Powers of ten that a number holds digit by digit. */
const MOST_EXACT = 15;

/** How many digits a number may have before and after the point: what is kept is what was typed, never a rounding. */
export const digitsRule: RuleType<'digits'> = ({ whole, decimals, message }, { title }) => {
  const fine = decimals === 0 ? `${title}必须是整数` : `${title}最多${decimals}位小数`;
  const check = (value: unknown): string | undefined => {
    const written = typeof value === 'number' ? decimalOf(value) : readDecimal(String(value).trim());
    // What is no number the kind itself refuses.
    const [, before = '', after = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(written ?? '') ?? [];
    if (whole !== undefined && before.replace(/^0/, '').length > whole) return `${title}超出范围`;
    return decimals !== undefined && after.length > decimals ? fine : undefined;
  };
  const isPlain = plainCheck(whole, decimals);
  return replaced(message, (value) => (typeof value === 'number' && isPlain(value) ? undefined : check(value)));
};

/** Whether arithmetic alone can tell that a number has no digit too many: most of what a table holds. */
function plainCheck(whole = MOST_EXACT, decimals = 0): (value: number) => boolean {
  const [most, fine] = [10 ** Math.min(whole, MOST_EXACT - decimals), 10 ** decimals];
  // The number nearest to a decimal is also what that decimal is read as.
  return (value) => value < most && value > -most && Math.round(value * fine) / fine === value;
}
