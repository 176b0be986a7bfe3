import type { CronMode } from '../../../../engine/cron/cronModel.ts';
import type { CronFieldName } from '../../../../engine/cron/fields.ts';

/** `unit` stands after a value, `span` after a number of them. */
export const cronUnits: Readonly<Record<CronFieldName, { every: string; unit: string; span: string }>> = {
  second: { every: '每秒', unit: '秒', span: '秒' },
  minute: { every: '每分钟', unit: '分', span: '分钟' },
  hour: { every: '每小时', unit: '时', span: '小时' },
  day: { every: '每天', unit: '日', span: '天' },
  month: { every: '每月', unit: '月', span: '个月' },
  week: { every: '每天', unit: '', span: '天' },
  year: { every: '每年', unit: '年', span: '年' },
};

const TITLES: Readonly<Record<Exclude<CronMode, 'every'>, string>> = {
  unset: '不设置',
  range: '区间',
  loop: '循环',
  specify: '指定',
  workday: '最近工作日',
  last: '最后一天',
  weekdayLoop: '一周内循环',
  weekdays: '指定周几',
  lastWorkday: '最后一个工作日',
  lastWeekday: '最后一个周几',
  beforeLast: '月末之前',
  nthWeekday: '第几个周几',
};

/** What a way is called. */
export function modeTitle(mode: CronMode, field: CronFieldName): string {
  return mode === 'every' ? cronUnits[field].every : TITLES[mode];
}
