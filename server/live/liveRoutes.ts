import { fastifyWebsocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { HEART_BEAT_ANSWER, readMessage, SESSION_OVER } from '../../engine/live/messages.ts';
import type { Context } from '../context.ts';
import { Refusal, TooManyError, UnauthorizedError } from '../plugins/errors.ts';
import { modelByCode } from '../system/rights.ts';
import type { Sessions } from '../system/sessions.ts';
import { announce, isName, LIVE_CHANNEL } from './announce.ts';
import { createFanOut } from './fanOut.ts';
import { createSockets, type Live, mayReceive, renew, type Sockets, sendTo } from './sockets.ts';
import { checkUpgrade, type Opening } from './upgrade.ts';

const MOST_BYTES = 64 * 1024;
const POLICY = 1008;
const RESTART = 1012;
const LOOK_EVERY = 10_000;
/** Three beats of the protocol. */
const SILENT_FOR = 48_000;

interface Parts {
  context: Context;
  sessions: Sessions;
  sockets: Sockets;
}

/** `GET /vxeSocket/:userId/:pageId`: live sync between the pages of all processes over one database. */
export async function addLive(app: FastifyInstance, context: Context, sessions: Sessions): Promise<void> {
  const sockets = createSockets();
  const parts = { context, sessions, sockets };
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      context.log.debug({ err: error }, 'live socket failed');
      socket.terminate();
    },
  });
  // What was announced while the channel was lost is lost: pages that come back read again.
  const stopListening = await context.db.listen(LIVE_CHANNEL, createFanOut(context, sockets), () =>
    sockets.endAll(RESTART),
  );
  const stopEnds = sessions.onEnd(sockets.endSession);
  const look = setInterval(() => sockets.endSilent(Date.now() - SILENT_FOR), LOOK_EVERY);
  look.unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    stopEnds();
    await stopListening();
  });
  addRoute(app, parts);
}

function addRoute(app: FastifyInstance, parts: Parts): void {
  const openings = new WeakMap<FastifyRequest, Opening>();
  // The token comes as the sub-protocol, which the guard does not read: this route looks for itself.
  const config = { access: 'open' } as const;
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    // Whoever asks without upgrading brings no token in the place it is looked for.
    if (!request.ws) throw new UnauthorizedError();
    const opening = await checkUpgrade(parts.context, parts.sessions, request);
    if (parts.sockets.isFull(opening.actor.userId)) throw new TooManyError();
    openings.set(request, opening);
  };
  app.get('/vxeSocket/:userId/:pageId', { websocket: true, config, preValidation }, (socket, request) => {
    const opening = openings.get(request);
    if (opening) follow(parts, socket, opening);
    else socket.close(POLICY);
  });
}

function follow(parts: Parts, socket: WebSocket, opening: Opening): void {
  const live = parts.sockets.add(socket, opening, Date.now());
  socket.on('close', () => parts.sockets.remove(live));
  socket.on('message', (data: RawData, binary: boolean) => {
    if (!mayReceive(live, Date.now())) socket.close(POLICY, 'too many messages');
    else if (!binary) void receive(parts, live, data.toString());
  });
}

async function receive(parts: Parts, live: Live, text: string): Promise<void> {
  const message = readMessage(text);
  if (message?.type === 'heart_beat') await beat(parts, live);
  else if (message?.type === 'update_vxe_table') {
    const { socketKey, row, caseId } = message;
    await relay(parts, live, socketKey, row.id, caseId);
  }
}

/** A sign of life is also the moment to ask whether the session still is, and what its user may. */
async function beat({ context, sessions, sockets }: Parts, live: Live): Promise<void> {
  try {
    renew(live, await sessions.actor(live.sessionHash), Date.now());
    sendTo(live, HEART_BEAT_ANSWER);
  } catch (error) {
    if (error instanceof Refusal) sockets.endSession(live.sessionHash);
    // No answer: the client comes back when the database does.
    else context.log.debug({ err: error, code: SESSION_OVER }, 'live session could not be looked at');
  }
}

/** Only the id is taken from the message: what others get to see is what is stored. */
async function relay({ context }: Parts, live: Live, code: string, id: string, caseId?: string): Promise<void> {
  const model = modelByCode(context.compiled(), code);
  if (!model || !isName(id) || !context.rights.mayModel(live.actor, model.id, 'read')) return;
  const { tenant } = live.actor;
  await announce(context, { tenant, code, edited: [id], members: false, caseId: isName(caseId) ? caseId : undefined });
}
