import { Result, Spin } from 'antd';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSettings } from '../../services/queries.ts';
import { NavigateButton } from '../../ui/StateNotice.tsx';
import { ThirdLogins, thirdLoginPath } from './ThirdLogins.tsx';

/** The sign-in page inside an enterprise-chat application: goes on to the provider at once when there is only one. */
export function ChatLoginPage() {
  const { settings, loading } = useSettings();
  const { thirdLogins } = settings;
  return (
    <>
      {loading ? null : thirdLogins.length === 0 ? (
        <None />
      ) : thirdLogins.length === 1 && thirdLogins[0] ? (
        <Onward {...thirdLogins[0]} />
      ) : (
        <ThirdLogins providers={thirdLogins} />
      )}
      {thirdLogins.length > 0 ? <Link to="/user/login">用账号密码登录</Link> : null}
    </>
  );
}

function Onward({ id, title }: { id: string; title: string }) {
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  useEffect(() => window.location.replace(thirdLoginPath(id, redirect)), [id, redirect]);
  return (
    <div className="weft-login-arrival" role="status">
      <Spin size="small" /> 正在前往{title}登录…
    </div>
  );
}

function None() {
  return (
    <Result
      status="info"
      title="未启用企业应用登录"
      subTitle="请用账号密码或手机号登录"
      extra={<NavigateButton to="/user/login">去登录</NavigateButton>}
    />
  );
}
