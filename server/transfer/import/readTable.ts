import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../config/programs.ts';
import { TableError, type TableLimits, type TablePart, type TableSource } from './TableFile.ts';
import type { TableWord, TableWork } from './tableWorker.ts';

/** MB of the thread; texts of the largest table that is taken need half of it. */
const MEMORY = 768;

/**
 * Reads a table in a thread of its own, part by part: the server's own thread parses nothing, and the thread waits for
 * whoever reads. Ends with the thread, however it ends. Throws TableError, and the reason of an aborted `signal`.
 */
export async function* readTable(
  source: TableSource,
  limits: TableLimits,
  signal?: AbortSignal,
): AsyncGenerator<TablePart> {
  signal?.throwIfAborted();
  const work: TableWork = { source, limits };
  const { entry, execArgv } = threadProgram(new URL('./tableWorker.ts', import.meta.url));
  const worker = new Worker(entry, {
    execArgv,
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const over = new AbortController();
  const late = setTimeout(() => over.abort(new TableError('文件读取超时，请拆分后分次导入')), limits.time);
  const stop = (): void => over.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  worker.once('exit', () => over.abort(new TableError('文件无法读取')));
  worker.once('error', (error) => over.abort(readable(error)));
  try {
    for await (const [word] of on(worker, 'message', { signal: over.signal }) as AsyncIterable<[TableWord]>) {
      if ('end' in word) return;
      if ('refused' in word) throw new TableError(word.refused);
      if ('error' in word) throw new Error(word.error);
      yield word.part;
      worker.postMessage('more');
    }
  } catch (error) {
    throw over.signal.aborted && isAbort(error) ? over.signal.reason : error;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

function readable(error: Error): Error {
  const full = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return full ? new TableError('文件内容过大，请拆分后分次导入') : error;
}
