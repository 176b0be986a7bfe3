import { App } from 'antd';
import { useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { SignedIn } from '../../../engine/session/account.ts';
import { secondStepOf } from '../../../engine/session/secondStep.ts';
import { bindTokenAtom, secondStepAtom } from '../../services/atoms.ts';
import { type Services, startSession, useServices } from '../../services/services.ts';

/** Whoever has tenants or a department to choose is asked before the page lets go of them. */
function enter(services: Services, { session, dictionaries, tenants }: SignedIn): void {
  const homeless = session.user.orgCode === undefined || session.user.orgCode === '';
  const choosing = tenants.length > 1 || homeless ? { choosing: tenants } : {};
  startSession(services, { ...session, ...choosing }, dictionaries);
}

export interface Entering {
  busy: boolean;
  failure: Failure | undefined;
  /** Signs in by the given way; false when it failed, wants a second step, or another attempt is under way. */
  submit: (way: () => Promise<SignedIn>) => Promise<boolean>;
}

/** One attempt to sign in at a time. */
export function useEnter(): Entering {
  const services = useServices();
  const { message } = App.useApp();
  const underWay = useRef(false);
  const [state, setState] = useState<{ busy: boolean; failure: Failure | undefined }>({
    busy: false,
    failure: undefined,
  });
  const submit: Entering['submit'] = async (way) => {
    // Enter and a click in the same moment come before the button is disabled.
    if (underWay.current) return false;
    underWay.current = true;
    setState({ busy: true, failure: undefined });
    try {
      const signedIn = await way();
      arrive(services, message, signedIn);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const step = secondStepOf(error);
      services.store.set(secondStepAtom, step);
      setState({ busy: false, failure: step ? undefined : error });
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { ...state, submit };
}

/** The session begins; an account at a provider that was not known is bound to it. */
export function arrive(services: Services, message: Message, signedIn: SignedIn): void {
  services.store.set(secondStepAtom, undefined);
  enter(services, signedIn);
  void bindKept(services, message);
}

type Message = ReturnType<typeof App.useApp>['message'];

/** Somebody came from a provider, was not known, and has signed in by other means since: from now on they are known. */
async function bindKept({ client, store }: Services, message: Message): Promise<void> {
  const token = store.get(bindTokenAtom);
  if (token === undefined) return;
  store.set(bindTokenAtom, undefined);
  const { bindThird } = await import('../../../engine/session/signInWays.ts');
  try {
    await bindThird(client, token);
    message.success('第三方账号已绑定，下次可直接登录');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    message.warning(`第三方账号未绑定：${error.message}`);
  }
}
