import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';

/** As high as a finger wants, but with the words no larger than the page's: a row of buttons fits a phone. */
const THEME: ThemeConfig = { components: { Button: { contentFontSizeLG: 14, paddingInlineLG: 12 } } };
const NO_THEME: ThemeConfig = {};

/** Makes the buttons inside large enough for fingers. */
export function TouchControls({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  return (
    <ConfigProvider componentSize={wanted ? 'large' : 'medium'} theme={wanted ? THEME : NO_THEME}>
      {children}
    </ConfigProvider>
  );
}
