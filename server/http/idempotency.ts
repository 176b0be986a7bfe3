import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DeadlineError, type Session } from '../db/Database.ts';
import { HOLD_KEY, KEEP_REPLY, SELECT_REPLY, SETTLE_KEY, SWEEP_KEYS } from '../db/statements/idempotency.ts';
import type { Context } from './Context.ts';
import { ParamError, Refusal, RepeatedError } from './errors.ts';
import { singleHeader } from './sessionToken.ts';

const DAY = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,128}$/;
/** Milliseconds a request waits for another one with its key. */
const WAIT = 5_000;

/** A request's hold on its key. */
export interface Claim {
  userId: string;
  key: string;
  bodyHash: string;
  /** Epoch milliseconds. */
  now: number;
  /** The reply is kept; nothing more is to be done. */
  settled: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on idempotent routes that were called with a key. */
    claim: Claim | undefined;
  }
}

interface StoredReply {
  body_hash: string;
  status: number;
  reply: string;
}

/** The reply as one JSON text: as an object its keys would change their order, and replies must be equal. */
function jsonText(reply: string): string {
  return JSON.stringify(reply);
}

function busy(): Refusal {
  return new Refusal(409, 500, '相同的操作正在处理，请稍后刷新查看结果');
}

/**
 * Takes the key in the transaction that does the work, before anything else in it: a second request waits here until
 * the first one has ended, and the key of a process that dies is free with its transaction. Throws RepeatedError where
 * the work was done before. Does nothing for a request without a key.
 */
export async function holdClaim(session: Session, claim: Claim | undefined): Promise<void> {
  if (!claim) return;
  const { userId, key, bodyHash, now } = claim;
  const values = [userId, key, bodyHash, now, now - DAY];
  const held = await session.query(HOLD_KEY, values, { deadline: WAIT, prepared: true }).catch((error: unknown) => {
    throw error instanceof DeadlineError ? busy() : error;
  });
  claim.settled = false;
  if (held.rows.length > 0) return;
  const first = await repeated(session, claim);
  throw first ?? busy();
}

/**
 * Keeps the reply in the transaction that does the work: then a process that dies after the commit answers a repeated
 * request with the first reply all the same. Does nothing for a request without a key.
 */
export async function settleClaim(session: Session, claim: Claim | undefined, reply: unknown): Promise<void> {
  if (!claim) return;
  const values = [claim.userId, claim.key, 200, jsonText(JSON.stringify(reply))];
  const { affected } = await session.query(SETTLE_KEY, values, { prepared: true });
  if (affected !== 1) throw new Error('the reply of a key that is not held cannot be kept');
  claim.settled = true;
}

function hashOf(request: FastifyRequest): string {
  const text = JSON.stringify([request.method, request.url, request.body ?? null]);
  return createHash('sha256').update(text).digest('hex');
}

/** The first reply under the key; undefined: there is none. Throws a refusal for another body. */
async function repeated(session: Session, claim: Claim): Promise<RepeatedError | undefined> {
  const { userId, key, bodyHash, now } = claim;
  const values = [userId, key, now - DAY];
  const first = (await session.query<StoredReply>(SELECT_REPLY, values, { prepared: true })).rows[0];
  if (!first) return undefined;
  if (first.body_hash !== bodyHash) throw new Refusal(400, 400, '同一请求标识不能用于不同内容');
  claim.settled = true;
  return new RepeatedError(first.status, first.reply);
}

/** The requests of this process by their keys: one that waits here holds no connection. */
interface Running {
  /** Resolves when the key is free in this process; it is the caller's from then on. Throws a refusal. */
  take(name: string): Promise<void>;
  free(name: string): void;
}

function createRunning(): Running {
  const running = new Map<string, { freed: Promise<void>; free: () => void }>();
  return {
    async take(name) {
      // By the wall clock: the injected one may stand still.
      const timer = new AbortController();
      const late = pause(WAIT, 'late' as const, { signal: timer.signal, ref: false }).catch(() => undefined);
      try {
        for (let other = running.get(name); other; other = running.get(name)) {
          if ((await Promise.race([other.freed, late])) === 'late') throw busy();
        }
        let free = (): void => undefined;
        const freed = new Promise<void>((resolve) => {
          free = resolve;
        });
        running.set(name, { freed, free });
      } finally {
        timer.abort();
      }
    },
    free(name) {
      running.get(name)?.free();
      running.delete(name);
    },
  };
}

const nameOf = ({ userId, key }: Claim): string => `${userId} ${key}`;

async function begin(context: Context, running: Running, request: FastifyRequest): Promise<void> {
  const key = singleHeader(request, 'idempotency-key');
  if (key === undefined) return;
  if (!KEY.test(key)) throw new ParamError('idempotency key');
  const now = context.clock().getTime();
  const claim: Claim = { userId: request.actor.userId, key, bodyHash: hashOf(request), now, settled: false };
  await running.take(nameOf(claim));
  request.claim = claim;
  const first = await repeated(context.db, claim);
  if (first) throw first;
}

function succeeded(reply: FastifyReply, payload: unknown): boolean {
  if (reply.statusCode >= 300 || typeof payload !== 'string') return false;
  return (JSON.parse(payload) as { success?: unknown }).success === true;
}

/** For work outside the database; what is done in a transaction has kept its reply there. */
async function keep(context: Context, claim: Claim, reply: FastifyReply, payload: unknown): Promise<void> {
  if (claim.settled || !succeeded(reply, payload)) return;
  const { userId, key, bodyHash, now } = claim;
  await context.db.query(KEEP_REPLY, [userId, key, bodyHash, now, reply.statusCode, jsonText(String(payload))]);
}

/**
 * `Idempotency-Key` on routes that declare `idempotent`: for 24 hours the same key with the same body answers the
 * first reply, with another body it is refused. A request that was refused, or whose process died, leaves its key free.
 */
export function addIdempotency(app: FastifyInstance, context: Context): void {
  const running = createRunning();
  app.decorateRequest('claim', undefined);
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.idempotent === true) await begin(context, running, request);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { claim } = request;
    if (!claim) return payload;
    request.claim = undefined;
    try {
      await keep(context, claim, reply, payload);
    } catch (error) {
      request.log.error({ err: error }, 'reply under an idempotency key not kept');
    } finally {
      running.free(nameOf(claim));
    }
    return payload;
  });
}

/** Forgets keys older than a day. */
export async function sweepIdempotency(context: Context): Promise<void> {
  await context.db.query(SWEEP_KEYS, [context.clock().getTime() - DAY]);
}
