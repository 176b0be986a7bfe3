import { createRequire } from 'node:module';
import type { ChartLook } from '../../engine/charts/ChartLook.ts';

/** Names of the faces inside the file. */
export const FACE = 'Noto Sans SC';
export const BOLD_FACE = 'Noto Sans SC Bold';

/** Chinese without a font of the system; TrueType, which both libraries take apart. */
export function facePath(): string {
  return createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
}

export function boldFacePath(): string {
  return createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf');
}

export const INK = {
  text: '#1f2329',
  secondary: '#5c6370',
  line: '#e8eaed',
  rule: '#8b929c',
  hair: '#d0d5dc',
  primary: '#1677d2',
  head: '#f5f7fa',
};

/** As the product looks by day; on paper nothing is chosen. */
export const PAPER_LOOK: Omit<ChartLook, 'width' | 'height'> = {
  palette: [
    '#1787ef',
    '#d47615',
    '#0fa3a3',
    '#722ed1',
    '#b9800f',
    '#eb2f96',
    '#44a216',
    '#fa541c',
    '#2f54eb',
    '#7c9b0c',
  ],
  rise: '#44a216',
  fall: '#cf3f41',
  sum: INK.primary,
  text: INK.text,
  secondary: INK.secondary,
  line: INK.line,
  axis: '#c9cdd4',
  surface: '#ffffff',
  track: '#eaf1f9',
  font: FACE,
  decal: false,
};
