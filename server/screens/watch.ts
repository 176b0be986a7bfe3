import { watch } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

const DEBOUNCE = 100;

/** Calls `changed` 100 ms after the last change under `directory`; returns the way to stop. */
export function watchDirectory(directory: string, changed: () => Promise<void>, log: FastifyBaseLogger): () => void {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    changed().catch((error: unknown) => log.error({ err: error }, 'declarations could not be read again'));
  };
  const watcher = watch(directory, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE);
  });
  watcher.on('error', (error) => log.error({ err: error }, 'declarations are no longer watched'));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
