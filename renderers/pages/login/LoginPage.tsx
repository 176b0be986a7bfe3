import { Alert, Button, theme } from 'antd';
import { useEffect } from 'react';
import { windowTitle } from '../../../engine/session/wording.ts';
import { Logo } from '../../shell/Logo.tsx';
import { useSettings } from '../../state/queries.ts';
import { LoginForm } from './LoginForm.tsx';
import './login.css';

/** The sign-in page. Where it leads afterwards is the gate's business. */
export function LoginPage() {
  const { settings, failed, retry } = useSettings();
  const { token } = theme.useToken();
  useEffect(() => {
    document.title = windowTitle('登录', settings.shortTitle);
  }, [settings.shortTitle]);
  return (
    <main className="weft-login">
      <aside
        className="weft-login-cloth"
        style={{
          background: `linear-gradient(150deg, ${token.colorPrimary}, ${token.colorPrimaryTextActive} 55%, ${token.colorTextBase} 180%)`,
        }}
        aria-hidden
      >
        <Weave />
        <p>
          经纬有序
          <br />
          数据成章
        </p>
      </aside>
      <section className="weft-login-side" style={{ background: token.colorBgContainer, color: token.colorText }}>
        <div className="weft-login-box">
          <header>
            <Logo size={36} color={token.colorPrimary} />
            <h1>{settings.title}</h1>
          </header>
          {failed ? <Unreachable onRetry={retry} /> : null}
          <LoginForm captcha={settings.captcha} />
          {settings.demoHint ? (
            <Alert type="info" showIcon title={<span className="weft-login-hint">{settings.demoHint}</span>} />
          ) : null}
        </div>
      </section>
    </main>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      title="无法连接服务器，请检查网络后重试"
      action={
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}

function Weave() {
  return (
    <svg width="100%" height="100%" aria-hidden>
      <defs>
        <pattern id="weft-weave" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)">
          <g fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="butt" strokeOpacity=".055">
            <path d="M0 14h21M35 14h21M7 42h42" />
            <path d="M14 0v7M14 21v35M42 0v35M42 49v7" strokeOpacity=".035" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#weft-weave)" />
    </svg>
  );
}
