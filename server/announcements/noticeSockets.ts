import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BELL_BEAT_ANSWER, pushMessage } from '../../engine/notices/messages.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Context } from '../http/Context.ts';
import { ForbiddenError } from '../http/errors.ts';
import { addSocketRoute, beat, openSockets } from '../live/socketRoute.ts';
import { type Sockets, sendTo } from '../live/sockets.ts';
import { checkOwner, type Opening } from '../live/upgrade.ts';
import { NOTICE_CHANNEL, readPush } from './push.ts';

/** `GET /websocket/:userId`: tells bells that there is something new. It never says more than a title. */
export async function addNoticeSockets(app: FastifyInstance, context: Context, sessions: Sessions): Promise<void> {
  const parts = await openSockets(app, context, sessions, { channel: NOTICE_CHANNEL, hear: createSender });
  addSocketRoute(app, parts, {
    name: 'noticeSocket',
    open: (request) => openingOf(context, sessions, request),
    // Whatever a client sends is a sign of life: some beat with a word, some with JSON.
    receive: (live) => beat(parts, live, BELL_BEAT_ANSWER),
  });
}

/** Clients may append `_` and a mark of their own, so that several sign-ins of one user live side by side. */
async function openingOf(context: Context, sessions: Sessions, request: FastifyRequest): Promise<Opening> {
  const { userId = '' } = request.params as { userId?: string };
  const owner = await checkOwner(context, sessions, request);
  const own = owner.actor.userId;
  const mark = userId.slice(own.length);
  if (!userId.startsWith(own) || !/^(_[\w-]{1,64})?$/.test(mark)) throw new ForbiddenError('socket of another user');
  return { ...owner, pageId: randomUUID() };
}

function createSender(sockets: Sockets): (payload: string) => void {
  return (payload) => {
    const push = readPush(payload);
    if (!push) return;
    const { tenant, users, msgId, msgTxt } = push;
    for (const live of sockets.ofTenant(tenant)) {
      const { userId } = live.actor;
      if (!users) sendTo(live, pushMessage({ cmd: 'topic', msgId, msgTxt }));
      else if (users.includes(userId)) sendTo(live, pushMessage({ cmd: 'user', msgId, msgTxt, userId }));
    }
  };
}
