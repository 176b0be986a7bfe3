import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

/** Custom properties the grids' style sheets are coloured with, taken from the theme. */
export function gridVariables(token: GlobalToken): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--grid-link': token.colorLink,
    '--grid-link-hover': token.colorLinkHover,
    '--grid-danger': token.colorError,
    '--grid-quiet': token.colorTextSecondary,
    '--grid-accent': token.colorPrimary,
    '--grid-line': token.colorBorder,
    '--grid-line-quiet': token.colorBorderSecondary,
    '--grid-surface': token.colorBgContainer,
    '--grid-floating': token.colorBgElevated,
    '--grid-fill': token.colorFillQuaternary,
    '--grid-wrong': token.colorErrorBg,
    '--grid-changed': token.colorWarning,
    '--grid-tip': token.colorBgSpotlight,
    '--grid-tip-text': token.colorTextLightSolid,
    '--grid-shadow': token.boxShadowSecondary,
    '--grid-text': token.colorText,
    '--find-light': token.gold2,
    '--find-now': token.gold3,
    '--find-edge': token.gold6,
  };
  return variables as CSSProperties;
}
