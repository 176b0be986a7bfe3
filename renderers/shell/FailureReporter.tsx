import { App } from 'antd';
import { useEffect, useRef } from 'react';
import type { Failure } from '../../engine/api/Failure.ts';
import { presentFailure } from '../../engine/api/presentation.ts';
import { sessionAtom } from '../state/atoms.ts';
import { endSession, type Services, useServices } from '../state/services.ts';

/** The one place that shows failures; the same words never stand twice on the page. */
export function FailureReporter() {
  const services = useServices();
  const app = App.useApp();
  const open = useRef(new Set<string>());
  useEffect(
    () => services.onFailure((failure) => show(failure, { app, services, open: open.current })),
    [app, services],
  );
  return null;
}

interface Place {
  app: ReturnType<typeof App.useApp>;
  services: Services;
  open: Set<string>;
}

function show(failure: Failure, { app, services, open }: Place): void {
  const { as, text, reloadAfter } = presentFailure(failure, services.store.get(sessionAtom) !== undefined);
  if (as === 'expired') {
    showExpired({ app, services, open });
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

function showExpired({ app, services, open }: Place): void {
  if (open.has(EXPIRED)) return;
  open.add(EXPIRED);
  // Inside the enterprise chat the sign-in happens by itself.
  if (/wxwork|dingtalk/i.test(navigator.userAgent)) {
    app.message.loading('登录已过期，正在重新登陆', 0);
    setTimeout(() => leave(services), 1500);
    return;
  }
  app.modal.warning({
    title: EXPIRED,
    content: '很抱歉，登录已过期，请重新登录',
    okText: '重新登录',
    keyboard: false,
    mask: { closable: false },
    onOk: () => leave(services),
  });
}

function leave(services: Services): void {
  endSession(services);
  window.location.reload();
}
