import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../config/programs.ts';
import { TableError, type TableLimits, type TablePart, type TableSource } from './TableFile.ts';
import type { TableWord, TableWork } from './tableWorker.ts';

/** MB of the thread; texts of the largest table that is taken need half of it. */
const MEMORY = 768;
/** Milliseconds a thread waits for another table: a file is looked at, checked and imported one after another. */
const PATIENCE = 30_000;
/** A thread that has read more lines ends with what it has of them in memory. */
const SMALL = 5_000;

/** One that has read its table: to begin a thread takes longer than to read most files. */
let waiting: { worker: Worker; over: NodeJS.Timeout } | undefined;

function takeThread(): Worker {
  if (waiting) {
    const { worker, over } = waiting;
    waiting = undefined;
    clearTimeout(over);
    worker.ref();
    return worker;
  }
  const { entry, execArgv } = threadProgram(new URL('./tableWorker.ts', import.meta.url));
  const worker = new Worker(entry, { execArgv, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // Whoever reads hears of it besides; while nobody does, it ends, and the next table gets another.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (waiting?.worker !== worker) return;
    clearTimeout(waiting.over);
    waiting = undefined;
  });
  return worker;
}

/** Lets it wait for the next table, where no other does; it holds no process that ends. */
async function leaveThread(worker: Worker): Promise<void> {
  if (waiting) {
    await worker.terminate();
    return;
  }
  worker.unref();
  waiting = { worker, over: setTimeout(() => void worker.terminate(), PATIENCE).unref() };
}

/**
 * Reads a table in a thread apart, part by part: the server's own thread parses nothing, and the thread waits for
 * whoever reads. What is not read to its end ends with the thread. Throws TableError, and the reason of an aborted
 * `signal`.
 */
export async function* readTable(
  source: TableSource,
  limits: TableLimits,
  signal?: AbortSignal,
): AsyncGenerator<TablePart> {
  signal?.throwIfAborted();
  const worker = takeThread();
  const over = new AbortController();
  const late = setTimeout(() => over.abort(new TableError('文件读取超时，请拆分后分次导入')), limits.time);
  const stop = (): void => over.abort(signal?.reason);
  const gone = (): void => over.abort(new TableError('文件无法读取'));
  const broke = (error: Error): void => over.abort(readable(error));
  signal?.addEventListener('abort', stop);
  worker.once('exit', gone).once('error', broke);
  let lines = 0;
  let whole = false;
  try {
    const words = on(worker, 'message', { signal: over.signal }) as AsyncIterable<[TableWord]>;
    worker.postMessage({ source, limits } satisfies TableWork);
    for await (const [word] of words) {
      whole = 'end' in word;
      if ('end' in word) return;
      if ('refused' in word) throw new TableError(word.refused);
      if ('error' in word) throw new Error(word.error);
      lines += word.part.lines.length;
      yield word.part;
      worker.postMessage('more');
    }
  } catch (error) {
    throw over.signal.aborted && isAbort(error) ? over.signal.reason : error;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    worker.off('exit', gone).off('error', broke);
    await (whole && lines <= SMALL ? leaveThread(worker) : worker.terminate());
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

function readable(error: Error): Error {
  const full = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return full ? new TableError('文件内容过大，请拆分后分次导入') : error;
}
