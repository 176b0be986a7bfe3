import { describe, expect, test } from 'vitest';
import { readMoment } from './calendar.ts';
import { type Period, periodText, readPeriod } from './period.ts';
import { valueTypes } from './valueTypes.ts';

const { date } = valueTypes;

describe('periods', () => {
  test.each<[Period, string, string, string]>([
    ['year', '2026-05-20', '2026-01-01', '2026'],
    ['month', '2026-05-20', '2026-05-01', '2026-05'],
    ['quarter', '2026-05-20', '2026-04-01', '2026-Q2'],
    ['quarter', '2026-12-31', '2026-10-01', '2026-Q4'],
    ['week', '2026-05-20', '2026-05-18', '2026-W21'],
    ['week', '2026-01-01', '2025-12-29', '2026-W01'],
    ['week', '2027-01-03', '2026-12-28', '2026-W53'],
    ['week', '2024-12-30', '2024-12-30', '2025-W01'],
  ])('%s: %s is kept as %s and shown as %s', (period, day, first, shown) => {
    expect(date.parse(day, { period })).toEqual({ ok: true, value: first });
    expect(date.format(first, { period })).toBe(shown);
    expect(date.toText(first, { period })).toBe(shown);
    expect(date.fromText(shown, { period })).toEqual({ ok: true, value: first });
    expect(date.fromText(day, { period })).toEqual({ ok: true, value: first });
  });

  test.each<[Period, string, string]>([
    ['year', '2026年', '2026-01-01'],
    ['month', '2026年5月', '2026-05-01'],
    ['month', '2026/5', '2026-05-01'],
    ['quarter', '2026Q2', '2026-04-01'],
    ['quarter', '2026年第2季度', '2026-04-01'],
    ['week', '2026年第21周', '2026-05-18'],
    ['week', '2026w1', '2025-12-29'],
  ])('%s: %s is read as %s', (period, text, first) => {
    expect(date.fromText(text, { period })).toEqual({ ok: true, value: first });
  });

  test.each<[Period, string]>([
    ['month', '2026-13'],
    ['quarter', '2026-Q5'],
    ['week', '2025-W53'],
    ['week', '2026-W00'],
    ['year', '26'],
  ])('%s: %s is none', (period, text) => {
    expect(date.fromText(text, { period }).ok).toBe(false);
  });

  test('every week of two centuries is read back as it was written', () => {
    for (let year = 1950; year < 2150; year++) {
      for (const day of ['01-01', '06-15', '12-31']) {
        const moment = readMoment(`${year}-${day}`, 'YYYY-MM-DD');
        if (!moment) throw new Error(day);
        const text = periodText(moment, 'week');
        const start = readPeriod(text, 'week');
        expect(start && periodText(start, 'week')).toBe(text);
      }
    }
  });
});
