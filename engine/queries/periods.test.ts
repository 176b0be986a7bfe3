import { expect, test } from 'vitest';
import { dayIn, dayNamed, dayRange, periodNames, rangeText } from './periods.ts';
import { presetValue } from './presets.ts';

const asking = { today: '2026-01-07', userId: '7', username: 'li', orgCode: 'A01' };

test.each([
  ['today', '2026-01-07,2026-01-07'],
  ['yesterday', '2026-01-06,2026-01-06'],
  ['last7', '2026-01-01,2026-01-07'],
  ['last14', '2025-12-25,2026-01-07'],
  ['last30', '2025-12-09,2026-01-07'],
  ['thisMonth', '2026-01-01,2026-01-31'],
  ['lastMonth', '2025-12-01,2025-12-31'],
  ['2026-01-01,2026-02-01', '2026-01-01,2026-02-01'],
  [' 2026-01-01 ,', '2026-01-01,'],
  [',2026-02-01', ',2026-02-01'],
])('%s is %s', (text, days) => {
  expect(rangeText(dayRange(text, asking.today) ?? { from: '', to: '' })).toBe(days);
});

test.each(['', 'last8', '2026-01-01', '2026-02-30,', '2026-01-01,2026-01-02,2026-01-03', '2026-1-1,', 'toString'])(
  '"%s" is no period',
  (text) => {
    expect(dayRange(text, asking.today)).toBeUndefined();
  },
);

test('a leap day ends its month', () => {
  expect(dayRange('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodNames).toContain('thisMonth');
});

test.each([
  ['yesterday', '2026-01-06'],
  ['weekStart', '2026-01-05'],
  ['monthStart', '2026-01-01'],
  ['monthEnd', '2026-01-31'],
  ['lastMonthStart', '2025-12-01'],
  ['lastMonthEnd', '2025-12-31'],
  ['yearStart', '2026-01-01'],
  ['constructor', undefined],
])('%s is the day %s', (name, day) => {
  expect(dayNamed(name, asking.today)).toBe(day);
});

test('what a parameter begins with', () => {
  expect(presetValue('today', 'date', asking)).toBe('2026-01-07');
  expect(presetValue('today', 'datetime', asking)).toBe('2026-01-07 00:00:00');
  expect(presetValue('today', 'text', asking)).toBe('today');
  expect(presetValue('#{sysUserCode}', 'text', asking)).toBe('li');
  expect(presetValue('#{sysOrgCode}', 'code', asking)).toBe('A01');
  expect(presetValue(3, 'number', asking)).toBe(3);
});

test('the day is that of the zone', () => {
  const at = Date.UTC(2026, 0, 7, 17);
  expect([dayIn('Asia/Shanghai', at), dayIn('UTC', at)]).toEqual(['2026-01-08', '2026-01-07']);
});
