import { useEffect } from 'react';
import { STORAGE_PREFIX } from '../../../engine/session/stored.ts';
import { followSession } from '../../services/followSession.ts';
import { useServices } from '../../services/services.ts';

/** What becomes of the session in one tab of the browser becomes of it in all. */
export function useTwinTabs(): void {
  const services = useServices();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // Without a key everything has been cleared.
      if (key === null || key === `${STORAGE_PREFIX}session`) followSession(services);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [services]);
}
