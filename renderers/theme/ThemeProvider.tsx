import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import { antdTheme } from './antdTheme.ts';

// A blurred mask makes large pages stutter.
const QUIET_MASK = { mask: { blur: false } };

/** Tokens, language, and the place messages and dialogs come from. */
export function ThemeProvider({ primary, children }: { primary: string; children: ReactNode }) {
  const theme = useMemo(() => antdTheme(primary), [primary]);
  return (
    <ConfigProvider
      theme={theme}
      locale={zhCN}
      modal={QUIET_MASK}
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
