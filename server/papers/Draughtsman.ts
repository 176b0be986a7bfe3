import { Worker } from 'node:worker_threads';
import { threadProgram } from '../config/programs.ts';
import { MOST_PARTS, type PaperJob } from './Paper.ts';
import type { PaperAnswer } from './paperWorker.ts';
import { MOST_PAGES } from './print/PrintPaper.ts';

/** Draws charts and writes papers beside the server's own thread, one at a time. */
export interface Draughtsman {
  /** The file. Throws DraughtError when it cannot be had. */
  make(job: PaperJob): Promise<Buffer>;
  close(): Promise<void>;
}

/** `busy`: too many wait already; `late`: it took too long; `large`: more than is made; `broken`: anything else. */
export class DraughtError extends Error {
  override name = 'DraughtError';
  constructor(
    readonly reason: 'busy' | 'late' | 'large' | 'broken',
    message: string,
  ) {
    super(message);
  }
}

export interface DraughtsmanOptions {
  /** Milliseconds for one job. */
  deadline?: number;
  /** Jobs that may wait. */
  waiting?: number;
}

const DEADLINE = 30_000;
const WAITING = 8;
/** MB; a chart of a hundred thousand points needs a tenth of it. */
const MEMORY = 768;
const LARGEST = { width: 4000, height: 4000 };

/** The thread begins with the first job and stays; a job that takes too long ends it. */
export function createDraughtsman({ deadline = DEADLINE, waiting = WAITING }: DraughtsmanOptions = {}): Draughtsman {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const work = async (job: PaperJob): Promise<Buffer> => {
    worker ??= startWorker();
    try {
      return await answerOf(worker, job, deadline);
    } catch (error) {
      // A thread that has answered is whole.
      if (!(error instanceof DraughtError && error.reason === 'large')) await end();
      throw error;
    }
  };
  return {
    async make(job) {
      if (isTooLarge(job)) throw new DraughtError('large', 'the paper is too large');
      if (queued > waiting) throw new DraughtError('busy', `${queued} jobs wait already`);
      queued++;
      const mine = last.then(() => work(job));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        queued--;
      }
    },
    async close() {
      await last;
      await end();
    },
  };
}

function startWorker(): Worker {
  const { entry, execArgv } = threadProgram(new URL('./paperWorker.ts', import.meta.url));
  const worker = new Worker(entry, { execArgv, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // Nothing is left undone where the server ends before it.
  worker.unref();
  return worker;
}

const isTooLarge = (job: PaperJob): boolean =>
  job.kind === 'pdf' || job.kind === 'xlsx'
    ? job.paper.parts.length > MOST_PARTS
    : job.kind === 'print' || job.kind === 'over'
      ? job.print.documents.length > MOST_PAGES
      : job.width > LARGEST.width || job.height > LARGEST.height;

function answerOf(worker: Worker, job: PaperJob, deadline: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new DraughtError('late', `not drawn within ${deadline} ms`))),
      deadline,
    );
    const answered = (answer: PaperAnswer) =>
      settle(() =>
        'made' in answer
          ? resolve(Buffer.from(answer.made))
          : reject(new DraughtError(answer.large ? 'large' : 'broken', answer.error)),
      );
    const broke = (error: Error) => settle(() => reject(new DraughtError('broken', String(error))));
    const gone = () => broke(new Error('the thread that draws ended'));
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', broke).off('exit', gone);
      end();
    };
    worker.on('message', answered).on('error', broke).on('exit', gone);
    worker.postMessage(job);
  });
}
