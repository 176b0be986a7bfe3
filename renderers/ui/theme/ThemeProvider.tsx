import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useMedia } from '../useMedia.ts';
import { antdTheme } from './antdTheme.ts';

/** Who asks for it is shown no movement. */
const STILL = '(prefers-reduced-motion: reduce)';

// A blurred mask makes large pages stutter.
const QUIET_MASK = { mask: { blur: false } };
// A click that misses a dialog must not throw away what was typed in it; those that only show say otherwise.
const DIALOG = { mask: { blur: false, closable: false } };

export interface ThemeProviderProps {
  /** `#RRGGBB`. */
  primary: string;
  dark?: boolean;
  /** Colours easier to tell apart. */
  weak?: boolean;
  children: ReactNode;
}

/** Tokens, language, and the place messages and dialogs come from. */
export function ThemeProvider({ primary, dark = false, weak = false, children }: ThemeProviderProps) {
  const still = useMedia(STILL);
  const theme = useMemo(() => antdTheme(primary, { dark, still, weak }), [primary, dark, still, weak]);
  // Floating layers and the page's own scroll bars lie outside of what is drawn here.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <ConfigProvider
      theme={theme}
      locale={zhCN}
      modal={DIALOG}
      drawer={QUIET_MASK}
      image={{ preview: QUIET_MASK }}
      button={{ autoInsertSpace: false }}
    >
      <App className="weft-app" message={{ maxCount: 3 }} notification={{ placement: 'topRight', duration: 4 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
