import { describeTime } from './describeTime.ts';
import type { CronExpression, CronPart } from './fields.ts';
import { type CronFieldName, valuesOf, weekdayTitles } from './fields.ts';

/** What an expression means as a Chinese clause: `每周一至周五 10:15 执行`. */
export function describeCron(cron: CronExpression): string {
  const time = describeTime(cron);
  const days = describeDays(cron, time);
  const gap = /[^）]$/.test(days) && /^\d/.test(time) ? ' ' : '';
  return `${describeYears(cron.year)}${days}${gap}${time}${/\d$/.test(time) ? ' ' : ''}执行`;
}

function describeYears(part: CronPart | undefined): string {
  if (part === undefined || part.kind !== 'items') return '';
  const [item] = part.items;
  if (part.items.length > 1 || item?.step === undefined) return `${spoken('year', part)} 年`;
  const years = item.to === undefined ? `从 ${item.from} 年起` : `${item.from} 至 ${item.to} 年`;
  return `${years}每 ${item.step} 年的`;
}

function describeDays({ day, week, month }: CronExpression, time: string): string {
  const monthly = month.kind === 'items' ? `每年 ${spokenMonths(month)}的` : '每月';
  const everyDay = month.kind === 'items' ? `${monthly}每天` : '每天';
  switch (day.kind) {
    case 'every':
      // Every day is said by 每分钟 already.
      return month.kind !== 'items' && time.startsWith('每') ? '' : everyDay;
    case 'items':
      return `${monthly}${describeDates(day)}`;
    case 'last':
      return `${monthly}${daysBeforeLast(day.before)}`;
    case 'lastWorkday':
      return day.before === 0 ? `${monthly}最后一个工作日` : `${monthly}最接近${daysBeforeLast(day.before)}的工作日`;
    case 'workday':
      return `${monthly}最接近 ${day.day} 日的工作日`;
    default:
      return describeWeek(week, monthly, everyDay);
  }
}

function daysBeforeLast(before: number): string {
  return before > 0 ? `最后一天的前 ${before} 天` : '最后一天';
}

function describeDates(part: CronPart & { kind: 'items' }): string {
  const [item] = part.items;
  if (part.items.length > 1 || item?.step === undefined) return ` ${spoken('day', part)} 日`;
  const dates = valuesOf('day', part).join('、');
  return `从 ${item.from} 日起每 ${item.step} 天（${dates} 日）`;
}

function describeWeek(week: CronPart, monthly: string, everyDay: string): string {
  switch (week.kind) {
    case 'lastWeekday':
      return `${monthly}最后一个${title(week.weekday)}`;
    case 'nthWeekday':
      return `${monthly}第 ${week.nth} 个${title(week.weekday)}${week.nth === 5 ? '（没有则不执行）' : ''}`;
    case 'items': {
      const weekly = monthly === '每月' ? '每' : `${monthly}每个`;
      return `${weekly}${weekdays(week)}`;
    }
    default:
      return everyDay;
  }
}

function title(weekday: number): string {
  return weekdayTitles[weekday - 1] ?? '';
}

/** Monday first; a plain range is said as one. */
function weekdays(part: CronPart & { kind: 'items' }): string {
  const [item] = part.items;
  if (part.items.length === 1 && item?.to !== undefined && item.step === undefined)
    return `${title(item.from)}至${title(item.to)}`;
  const mondayFirst = (weekday: number) => (weekday + 5) % 7;
  const sorted = [...valuesOf('week', part)].sort((left, right) => mondayFirst(left) - mondayFirst(right));
  return sorted.map(title).join('、');
}

function spokenMonths(part: CronPart & { kind: 'items' }): string {
  return `${spoken('month', part)} 月`;
}

/** `1、4、7`, `3 至 5`; intervals are counted out. */
function spoken(field: CronFieldName, part: CronPart & { kind: 'items' }): string {
  return part.items
    .map(({ from, to, step }) => {
      if (step === undefined) return to === undefined ? String(from) : `${from} 至 ${to}`;
      return valuesOf(field, { kind: 'items', items: [{ from, ...(to === undefined ? {} : { to }), step }] }).join(
        '、',
      );
    })
    .join('、');
}
