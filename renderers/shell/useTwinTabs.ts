import { useEffect } from 'react';
import { parseSession } from '../../engine/session/session.ts';
import { STORAGE_PREFIX } from '../../engine/session/stored.ts';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';

/** A sign-in in another tab also opens this one, if nobody is signed in here. It never changes who works here. */
export function useTwinTabs(): void {
  const { store, kept } = useServices();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== `${STORAGE_PREFIX}session` || store.get(sessionAtom)) return;
      const session = parseSession(kept.read('session'));
      if (session) store.set(sessionAtom, session);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store, kept]);
}
