import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { createLiveClient } from '../../../engine/live/createLiveClient.ts';
import type { Connect, LiveClient, LiveClock } from '../../../engine/live/LiveClient.ts';
import { SESSION_OVER } from '../../../engine/live/messages.ts';
import type { Session } from '../../../engine/session/session.ts';
import { refusedTokenAtom, sessionAtom } from '../atoms.ts';
import type { Services } from '../services.ts';

/** The part of a browser's socket that is used. */
export interface BrowserSocket extends Pick<WebSocket, 'close' | 'addEventListener'> {
  readonly readyState: number;
  send(text: string): void;
}
export type OpenSocket = (url: string, protocol: string) => BrowserSocket;

const CONNECTING = 0;
const OPEN = 1;

/** Opens sockets as the signed-in user, of live sync unless `pathOf` says otherwise; the token travels as the sub-protocol, never in the address. */
export function socketConnect(
  base: string,
  { token, user }: Session,
  open: OpenSocket,
  pathOf: (userId: string, pageId: string) => string = (userId, pageId) =>
    pathTo(ENDPOINTS.liveSocket, { userId, pageId }),
): Connect {
  return (pageId, { onOpen, onMessage, onClose }) => {
    if (!user.id) throw new Error('nobody to open a socket for');
    const socket = open(base + pathOf(user.id, pageId), token);
    let left = false;
    // Closed while it was opening, a socket makes the browser diagnose; so it is let open first.
    socket.addEventListener('open', () => (left ? socket.close() : onOpen()));
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onMessage(data);
    });
    // An error is always followed by its close.
    socket.addEventListener('close', ({ code }: CloseEvent) => onClose(code === SESSION_OVER));
    return {
      send: (text) => {
        if (socket.readyState === OPEN) socket.send(text);
      },
      close: () => {
        left = true;
        if (socket.readyState !== CONNECTING) socket.close();
      },
    };
  };
}

/** Where sockets go: the server the page came from. */
export function socketBase({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`;
}

/** The clock of the browser. */
export const browserClock: LiveClock<ReturnType<typeof setTimeout>> = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
};

const clients = new WeakMap<Services, { token: string; client: LiveClient }>();

/** Runs once when the session is over, by its end, by another one, or because the server refuses its token. */
export function whenOver({ store }: Services, { token }: Session, run: () => void): void {
  const isOver = () => store.get(sessionAtom)?.token !== token || store.get(refusedTokenAtom) === token;
  const look = () => {
    if (!isOver()) return;
    for (const stop of stops) stop();
    run();
  };
  const stops = [store.sub(sessionAtom, look), store.sub(refusedTokenAtom, look)];
  look();
}

/** The one live client of this page load and session; it leaves when the session is over. */
export function liveClientOf(services: Services, session: Session, open: OpenSocket = openSocket): LiveClient {
  const known = clients.get(services);
  if (known?.token === session.token) return known.client;
  const client = createLiveClient({
    connect: socketConnect(socketBase(window.location), session, open),
    clock: browserClock,
    random: Math.random,
    log: (message) => console.info(message),
  });
  clients.set(services, { token: session.token, client });
  whenOver(services, session, client.leave);
  return client;
}

/** Opens a socket of the browser. */
export function openSocket(url: string, protocol: string): BrowserSocket {
  return new WebSocket(url, protocol);
}
