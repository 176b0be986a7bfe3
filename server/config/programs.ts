import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether this runs from its sources; a built server stands as a few files in `dist/server`. */
const fromSources = import.meta.url.endsWith('.ts');

/** The folder of the project. */
export const projectFolder = (): string => path.resolve(import.meta.dirname, '..', '..');

/**
 * A module as the program of a worker thread: as it was built beside this one or, from sources, in the folder of built
 * threads where one is named; else from its source.
 */
export function threadProgram(module: URL): { entry: URL; execArgv: string[] } {
  const name = `${path.basename(module.pathname, '.ts')}.mjs`;
  if (!fromSources) return { entry: new URL(`./${name}`, import.meta.url), execArgv: [] };
  const built = process.env.WEFT_THREADS;
  if (built) return { entry: pathToFileURL(path.join(built, name)), execArgv: [] };
  return { entry: module, execArgv: ['--import', registerAddress()] };
}

/**
 * What a thread has to load first to run TypeScript; as an address: a bare name would be looked up from the working
 * directory, which may be anywhere.
 */
function registerAddress(): string {
  const main = createRequire(import.meta.url).resolve('@oxc-node/core');
  return new URL('./register.mjs', pathToFileURL(main)).href;
}
