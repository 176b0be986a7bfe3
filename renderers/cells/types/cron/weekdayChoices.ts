import { weekdayTitles } from '../../../../engine/cron/fields.ts';

/** The weekdays with Quartz's numbers, Monday first. */
export const weekdayChoices: { value: number; label: string }[] = [2, 3, 4, 5, 6, 7, 1].map((value) => ({
  value,
  label: weekdayTitles[value - 1] ?? '',
}));
