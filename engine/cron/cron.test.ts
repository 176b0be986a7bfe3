import { describe, expect, test } from 'vitest';
import { describeCron } from './describeCron.ts';
import type { CronExpression } from './fields.ts';
import { splitCron } from './fields.ts';
import { formatCron } from './formatCron.ts';
import { parseCron } from './parseCron.ts';

/** Expression, what it means, and how it is written anew where that differs. */
const VALID: [text: string, meaning: string, anew?: string][] = [
  ['0/10 * * * * ?', '每 10 秒执行'],
  ['0 * * * * ?', '每分钟执行'],
  ['0 0/5 * * * ?', '每 5 分钟执行'],
  ['0 3/20 * * * ?', '每小时从第 3 分起每 20 分钟执行'],
  ['0 0 * * * ?', '每小时整点执行'],
  ['0 0 8-18 * * ?', '每天 8 至 18 时每小时整点执行'],
  ['0 0 8-18/2 * * ?', '每天 8 至 18 时每 2 小时整点执行'],
  ['0 30 2 * * ?', '每天 02:30 执行'],
  ['0 0 9,13,17 * * ?', '每天 09:00、13:00、17:00 执行'],
  ['0 15 10 ? * MON-FRI', '每周一至周五 10:15 执行', '0 15 10 ? * 2-6'],
  ['0 0 0 ? * 1', '每周日 00:00 执行'],
  ['0 0 12 ? * 7', '每周六 12:00 执行'],
  ['0 0 7 ? * 2,4,6', '每周一、周三、周五 07:00 执行'],
  ['0 0 1 1 * ?', '每月 1 日 01:00 执行'],
  ['0 0 1 L * ?', '每月最后一天 01:00 执行'],
  ['0 0 22 L-3 * ?', '每月最后一天的前 3 天 22:00 执行'],
  ['0 0 18 LW * ?', '每月最后一个工作日 18:00 执行'],
  ['0 0 18 L-5W * ?', '每月最接近最后一天的前 5 天的工作日 18:00 执行'],
  ['0 0 9 15W * ?', '每月最接近 15 日的工作日 09:00 执行'],
  ['0 0 9 1W * ?', '每月最接近 1 日的工作日 09:00 执行'],
  ['0 15 10 ? * 6L', '每月最后一个周五 10:15 执行'],
  ['0 15 10 ? * 6#3', '每月第 3 个周五 10:15 执行'],
  ['0 0 10 ? * 2#5', '每月第 5 个周一（没有则不执行）10:00 执行'],
  ['0 0 3 1/5 * ?', '每月从 1 日起每 5 天（1、6、11、16、21、26、31 日）03:00 执行'],
  ['0 0 0 1 1,4,7,10 ?', '每年 1、4、7、10 月的 1 日 00:00 执行'],
  ['0 0 12 29 2 ?', '每年 2 月的 29 日 12:00 执行'],
  ['0 0 6 ? 3-5 SAT 2027-2030', '2027 至 2030 年每年 3 至 5 月的每个周六 06:00 执行', '0 0 6 ? 3-5 7 2027-2030'],
];

