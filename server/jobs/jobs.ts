import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { createThrottle } from '../auth/throttle.ts';
import type { Session } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import {
  ADD_JOB,
  COUNT_OPEN_JOBS,
  END_JOB,
  LEAVE_UNHELD,
  MARK_CANCELLED,
  QUEUE_JOB,
  REOPEN_JOB,
  SELECT_JOB,
  SELECT_STATE,
} from '../db/statements/jobs.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Actor, Context } from '../http/Context.ts';
import { BusinessError, NotFoundError, TooManyError } from '../http/errors.ts';
import type { JobHandler, JobOrder, JobState, Jobs } from '../http/jobs/Jobs.ts';
import { announce } from '../live/announce.ts';
import { createQueue, inTenant, type KeptJob } from './Queue.ts';
import { type RunParts, runJob, type Stopped } from './runJob.ts';
import { sweepJobs } from './sweep.ts';
import { tellOwner } from './tellOwner.ts';

/** What tests set shorter. */
export interface JobsOptions {
  /** Milliseconds after which a job whose holder gave no sign may be taken over. */
  lease?: number;
  beat?: number;
  /** Milliseconds between two looks at the queue that nobody asked for. */
  look?: number;
  /** Jobs of this process at a time. */
  atOnce?: number;
}

/** The jobs of one process. */
export interface JobsAtWork extends Jobs {
  /** Begins to take jobs up. */
  open(): Promise<void>;
  /** Gives back what is running and waits until it is let go. */
  close(): Promise<void>;
  /** Resolves when nothing is running and nothing waits that might be. */
  settled(): Promise<void>;
}

const DAY = 24 * 60 * 60_000;
/** Of one person: waiting and running together, and in a day. */
const MOST_OPEN = 10;
const MOST_A_DAY = 200;
const KEEP_RESULTS = 7 * DAY;
const MOST_TITLE = 200;
const CHANNEL = 'weft_jobs';
/** The model whose rows jobs are. */
const CODE = 'system_job';

/** Jobs on a table that every process works: docs/behaviour.md, “server/jobs”. */
export function createJobs(
  context: Context,
  files: FileStore,
  { lease = 60_000, beat = lease / 4, look = 15_000, atOnce = 2 }: JobsOptions = {},
): JobsAtWork {
  const queue = createQueue(context, { worker: `${hostname().slice(0, 20)} ${randomUUID()}`, lease });
  const handlers = new Map<string, JobHandler>();
  const running = new Map<string, { stop: AbortController; over: Promise<void> }>();
  const tell = (tenant: string): void => void announce(context, { tenant, code: CODE, edited: [], members: true });
  const parts: RunParts = {
    context,
    queue,
    files,
    handlers,
    tell,
    beat,
    keepResults: KEEP_RESULTS,
    notify: (job, tenant, ending) => tellOwner(context, job, tenant, ending),
  };
  const loop = createLoop(context, parts, running, { atOnce, look });
  return {
    ...orders(context, tell),
    register(handler) {
      if (handlers.has(handler.kind)) throw new Error(`two handlers of ${handler.kind}`);
      handlers.set(handler.kind, handler);
    },
    ...loop,
  };
}

type RunningJobs = Map<string, { stop: AbortController; over: Promise<void> }>;

/** Takes jobs up as long as there are some and this process has room. */
function createLoop(
  context: Context,
  parts: RunParts,
  running: RunningJobs,
  { atOnce, look }: Required<Pick<JobsOptions, 'atOnce' | 'look'>>,
): Pick<JobsAtWork, 'open' | 'close' | 'settled'> {
  let isOpen = false;
  let looking: Promise<void> = Promise.resolve();
  let asked = false;
  const begin = (taken: Parameters<typeof runJob>[1]): void => {
    const stop = new AbortController();
    const over = runJob(parts, taken, stop).finally(() => {
      running.delete(taken.id);
      wake();
    });
    running.set(taken.id, { stop, over });
  };
  const takeAll = async (): Promise<void> => {
    asked = false;
    try {
      while (isOpen && running.size < atOnce) {
        const taken = await parts.queue.take([...running.keys()]);
        if (taken === undefined) break;
        begin(taken);
      }
    } catch (error) {
      context.log.warn({ err: error }, 'no job could be taken up');
    }
  };
  function wake(): void {
    // One look that is still to begin sees what all that asked meanwhile mean.
    if (asked) return;
    asked = true;
    looking = looking.then(takeAll);
  }
  const heard = (payload: string): void => {
    const [word, id = ''] = payload.split(' ', 2);
    if (word === 'cancel') running.get(id)?.stop.abort('cancelled' satisfies Stopped);
    else wake();
  };
  let stopListening: () => Promise<void> = async () => undefined;
  let timers: NodeJS.Timeout[] = [];
  return {
    async open() {
      isOpen = true;
      stopListening = await context.db.listen(CHANNEL, heard, wake);
      const sweep = (): void => void sweepJobs(context, parts.files, KEEP_RESULTS);
      timers = [setInterval(wake, look), setInterval(sweep, DAY / 24)];
      for (const timer of timers) timer.unref();
      wake();
    },
    async close() {
      isOpen = false;
      for (const timer of timers) clearInterval(timer);
      await stopListening();
      await looking;
      for (const { stop } of running.values()) stop.abort('stopping' satisfies Stopped);
      await Promise.all([...running.values()].map(({ over }) => over));
    },
    async settled() {
      do {
        await looking;
        await Promise.all([...running.values()].map(({ over }) => over));
        await looking;
      } while (running.size > 0 || asked);
    },
  };
}

