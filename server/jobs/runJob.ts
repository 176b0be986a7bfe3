import { actingAs } from '../access/acting.ts';
import type { FileStore } from '../files/fileStore.ts';
import { privateFolder } from '../files/fileStore.ts';
import type { Actor, Context } from '../http/Context.ts';
import { Refusal, RepeatedError } from '../http/errors.ts';
import type { JobContext, JobHandler } from '../http/jobs/Jobs.ts';
import { type Holding, keepHeld } from '../http/keepHeld.ts';
import { type Ending, inTenant, type KeptJob, type Progress, type Queue, type Taken } from './Queue.ts';

/** Why a running job is ended from outside. */
export type Stopped = 'cancelled' | 'lost' | 'stopping';

export interface RunParts {
  context: Context;
  queue: Queue;
  files: FileStore;
  handlers: ReadonlyMap<string, JobHandler>;
  /** Something about it can be seen anew. */
  tell(tenant: string): void;
  /** The owner is told how it ended. */
  notify(job: KeptJob, tenant: string, ending: Ending): Promise<void>;
  /** Milliseconds a result is kept. */
  keepResults: number;
  /** Milliseconds between two signs of life. */
  beat: number;
}

/** A job whose processes died that often is not begun again: it may be what they die of. */
const MOST_ATTEMPTS = 3;

/** Does one job that was taken up and keeps how it ended. Never throws. */
export async function runJob(parts: RunParts, taken: Taken, stop: AbortController): Promise<void> {
  const { queue, context } = parts;
  const over = new AbortController();
  void keepHeld(holdingOf(parts, taken, stop, over.signal), over.signal);
  try {
    const job = await queue.read(taken);
    if (job === undefined) return;
    const ending = await endingOf(parts, taken, job, stop);
    if (ending === undefined) return;
    const kept = await queue.end(taken, ending);
    if (!kept && ending.file) await parts.files.remove(taken.tenant, ending.file.path);
    if (!kept) return;
    parts.tell(taken.tenant);
    if (ending.state !== 'cancelled' && ending.quiet !== true) await parts.notify(job, taken.tenant, ending);
  } catch (error) {
    // The database is away: the lease runs out, and whoever finds it again takes the job up.
    context.log.warn({ err: error, job: taken.id }, 'a job was not kept');
  } finally {
    over.abort();
  }
}

/** Undefined: it is not this process's to end. */
async function endingOf(
  parts: RunParts,
  taken: Taken,
  job: KeptJob,
  stop: AbortController,
): Promise<Ending | undefined> {
  const { context, queue, handlers } = parts;
  if (taken.cancelled) return { state: 'cancelled', said: '已取消' };
  if (taken.attempts > MOST_ATTEMPTS)
    return { state: 'failed', said: `执行中断了 ${MOST_ATTEMPTS} 次，没有完成，可以重试；仍然如此请联系管理员` };
  const handler = handlers.get(job.kind);
  const { owner_id: userId, sys_org_code: orgCode } = job;
  const actor = await actingAs(context, { userId, tenant: taken.tenant, orgCode: orgCode ?? '' });
  if (handler === undefined) return { state: 'failed', said: '这种任务现在不能执行，请联系管理员' };
  if (actor === undefined) return { state: 'failed', said: '提交人的账号已不可用' };
  await queue.begin(taken, taken.attempts > 1 ? '上次执行中断，重新执行' : null);
  parts.tell(taken.tenant);
  const run = createRun(parts, taken, actor, stop.signal, job);
  try {
    // What it came to holds, though it was cancelled meanwhile: rows that were written are not told to be none.
    const { said, outcome, quiet } = await handler.run(run.job, job.input);
    return { state: 'done', said, file: run.file(), outcome, quiet };
  } catch (error) {
    await run.discard();
    return endingAfter(parts, taken, stop.signal, error);
  }
}

async function endingAfter(
  { queue, context }: RunParts,
  taken: Taken,
  signal: AbortSignal,
  error: unknown,
): Promise<Ending | undefined> {
  const why: Stopped | undefined = signal.aborted ? signal.reason : undefined;
  if (why === 'lost') return undefined;
  if (why === 'stopping') {
    await queue.giveBack(taken.id);
    return undefined;
  }
  if (why === 'cancelled') return { state: 'cancelled', said: error instanceof Refusal ? error.message : '已取消' };
  if (error instanceof RepeatedError) return { state: 'done', said: saidIn(error.reply) };
  if (error instanceof Refusal) return { state: 'failed', said: error.message };
  context.log.error({ err: error, job: taken.id }, 'a job failed');
  return { state: 'failed', said: '执行时出现异常，可以重试；仍然如此请联系管理员' };
}

/** What the work said when it was done before. */
function saidIn(reply: string): string {
  const { message } = JSON.parse(reply) as { message?: unknown };
  return typeof message === 'string' ? message : '已完成';
}

/** Milliseconds between two tellings of progress. */
const TELL_EVERY = 1_000;

function createRun(parts: RunParts, taken: Taken, actor: Actor, signal: AbortSignal, kept: KeptJob) {
  const { context, files, queue } = parts;
  const { tenant, id } = taken;
  let file: { path: string; until: Date } | undefined;
  let told = 0;
  const discard = async (): Promise<void> => {
    if (file) await files.remove(tenant, file.path);
    file = undefined;
  };
  const tellProgress = async (progress: Progress): Promise<void> => {
    try {
      await queue.progress(taken, progress);
      parts.tell(tenant);
    } catch (error) {
      context.log.debug({ err: error, job: id }, 'progress was not told');
    }
  };
  const job: JobContext = {
    id,
    title: kept.title,
    actor,
    signal,
    async progress(done, total, text = '') {
      signal.throwIfAborted();
      const now = performance.now();
      if (told > 0 && now - told < TELL_EVERY) return;
      told = now;
      await tellProgress({ done, total, text });
      signal.throwIfAborted();
    },
    inTenant: (work) => inTenant(context.db, tenant, work),
    async result(name, write) {
      const made = await files.make(name, write);
      try {
        signal.throwIfAborted();
        const path = await made.place(tenant, privateFolder(actor.userId));
        await discard();
        file = { path, until: new Date(context.clock().getTime() + parts.keepResults) };
        return { name, path, bytes: made.size };
      } finally {
        await made.discard();
      }
    },
  };
  return { job, discard, file: () => file };
}

/** Signs of life also bring the word that it is cancelled, or somebody else's by now. */
function holdingOf(
  { queue, context, beat }: RunParts,
  taken: Taken,
  stop: AbortController,
  over: AbortSignal,
): Holding {
  return {
    beat,
    async hold() {
      const held = await queue.hold(taken.id);
      if (held !== 'held' && !over.aborted) stop.abort(held);
    },
    failed: (error) => context.log.warn({ err: error, job: taken.id }, 'a job could not be held'),
  };
}
