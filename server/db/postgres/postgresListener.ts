import { Client, type ClientConfig } from 'pg';
import { quoteChannel } from '../Connection.ts';

/** LISTEN on a connection of its own, so that it survives the pool and the pool survives it. */
export interface PostgresListener {
  listen(channel: string, listener: (payload: string) => void, onReturn?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;

/** Connects with the first channel and again, with growing pauses, whenever the connection is lost. */
export function createPostgresListener(config: ClientConfig): PostgresListener {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const returns = new Set<() => void>();
  let starts = 0;
  let client: Promise<Client> | undefined;
  let pause = FIRST_PAUSE;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function start(): Promise<Client> {
    const started = new Client({ ...config, keepAlive: true });
    started.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      client = undefined;
      void started.end().catch(() => undefined);
      later();
    };
    started.on('error', lose);
    started.on('end', lose);
    try {
      await started.connect();
      for (const channel of listeners.keys()) await started.query(`LISTEN ${quoteChannel(channel)}`);
    } catch (error) {
      lose();
      throw error;
    }
    pause = FIRST_PAUSE;
    starts += 1;
    if (starts > 1) for (const onReturn of returns) onReturn();
    return started;
  }
  function later(): void {
    if (closed || listeners.size === 0) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connected().catch(() => undefined), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
  function connected(): Promise<Client> {
    client ??= start();
    return client;
  }

  return {
    async listen(channel, listener, onReturn) {
      const name = quoteChannel(channel);
      const own = (payload: string): void => listener(payload);
      const started = await connected();
      const set = listeners.get(channel) ?? new Set();
      const first = set.size === 0;
      listeners.set(channel, set.add(own));
      if (first) await started.query(`LISTEN ${name}`);
      const back = (): void => onReturn?.();
      returns.add(back);
      return async () => {
        returns.delete(back);
        set.delete(own);
        if (set.size > 0 || !listeners.delete(channel)) return;
        await client?.then((current) => current.query(`UNLISTEN ${name}`)).catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      listeners.clear();
      returns.clear();
      await client?.then((current) => current.end()).catch(() => undefined);
    },
  };
}
