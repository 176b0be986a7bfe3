import { expect, test } from 'vitest';
import { typedPoint } from './useTypedPoint.tsx';

test('a typed day or time is what it can be read as, and stays as it is where it is none', () => {
  expect(
    ['2026/2/3', '20260203', ' 2026-02-03 ', '', '3', '2026-02-30'].map((text) => typedPoint('date', text)),
  ).toEqual(['2026-02-03', '2026-02-03', '2026-02-03', null, '3', '2026-02-30']);
  expect(typedPoint('datetime', '2026-1-31 8:30')).toBe('2026-01-31 08:30:00');
  expect(['8:30', '25:00'].map((text) => typedPoint('time', text))).toEqual(['08:30:00', '25:00']);
  expect(['2026-W21', '2026-05-20', '2026-W2x'].map((text) => typedPoint('date', text, 'week'))).toEqual([
    '2026-05-18',
    '2026-05-18',
    '2026-W2x',
  ]);
});
