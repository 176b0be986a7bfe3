import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * What a worker thread has to load first to run TypeScript; as an address: a bare name would be looked up from the
 * working directory, which may be anywhere.
 */
export function registerAddress(): string {
  const main = createRequire(import.meta.url).resolve('@oxc-node/core');
  return new URL('./register.mjs', pathToFileURL(main)).href;
}
