import { useState } from 'react';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';

/** Where this tab keeps what the signed-in person has in the query builder of a screen. */
export function useBuilderDraftKey(screenCode: string): string {
  const { store } = useServices();
  // Whoever begins is the owner, even when another person signs in beside.
  const [key] = useState(() => `super_${store.get(sessionAtom)?.user.username ?? ''}_${screenCode}`);
  return key;
}
