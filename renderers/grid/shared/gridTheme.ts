import { type Theme, themeQuartz } from 'ag-grid-community';
import type { GlobalToken } from 'antd';

/** Height of the header row in px. */
export const HEADER_HEIGHT = 36;

/** The grid's look, from the same tokens as everything else. */
export function gridTheme(token: GlobalToken): Theme {
  return themeQuartz.withParams({
    accentColor: token.colorPrimary,
    backgroundColor: token.colorBgContainer,
    foregroundColor: token.colorText,
    cellTextColor: token.colorText,
    borderColor: token.colorBorderSecondary,
    // antd's dark algorithm starts from black.
    browserColorScheme: token.colorBgBase === '#000' ? 'dark' : 'light',
    chromeBackgroundColor: token.colorBgContainer,
    fontFamily: token.fontFamily,
    fontSize: 13,
    headerFontSize: 13,
    headerFontWeight: 600,
    headerHeight: HEADER_HEIGHT,
    headerBackgroundColor: token.colorFillQuaternary,
    headerTextColor: token.colorText,
    headerColumnBorder: false,
    headerColumnResizeHandleColor: 'transparent',
    headerRowBorder: { color: token.colorBorderSecondary },
    cellHorizontalPadding: 12,
    columnBorder: false,
    rowBorder: { color: token.colorBorderSecondary },
    pinnedColumnBorder: { color: token.colorBorderSecondary },
    pinnedRowBorder: { color: token.colorBorder },
    pinnedRowFontWeight: 600,
    pinnedRowBackgroundColor: token.colorBgContainer,
    oddRowBackgroundColor: token.colorBgContainer,
    rowHoverColor: token.colorFillQuaternary,
    selectedRowBackgroundColor: token.controlItemBgActive,
    rangeSelectionBorderColor: token.colorPrimary,
    wrapperBorder: false,
    wrapperBorderRadius: 0,
    iconSize: 14,
    checkboxBorderRadius: 4,
    tooltipBackgroundColor: token.colorBgSpotlight,
    tooltipTextColor: token.colorTextLightSolid,
    tooltipBorder: false,
  });
}
