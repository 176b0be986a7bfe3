import type { CronPart } from './CronExpression.ts';
import { type CronFieldName, cronFields } from './fields.ts';

/** Every value a part of plain values stands for, ascending; all of them for `*`, none for what depends on the month. */
export function valuesOf(field: CronFieldName, part: CronPart): readonly number[] {
  const { min, max } = cronFields[field];
  if (part.kind === 'every') return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  if (part.kind !== 'items') return [];
  const values = new Set<number>();
  for (const { from, to, step } of part.items) {
    const end = to ?? (step === undefined ? from : max);
    const last = end < from ? end + (max - min + 1) : end;
    for (let value = from; value <= last; value += step ?? 1) values.add(value > max ? value - (max - min + 1) : value);
  }
  return [...values].sort((left, right) => left - right);
}
