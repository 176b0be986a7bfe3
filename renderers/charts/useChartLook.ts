import { type GlobalToken, theme } from 'antd';
import { useMemo } from 'react';
import type { ChartLook } from '../../engine/charts/ChartLook.ts';
import { useLayout } from '../services/useLayout.ts';
import { FONT_FAMILY } from '../ui/theme/antdTheme.ts';
import { readable } from '../ui/theme/contrast.ts';

/** All of a look but the room there is. */
export type Colors = Omit<ChartLook, 'width' | 'height' | 'title' | 'caption'>;

/** Of the page: its theme, dark or light, and for weak eyes with patterns beside the colours. */
export function useChartLook(): Colors {
  const { token } = theme.useToken();
  const [{ weak, dark }] = useLayout();
  return useMemo(() => colorsOf(token, dark, weak), [token, dark, weak]);
}

/** What is drawn, and is no text, has to stand out by so much (WCAG 1.4.11). */
const STANDS_OUT = 3;

function colorsOf(token: GlobalToken, dark: boolean, weak: boolean): Colors {
  const surface = token.colorBgContainer;
  const seen = (color: string) => readable(color, surface, dark ? '#ffffff' : '#000000', STANDS_OUT);
  const first = weak ? token.blue : token.colorPrimary;
  const others = weak
    ? [token.orange, token.green, token.purple, token.cyan, token.red]
    : [
        token.orange,
        token.cyan,
        token.purple,
        token.gold,
        token.magenta,
        token.green,
        token.volcano,
        token.geekblue,
        token.lime,
      ];
  // A person's own colour may be one of the others.
  const palette = [first, ...others.filter((color) => color.toLowerCase() !== first.toLowerCase())];
  return {
    palette: palette.map(seen),
    rise: seen(token.colorSuccess),
    fall: seen(token.colorError),
    sum: seen(first),
    text: token.colorText,
    secondary: token.colorTextSecondary,
    line: token.colorBorderSecondary,
    axis: token.colorBorder,
    surface,
    track: dark ? '#2a3038' : '#eaf1f9',
    font: FONT_FAMILY,
    decal: weak,
  };
}