/** What people do with jobs: start, cancel, do again. */
function orders(context: Context, tell: (tenant: string) => void): Pick<Jobs, 'start' | 'cancel' | 'retry' | 'read'> {
  const { db } = context;
  const throttle = createThrottle(context);
  const now = (): string => formatDateTime(context.clock(), context.compiled().app.timeZone);
  const wake = (word = 'look'): Promise<void> =>
    db.notify(CHANNEL, word).catch((error: unknown) => context.log.warn({ err: error }, 'jobs were not woken'));
  const refuseMany = async (session: Session, { tenant, userId }: Actor): Promise<void> => {
    const [counted] = (await session.query<{ open: number }>(COUNT_OPEN_JOBS, [tenant, userId])).rows;
    if ((counted?.open ?? 0) >= MOST_OPEN)
      throw new TooManyError(`每人最多有 ${MOST_OPEN} 个任务在等待或进行，请等它们完成，或到任务中心取消`);
  };
  const ownJob = async (session: Session, actor: Actor, id: string): Promise<KeptJob> => {
    const [job] = (await session.query<KeptJob>(SELECT_JOB, [actor.tenant, id])).rows;
    if (!job || (job.owner_id !== actor.userId && !seesAll(context, actor))) throw new NotFoundError();
    return job;
  };
  return {
    async start(actor, { kind, title, input }: JobOrder) {
      // A job is its owner's, who is told of it; a program has no account to be told.
      if (actor.apiKey) throw new BusinessError('接口密钥不能启动后台任务，请分页读取');
      const day = { name: 'jobs', limit: MOST_A_DAY, window: DAY };
      if (!(await throttle.allows(day, `${actor.tenant} ${actor.userId}`)))
        throw new TooManyError(`每人每天最多 ${MOST_A_DAY} 个任务，今天已到上限`);
      const id = context.newId();
      const { tenant, username, userId, orgCode } = actor;
      const values = [tenant, kind, title.slice(0, MOST_TITLE), JSON.stringify(input), username, userId];
      await inTenant(db, tenant, async (session) => {
        await refuseMany(session, actor);
        await session.query(ADD_JOB, [id, ...values, now(), orgCode]);
        await session.query(QUEUE_JOB, [id, tenant, userId]);
      });
      tell(tenant);
      await wake();
      return id;
    },
    async cancel(actor, id) {
      await inTenant(db, actor.tenant, async (session) => {
        const job = await ownJob(session, actor, id);
        if (job.state !== 'waiting' && job.state !== 'running') throw new BusinessError('任务已经结束');
        await session.query(MARK_CANCELLED, [id]);
        const left = await session.query(LEAVE_UNHELD, [id]);
        if (left.affected > 0)
          await session.query(END_JOB, [actor.tenant, id, 'cancelled', '已取消', now(), null, null, null]);
      });
      tell(actor.tenant);
      await wake(`cancel ${id}`);
    },
    async retry(actor, id) {
      await inTenant(db, actor.tenant, async (session) => {
        const job = await ownJob(session, actor, id);
        // It acts with its owner's rights: nobody makes it run for them.
        if (job.owner_id !== actor.userId) throw new BusinessError('只有提交人可以重试');
        if (job.state !== 'failed' && job.state !== 'cancelled')
          throw new BusinessError('只有失败或取消的任务可以重试');
        await refuseMany(session, actor);
        await session.query(REOPEN_JOB, [actor.tenant, id]);
        await session.query(QUEUE_JOB, [id, actor.tenant, job.owner_id]);
      });
      tell(actor.tenant);
      await wake();
    },
    read: (actor, id) =>
      inTenant(db, actor.tenant, async (session) => {
        const [job] = (await session.query<JobState>(SELECT_STATE, [actor.tenant, id, actor.userId])).rows;
        if (!job) throw new NotFoundError();
        return job;
      }),
  };
}

/** The model of jobs, and the column that only those see who may look at everybody's. */
const MODEL = 'system/job';
const OWNER = 'owner';

/** Whoever may know whose a job is sees everybody's; all others see their own. */
export function seesAll({ rights }: Pick<Context, 'rights'>, actor: Actor): boolean {
  return !rights.hiddenFields(actor, MODEL).has(OWNER);
}
