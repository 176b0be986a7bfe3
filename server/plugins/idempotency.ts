import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Session, UnavailableError } from '../db/Database.ts';
import { ParamError, Refusal } from './errors.ts';
import { singleHeader } from './guard.ts';

const DAY = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,128}$/;
const WAIT = 5_000;
const POLL = 100;

// A key older than a day is free again.
const CLAIM = `INSERT INTO sys_idempotency AS i (user_id, key, body_hash, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, key) DO UPDATE SET
    body_hash = excluded.body_hash, created_at = excluded.created_at, status = NULL, reply = NULL
    WHERE i.created_at <= $5
  RETURNING key`;
const LOOK = 'SELECT body_hash, status, reply FROM sys_idempotency WHERE user_id = $1 AND key = $2';
const SETTLE = 'UPDATE sys_idempotency SET status = $3, reply = $4::jsonb WHERE user_id = $1 AND key = $2';
const RELEASE = 'DELETE FROM sys_idempotency WHERE user_id = $1 AND key = $2 AND status IS NULL';
const SWEEP = 'DELETE FROM sys_idempotency WHERE created_at <= $1';

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

interface Kept {
  body_hash: string;
  status: number | null;
  reply: unknown;
}

/**
 * Keeps the reply in the transaction that does the work: then a process that dies after the commit answers a repeated
 * request with the first reply all the same. Does nothing for a request without a key.
 */
export async function settleClaim(session: Session, claim: Claim | undefined, reply: unknown): Promise<void> {
  if (!claim) return;
  await session.query(SETTLE, [claim.userId, claim.key, 200, JSON.stringify(reply)]);
  claim.settled = true;
}

function hashOf(request: FastifyRequest): string {
  const text = JSON.stringify([request.method, request.url, request.body ?? null]);
  return createHash('sha256').update(text).digest('hex');
}

async function finished(context: Context, claim: Claim, bodyHash: string): Promise<Kept | undefined> {
  // Waits by the wall clock: the injected one may stand still.
  for (let waited = 0; waited <= WAIT; waited += POLL) {
    const kept = (await context.db.query<Kept>(LOOK, [claim.userId, claim.key])).rows[0];
    if (!kept) return undefined;
    if (kept.body_hash !== bodyHash) throw new Refusal(400, 400, '同一请求标识不能用于不同内容');
    if (kept.status !== null) return kept;
    await pause(POLL);
  }
  throw new Refusal(409, 500, '相同的操作正在处理，请稍后刷新查看结果');
}

async function begin(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const key = singleHeader(request, 'idempotency-key');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw new ParamError('idempotency key');
  const claim = { userId: request.actor.userId, key, settled: false };
  const bodyHash = hashOf(request);
  const now = context.clock().getTime();
  for (;;) {
    const won = await context.db.query(CLAIM, [claim.userId, key, bodyHash, now, now - DAY]);
    if (won.rows.length > 0) {
      request.claim = claim;
      return undefined;
    }
    const kept = await finished(context, claim, bodyHash);
    // Gone meanwhile: the first request failed and left the key to this one.
    if (kept)
      return reply
        .status(kept.status ?? 200)
        .header('idempotency-replayed', 'true')
        .send(kept.reply);
  }
}

function succeeded(reply: FastifyReply, payload: unknown): boolean {
  if (reply.statusCode >= 300 || typeof payload !== 'string') return false;
  return (JSON.parse(payload) as { success?: unknown }).success === true;
}

async function finish(context: Context, claim: Claim, reply: FastifyReply, payload: unknown): Promise<void> {
  const { userId, key } = claim;
  if (!succeeded(reply, payload)) await context.db.query(RELEASE, [userId, key]);
  else if (!claim.settled) await context.db.query(SETTLE, [userId, key, reply.statusCode, String(payload)]);
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
  await context.db.query(SWEEP, [context.clock().getTime() - DAY]);
}
