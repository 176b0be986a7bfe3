import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

const PRESETS = [
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
] as const;
const STATUSES = { success: 'Success', processing: 'Info', warning: 'Warning', error: 'Error' } as const;

/** Custom properties the plain marks of cells are coloured with, taken from the theme; set them around drawn cells. */
export function cellVariables(token: GlobalToken): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--cell-quiet': token.colorTextTertiary,
    '--cell-on': token.colorSuccess,
    '--cell-link': token.colorPrimary,
    '--cell-error': token.colorError,
    '--cell-error-fill': token.colorErrorBg,
    '--cell-tag-text': token.colorText,
    '--cell-tag-fill': token.colorFillTertiary,
  };
  for (const [name, part] of Object.entries(STATUSES) as [
    keyof typeof STATUSES,
    'Success' | 'Info' | 'Warning' | 'Error',
  ][]) {
    variables[`--cell-tag-text-${name}`] = token[`color${part}TextActive`];
    variables[`--cell-tag-fill-${name}`] = token[`color${part}Bg`];
  }
  for (const name of PRESETS) {
    variables[`--cell-tag-text-${name}`] = token[`${name}-8`];
    variables[`--cell-tag-fill-${name}`] = token[`${name}-1`];
  }
  return variables as CSSProperties;
}
