import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { expect, test } from 'vitest';
import { loadCalendarLanguage } from './calendarLanguage.ts';

test('periods are read as they are typed, also when the parts of the calendar come later', async () => {
  await loadCalendarLanguage();
  dayjs.extend(customParseFormat);
  const read = (text: string, format: string) => dayjs(text, format).format('YYYY-MM-DD');
  expect(read('2026-W30', 'gggg-[W]ww')).toBe('2026-07-20');
  expect(read('2026年第21周', 'gggg-[W]ww')).toBe('2026-05-18');
  expect(read('2026年第2季度', 'YYYY-[Q]Q')).toBe('2026-04-01');
});
