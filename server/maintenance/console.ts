import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Tell } from './tables.ts';

/** What may be asked of a running server by who can read its data directory. */
export type ConsoleCommand =
  | { verb: 'show' }
  | { verb: 'apply'; confirm: boolean }
  /** By the keys of the server that is asked. */
  | { verb: 'secrets' }
  /** `target` is an absolute path. */
  | { verb: 'backup'; target: string };

/** Does a command, telling lines; answers an exit code. */
export type ConsoleWork = (command: ConsoleCommand, tell: Tell) => Promise<number>;

interface Door {
  port: number;
  secret: string;
}

const doorOf = (dataDir: string): string => path.join(dataDir, 'console.json');

/**
 * A door for commands to the process that holds the embedded database: on loopback, under a secret that only who may
 * read the data directory knows. Resolves to the way to close it.
 */
export async function openConsole(dataDir: string, work: ConsoleWork): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((asked, reply) => void answer(asked, reply, secret, work));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const door: Door = { port: (server.address() as AddressInfo).port, secret };
  await rm(doorOf(dataDir), { force: true });
  await writeFile(doorOf(dataDir), JSON.stringify(door), { mode: 0o600, flag: 'wx' });
  return async () => {
    await rm(doorOf(dataDir), { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function answer(asked: IncomingMessage, reply: ServerResponse, secret: string, work: ConsoleWork): Promise<void> {
  if (asked.method !== 'POST' || !equal(asked.headers.authorization, `Bearer ${secret}`)) {
    reply.writeHead(403).end();
    return;
  }
  const put = (value: object): void => void reply.write(`${JSON.stringify(value)}\n`);
  try {
    let text = '';
    for await (const chunk of asked) text += chunk;
    put({ code: await work(JSON.parse(text) as ConsoleCommand, (line) => put({ line })) });
  } catch (error) {
    put({ line: error instanceof Error ? error.message : String(error) });
    put({ code: 1 });
  }
  reply.end();
}

function equal(given: string | undefined, wanted: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Hands a command to the server that holds the data directory; undefined: none answers there. */
export async function askConsole(dataDir: string, command: ConsoleCommand, tell: Tell): Promise<number | undefined> {
  const text = await readFile(doorOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { port, secret } = JSON.parse(text) as Door;
  const reply = await new Promise<IncomingMessage | undefined>((resolve) => {
    const headers = { authorization: `Bearer ${secret}` };
    const call = request({ host: '127.0.0.1', port, method: 'POST', headers }, resolve);
    call.once('error', () => resolve(undefined));
    call.end(JSON.stringify(command));
  });
  if (reply?.statusCode !== 200) return undefined;
  for await (const line of createInterface({ input: reply })) {
    const said = JSON.parse(line) as { line?: string; code?: number };
    if (said.line !== undefined) tell(said.line);
    if (said.code !== undefined) return said.code;
  }
  return 1;
}
