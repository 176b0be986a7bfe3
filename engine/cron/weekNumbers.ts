import type { WeekNumbers } from './CronExpression.ts';

/** The weekday 1 (Sunday) to 7 that a written number stands for; undefined when it stands for none. */
export function weekdayOf(written: number, numbers: WeekNumbers): number | undefined {
  const weekday = numbers === 'quartz' ? written : (written % 7) + 1;
  const known = numbers === 'quartz' ? written >= 1 && written <= 7 : written >= 0 && written <= 7;
  return known ? weekday : undefined;
}

/** How a weekday is written. */
export function writtenWeekday(weekday: number, numbers: WeekNumbers): string {
  return String(numbers === 'quartz' ? weekday : weekday - 1);
}

/** Which numbers a weekday may be written as, for a diagnostic. */
export function weekdayBounds(numbers: WeekNumbers): string {
  return numbers === 'quartz' ? '1（周日）到 7（周六）' : '0（周日）到 6（周六），7 也是周日';
}
