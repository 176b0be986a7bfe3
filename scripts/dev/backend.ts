import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** Editors write a file in several steps, and a branch switch many files. */
const QUIET = 200;

export interface BackendOptions {
  /** Arguments of Node: what to run. */
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Told when it ended without being asked to. */
  onEnd: (code: number | null) => void;
}

export interface Backend {
  /** The program has changed: it is run anew, given the time to let go of the database. */
  restart(): void;
  /** What it reads has changed: it follows by itself, unless it has ended. */
  revive(): void;
  stop(): Promise<void>;
}

/** Runs the backend as a child process that can be started anew. */
export function keepBackend({ args, cwd, env, onEnd }: BackendOptions): Backend {
  let child: ChildProcess | undefined;
  let stopped = false;
  /** What it reads has changed since it began: if it ends, that may have been over what is mended already. */
  let changed = false;
  let timer: NodeJS.Timeout | undefined;
  const hasEnded = (): boolean => !child || child.exitCode !== null || child.signalCode !== null;
  const start = (): void => {
    const started = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child = started;
    changed = false;
    started.once('exit', (code) => {
      if (started.killed) return;
      onEnd(code);
      if (changed) soon(again);
    });
  };
  const end = async (): Promise<void> => {
    if (!child || hasEnded()) return;
    const ending = child;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    await gone;
  };
  let turn = Promise.resolve();
  const soon = (work: () => Promise<void>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(work);
    }, QUIET);
  };
  const again = async (): Promise<void> => {
    await end();
    if (!stopped) start();
  };
  start();
  return {
    restart: () => soon(again),
    revive: () => {
      changed = true;
      if (hasEnded()) soon(again);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await turn;
      await end();
    },
  };
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
