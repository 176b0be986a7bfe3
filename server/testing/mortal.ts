import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SHORT_LIFE } from './shortLife.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Of the first administrator of a mortal server. */
export const MORTAL_PASSWORD = 'killed-2026-again';

/** A port nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server in a process of its own that can be killed and started anew under the same address. */
export interface Mortal {
  base: string;
  /** Its process while it lives. */
  pid(): number | undefined;
  start(): Promise<void>;
  /** Resolves when the process is gone. */
  kill(): Promise<void>;
}

/**
 * Starts it: `program` is the built server, `variables` join its environment. `flags` of Node: for a short life the usual
 * ones compile nothing twice.
 */
export async function startMortal(
  program: string,
  variables: Record<string, string>,
  flags: readonly string[] = SHORT_LIFE,
): Promise<Mortal> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const own = { WEFT_DEMO: '0', WEFT_ADMIN_PASSWORD: MORTAL_PASSWORD, WEFT_RATE_LIMIT: '0', PORT: String(port) };
    const env = { PATH: process.env.PATH, TZ: 'Asia/Shanghai', ...own, ...variables };
    const started = spawn(process.execPath, [...flags, program], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`server ended with ${code}`)));
      started.stdout.on('data', (text) => String(text).includes(base) && resolve());
    });
  };
  const kill = async (): Promise<void> => {
    const dying = child;
    if (!dying || dying.signalCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  };
  await start();
  return { base, pid: () => child?.pid, start, kill };
}

/** A token for the account. Throws with the server's words. */
export async function signInAt(base: string, username: string, password: string): Promise<string> {
  const reply = await fetch(`${base}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { message, result } = (await reply.json()) as { message: string; result: { token?: string } | null };
  if (!result?.token) throw new Error(message);
  return result.token;
}

/** A minute and more at fifty milliseconds a try. */
const MOST_TRIES = 2_000;

interface Answer {
  success: boolean;
  message: string;
}

/** What a writer was told. */
export interface Written {
  acknowledged: string[];
  /** With the server's words. */
  refused: string[];
  /** Saves that were sent more than once. */
  repeats: number;
}

/** Saves one position after another until it is stopped, each under one key for as long as it takes; tells of each. */
export async function writePositions(
  base: string,
  token: string,
  name: string,
  running: () => boolean,
  onSaved: () => void = () => {},
): Promise<Written> {
  const written: Written = { acknowledged: [], refused: [], repeats: 0 };
  for (let number = 1; running(); number += 1) {
    const code = `${name}-${number}`;
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${base}/online/cgform/api/form/system_position`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': code },
        body: JSON.stringify({ code, name: code, postRank: '1' }),
      }).then(
        async (reply) => (reply.status >= 503 ? undefined : ((await reply.json()) as Answer)),
        () => undefined,
      );
      if (answer) {
        if (answer.success) {
          written.acknowledged.push(code);
          onSaved();
        } else written.refused.push(`${code}: ${answer.message}`);
        if (tries > 0) written.repeats += 1;
        break;
      }
      if (tries > MOST_TRIES) throw new Error(`${code} was not answered; the server does not come back`);
      await pause(50);
    }
  }
  return written;
}

export const SELECT_POSITIONS = 'SELECT code, count(*) AS times FROM sys_position GROUP BY code';

/** What writers were told against what is kept. */
export interface Survived {
  acknowledged: number;
  repeats: number;
  refused: string[];
  /** Acknowledged and not kept, or kept and not acknowledged. */
  different: string[];
  /** Kept more than once. */
  doubled: string[];
}

/** Lets writers save while `fail` is done again and again; then what was acknowledged is compared with what is kept. */
export async function survive(
  base: string,
  { writers, deaths }: { writers: number; deaths: number },
  fail: (death: number) => Promise<void>,
  readSaved: () => Promise<{ code: string; times: number }[]>,
): Promise<Survived> {
  const token = await signInAt(base, 'admin', MORTAL_PASSWORD);
  let running = true;
  let saves = 0;
  const count = (): void => {
    saves += 1;
  };
  const writing = Array.from({ length: writers }, (_, at) =>
    writePositions(base, token, `w${at}`, () => running, count),
  );
  // A life is not over before everybody could have saved in it, however slow the machine.
  const live = async (): Promise<void> => {
    const enough = saves + writers;
    while (saves <= enough) await Promise.race([pause(20), Promise.all(writing)]);
  };
  for (let death = 0; death < deaths; death += 1) {
    await live();
    await pause(Math.random() * 400);
    await fail(death);
  }
  await live();
  running = false;
  const results = await Promise.all(writing);
  const acknowledged = new Set(results.flatMap((result) => result.acknowledged));
  const saved = (await readSaved()).filter(({ code }) => /^w\d+-/.test(code));
  const kept = new Set(saved.map(({ code }) => code));
  return {
    acknowledged: acknowledged.size,
    repeats: results.reduce((sum, { repeats }) => sum + repeats, 0),
    refused: results.flatMap(({ refused }) => refused),
    different: [...acknowledged, ...kept].filter((code) => !(acknowledged.has(code) && kept.has(code))),
    doubled: saved.filter(({ times }) => times !== 1).map(({ code }) => code),
  };
}
