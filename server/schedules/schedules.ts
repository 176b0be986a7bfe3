import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { nextRuns } from '../../engine/cron/nextRuns.ts';
import { parseCron } from '../../engine/cron/parseCron.ts';
import { zoneOf } from '../../engine/cron/zone.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows, type Session, type SqlValue } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import {
  ADVANCE_SCHEDULE,
  BEGIN_RUN,
  END_ABANDONED,
  END_INTERRUPTED,
  END_RUN,
  GIVE_BACK_SCHEDULE,
  HOLD_SCHEDULE,
  LEAVE_SCHEDULE,
  PLAN_SCHEDULE,
  SELECT_UNPLANNED,
  SWEEP_RUNS,
  TAKE_DUE,
  TAKE_NOW,
} from '../db/statements/schedules.ts';
import type { Context } from '../http/Context.ts';
import { Refusal } from '../http/errors.ts';
import { type Holding, keepHeld } from '../http/keepHeld.ts';

/** What may be done by the clock. Only what is registered is ever run: a schedule names it and brings no code. */
export interface ScheduleHandler {
  code: string;
  /** What is wrong with the parameter, in Chinese; undefined: nothing. */
  check(parameter: string): string | undefined;
  /** Answers one Chinese sentence. May be called again for a time that was begun, where the process died. */
  run(parameter: string, signal: AbortSignal, settings: ScheduleSettings): Promise<string>;
  /** What is wrong with the way people are told; absent where it tells nobody. */
  checkChannel?(settings: ScheduleSettings): string | undefined;
}

/** What a schedule says beside its parameter. */
export interface ScheduleSettings {
  /** How people are told: `notice` or `mail`. */
  channel: string;
}

/** The schedules as one process works them. */
export interface Schedules {
  handlers: ReadonlyMap<string, ScheduleHandler>;
  open(): void;
  close(): Promise<void>;
  /** Ends what a dead process was at, plans what is new and begins what is due; waits for none of it to end. */
  look(): Promise<void>;
  /** The same; resolves when what this look began has ended. */
  tick(): Promise<void>;
  /** False where somebody is at it already, or it is not there. */
  runNow(id: string, username: string): Promise<boolean>;
}

/** What tests set shorter. Milliseconds. */
export interface ScheduleOptions {
  lease?: number;
  beat?: number;
  look?: number;
}

interface Taken {
  id: string;
  title: string;
  code: string;
  cron: string;
  zone: string;
  parameter: string;
  channel: string;
  missed: string;
  due: number;
}

/** Later than this a time counts as missed. */
const LATE = 5 * 60_000;
const MOST_ATTEMPTS = 3;
const MOST_SAID = 500;
const DAY = 24 * 60 * 60_000;
const KEEP_RUNS = 90 * DAY;

type Parts = Pick<Context, 'db' | 'clock' | 'compiled' | 'log' | 'newId'>;

