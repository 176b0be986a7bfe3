import type { Dayjs } from 'dayjs';
import type { Period } from '../../../engine/values/period.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';

/** How a calendar writes what was chosen, as the cell shows it, and reads what is typed: a day stands for its period. */
export const calendarFormats: Readonly<Record<Period, string[]>> = {
  year: ['YYYY', 'YYYY-MM-DD'],
  month: ['YYYY-MM', 'YYYY-MM-DD'],
  week: ['gggg-[W]ww', 'YYYY-MM-DD'],
  quarter: ['YYYY-[Q]Q', 'YYYY-MM-DD'],
};

/** The day that is kept of what was chosen, `YYYY-MM-DD`; of a period its first. */
export function dayText(chosen: Dayjs | null | undefined, period: Period | undefined): string | null {
  if (!chosen) return null;
  const kept = valueTypes.date.parse(chosen.format('YYYY-MM-DD'), period ? { period } : {});
  return kept.ok && typeof kept.value === 'string' ? kept.value : null;
}
