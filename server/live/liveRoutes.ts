import { fastifyWebsocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { EDITING } from '../../engine/live/editing.ts';
import { HEART_BEAT_ANSWER, readMessage } from '../../engine/live/messages.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Context } from '../http/Context.ts';
import { modelByCode } from '../http/wireCodes.ts';
import { announce, isName, LIVE_CHANNEL } from './announce.ts';
import { announceEditing, createEditingFanOut } from './editing.ts';
import { createFanOut, type Hooks } from './fanOut.ts';
import { addSocketRoute, beat, openSockets, type SocketParts } from './socketRoute.ts';
import type { Live } from './sockets.ts';
import { checkUpgrade } from './upgrade.ts';

const MOST_BYTES = 64 * 1024;

/** Makes sockets possible; only the routes that follow may have them. */
async function addSockets(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      context.log.debug({ err: error }, 'live socket failed');
      socket.terminate();
    },
  });
}

/**
 * `GET /vxeSocket/:userId/:pageId`: live sync between the pages of all processes over one database, and who writes in
 * which declaration. Routes that come after it could be upgraded as well.
 */
export async function addLive(
  app: FastifyInstance,
  context: Context,
  { sessions, hooks }: { sessions: Sessions; hooks: Hooks },
): Promise<void> {
  await addSockets(app, context);
  const hear = (sockets: SocketParts['sockets']) => {
    const each = [createFanOut(context, sockets, hooks), createEditingFanOut(sockets)];
    return (payload: string): void => {
      for (const one of each) one(payload);
    };
  };
  const parts = await openSockets(app, context, sessions, { channel: LIVE_CHANNEL, hear });
  addSocketRoute(app, parts, {
    name: 'liveSocket',
    open: (request) => checkUpgrade(context, sessions, request),
    receive: (live, text) => receive(parts, live, text),
  });
}

async function receive(parts: SocketParts, live: Live, text: string): Promise<void> {
  const message = readMessage(text);
  if (message?.type === 'heart_beat') await beat(parts, live, HEART_BEAT_ANSWER);
  else if (message?.type === 'update_vxe_table') {
    const { socketKey, row, caseId } = message;
    await relay(parts, live, socketKey, row.id, caseId);
  } else if (message?.type === 'common_send_date' && message.key === EDITING) {
    await announceEditing(parts.context, live, message.args);
  }
}

/** Only the id is taken from the message: what others get to see is what is stored. */
async function relay({ context }: SocketParts, live: Live, code: string, id: string, caseId?: string): Promise<void> {
  const model = modelByCode(context.compiled(), code);
  if (!model || !isName(id) || !context.rights.mayModel(live.actor, model.id, 'read')) return;
  const { tenant } = live.actor;
  await announce(context, { tenant, code, edited: [id], members: false, caseId: isName(caseId) ? caseId : undefined });
}
