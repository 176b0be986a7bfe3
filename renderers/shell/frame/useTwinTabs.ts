import { useEffect } from 'react';
import { parseSession, type Session } from '../../../engine/session/session.ts';
import { STORAGE_PREFIX } from '../../../engine/session/stored.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { renewSession, useServices } from '../../services/services.ts';

/**
 * A sign-in in another tab also opens this one, if nobody is signed in here, and what it changes of the same session's
 * user shows here as well, as does a new sign-in of the same person. It never changes who works here.
 */
export function useTwinTabs(): void {
  const services = useServices();
  useEffect(() => {
    const { store, kept } = services;
    const follow = ({ key }: StorageEvent) => {
      if (key !== `${STORAGE_PREFIX}session`) return;
      const here = store.get(sessionAtom);
      const session = parseSession(kept.read('session'));
      if (!session) return;
      if (!here || here.token === session.token) store.set(sessionAtom, session);
      else if (isSamePerson(here, session)) renewSession(services, session.token);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [services]);
}

function isSamePerson(here: Session, there: Session): boolean {
  return here.user.username === there.user.username && here.tenantId === there.tenantId;
}
