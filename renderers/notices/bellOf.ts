import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Client } from '../../engine/api/client.ts';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import { type Bell, type BellState, createBell } from '../../engine/notices/bell.ts';
import { type NoticeCounts, parseCounts } from '../../engine/notices/Notice.ts';
import type { Session } from '../../engine/session/session.ts';
import { sessionAtom } from '../services/atoms.ts';
import {
  browserClock,
  type OpenSocket,
  openSocket,
  socketBase,
  socketConnect,
  whenOver,
} from '../services/live/liveSocket.ts';
import { type Services, useServices } from '../services/services.ts';

const NOTHING: BellState = { counts: undefined, loading: false, failed: false };

const nothing = () => NOTHING;

const never = () => () => undefined;

/** How many of each category the bell lists. */
const SHOWN = 5;

const bells = new WeakMap<Services, { token: string; bell: Bell }>();

/** The one bell of this page load and session; it leaves when the session is over. */
export function bellOf(services: Services, session: Session, open: OpenSocket = openSocket): Bell {
  const known = bells.get(services);
  if (known?.token === session.token) return known.bell;
  const bell = createBell({
    connect: socketConnect(socketBase(window.location), session, open, (userId) =>
      pathTo(ENDPOINTS.noticeSocket, { userId }),
    ),
    clock: browserClock,
    random: Math.random,
    load: () => loadCounts(services.client),
  });
  bells.set(services, { token: session.token, bell });
  const unfollow = followAttention(bell);
  whenOver(services, session, () => {
    unfollow();
    bell.leave();
  });
  return bell;
}

/** A bell nobody sees, or that has no network, rests. */
function followAttention(bell: Bell): () => void {
  const follow = () => bell.setAwake(document.visibilityState === 'visible' && navigator.onLine);
  follow();
  document.addEventListener('visibilitychange', follow);
  for (const name of ['online', 'offline']) window.addEventListener(name, follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    for (const name of ['online', 'offline']) window.removeEventListener(name, follow);
  };
}

async function loadCounts(client: Client): Promise<NoticeCounts> {
  // A bell that cannot look is silent; the end of the session is told by whoever works.
  const answer = await client.get(ENDPOINTS.newAnnouncements.path, { pageSize: SHOWN }, { silent: true });
  return parseCounts(answer);
}

/** The bell of whoever is signed in, and what it shows now. */
export function useBell(): { bell: Bell | undefined; state: BellState } {
  const services = useServices();
  const session = useAtomValue(sessionAtom);
  const bell = session ? bellOf(services, session) : undefined;
  const state = useSyncExternalStore(bell?.subscribe ?? never, bell?.state ?? nothing);
  return { bell, state };
}
