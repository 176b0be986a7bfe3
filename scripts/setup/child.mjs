import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import readline from 'node:readline';
import { ROOT } from './checkout.mjs';

/** Arguments that make Node run TypeScript. */
export const TYPESCRIPT = ['--import', '@oxc-node/core/register'];

/** The same for commands that read every declaration: with room for what is new, a tenth less time goes to collecting. */
export const COMMAND = ['--max-semi-space-size=64', ...TYPESCRIPT];

/**
 * Runs a command in the project's folder and in this process group; answers its exit code (128 + n after signal n).
 * SIGINT and SIGTERM are passed on; in a terminal Ctrl+C reaches the whole group by itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, byLine?: boolean, shell?: boolean }} [options] `quiet`: output is
 * kept and shown only on failure; `byLine`: it is shown in whole lines, beside that of another child
 * @returns {Promise<number>}
 */
export function runChild(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...(options.quiet ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}), ...options.env },
    stdio: options.quiet || options.byLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: options.shell ?? false,
  });
  /** @type {Buffer[]} */
  const kept = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && options.byLine) readline.createInterface({ input: stream }).on('line', (line) => console.log(line));
    else stream?.on('data', (chunk) => kept.push(chunk));
  }
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      const exit = code ?? 128 + (signal ? constants.signals[signal] : 0);
      if (exit !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(exit);
    });
  });
}

/** Runs Node on a file of the project. @param {readonly string[]} args @param {Parameters<typeof runChild>[2]} [options] */
export function runNode(args, options) {
  return runChild(process.execPath, args, options);
}

/** Runs the npm that started this process, or the one on the PATH. @param {readonly string[]} args @param {Parameters<typeof runChild>[2]} [options] */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('npm-cli.js')) return runNode([own, ...args], options);
  const windows = process.platform === 'win32';
  return runChild(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
}
