import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

type Preset =
  | 'red'
  | 'volcano'
  | 'orange'
  | 'gold'
  | 'lime'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'geekblue'
  | 'purple'
  | 'magenta';

/** The palette every colour name of a dictionary is drawn from. */
const PALETTES: Record<string, Preset> = {
  success: 'green',
  processing: 'blue',
  warning: 'gold',
  error: 'red',
  red: 'red',
  volcano: 'volcano',
  orange: 'orange',
  gold: 'gold',
  lime: 'lime',
  green: 'green',
  cyan: 'cyan',
  blue: 'blue',
  geekblue: 'geekblue',
  purple: 'purple',
  magenta: 'magenta',
};

const YELLOWS: ReadonlySet<Preset> = new Set(['gold', 'lime']);

/** Custom properties the plain marks of cells are coloured with, taken from the theme; set them around drawn cells. */
export function cellVariables(token: GlobalToken): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--cell-quiet': token.colorTextSecondary,
    '--cell-on': token.colorSuccess,
    '--cell-link': token.colorLink,
    '--cell-error': token.colorError,
    '--cell-error-fill': token.colorErrorBg,
    '--cell-surface': token.colorBgElevated,
    '--cell-tag-text': token.colorText,
    '--cell-tag-fill': token.colorFillTertiary,
  };
  for (const [name, palette] of Object.entries(PALETTES)) {
    // The eighth shade is the first that reads well on the first one, in light and dark; yellows need one more.
    variables[`--cell-tag-text-${name}`] = token[`${palette}-${YELLOWS.has(palette) ? 9 : 8}`];
    variables[`--cell-tag-fill-${name}`] = token[`${palette}-1`];
  }
  return variables as CSSProperties;
}
