import type { CronFieldName } from './fields.ts';

/** `5`, `1-5`, `1/5`, `1-5/2`. Without `to` it is one value, or with a step everything from it to the field's end. */
export interface CronItem {
  from: number;
  /** Smaller than `from` where a range goes round: FRI-MON. */
  to?: number;
  step?: number;
}

/** The meaning of one part. Weekdays are 1 (Sunday) to 7 (Saturday) whatever they were written as. */
export type CronPart =
  | { kind: 'every' }
  | { kind: 'unset' }
  | { kind: 'items'; items: readonly CronItem[] }
  /** So many days before the last one of the month. */
  | { kind: 'last'; before: number }
  | { kind: 'lastWorkday' }
  | { kind: 'workday'; day: number }
  | { kind: 'lastWeekday'; weekday: number }
  | { kind: 'nthWeekday'; weekday: number; nth: number };

/** A Quartz expression. Exactly one of day and week is unset. */
export type CronExpression = Readonly<Record<Exclude<CronFieldName, 'year'>, CronPart>> & { year?: CronPart };

/**
 * How weekdays are written as numbers: `quartz` 1 (Sunday) to 7 (Saturday); `legacy` 0 (Sunday) to 6 (Saturday) with 7
 * read as Sunday too (specification 2, section 2.4).
 */
export type WeekNumbers = 'quartz' | 'legacy';
