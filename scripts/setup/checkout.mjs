import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Absolute path of something in the project, named by its parts. @param {...string} parts */
export function inProject(...parts) {
  return path.join(ROOT, ...parts);
}

/** A foreseeable failure: its message is the one line a person gets to read, without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
  exitCode = 1;
}

/** What was typed is not understood. */
export class UsageError extends SetupError {
  /** @override */
  name = 'UsageError';
  /** @override */
  exitCode = 2;
}

/** Seconds since `begin` (a `performance.now()`), for people. @param {number} begin */
export function secondsSince(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

/**
 * Tells why a command is not done: to a program that asked for JSON in its words, to people on the error stream.
 * @param {string} message @param {readonly string[]} [args]
 */
export function tellWrong(message, args = process.argv) {
  const json = args.some((arg, at) => arg === '--format=json' || (arg === '--format' && args[at + 1] === 'json'));
  if (json) console.log(JSON.stringify({ error: message }, null, 2));
  else console.error(message);
}

/** Whoever reads may stop (`| head -1`): what is left is written to nobody. @param {NodeJS.ErrnoException} error */
function unlessClosed(error) {
  if (error.code !== 'EPIPE') throw error;
}

/** Runs `main` and ends with its exit code; a SetupError is one line and its code. @param {() => Promise<number>} main */
export async function runMain(main) {
  process.stdout.on('error', unlessClosed);
  process.stderr.on('error', unlessClosed);
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    tellWrong(error.message);
    process.exitCode = error.exitCode;
  }
}
