import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { SESSION_OVER } from '../../engine/live/messages.ts';
import { followAccess } from '../auth/accessChanges.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Context } from '../http/Context.ts';
import { Refusal, TooManyError, UnauthorizedError } from '../http/errors.ts';
import { type EndpointName, patternOf } from '../http/route.ts';
import { createSockets, type Live, mayReceive, renew, type Sockets, sendTo } from './sockets.ts';
import type { Opening } from './upgrade.ts';

const POLICY = 1008;
const RESTART = 1012;
const LOOK_EVERY = 10_000;
/** Three beats of live sync, two of the bell. */
const SILENT_FOR = 48_000;

/** The sockets of one route with what they need. */
export interface SocketParts {
  context: Context;
  sessions: Sessions;
  sockets: Sockets;
}

/**
 * Sockets that are sent what is notified on `channel`; `hear` gives them each notice. They act with their user's rights of the moment and end with their session, with
 * silence, and when the channel was lost: a client that reconnects reads again.
 */
export async function openSockets(
  app: FastifyInstance,
  context: Context,
  sessions: Sessions,
  { channel, hear }: { channel: string; hear(sockets: Sockets): (payload: string) => void },
): Promise<SocketParts> {
  const sockets = createSockets();
  const stopListening = await context.db.listen(channel, hear(sockets), () => sockets.endAll(RESTART));
  const stopEnds = sessions.onEnd(sockets.endSession);
  const { all, endSession } = sockets;
  const lost = (): void => sockets.endAll(RESTART);
  const stopFollowing = await followAccess(context, sessions, { all, endSession, lost });
  const look = setInterval(() => sockets.endSilent(Date.now() - SILENT_FOR), LOOK_EVERY);
  look.unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    stopEnds();
    await stopFollowing();
    await stopListening();
  });
  return { context, sessions, sockets };
}

/** A route of sockets. */
export interface SocketRoute {
  name: EndpointName;
  /** Decides before the socket is opened; throws a Refusal. */
  open(request: FastifyRequest): Promise<Opening>;
  receive(live: Live, text: string): Promise<void>;
}

/** Adds the route; anything but an upgrade with a session is refused. */
export function addSocketRoute(app: FastifyInstance, { sockets }: SocketParts, route: SocketRoute): void {
  const openings = new WeakMap<FastifyRequest, Opening>();
  // The token comes as the sub-protocol, which the guard does not read: this route looks for itself.
  const config = { access: 'open' } as const;
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    // A request without an upgrade has no token in the sub-protocol.
    if (!request.ws) throw new UnauthorizedError();
    const opening = await route.open(request);
    if (sockets.isFull(opening.actor.userId)) throw new TooManyError();
    openings.set(request, opening);
  };
  const follow = (socket: WebSocket, opening: Opening): void => {
    const live = sockets.add(socket, opening, Date.now());
    socket.on('close', () => sockets.remove(live));
    socket.on('message', (data: RawData, binary: boolean) => {
      if (!mayReceive(live, Date.now())) socket.close(POLICY, 'too many messages');
      else if (!binary) void route.receive(live, data.toString());
    });
  };
  app.get(patternOf(route.name).url, { websocket: true, config, preValidation }, (socket, request) => {
    const opening = openings.get(request);
    if (opening) follow(socket, opening);
    else socket.close(POLICY);
  });
}

/** A sign of life is also the moment to ask whether the session still is, and what its user may. */
export async function beat({ context, sessions, sockets }: SocketParts, live: Live, answer: string): Promise<void> {
  try {
    renew(live, await sessions.actor(live.sessionHash), Date.now());
    sendTo(live, answer);
  } catch (error) {
    if (error instanceof Refusal) sockets.endSession(live.sessionHash);
    // No answer: the client comes back when the database does.
    else context.log.debug({ err: error, code: SESSION_OVER }, 'live session could not be looked at');
  }
}
