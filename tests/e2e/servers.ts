import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../../scripts/setup/backend.mjs';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { TYPESCRIPT } from '../../scripts/setup/child.mjs';
import { SHORT_LIFE } from '../../server/testing/shortLife.ts';
import type { Order, Told } from './serverHost.ts';

const READY_WITHIN = 150_000;
const STOPPED_WITHIN = 20_000;

/** A server that answers; `printed` goes on filling until it has stopped. */
export interface Server {
  address: string;
  /** Asks it to stop and waits; rejects when it did not end well. */
  stop(): Promise<void>;
}

/** A process as `npm start` starts it, but for the flags of Node. */
export async function startAlone(
  variables: NodeJS.ProcessEnv,
  printed: string[],
  flags: readonly string[] = SHORT_LIFE,
): Promise<Server> {
  const child = spawn(process.execPath, [...flags, await builtServer()], {
    env: variables,
    cwd: inProject(),
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(String(chunk)));
  return { address: await ready(child, printed), stop: () => stopped(child, printed) };
}

async function ready(child: ChildProcess, printed: string[]): Promise<string> {
  const from = printed.length;
  const until = Date.now() + READY_WITHIN;
  while (Date.now() < until) {
    const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed.slice(from).join(''));
    if (found?.[1]) return found[1];
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not start:\n${printed.slice(from).join('')}`);
}

async function stopped(child: ChildProcess, printed: string[]): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  }
  if (child.exitCode !== 0) throw new Error(`the product ended with ${child.exitCode}:\n${printed.join('')}`);
}

/** The process that runs the servers of this one, one after another; `busy` while one of them answers. */
const host: { child?: ChildProcess; busy: boolean; printed: string[] } = { busy: false, printed: [] };

/** A server in the host of this process; one by itself where the host has one already. */
export async function startHosted(variables: NodeJS.ProcessEnv, printed: string[]): Promise<Server> {
  if (host.busy) return startAlone(variables, printed);
  host.busy = true;
  host.printed = printed;
  host.child ??= forkHost(variables);
  const { child } = host;
  const { address } = await tell(child, { variables }, printed);
  if (address === undefined) throw new Error(`the product did not start:\n${printed.join('')}`);
  return {
    address,
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN);
      try {
        await tell(child, {}, printed);
      } finally {
        clearTimeout(timer);
        host.busy = false;
      }
    },
  };
}

function forkHost(env: NodeJS.ProcessEnv): ChildProcess {
  const child = fork(inProject('tests', 'e2e', 'serverHost.ts'), [], {
    env,
    cwd: inProject(),
    execArgv: [...SHORT_LIFE, ...TYPESCRIPT],
    silent: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => host.printed.push(String(chunk)));
  return child;
}

/** Gives an order and waits for the answer; a host that ends or complains is not used again. */
async function tell(child: ChildProcess, order: Order, printed: string[]): Promise<Told> {
  const answered = new Promise<Told>((resolve) => {
    child.once('message', (told: Told) => resolve(told));
    child.once('exit', (code) => resolve({ wrong: `it ended with ${code}` }));
  });
  child.send(order);
  const told = await answered;
  child.removeAllListeners('exit').removeAllListeners('message');
  if (told.wrong === undefined) return told;
  host.child = undefined;
  host.busy = false;
  child.kill('SIGKILL');
  throw new Error(`the product went wrong: ${told.wrong}\n${printed.join('')}`);
}
