import { theme } from 'antd';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { signIn } from '../../../engine/session/account.ts';
import type { AppSettings } from '../../../engine/session/settings.ts';
import { useServices } from '../../services/services.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useEnter } from './useEnter.ts';

const PhoneForm = lazyComponent('PhoneForm', () => import('./PhoneForm.tsx').then((part) => part.PhoneForm));
const ThirdLogins = lazyComponent('ThirdLogins', () => import('./ThirdLogins.tsx').then((part) => part.ThirdLogins));

const WAYS = [
  { key: 'account', label: '账号密码登录' },
  { key: 'phone', label: '手机号登录' },
] as const;

type Way = (typeof WAYS)[number]['key'];

/** By account or by phone, by somebody who knows the person, and the ways to an account or a new password. */
export function SignInWays({ settings }: { settings: AppSettings }) {
  const [way, setWay] = useState<Way>('account');
  const id = useId();
  return (
    <div className="weft-login-ways">
      <WayTabs id={id} way={way} onChoose={setWay} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {way === 'account' ? (
          <LoginForm captcha={settings.captcha} slider={settings.slider} />
        ) : (
          <Suspense fallback={<div className="weft-login-coming" />}>
            <PhoneForm />
          </Suspense>
        )}
      </div>
      <nav className="weft-login-links" aria-label="其他操作">
        <Link to="/user/alteration">忘记密码</Link>
        {settings.register ? <Link to="/user/register">注册账号</Link> : null}
      </nav>
      {settings.thirdLogins.length > 0 || settings.casLogin ? (
        <Suspense fallback={null}>
          <ThirdLogins providers={settings.thirdLogins} cas={settings.casLogin} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface WayTabsProps {
  id: string;
  way: Way;
  onChoose: (way: Way) => void;
}

// Two tabs of our own: the library's would weigh more than the rest of this page.
function WayTabs({ id, way, onChoose }: WayTabsProps) {
  const { token } = theme.useToken();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = way === 'account' ? 'phone' : 'account';
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="weft-login-tabs" role="tablist" aria-label="登录方式" style={{ borderColor: token.colorSplit }}>
      {WAYS.map(({ key, label }) => (
        <button
          key={key}
          id={`${id}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === way}
          aria-controls={`${id}-panel`}
          tabIndex={key === way ? 0 : -1}
          onClick={() => onChoose(key)}
          onKeyDown={move}
          style={key === way ? { color: token.colorLink, borderColor: token.colorPrimary } : undefined}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface LoginFormProps {
  /** A captcha from the start. */
  captcha: boolean;
  /** A slider until the server wants a captcha. */
  slider: boolean;
}

/** Signs in by account and password. */
function LoginForm(props: LoginFormProps) {
  const { client } = useServices();
  const { failure, busy, submit } = useEnter();
  return (
    <CredentialsForm
      {...props}
      failure={failure}
      busy={busy}
      onSubmit={(credentials) => submit(() => signIn(client, credentials))}
    />
  );
}