/** Schedules in the database, each time once over all processes: docs/behaviour.md, “server/schedules”. */
export function createSchedules(
  context: Parts,
  registered: readonly ScheduleHandler[],
  { lease = 60_000, beat = lease / 4, look: every = 5_000 }: ScheduleOptions = {},
): Schedules {
  const worker = `${hostname().slice(0, 20)} ${randomUUID()}`;
  const handlers = new Map(registered.map((handler) => [handler.code, handler]));
  const atIt = new Map<string, Promise<void>>();
  const stop = new AbortController();
  const now = (): number => context.clock().getTime();
  const inHome = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    context.db.withTenant(allRows(HOME_TENANT), work);
  const run = createRun({ context, handlers, worker, lease, beat, stop: stop.signal, inHome });
  const begin = (taken: Taken, who: string, advance: boolean): Promise<void> => {
    const over = run(taken, who, advance).finally(() => atIt.delete(taken.id));
    atIt.set(taken.id, over);
    return over;
  };
  const take = (sql: string, more: SqlValue | string[]): Promise<Taken | undefined> =>
    inHome(async (session) => (await session.query<Taken>(sql, [HOME_TENANT, worker, now(), lease, more])).rows[0]);
  const lookOnce = async (): Promise<Promise<void>[]> => {
    const begun: Promise<void>[] = [];
    try {
      await planAll(context, inHome);
      while (!stop.signal.aborted) {
        const taken = await take(TAKE_DUE, [...atIt.keys()]);
        if (taken === undefined) break;
        begun.push(begin(taken, 'system', true));
      }
    } catch (error) {
      context.log.warn({ err: error }, 'schedules could not be looked at');
    }
    return begun;
  };
  let looking: Promise<Promise<void>[]> = Promise.resolve([]);
  // One look after another, and none waits for what another began: a run of hours would hold up everybody's time.
  const look = (): Promise<Promise<void>[]> => {
    looking = looking.then(lookOnce);
    return looking;
  };
  let timers: NodeJS.Timeout[] = [];
  return {
    handlers,
    async look() {
      await look();
    },
    async tick() {
      await Promise.all(await look());
    },
    open() {
      timers = [setInterval(() => void look(), every), setInterval(() => void sweepRuns(context, inHome), DAY / 24)];
      for (const timer of timers) timer.unref();
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      stop.abort();
      await looking;
      await Promise.all(atIt.values());
    },
    async runNow(id, username) {
      const taken = await take(TAKE_NOW, id);
      if (taken === undefined) return false;
      void begin(taken, username, false);
      return true;
    },
  };
}

type InHome = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

/** The next time after a moment; undefined: none within eight years, or nothing that can be read. */
export function nextTime(cron: string, zoneName: string, after: number): number | undefined {
  const parsed = parseCron(cron);
  if (!parsed.ok) return undefined;
  const zone = zoneOf(zoneName);
  const [moment] = nextRuns(parsed.cron, after, zone, 1);
  return moment && zone.instant(moment);
}

function textIn({ compiled }: Parts, moment: number): string {
  return formatDateTime(new Date(moment), compiled().app.timeZone);
}

const zoneFor = ({ compiled }: Parts, zone: string): string => zone || (compiled().app.timeZone ?? 'Asia/Shanghai');

async function planAll(context: Parts, inHome: InHome): Promise<void> {
  await inHome(async (session) => {
    await session.query(END_ABANDONED, [HOME_TENANT]);
    const { rows } = await session.query<{ id: string; cron: string; zone: string; status: string }>(SELECT_UNPLANNED, [
      HOME_TENANT,
    ]);
    for (const { id, cron, zone, status } of rows) {
      const runs = status === '0';
      const at = runs ? nextTime(cron, zoneFor(context, zone), context.clock().getTime()) : undefined;
      const planned = runs ? `${cron} @ ${zone}` : null;
      const values = [HOME_TENANT, id, planned, at ?? null, at === undefined ? null : textIn(context, at)];
      await session.query(PLAN_SCHEDULE, values);
    }
  });
}

interface RunParts {
  context: Parts;
  handlers: ReadonlyMap<string, ScheduleHandler>;
  worker: string;
  lease: number;
  beat: number;
  stop: AbortSignal;
  inHome: InHome;
}

interface Ending {
  state: 'done' | 'failed' | 'missed';
  said: string;
}

