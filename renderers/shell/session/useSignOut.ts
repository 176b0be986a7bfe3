import { App } from 'antd';
import { signOut } from '../../../engine/session/account.ts';
import { unsavedPagesAtom } from '../../services/atoms.ts';
import { endSession, useServices } from '../../services/services.ts';

/** Asks, and ends the session. */
export function useSignOut(): () => void {
  const services = useServices();
  const { modal, message } = App.useApp();
  return () => {
    const unsaved = services.store.get(unsavedPagesAtom).map((title) => `“${title}”`);
    const lost = unsaved.length > 0 ? `${unsaved.join('、')}还有内容没有保存。` : '';
    modal.confirm({
      title: '提示',
      content: `${lost}真的要注销登录吗 ?`,
      okText: '确定',
      cancelText: '取消',
      afterClose: () => document.querySelector<HTMLElement>('.weft-user')?.focus(),
      onOk: () => {
        // The call takes its token with it; the session here ends at once, whatever the server says.
        const told = signOut(services.client);
        endSession(services);
        void told.then((failure) => failure !== undefined && message.error(failure));
      },
    });
  };
}
