import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Tells one build of the embedded database from another, for names of files that only it can read. */
export function pgliteBuild(): string {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { size, mtimeMs } = statSync(library);
  return `${size}-${Math.trunc(mtimeMs)}`;
}

/**
 * Where a fresh database is kept for those that live for seconds, be it in memory or in a directory: to make one takes
 * five seconds of a processor. Named after the build, so that another release gets another file.
 */
export function scratchTemplate(): string {
  return fileURLToPath(new URL(`../../../node_modules/.cache/weft/pglite-${pgliteBuild()}.tar`, import.meta.url));
}
