import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { beforeAll, expect, test } from 'vitest';
import { calendarFormats } from './calendarText.ts';
import { typedPeriods } from './typedPeriods.ts';

beforeAll(() => {
  dayjs.extend(customParseFormat);
  dayjs.extend(typedPeriods);
});

test.each([
  ['week', '2026-W21', '2026-05-18'],
  ['week', '2026年第1周', '2025-12-29'],
  ['week', '2026-05-20', '2026-05-20'],
  ['quarter', '2026-Q2', '2026-04-01'],
  ['quarter', '2026年2季度', '2026-04-01'],
  ['month', '2026-05', '2026-05-01'],
  ['month', '2026年5月', '2026-05-01'],
  ['year', '2026', '2026-01-01'],
  ['week', '2025-W53', undefined],
  ['quarter', '2026-Q5', undefined],
] as const)('a calendar of %ss reads %s as %s', (period, text, day) => {
  // As the calendar asks: by its formats, strictly, in turn.
  const read = calendarFormats[period].map((format) => dayjs(text, format, true)).find((each) => each.isValid());
  expect(read?.format('YYYY-MM-DD')).toBe(day);
});

test('other formats and other calls are read as before', () => {
  expect(dayjs('2026-05-20 08:30:00').format('YYYY-MM-DD HH:mm')).toBe('2026-05-20 08:30');
  expect(dayjs('20/05/2026', 'DD/MM/YYYY', true).format('YYYY-MM-DD')).toBe('2026-05-20');
  expect(dayjs('2026-W21', 'YYYY-MM-DD', true).isValid()).toBe(false);
});
