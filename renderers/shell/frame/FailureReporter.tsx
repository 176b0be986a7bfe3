import { App } from 'antd';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../engine/api/Failure.ts';
import { presentFailure } from '../../../engine/api/presentation.ts';
import { signOut } from '../../../engine/session/account.ts';
import { sessionAtom, unsavedPagesAtom } from '../../services/atoms.ts';
import { useSettings } from '../../services/queries.ts';
import { endSession, type Services, useServices } from '../../services/services.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';

const SignInAgain = lazyComponent('SignInAgain', () =>
  import('../session/SignInAgain.tsx').then((part) => part.SignInAgain),
);

/** The one place that shows failures; the same words never stand twice on the page. */
export function FailureReporter() {
  const services = useServices();
  const app = App.useApp();
  const open = useRef(new Set<string>());
  const [asking, setAsking] = useState(false);
  useEffect(
    () => services.onFailure((failure) => show(failure, { app, services, open: open.current, ask: setAsking })),
    [app, services],
  );
  const token = useAtomValue(sessionAtom)?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has not expired
  useEffect(() => {
    open.current.delete(EXPIRED);
    setAsking(false);
  }, [token]);
  const { refusedColor } = useSettings().settings;
  useEffect(() => {
    // The product goes on in its default colour.
    if (refusedColor !== undefined) app.message.error('Failed to update theme');
  }, [refusedColor, app]);
  if (!asking) return null;
  return (
    <Panel name="窗口" onClose={() => leave(services)}>
      <SignInAgain onLeave={() => leave(services)} />
    </Panel>
  );
}

interface Place {
  app: ReturnType<typeof App.useApp>;
  services: Services;
  open: Set<string>;
  /** Begins to ask for the password. */
  ask: (asking: true) => void;
}

function show(failure: Failure, place: Place): void {
  const { app, services, open } = place;
  const { as, text, reloadAfter } = presentFailure(failure, services.store.get(sessionAtom) !== undefined);
  if (as === 'expired') {
    showExpired(place);
    return;
  }
  // The dialog about the session says all there is to say; what fails behind it fails for the same reason.
  if (as === 'nothing' || open.has(text) || open.has(EXPIRED)) return;
  if (as === 'dialog') {
    open.add(text);
    app.modal.error({ title: '系统提示', content: text, okText: '知道了', afterClose: () => open.delete(text) });
    return;
  }
  app.notification.error({ key: text, title: '系统提示', description: text });
  if (reloadAfter === undefined) return;
  open.add(EXPIRED);
  setTimeout(() => leave(services), reloadAfter);
}

const EXPIRED = '登录已过期';

function showExpired({ app, services, open, ask }: Place): void {
  if (open.has(EXPIRED)) return;
  open.add(EXPIRED);
  // Inside the enterprise chat the sign-in happens by itself.
  if (/wxwork|dingtalk/i.test(navigator.userAgent)) {
    app.message.loading('登录已过期，正在重新登陆', 0);
    setTimeout(() => leave(services), 1500);
    return;
  }
  const told = app.modal.warning({
    title: EXPIRED,
    content: '很抱歉，登录已过期，请重新登录',
    okText: '重新登录',
    keyboard: false,
    mask: { closable: false },
    // A draft would bring most of it back; staying keeps all of it.
    onOk: () => (services.store.get(unsavedPagesAtom).length > 0 ? ask(true) : leave(services)),
  });
  // Signed in again in another tab, or gone: either way there is nothing left to tell.
  const stop = services.store.sub(sessionAtom, () => {
    stop();
    told.destroy();
  });
}

/** The spent token is given up on the server too; whatever it says, the page begins anew. */
function leave(services: Services): void {
  void signOut(services.client);
  endSession(services, 'lost');
  window.location.reload();
}
