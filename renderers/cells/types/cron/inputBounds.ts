import { type CronFieldName, weekdayTitles } from '../../../../engine/cron/fields.ts';

export type Bounds = readonly [min: number, max: number];

interface InputBounds {
  start: Bounds;
  increment: Bounds;
  /** Of a range's two ends. */
  from: Bounds;
  to: Bounds;
}

/**
 * What may be put into the inputs. Some reach beyond Quartz: what is written from them does
 * not.
 */
export const inputBounds: Readonly<Record<CronFieldName, InputBounds>> = {
  second: { start: [0, 59], increment: [1, 59], from: [0, 59], to: [0, 59] },
  minute: { start: [0, 59], increment: [1, 60], from: [0, 59], to: [0, 59] },
  hour: { start: [0, 23], increment: [1, 23], from: [0, 23], to: [0, 23] },
  day: { start: [1, 31], increment: [1, 31], from: [1, 31], to: [1, 31] },
  month: { start: [0, 12], increment: [1, 12], from: [1, 12], to: [1, 12] },
  week: { start: [1, 7], increment: [1, 7], from: [1, 7], to: [1, 7] },
  year: { start: [2019, 2119], increment: [1, 99], from: [0, 2119], to: [1, 2119] },
};

/** The years to choose from: a hundred from 2019; Quartz knows them up to 2099. */
export const yearChoices: readonly { value: number; label: string; disabled: boolean }[] = Array.from(
  { length: 100 },
  (_, index) => ({ value: 2019 + index, label: String(2019 + index), disabled: 2019 + index > 2099 }),
);

/** The weekdays with Quartz's numbers, Monday first. */
export const weekdayChoices: { value: number; label: string }[] = [2, 3, 4, 5, 6, 7, 1].map((value) => ({
  value,
  label: weekdayTitles[value - 1] ?? '',
}));
