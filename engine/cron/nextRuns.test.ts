import { describe, expect, test } from 'vitest';
import { writeMoment } from '../values/calendar.ts';
import { nextRuns, withoutYear } from './nextRuns.ts';
import { parseCron } from './parseCron.ts';
import { zoneOf } from './zone.ts';

const SHANGHAI = zoneOf('Asia/Shanghai');
/** A Friday, 08:00 there. */
const NOW = Date.UTC(2026, 10, 20, 0, 0, 0);

function runs(text: string, { now = NOW, zone = SHANGHAI, count = 3 } = {}): string[] {
  const parsed = parseCron(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return nextRuns(parsed.cron, now, zone, count).map((moment) => writeMoment(moment, 'YYYY-MM-DD HH:mm:ss'));
}

describe('the next runs', () => {
  test.each([
    ['0/10 * * * * ?', '2026-11-20 08:00:10', '2026-11-20 08:00:20', '2026-11-20 08:00:30'],
    ['0 * * * * ?', '2026-11-20 08:01:00', '2026-11-20 08:02:00', '2026-11-20 08:03:00'],
    ['0 0/5 * * * ?', '2026-11-20 08:05:00', '2026-11-20 08:10:00', '2026-11-20 08:15:00'],
    ['0 3/20 * * * ?', '2026-11-20 08:03:00', '2026-11-20 08:23:00', '2026-11-20 08:43:00'],
    ['0 0 * * * ?', '2026-11-20 09:00:00', '2026-11-20 10:00:00', '2026-11-20 11:00:00'],
    ['0 0 8-18 * * ?', '2026-11-20 09:00:00', '2026-11-20 10:00:00', '2026-11-20 11:00:00'],
    ['0 0 8-18/2 * * ?', '2026-11-20 10:00:00', '2026-11-20 12:00:00', '2026-11-20 14:00:00'],
    ['0 30 2 * * ?', '2026-11-21 02:30:00', '2026-11-22 02:30:00', '2026-11-23 02:30:00'],
    ['0 0 9,13,17 * * ?', '2026-11-20 09:00:00', '2026-11-20 13:00:00', '2026-11-20 17:00:00'],
    ['0 15 10 ? * MON-FRI', '2026-11-20 10:15:00', '2026-11-23 10:15:00', '2026-11-24 10:15:00'],
    ['0 0 0 ? * 1', '2026-11-22 00:00:00', '2026-11-29 00:00:00', '2026-12-06 00:00:00'],
    ['0 0 12 ? * 7', '2026-11-21 12:00:00', '2026-11-28 12:00:00', '2026-12-05 12:00:00'],
    ['0 0 7 ? * 2,4,6', '2026-11-23 07:00:00', '2026-11-25 07:00:00', '2026-11-27 07:00:00'],
    ['0 0 1 1 * ?', '2026-12-01 01:00:00', '2027-01-01 01:00:00', '2027-02-01 01:00:00'],
    ['0 0 1 L * ?', '2026-11-30 01:00:00', '2026-12-31 01:00:00', '2027-01-31 01:00:00'],
    ['0 0 22 L-3 * ?', '2026-11-27 22:00:00', '2026-12-28 22:00:00', '2027-01-28 22:00:00'],
    ['0 0 18 LW * ?', '2026-11-30 18:00:00', '2026-12-31 18:00:00', '2027-01-29 18:00:00'],
    ['0 0 9 15W * ?', '2026-12-15 09:00:00', '2027-01-15 09:00:00', '2027-02-15 09:00:00'],
    ['0 0 9 1W * ?', '2026-12-01 09:00:00', '2027-01-01 09:00:00', '2027-02-01 09:00:00'],
    ['0 15 10 ? * 6L', '2026-11-27 10:15:00', '2026-12-25 10:15:00', '2027-01-29 10:15:00'],
    ['0 15 10 ? * 6#3', '2026-11-20 10:15:00', '2026-12-18 10:15:00', '2027-01-15 10:15:00'],
    ['0 0 10 ? * 2#5', '2026-11-30 10:00:00', '2027-03-29 10:00:00', '2027-05-31 10:00:00'],
    ['0 0 3 1/5 * ?', '2026-11-21 03:00:00', '2026-11-26 03:00:00', '2026-12-01 03:00:00'],
    ['0 0 0 1 1,4,7,10 ?', '2027-01-01 00:00:00', '2027-04-01 00:00:00', '2027-07-01 00:00:00'],
    ['0 0 12 29 2 ?', '2028-02-29 12:00:00', '2032-02-29 12:00:00', '2036-02-29 12:00:00'],
    ['0 0 6 ? 3-5 SAT 2027-2030', '2027-03-06 06:00:00', '2027-03-13 06:00:00', '2027-03-20 06:00:00'],
  ])('%s', (text, ...expected) => expect(runs(text)).toEqual(expected));

  test('come strictly after now, ten of them', () => {
    expect(runs('0 0 8 * * ?', { count: 1 })).toEqual(['2026-11-21 08:00:00']);
    expect(runs('0 0 8 * * ?', { count: 1, now: NOW - 1 })).toEqual(['2026-11-20 08:00:00']);
    expect(runs('0 0 12 29 2 ?', { count: 10 })).toHaveLength(10);
  });

  test('29 February is found over a century without a leap year', () => {
    const now = Date.UTC(2096, 2, 1);
    expect(runs('0 0 12 29 2 ?', { now, count: 1 })).toEqual(['2104-02-29 12:00:00']);
  });

  test('the year counts, however far away, and a preview leaves it out', () => {
    expect(runs('0 0 0 1 1 ? 2001', { count: 2 })).toEqual([]);
    expect(runs('0 0 0 1 1 ? 2028,2090', { count: 5 })).toEqual(['2028-01-01 00:00:00', '2090-01-01 00:00:00']);
    expect(runs('0 0 8 20 11 ? 2026-2027', { count: 5 })).toEqual(['2027-11-20 08:00:00']);
    expect(runs('0 0 12 29 2 ? 2030/2', { count: 2 })).toEqual(['2032-02-29 12:00:00', '2036-02-29 12:00:00']);
    expect(runs('0 0 0 29 2 ? 2027', { count: 2 })).toEqual([]);
    const parsed = parseCron('0 0 0 1 1 ? 2001');
    if (!parsed.ok) throw new Error(parsed.message);
    const next = nextRuns(withoutYear(parsed.cron), NOW, SHANGHAI, 2);
    expect(next.map(({ year }) => year)).toEqual([2027, 2028]);
  });

  test('the workday nearest to a day before the last stays in its month', () => {
    // 31 January 2027 is a Sunday: five days before it is Tuesday the 26th; of February Tuesday the 23rd.
    expect(runs('0 0 9 L-5W * ?', { now: Date.UTC(2027, 0, 1), count: 3 })).toEqual([
      '2027-01-26 09:00:00',
      '2027-02-23 09:00:00',
      '2027-03-26 09:00:00',
    ]);
    // 1 May 2027 is a Saturday: what is nearest to it within the month is Monday the 3rd.
    expect(runs('0 0 9 L-30W 5 ?', { now: Date.UTC(2027, 0, 1), count: 1 })).toEqual(['2027-05-03 09:00:00']);
  });

  test.each(['0 0 0 30 2 ?', '0 0 0 31 2,4,6 ?', '0 0 0 L-30 2 ?', '0 0 0 31W 2 ?'])(
    'A104: %s never runs and says so',
    (text) => expect(runs(text)).toEqual([]),
  );
});

describe('workdays and ends of months', () => {
  test('the nearest workday stays in its month', () => {
    // 1 August 2026 is a Saturday, 31 May 2026 a Sunday, 15 November 2026 a Sunday, 15 August 2026 a Saturday.
    expect(runs('0 0 0 1W 8 ?', { now: Date.UTC(2026, 6, 1), count: 1 })).toEqual(['2026-08-03 00:00:00']);
    expect(runs('0 0 0 31W 5 ?', { now: Date.UTC(2026, 4, 1), count: 1 })).toEqual(['2026-05-29 00:00:00']);
    expect(runs('0 0 0 15W 11 ?', { now: Date.UTC(2026, 10, 1), count: 1 })).toEqual(['2026-11-16 00:00:00']);
    expect(runs('0 0 0 15W 8 ?', { now: Date.UTC(2026, 7, 1), count: 1 })).toEqual(['2026-08-14 00:00:00']);
    expect(runs('0 0 0 LW 5 ?', { now: Date.UTC(2026, 4, 1), count: 1 })).toEqual(['2026-05-29 00:00:00']);
    expect(runs('0 0 0 LW 10 ?', { now: Date.UTC(2026, 9, 1), count: 1 })).toEqual(['2026-10-30 00:00:00']);
  });

  test('ranges and lists go round their ends', () => {
    expect(runs('0 0 22-1 * * ?', { count: 4 })).toEqual([
      '2026-11-20 22:00:00',
      '2026-11-20 23:00:00',
      '2026-11-21 00:00:00',
      '2026-11-21 01:00:00',
    ]);
    expect(runs('0 0 0 ? * FRI-MON')).toEqual(['2026-11-21 00:00:00', '2026-11-22 00:00:00', '2026-11-23 00:00:00']);
  });

  test('an interval of weekdays runs inside the week', () => {
    expect(runs('0 0 9 ? * 2/2')).toEqual(['2026-11-20 09:00:00', '2026-11-23 09:00:00', '2026-11-25 09:00:00']);
  });
});

describe('where clocks are changed', () => {
  const zone = zoneOf('America/New_York');

  test('a skipped time does not run', () => {
    const now = Date.UTC(2027, 2, 13, 20);
    expect(runs('0 30 2 * * ?', { now, zone, count: 2 })).toEqual(['2027-03-15 02:30:00', '2027-03-16 02:30:00']);
  });

  test('a repeated time runs once, the first time', () => {
    const [before, between] = [Date.UTC(2026, 10, 1, 5, 0), Date.UTC(2026, 10, 1, 6, 10)];
    expect(zone.instant({ year: 2026, month: 11, day: 1, hour: 1, minute: 30, second: 0 })).toBe(
      Date.UTC(2026, 10, 1, 5, 30),
    );
    expect(runs('0 30 1 * * ?', { now: before, zone, count: 2 })).toEqual([
      '2026-11-01 01:30:00',
      '2026-11-02 01:30:00',
    ]);
    expect(runs('0 30 1 * * ?', { now: between, zone, count: 1 })).toEqual(['2026-11-02 01:30:00']);
  });
});
