import { Button, Modal } from 'antd';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { Credentials } from '../../../engine/session/account.ts';
import { signInAgain } from '../../../engine/session/signInAgain.ts';
import { CredentialsForm } from '../../pages/login/CredentialsForm.tsx';
import { sessionAtom } from '../../services/atoms.ts';
import { useSettings } from '../../services/queries.ts';
import { renewSession, useServices } from '../../services/services.ts';

/** Signs the same person in again over the page they work on. There is no closing it: nothing behind it can be saved. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const username = useAtomValue(sessionAtom)?.user.username;
  const { captcha, slider } = useSettings().settings;
  const { busy, failure, attempt } = useAttempt();
  if (username === undefined) return null;
  return (
    <Modal
      open
      title="登录已过期"
      width={400}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="link" onClick={onLeave}>
          换个账号登录
        </Button>
      }
    >
      <p>请输入密码继续，页面上未保存的内容都还在。</p>
      <CredentialsForm
        username={username}
        captcha={captcha}
        slider={slider}
        busy={busy}
        failure={failure}
        onSubmit={attempt}
      />
    </Modal>
  );
}

function useAttempt() {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const attempt = async (credentials: Credentials): Promise<boolean> => {
    const session = services.store.get(sessionAtom);
    if (busy || !session) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      renewSession(services, await signInAgain(services.client, session, credentials));
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt };
}
