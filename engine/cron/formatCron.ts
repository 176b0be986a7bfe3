import type { CronExpression, CronItem, CronPart, WeekNumbers } from './fields.ts';
import { type CronFieldName, cronFieldNames, writtenWeekday } from './fields.ts';

/** Writes an expression; names become numbers, `*` with an interval becomes start and interval. */
export function formatCron(cron: CronExpression, numbers: WeekNumbers = 'quartz'): string {
  return cronFieldNames
    .map((field) => [field, cron[field]] as const)
    .filter((entry): entry is readonly [CronFieldName, CronPart] => entry[1] !== undefined)
    .map(([field, part]) => formatCronPart(field, part, numbers))
    .join(' ');
}

/** Writes one part. */
export function formatCronPart(field: CronFieldName, part: CronPart, numbers: WeekNumbers = 'quartz'): string {
  const value = (number: number) => (field === 'week' ? writtenWeekday(number, numbers) : String(number));
  switch (part.kind) {
    case 'every':
      return '*';
    case 'unset':
      return '?';
    case 'last':
      return part.before === 0 ? 'L' : `L-${part.before}`;
    case 'lastWorkday':
      return part.before === 0 ? 'LW' : `L-${part.before}W`;
    case 'workday':
      return `${part.day}W`;
    case 'lastWeekday':
      return `${value(part.weekday)}L`;
    case 'nthWeekday':
      return `${value(part.weekday)}#${part.nth}`;
    case 'items':
      return part.items.map((item) => formatItem(item, value)).join(',');
  }
}

function formatItem({ from, to, step }: CronItem, value: (number: number) => string): string {
  const range = to === undefined ? value(from) : `${value(from)}-${value(to)}`;
  return step === undefined ? range : `${range}/${step}`;
}
