import { Alert, Spin } from 'antd';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRecord } from '../../../engine/api/envelope.ts';
import { signInByCas, signInByThird } from '../../../engine/session/signInWays.ts';
import { bindTokenAtom } from '../../services/atoms.ts';
import { useSettings } from '../../services/queries.ts';
import { useServices } from '../../services/services.ts';
import { useEnter } from './useEnter.ts';

/** Signs in whoever comes back from a provider or the central sign-in, and says so when that fails. */
export function Arrival() {
  const { busy, failure, failedThere } = useArrival();
  if (busy) {
    return (
      <div className="weft-login-arrival" role="status">
        <Spin size="small" /> 正在登录…
      </div>
    );
  }
  if (failure) {
    const unbound = isRecord(failure.result) && 'bindToken' in failure.result;
    return <Alert type={unbound ? 'info' : 'error'} showIcon title={failure.message} />;
  }
  return failedThere ? <Alert type="error" showIcon title="第三方登录失败，请重试或用账号密码登录" /> : null;
}

function useArrival() {
  const { client } = useServices();
  const { settings, loading } = useSettings();
  const { busy, failure, submit } = useEnter();
  const [params, setParams] = useSearchParams();
  const setBindToken = useSetAtom(bindTokenAtom);
  const [failedThere] = useState(() => params.has('thirdFailure'));
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    const [token, type, ticket] = ['thirdToken', 'thirdType', 'ticket'].map((name) => params.get(name));
    const service = new URLSearchParams(settings.casLogin?.split('?')[1]).get('service');
    // A ticket waits until the settings tell whose it is.
    if (ticket && !service && loading) return;
    arrived.current = true;
    if (token && type) void submit(() => signInByThird(client, token, type));
    else if (ticket && service) void submit(() => signInByCas(client, ticket, service));
    // What arrives is good for one use, and has no business in the address any longer.
    const rest = new URLSearchParams(params);
    for (const name of ['thirdToken', 'thirdType', 'ticket', 'thirdFailure']) rest.delete(name);
    setParams(rest, { replace: true });
  }, [client, params, setParams, settings.casLogin, loading, submit]);
  useEffect(() => {
    const { result } = failure ?? {};
    if (isRecord(result) && typeof result.bindToken === 'string') setBindToken(result.bindToken);
  }, [failure, setBindToken]);
  return { busy, failure, failedThere };
}
