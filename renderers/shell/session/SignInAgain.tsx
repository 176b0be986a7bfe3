import { Button, Modal, Skeleton } from 'antd';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { Credentials, SignedIn } from '../../../engine/session/account.ts';
import { type SecondStep as Step, secondStepOf } from '../../../engine/session/secondStep.ts';
import { rejoin, signInAgain } from '../../../engine/session/signInAgain.ts';
import { CredentialsForm } from '../../pages/login/CredentialsForm.tsx';
import { sessionAtom } from '../../services/atoms.ts';
import { useSettings } from '../../services/queries.ts';
import { renewSession, useServices } from '../../services/services.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const SecondStep = lazyComponent('SecondStep', () =>
  import('../../pages/secondStep/SecondStep.tsx').then((part) => part.SecondStep),
);

/** Signs the same person in again over the page they work on. There is no closing it: nothing behind it can be saved. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const username = useAtomValue(sessionAtom)?.user.username;
  const { captcha, slider } = useSettings().settings;
  const { busy, failure, step, attempt, goOn, back } = useAttempt();
  if (username === undefined) return null;
  const leave = (
    <Button type="link" onClick={onLeave}>
      换个账号登录
    </Button>
  );
  return (
    <Modal open title="登录已过期" width={400} closable={false} keyboard={false} footer={leave}>
      {step ? (
        <Suspense fallback={<Skeleton active />}>
          <SecondStep step={step} onSignedIn={goOn} onLeave={back} />
        </Suspense>
      ) : (
        <>
          <p>请输入密码继续，页面上未保存的内容都还在。</p>
          <CredentialsForm
            username={username}
            captcha={captcha}
            slider={slider}
            busy={busy}
            failure={failure}
            onSubmit={attempt}
          />
        </>
      )}
    </Modal>
  );
}

function useAttempt() {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [step, setStep] = useState<Step>();
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
      const asked = secondStepOf(error);
      setStep(asked);
      setFailure(asked ? undefined : error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const goOn = async (signedIn: SignedIn): Promise<void> => {
    const session = services.store.get(sessionAtom);
    if (session) renewSession(services, await rejoin(services.client, session, signedIn));
  };
  const back = () => setStep(undefined);
  return { busy, failure, step, attempt, goOn, back };
}