function read(text: string): CronExpression {
  const parsed = parseCron(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.cron;
}

describe('valid expressions', () => {
  test.each(VALID)('%s', (text: string, meaning: string, anew: string = text) => {
    const cron = read(text);
    expect(describeCron(cron)).toBe(meaning);
    expect(formatCron(cron)).toBe(anew);
    expect(formatCron(read(anew))).toBe(anew);
  });

  test('capitals and spaces do not matter; names and * with an interval are known', () => {
    expect(formatCron(read('  0  0\t6 ? jan-mar mon,fri * '))).toBe('0 0 6 ? 1-3 2,6 *');
    expect(formatCron(read('*/15 */2 0 ? * friL'))).toBe('0/15 0/2 0 ? * 6L');
    expect(formatCron(read('0 0 0 ? * FRI#2'))).toBe('0 0 0 ? * 6#2');
    expect(formatCron(read('0 0 0 ? * L'))).toBe('0 0 0 ? * 7');
    expect(formatCron(read('0 0 22-2 L-0 * ?'))).toBe('0 0 22-2 L * ?');
  });

  test.each([
    ['0 0/7 * * * ?', '每小时从第 0 分起每 7 分钟执行'],
    ['0 0,30 8-9 * * ?', '每天 8 至 9 时，第 0、30 分执行'],
    ['15 0 0 ? JAN MON#1', '每年 1 月的第 1 个周一 00:00:15 执行'],
    ['0/5 15 * * * ?', '每小时的第 15 分每 5 秒执行'],
    ['5 0/10 3 ? * FRI-MON', '每周五至周一 3 时，每 10 分钟，第 5 秒执行'],
    ['0 0 12/2 * * ?', '每天从 12 时起每 2 小时整点执行'],
    ['0 0 0 ? * *', '每天 00:00 执行'],
    ['* * * * * ? *', '每秒执行'],
    ['* * * * * ? 2027', '2027 年每秒执行'],
    ['0 0 0 1 1 ? 2027/2', '从 2027 年起每 2 年的每年 1 月的 1 日 00:00 执行'],
    ['0 5,10 1-6/5,9 ? 6 *', '每年 6 月的每天 1、6、9 时，第 5、10 分执行'],
  ])('%s is said plainly', (text, meaning) => expect(describeCron(read(text))).toBe(meaning));
});

describe('mistakes', () => {
  test.each([
    ['0 0 0 * * *', 'week', '日和周只能指定一个，另一个要写 ?'],
    ['0 0 0 ? * ?', 'week', '日和周不能都为 ?'],
    ['0 0 0 6L * ?', 'day', '日里的 L 只能写作 L、L-3、LW 或 L-3W，当月最后一个周几要写在周里'],
    ['0 0 0 1,L * ?', 'day', 'L 不能和其他值列在一起'],
    ['0 0/60 * * * ?', 'minute', '/ 后的间隔应为 1 到 59'],
    ['0 0/0 * * * ?', 'minute', '/ 后的间隔应为 1 到 59'],
    ['0 0 0/24 * * ?', 'hour', '/ 后的间隔应为 1 到 23'],
    ['60 0 0 * * ?', 'second', '应为 0 到 59'],
    ['x 0 0 * * ?', 'second', '应为 0 到 59'],
    ['0 -5 0 * * ?', 'minute', '应为 值、起-止 或 起/间隔'],
    ['0 1.5 0 * * ?', 'minute', '应为 0 到 59'],
    ['0 /5 0 * * ?', 'minute', '应为 值、起-止 或 起/间隔'],
    ['0 *-5 0 * * ?', 'minute', '* 不能作范围的一端'],
    ['0 1,,2 0 * * ?', 'minute', '逗号之间缺少值'],
    ['0 *,2 0 * * ?', 'minute', '* 不能和其他值列在一起'],
    ['0 0 ? * * ?', 'hour', '? 只能写在日或周里'],
    ['0 0 0 0 * ?', 'day', '应为 1 到 31'],
    ['0 0 0 32W * ?', 'day', 'W 前应为 1 到 31'],
    ['0 0 0 1-5W * ?', 'day', 'W 前只能是一个日期，如 15W、LW、L-3W'],
    ['0 0 0 15W,20 * ?', 'day', 'W 不能和其他值列在一起'],
    ['0 0 0 L-31 * ?', 'day', 'L- 后应为 0 到 30'],
    ['0 0 0 L-31W * ?', 'day', 'L- 后应为 0 到 30'],
    ['0 0 0 6#3 * ?', 'day', '# 只能写在周里'],
    ['0 0 0 1 0 ?', 'month', '应为 1 到 12，或 JAN 到 DEC'],
    ['0 0 0 1 L ?', 'month', 'L 只能写在日或周里'],
    ['0 0 0 ? * 0', 'week', '应为 1（周日）到 7（周六），或 SUN 到 SAT'],
    ['0 0 0 ? * 8L', 'week', '应为 1（周日）到 7（周六），或 SUN 到 SAT'],
    ['0 0 0 ? * 2#6', 'week', '# 后是第几个，应为 1 到 5'],
    ['0 0 0 ? * 2-3#1', 'week', '# 前只能是一个周几，如 6L、6#3'],
    ['0 0 0 ? * 2W', 'week', 'W 只能写在日里'],
    ['0 0 0 1 1 ? 1969', 'year', '应为 1970 到 2099'],
    ['0 0 0 1 1 ? 2100', 'year', '应为 1970 到 2099'],
    ['0 0 0 1 1 ? 2030-2027', 'year', '结束年份不能早于开始年份'],
  ] as const)('%s', (text, field, reason) => {
    const parsed = parseCron(text);
    if (parsed.ok) throw new Error('was accepted');
    expect(parsed.field).toBe(field);
    const written = splitCron(text)?.[field];
    expect(text.slice(parsed.start, parsed.end)).toBe(written);
    expect(parsed.message).toMatch(/^Cron 表达式的[秒分时日月周年]（第 \d 段）“/);
    expect(parsed.message).toContain(`“${written}”不正确：`);
    expect(parsed.message.endsWith(reason)).toBe(true);
  });

  test.each([
    ['', '请输入 Cron 表达式'],
    ['   ', '请输入 Cron 表达式'],
    ['* * * * *', 'Cron 表达式应有 6 或 7 段（秒 分 时 日 月 周 [年]），现在是 5 段'],
    ['0 0 0 * * ? * *', 'Cron 表达式应有 6 或 7 段（秒 分 时 日 月 周 [年]），现在是 8 段'],
  ])('the number of parts: %j', (text, message) => {
    expect(parseCron(text)).toEqual({ ok: false, message, start: 0, end: text.length });
  });
});

describe('weekdays in the older numbers', () => {
  const legacy = (text: string) => {
    const parsed = parseCron(text, 'legacy');
    if (!parsed.ok) throw new Error(parsed.message);
    return parsed.cron;
  };

  test.each([
    ['0 0 0 ? * 0', '每周日 00:00 执行', '0 0 0 ? * 0'],
    ['0 0 0 ? * 7', '每周日 00:00 执行', '0 0 0 ? * 0'],
    ['0 0 0 ? * SUN', '每周日 00:00 执行', '0 0 0 ? * 0'],
    ['0 0 0 ? * SAT', '每周六 00:00 执行', '0 0 0 ? * 6'],
    ['0 0 0 ? * 1-5', '每周一至周五 00:00 执行', '0 0 0 ? * 1-5'],
    ['0 0 0 ? * 5-7', '每周五至周日 00:00 执行', '0 0 0 ? * 5-0'],
    ['0 0 0 ? * 5#3', '每月第 3 个周五 00:00 执行', '0 0 0 ? * 5#3'],
  ])('%s', (text, meaning, anew) => {
    expect(describeCron(legacy(text))).toBe(meaning);
    expect(formatCron(legacy(text), 'legacy')).toBe(anew);
  });

  test('are turned into those of Quartz by reading the one and writing the other', () => {
    expect(formatCron(legacy('0 0 0 ? * 1,3,7'))).toBe('0 0 0 ? * 2,4,1');
  });

  test('a wrong one is told its bounds', () => {
    const parsed = parseCron('0 0 0 ? * 8', 'legacy');
    expect(parsed.ok ? '' : parsed.message).toBe(
      'Cron 表达式的周（第 6 段）“8”不正确：应为 0（周日）到 6（周六），7 也是周日，或 SUN 到 SAT',
    );
  });
});
