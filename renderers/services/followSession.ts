import { useEffect } from 'react';
import { parseDictionaries, parseSession, type Session } from '../../engine/session/session.ts';
import { STORAGE_PREFIX } from '../../engine/session/stored.ts';
import { dictionariesAtom, sessionAtom, unsavedPagesAtom } from './atoms.ts';
import { endSession, LOST, renewSession, type Services, useServices } from './services.ts';

/**
 * Does here what another tab of the browser has done with the kept session. A sign-out ends it here too, and so does
 * somebody else's sign-in, who then begins at home; a new sign-in of the same person goes on where they are.
 */
export function followSession(services: Services): void {
  const { store, kept } = services;
  const here = store.get(sessionAtom);
  const there = parseSession(kept.read('session'));
  if (!there) {
    const lost = kept.read(LOST) === true;
    // Its person may sign in again over what they have not saved.
    if (here && !(lost && store.get(unsavedPagesAtom).length > 0)) endSession(services, lost ? 'lost' : 'left');
    return;
  }
  if (here && here.token !== there.token && isSamePerson(here, there)) {
    renewSession(services, there.token);
    return;
  }
  if (here && here.token !== there.token) endSession(services, 'left');
  if (here?.token !== there.token) store.set(dictionariesAtom, parseDictionaries(kept.read('dictionaries')));
  store.set(sessionAtom, there);
}

function isSamePerson(here: Session, there: Session): boolean {
  return here.user.username === there.user.username && here.tenantId === there.tenantId;
}

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
