import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Tells one build of the embedded database from another, for names of files that only it can read. */
export function pgliteBuild(): string {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { size, mtimeMs } = statSync(library);
  return `${size}-${Math.trunc(mtimeMs)}`;
}

/** MB of a part of the log, a quarter of the usual: an opening reads it, and each further one is filled with zeros. */
const LOG_PART = 4;

/** For the program that makes a database which lives for seconds. */
export const SMALL_LOG = [`--wal-segsize=${LOG_PART}`];

/**
 * Where a fresh database is kept for those that live for seconds, be it in memory or in a directory: to make one takes
 * five seconds of a processor. Named after the build and how it was made, so that another release gets another file.
 */
export function scratchTemplate(): string {
  const name = `pglite-${pgliteBuild()}-${LOG_PART}.tar`;
  return fileURLToPath(new URL(`../../../node_modules/.cache/weft/${name}`, import.meta.url));
}
