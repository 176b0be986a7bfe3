import { expect, test } from 'vitest';
import { PRESET_COLORS } from '../../../engine/session/layout.ts';
import { contrast, readable } from './contrast.ts';

test('contrast is that of the guidelines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrast('#1890FF', '#1890FF')).toBe(1);
});

test.each(Object.entries(PRESET_COLORS))(
  '%s is readable on dark surfaces and under white words',
  (_name, { color }) => {
    expect(contrast(readable(color, '#1b1e24', '#ffffff'), '#1b1e24')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable(color, '#ffffff', '#000000'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  },
);

test('what is readable already stays as it is', () => {
  expect(readable('#003a8c', '#ffffff', '#000000')).toBe('#003a8c');
});
