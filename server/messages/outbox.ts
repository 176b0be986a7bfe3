import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { allRows, type Session } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { SELECT_TENANTS } from '../db/statements/jobs.ts';
import {
  HOLD_ITEM,
  LEAVE_OUTBOX,
  QUEUE_ITEMS,
  SEND_LATER,
  SWEEP_DELIVERIES,
  SWEEP_MESSAGES,
  TAKE_ITEM,
} from '../db/statements/outbox.ts';
import type { Context } from '../http/Context.ts';
import { type Holding, keepHeld } from '../http/keepHeld.ts';
import { DeliveryError } from './Channel.ts';

/** What goes out next. */
export interface OutboxItem {
  id: string;
  kind: OutboxKind;
  tenant: string;
  /** How often it was tried, this time counted. */
  attempts: number;
}

export type OutboxKind = 'message' | 'webhook';

/** How a try ended; `again`: milliseconds until the next. */
export interface Tried {
  state: 'sent' | 'failed' | 'waiting';
  said: string;
  again?: number;
  /** Of the answer, where there was one. */
  status?: number | undefined;
  /** Milliseconds it took. */
  took: number;
}

/** What of a kind is sent, and where it is kept how that went. */
export interface OutboxHandler {
  /** Answers what was said at the other end; undefined: it is gone. Throws DeliveryError. */
  send(item: OutboxItem, signal: AbortSignal): Promise<{ said: string; status?: number } | undefined>;
  keep(item: OutboxItem, tried: Tried, session: Session): Promise<void>;
}

/** What tests set shorter. */
export interface OutboxOptions {
  /** Milliseconds before the second try, the third …; after the last it has failed. */
  waits?: readonly number[];
  /** Milliseconds between two looks that nobody asked for. */
  look?: number;
  /** Milliseconds after which what its holder gave no sign of may be taken by another. */
  lease?: number;
}

export interface Outbox {
  open(): Promise<void>;
  /** Lets what is on its way end, for as long as one try may last. */
  close(): Promise<void>;
  /** Resolves when what could be sent at this moment is sent. */
  settled(): Promise<void>;
}

const MINUTE = 60_000;
const WAITS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE];
/** Of one try, where what sends it can be stopped: a mail that is under way cannot. */
const DEADLINE = 30_000;
/** Kept up while a try lasts, so that nothing is sent twice but by a process that died at it. */
const LEASE = 3 * DEADLINE;
const AT_ONCE = 4;
const CHANNEL = 'weft_outbox';

/** Sends what the outbox holds, from any process, again and again with longer and longer pauses. */
export function createOutbox(
  context: Context,
  handlers: Readonly<Record<OutboxKind, OutboxHandler>>,
  { waits = WAITS, look = 15_000, lease = LEASE }: OutboxOptions = {},
): Outbox {
  const worker = `${hostname().slice(0, 20)} ${randomUUID()}`;
  const sending = new Map<string, Promise<void>>();
  let [isOpen, asked] = [false, false];
  let looking: Promise<void> = Promise.resolve();
  let stopListening: () => Promise<void> = async () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const takeAll = async (): Promise<void> => {
    asked = false;
    try {
      while (isOpen && sending.size < AT_ONCE) {
        const held = [worker, lease, [...sending.keys()]];
        const [item] = (await context.db.query<OutboxItem & Record<string, string>>(TAKE_ITEM, held)).rows;
        if (item === undefined) return;
        const done = sendItem(context, { item, handler: handlers[item.kind], waits, worker, lease }).finally(() => {
          sending.delete(item.id);
          wake();
        });
        sending.set(item.id, done);
      }
    } catch (error) {
      context.log.warn({ err: error }, 'nothing could be taken from the outbox');
    }
  };
  function wake(): void {
    if (asked || !isOpen) return;
    asked = true;
    looking = looking.then(takeAll);
  }
  return {
    async open() {
      isOpen = true;
      stopListening = await context.db.listen(CHANNEL, wake, wake);
      timer = setInterval(wake, look).unref();
      wake();
    },
    async close() {
      isOpen = false;
      clearInterval(timer);
      await stopListening();
      await looking;
      await Promise.all(sending.values());
    },
    async settled() {
      do {
        await looking;
        await Promise.all(sending.values());
        await looking;
      } while (asked || sending.size > 0);
    },
  };
}

interface Sending {
  item: OutboxItem;
  handler: OutboxHandler;
  waits: readonly number[];
  worker: string;
  lease: number;
}

function holdingOf({ db, log }: Context, { item, worker, lease }: Sending): Holding {
  return {
    beat: lease / 3,
    hold: () => db.query(HOLD_ITEM, [item.id, worker, lease]),
    failed: (error) => log.warn({ err: error, item: item.id }, 'what is sent could not be held'),
  };
}

async function sendItem(context: Context, sent: Sending): Promise<void> {
  const { db, log } = context;
  const { item, handler, waits, worker } = sent;
  const over = new AbortController();
  void keepHeld(holdingOf(context, sent), over.signal);
  const begin = performance.now();
  const tried = async (): Promise<Tried | undefined> => {
    try {
      const sent = await handler.send(item, AbortSignal.timeout(DEADLINE));
      return sent && { state: 'sent', ...sent, took: Math.round(performance.now() - begin) };
    } catch (error) {
      const took = Math.round(performance.now() - begin);
      if (!(error instanceof DeliveryError)) log.error({ err: error, item: item.id }, 'sending failed');
      const said = error instanceof DeliveryError ? error.message : '发送时出现异常，可以重试；仍然如此请联系管理员';
      const status = error instanceof DeliveryError ? error.status : undefined;
      const again = error instanceof DeliveryError && error.final ? undefined : waits[item.attempts - 1];
      return { state: again === undefined ? 'failed' : 'waiting', said, status, took, ...(again ? { again } : {}) };
    }
  };
  try {
    const outcome = await tried();
    await db.withTenant(allRows(item.tenant), async (session) => {
      const held =
        outcome?.again === undefined
          ? await session.query(LEAVE_OUTBOX, [item.id, worker])
          : await session.query(SEND_LATER, [item.id, worker, outcome.again]);
      // Whoever took it over meanwhile says how it ended.
      if (outcome && held.affected > 0) await handler.keep(item, outcome, session);
    });
  } catch (error) {
    // The lease runs out, and whoever finds it then tries again.
    log.warn({ err: error, item: item.id }, 'what became of a message was not kept');
  } finally {
    over.abort();
  }
}

/** Puts items into the outbox with the transaction that made them; answers those that were not on their way already. */
export async function queueItems(
  session: Session,
  { kind, tenant }: Pick<OutboxItem, 'kind' | 'tenant'>,
  ids: readonly string[],
): Promise<number> {
  return (await session.query(QUEUE_ITEMS, [kind, tenant, [...ids]])).rows.length;
}

const DAY = 24 * 60 * 60_000;

/** Removes messages and deliveries that are over and older than `days`, of every tenant. */
export async function sweepMessages({ db, clock, compiled }: Context, days: number): Promise<void> {
  const before = formatDateTime(new Date(clock().getTime() - days * DAY), compiled().app.timeZone);
  for (const { id } of (await db.query<{ id: string }>(SELECT_TENANTS)).rows)
    await db.withTenant(allRows(id), async (session) => {
      for (const sweep of [SWEEP_MESSAGES, SWEEP_DELIVERIES]) await session.query(sweep, [id, before]);
    });
}