/** Does what was taken and keeps how it ended. Never rejects: where the database is away the lease runs out. */
function createRun(parts: RunParts): (taken: Taken, who: string, advance: boolean) => Promise<void> {
  const { context, worker, inHome } = parts;
  return async (taken, who, advance) => {
    const over = new AbortController();
    const beating = keepHeld(holdingOf(parts, taken.id), over.signal);
    try {
      const began = context.clock().getTime();
      const values = [context.newId(), taken.id, taken.title, taken.code, taken.due, textIn(context, began), who];
      const entry = await inHome(async (session) => {
        await session.query(END_INTERRUPTED, [HOME_TENANT, taken.id, taken.due]);
        return (await session.query<{ id: string; attempts: number }>(BEGIN_RUN, [HOME_TENANT, ...values])).rows[0];
      });
      const ending = await endingOf(parts, taken, entry?.attempts ?? 1, advance);
      over.abort();
      await beating;
      if (ending === undefined) return await giveBack(parts, taken.id);
      const ended = context.clock().getTime();
      await inHome(async (session) => {
        const kept = [HOME_TENANT, taken.id, worker, textIn(context, began), ending.state];
        // Somebody else has taken it over: what they say counts.
        if ((await session.query(LEAVE_SCHEDULE, kept)).affected === 0) return;
        if (advance) await advanceIn(context, session, taken, ended);
        const said = ending.said.slice(0, MOST_SAID);
        const end = [HOME_TENANT, entry?.id ?? '', ending.state, said, textIn(context, ended), ended - began];
        await session.query(END_RUN, end);
      });
    } catch (error) {
      context.log.warn({ err: error, schedule: taken.id }, 'a schedule was not kept');
    } finally {
      over.abort();
    }
  };
}

async function advanceIn(
  context: Parts,
  session: Session,
  { id, cron, zone, due }: Taken,
  ended: number,
): Promise<void> {
  const next = nextTime(cron, zoneFor(context, zone), Math.max(ended, due));
  const text = next === undefined ? null : textIn(context, next);
  await session.query(ADVANCE_SCHEDULE, [HOME_TENANT, id, next ?? null, text, due]);
}

/** Undefined: the process stops, and another goes on with the time that was planned. */
async function endingOf(
  parts: RunParts,
  taken: Taken,
  attempts: number,
  planned: boolean,
): Promise<Ending | undefined> {
  const { context, handlers, stop } = parts;
  const late = context.clock().getTime() - taken.due;
  if (planned && taken.missed === 'skip' && late > LATE)
    return { state: 'missed', said: `晚了 ${Math.round(late / 60_000)} 分钟，按“错过就跳过”没有执行` };
  if (attempts > MOST_ATTEMPTS) return { state: 'failed', said: `执行中断了 ${MOST_ATTEMPTS} 次，不再重试` };
  const handler = handlers.get(taken.code);
  if (handler === undefined) return { state: 'failed', said: `没有名为「${taken.code}」的任务，请修改这个定时任务` };
  const wrong = handler.check(taken.parameter);
  if (wrong !== undefined) return { state: 'failed', said: wrong };
  try {
    return { state: 'done', said: await handler.run(taken.parameter, stop, { channel: taken.channel }) };
  } catch (error) {
    if (stop.aborted) return planned ? undefined : { state: 'failed', said: '执行中断' };
    if (error instanceof Refusal) return { state: 'failed', said: error.message };
    context.log.error({ err: error, schedule: taken.id, handler: taken.code }, 'a schedule failed');
    return { state: 'failed', said: '执行时出现异常，详情在服务器日志里' };
  }
}

async function giveBack({ worker, inHome }: RunParts, id: string): Promise<void> {
  await inHome(async (session) => {
    await session.query(GIVE_BACK_SCHEDULE, [HOME_TENANT, id, worker]);
  });
}

function holdingOf({ context, worker, lease, beat, inHome }: RunParts, id: string): Holding {
  return {
    beat,
    hold: () => inHome((session) => session.query(HOLD_SCHEDULE, [HOME_TENANT, id, worker, lease])),
    failed: (error) => context.log.warn({ err: error, schedule: id }, 'a schedule could not be held'),
  };
}

async function sweepRuns(context: Parts, inHome: InHome): Promise<void> {
  const before = textIn(context, context.clock().getTime() - KEEP_RUNS);
  await inHome(async (session) => {
    await session.query(SWEEP_RUNS, [HOME_TENANT, before]);
  }).catch((error: unknown) => context.log.warn({ err: error }, 'old runs not swept'));
}
