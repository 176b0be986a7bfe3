import { Result } from 'antd';
import { Navigate, useLocation } from 'react-router-dom';
import { isRecord } from '../../../engine/api/envelope.ts';
import { NavigateButton } from '../../ui/StateNotice.tsx';

/** Says that the account is there; whoever has not just made one is sent to make it. */
export function RegisterResultPage() {
  const state: unknown = useLocation().state;
  const username = isRecord(state) && typeof state.username === 'string' ? state.username : undefined;
  if (username === undefined) return <Navigate to="/user/register" replace />;
  return (
    <Result
      status="success"
      title="注册成功"
      subTitle={`账号 ${username} 已开通，现在可以登录`}
      extra={<NavigateButton to="/user/login">去登录</NavigateButton>}
    />
  );
}
