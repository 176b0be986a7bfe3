import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../auth/sessions.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ExpiredError, ForbiddenError, ParamError, UnauthorizedError } from '../http/errors.ts';
import { singleHeader, tokenHash } from '../http/sessionToken.ts';

/** The owner of a socket, known before it is opened. */
export interface Opening {
  actor: Actor;
  sessionHash: string;
  pageId: string;
}

/**
 * Decides whether a socket may be opened: own origin, a live session's token as the sub-protocol, the session's own
 * user in the path. Throws ForbiddenError, UnauthorizedError, ParamError.
 */
export async function checkUpgrade(context: Context, sessions: Sessions, request: FastifyRequest): Promise<Opening> {
  const { userId, pageId } = request.params as { userId?: string; pageId?: string };
  if (!pageId || !/^[\w-]{1,64}$/.test(pageId)) throw new ParamError('pageId');
  const owner = await checkOwner(context, sessions, request);
  if (userId !== owner.actor.userId) throw new ForbiddenError('socket of another user');
  return { ...owner, pageId };
}

/** Whose socket it is: own origin, and a live session's token as the sub-protocol. Throws as `checkUpgrade` does. */
export async function checkOwner(
  context: Context,
  sessions: Sessions,
  request: FastifyRequest,
): Promise<Omit<Opening, 'pageId'>> {
  checkOrigin(request, context.settings.origins ?? []);
  const token = singleHeader(request, 'sec-websocket-protocol');
  if (token === undefined || token.includes(',')) throw new UnauthorizedError();
  const sessionHash = tokenHash(token);
  return { actor: await actorOf(sessions, sessionHash), sessionHash };
}

/** Browsers always name the origin of a socket; a foreign page must not use this one's session. */
function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const origin = singleHeader(request, 'origin');
  if (origin === undefined || allowed.includes(origin)) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host === '' || host !== request.headers.host) throw new ForbiddenError('foreign origin');
}

async function actorOf(sessions: Sessions, hash: string): Promise<Actor> {
  try {
    return await sessions.actor(hash);
  } catch (error) {
    // A refusal that answers 200 would read as a success to a client that upgrades.
    throw error instanceof ExpiredError ? new UnauthorizedError() : error;
  }
}
