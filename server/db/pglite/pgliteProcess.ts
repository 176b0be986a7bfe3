import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../config/programs.ts';
import { SqlStateError, UnavailableError } from '../Database.ts';
import type { PgliteAnswer, PgliteFailure, PgliteMessage, PgliteRequest, PgliteSettings } from './pgliteMessages.ts';

/** Distributive, so that each kind of request keeps its own fields. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** One PGlite in one worker thread. Dies once and for all; the supervisor starts the next. */
export interface PgliteProcess {
  /** Why it is dead; absent while it lives. */
  readonly death: Error | undefined;
  /** Throws SqlStateError, or the cause of death. */
  ask(request: Unnumbered<PgliteRequest>): Promise<PgliteAnswer>;
  /** Resolves when the thread is gone and touches no file any more. */
  kill(cause: Error): Promise<void>;
}

interface Waiting {
  resolve(answer: PgliteAnswer): void;
  reject(error: Error): void;
}

const OPENING_DEADLINE = 60_000;

let program: Promise<object> | undefined;

/** Compiled once a process, and its functions as they are first called, whichever thread calls. */
function compileProgram(): Promise<object> {
  // Types for Node leave it out.
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<object> } };
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  program ??= readFile(path.join(path.dirname(library), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return program;
}

/** Starts a worker and waits until its database answers; throws UnavailableError when it cannot be opened. */
export async function startPglite(
  given: Omit<PgliteSettings, 'program'>,
  onNotification: (channel: string, payload: string) => void,
): Promise<PgliteProcess> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let death: Error | undefined;
  const { entry, execArgv } = threadProgram(new URL('./pgliteWorker.ts', import.meta.url));
  const settings: PgliteSettings = { ...given, program: await compileProgram() };
  const worker = new Worker(entry, { execArgv, workerData: settings });
  const ready = deferred();

  const die = (cause: Error): void => {
    death ??= cause;
    ready.reject(death);
    for (const one of waiting.values()) one.reject(death);
    waiting.clear();
  };
  const kill = async (cause: Error): Promise<void> => {
    die(cause);
    await worker.terminate();
  };
  worker.on('message', (message: PgliteMessage) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'notification') onNotification(message.channel, message.payload);
    else if (message.kind === 'rows') take(waiting, message.id)?.resolve(message);
    else if (message.code) take(waiting, message.id)?.reject(refusal(message));
    else void kill(new UnavailableError(`the embedded database broke: ${message.message}`));
  });
  worker.on('error', (error) => void kill(new UnavailableError(`the embedded database broke: ${String(error)}`)));
  worker.on('exit', () => die(new UnavailableError('the embedded database stopped')));

  const timer = setTimeout(
    () => void kill(new UnavailableError('the embedded database did not open')),
    OPENING_DEADLINE,
  );
  await ready.promise.finally(() => clearTimeout(timer));
  return {
    get death() {
      return death;
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (death) return reject(death);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ ...request, id: lastId });
      }),
    kill,
  };
}

function take(waiting: Map<number, Waiting>, id: number): Waiting | undefined {
  const one = waiting.get(id);
  waiting.delete(id);
  return one;
}

function refusal(failure: PgliteFailure): SqlStateError {
  const position = failure.position === undefined ? undefined : Number(failure.position);
  return new SqlStateError(failure.message, failure.code ?? '', position, failure.constraint, failure.column);
}

function deferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
