import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether this runs from its sources; a built server stands as a few files in `dist/server`. */
const fromSources = import.meta.url.endsWith('.ts');

/** The folder of the project. */
export const projectFolder = (): string => path.resolve(import.meta.dirname, '..', '..');

/** A module as the program of a worker thread: from its source, or as it was built beside this one. */
export function threadProgram(module: URL): { entry: URL; execArgv: string[] } {
  if (fromSources) return { entry: module, execArgv: ['--import', registerAddress()] };
  return { entry: new URL(`./${path.basename(module.pathname, '.ts')}.mjs`, import.meta.url), execArgv: [] };
}

/**
 * What a thread has to load first to run TypeScript; as an address: a bare name would be looked up from the working
 * directory, which may be anywhere.
 */
function registerAddress(): string {
  const main = createRequire(import.meta.url).resolve('@oxc-node/core');
  return new URL('./register.mjs', pathToFileURL(main)).href;
}
