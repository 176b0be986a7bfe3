import { App } from 'antd';
import { refreshDictionaries } from '../../../engine/session/account.ts';
import { keepDictionaries, useServices } from '../../services/services.ts';

/** Reads the dictionaries anew, and whatever else a page has read may be old as well. */
export function useRefreshCache(): () => Promise<void> {
  const services = useServices();
  const { message } = App.useApp();
  return async () => {
    try {
      keepDictionaries(services, await refreshDictionaries(services.client));
      await services.queryClient.invalidateQueries();
      message.success('刷新缓存完成！');
    } catch {
      message.error('刷新缓存失败！');
    }
  };
}
