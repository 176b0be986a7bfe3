import { theme } from 'antd';
import { expect, test } from 'vitest';
import { cellVariables } from './cellVariables.ts';

const NAMES = [
  'success',
  'processing',
  'warning',
  'error',
  'red',
  'volcano',
  'orange',
  'gold',
  'lime',
  'green',
  'cyan',
  'blue',
  'geekblue',
  'purple',
  'magenta',
];

test.each([
  ['light', theme.defaultAlgorithm],
  ['dark', theme.darkAlgorithm],
])('every tag colour reads well on its ground: %s', (_name, algorithm) => {
  const variables = cellVariables(theme.getDesignToken({ algorithm })) as Record<string, string>;
  for (const name of NAMES) {
    const contrast = contrastOf(variables[`--cell-tag-text-${name}`] ?? '', variables[`--cell-tag-fill-${name}`] ?? '');
    expect(`${name} ${contrast >= 4.5 ? 'ok' : contrast.toFixed(1)}`).toBe(`${name} ok`);
  }
});

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
