import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** Ms: as long as one program takes from one file to the next. */
const DEBOUNCE = 30;

function foldersUnder(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [directory, ...folders.map((entry) => path.join(entry.parentPath, entry.name))];
}

/**
 * Calls `changed` 30 ms after the last change under `directory`; returns the way to stop, which waits for a call that
 * goes on. One watcher a folder:
 * the recursive one of Node 20 loses a file that was saved by renaming another over it.
 */
export function watchDirectory(
  directory: string,
  changed: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const drop = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    const watcher = watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = run();
      }, DEBOUNCE);
    });
    watcher.on('error', () => drop(folder));
    watchers.set(folder, { watcher, inode: statSync(folder).ino });
  };
  const follow = (): void => {
    const folders = new Set(foldersUnder(directory));
    for (const [folder, { inode }] of watchers) {
      // A folder that went and came back is another one under the same name.
      if (!folders.has(folder) || statSync(folder).ino !== inode) drop(folder);
    }
    for (const folder of folders) if (!watchers.has(folder)) add(folder);
  };
  const run = async (): Promise<void> => {
    try {
      // New folders are followed before the files are read, so that nothing falls between the two.
      follow();
      await changed();
    } catch (error) {
      log.error({ err: error }, 'declarations could not be read again');
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) drop(folder);
    return running;
  };
}
