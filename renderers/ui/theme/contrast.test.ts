import { expect, test } from 'vitest';
import { PRESET_COLORS } from '../../../engine/session/layout.ts';
import { antdTheme } from './antdTheme.ts';
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

test('for weak eyes red and green are others, by lightness too, and their words stay readable', () => {
  const { token = {}, components } = antdTheme('#1890FF', { weak: true });
  const usual = antdTheme('#1890FF').token;
  for (const name of ['colorSuccess', 'colorWarning', 'colorError'] as const)
    expect(token[name]).not.toBe(usual?.[name]);
  expect([token.green, token.red, token.orange]).toEqual(['#009e73', '#d55e00', '#e69f00']);
  for (const color of [token.colorError, components?.Tag?.colorSuccess, components?.Tag?.colorError])
    expect(contrast(String(color), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(antdTheme('#1890FF', { weak: true, dark: true }).token?.colorError).toBe('#d55e00');
});

test('what is readable already stays as it is', () => {
  expect(readable('#003a8c', '#ffffff', '#000000')).toBe('#003a8c');
});
