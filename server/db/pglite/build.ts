import { statSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Tells one build of the embedded database from another, for names of files that only it can read. */
export function pgliteBuild(): string {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { size, mtimeMs } = statSync(library);
  return `${size}-${Math.trunc(mtimeMs)}`;
}
