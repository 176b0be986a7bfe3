import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Bell, BellState } from '../../engine/notices/bell.ts';
import { sessionAtom } from '../services/atoms.ts';
import { useServices } from '../services/services.ts';
import { bellOf } from './bellOf.ts';

const NOTHING: BellState = { counts: undefined, loading: false, failed: false };
const nothing = () => NOTHING;
const never = () => () => undefined;

/** The bell of whoever is signed in, and what it shows now. */
export function useBell(): { bell: Bell | undefined; state: BellState } {
  const services = useServices();
  const session = useAtomValue(sessionAtom);
  const bell = session ? bellOf(services, session) : undefined;
  const state = useSyncExternalStore(bell?.subscribe ?? never, bell?.state ?? nothing);
  return { bell, state };
}
