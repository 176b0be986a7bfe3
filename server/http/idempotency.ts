import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Session, UnavailableError } from '../db/Database.ts';
import { CLAIM_KEY, RELEASE_CLAIM, SELECT_CLAIM, SETTLE_CLAIM, SWEEP_CLAIMS } from '../db/statements/idempotency.ts';
import type { Context } from './Context.ts';
import { ParamError, Refusal } from './errors.ts';
import { singleHeader } from './sessionToken.ts';

const DAY = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,128}$/;
const WAIT = 5_000;
const POLL = 100;

/** A request's hold on its key. */
export interface Claim {
  userId: string;
  key: string;
  settled: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on idempotent routes that were called with a key. */
    claim: Claim | undefined;
  }
}

interface StoredClaim {
  body_hash: string;
  status: number | null;
  reply: string | null;
}

/** StoredClaim as one JSON text: as an object its keys would change their order, and replies must be equal. */
function jsonText(reply: string): string {
  return JSON.stringify(reply);
}

/**
 * Keeps the reply in the transaction that does the work: then a process that dies after the commit answers a repeated
 * request with the first reply all the same. Does nothing for a request without a key.
 */
export async function settleClaim(session: Session, claim: Claim | undefined, reply: unknown): Promise<void> {
  if (!claim) return;
  await session.query(SETTLE_CLAIM, [claim.userId, claim.key, 200, jsonText(JSON.stringify(reply))]);
  claim.settled = true;
}

function hashOf(request: FastifyRequest): string {
  const text = JSON.stringify([request.method, request.url, request.body ?? null]);
  return createHash('sha256').update(text).digest('hex');
}

async function finished(context: Context, claim: Claim, bodyHash: string): Promise<StoredClaim | undefined> {
  // Waits by the wall clock: the injected one may stand still.
  for (let waited = 0; waited <= WAIT; waited += POLL) {
    const first = (await context.db.query<StoredClaim>(SELECT_CLAIM, [claim.userId, claim.key])).rows[0];
    if (!first) return undefined;
    if (first.body_hash !== bodyHash) throw new Refusal(400, 400, '同一请求标识不能用于不同内容');
    if (first.status !== null) return first;
    await pause(POLL);
  }
  throw new Refusal(409, 500, '相同的操作正在处理，请稍后刷新查看结果');
}

function replay(reply: FastifyReply, first: StoredClaim): FastifyReply {
  reply.status(first.status ?? 200).header('idempotency-replayed', 'true');
  return reply.type('application/json; charset=utf-8').send(first.reply);
}

async function begin(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const key = singleHeader(request, 'idempotency-key');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw new ParamError('idempotency key');
  const claim = { userId: request.actor.userId, key, settled: false };
  const bodyHash = hashOf(request);
  const now = context.clock().getTime();
  for (;;) {
    const won = await context.db.query(CLAIM_KEY, [claim.userId, key, bodyHash, now, now - DAY]);
    if (won.rows.length > 0) {
      request.claim = claim;
      return undefined;
    }
    const first = await finished(context, claim, bodyHash);
    // Gone meanwhile: the first request failed and left the key to this one.
    if (first) return replay(reply, first);
  }
}

function succeeded(reply: FastifyReply, payload: unknown): boolean {
  if (reply.statusCode >= 300 || typeof payload !== 'string') return false;
  return (JSON.parse(payload) as { success?: unknown }).success === true;
}

async function finish(context: Context, claim: Claim, reply: FastifyReply, payload: unknown): Promise<void> {
  const { userId, key } = claim;
  if (!succeeded(reply, payload)) await context.db.query(RELEASE_CLAIM, [userId, key]);
  else if (!claim.settled)
    await context.db.query(SETTLE_CLAIM, [userId, key, reply.statusCode, jsonText(String(payload))]);
}

/**
 * `Idempotency-Key` on routes that declare `idempotent`: for 24 hours the same key with the same body answers the
 * first reply, with another body it is refused. A request that was refused gives its key back.
 */
export function addIdempotency(app: FastifyInstance, context: Context): void {
  app.decorateRequest('claim', undefined);
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.idempotent !== true) return;
    return begin(context, request, reply);
  });
  app.addHook('onError', async (request, _reply, error) => {
    // The work may have been committed before the connection went: the key stays taken rather than doubled.
    if (request.claim && error instanceof UnavailableError) request.claim = undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { claim } = request;
    if (!claim) return payload;
    request.claim = undefined;
    try {
      await finish(context, claim, reply, payload);
    } catch (error) {
      request.log.error({ err: error }, 'idempotency key not settled');
    }
    return payload;
  });
}

/** Forgets keys older than a day. */
export async function sweepIdempotency(context: Context): Promise<void> {
  await context.db.query(SWEEP_CLAIMS, [context.clock().getTime() - DAY]);
}
