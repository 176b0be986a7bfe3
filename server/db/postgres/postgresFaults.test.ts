import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabases, postgresTestUrl } from '../../testing/testDatabase.ts';
import type { Database } from '../Database.ts';
import { openDatabase } from '../open.ts';
import { openPostgres } from './openPostgres.ts';

const isThere = (await openTestDatabases()).some((database) => database.kind === 'postgres');

/** Stands between the pool and the server: cut, stalled and healed at will. */
interface Proxy {
  url: string;
  cut(): Promise<void>;
  heal(): Promise<void>;
  /** Connections stay open and nothing gets through. */
  stall(stalled: boolean): void;
}

async function openProxy(): Promise<Proxy> {
  const target = new URL(postgresTestUrl());
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let isStalled = false;
  const heal = async (): Promise<void> => {
    server = createServer((incoming) => {
      const outgoing = connect(Number(target.port || 5432), target.hostname);
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        sockets.add(from);
        from.on('data', (data) => isStalled || to.write(data));
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  };
  const cut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((resolve) => server?.close(resolve));
  };
  await heal();
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, heal, stall: (stalled) => (isStalled = stalled) };
}

async function timed(attempt: Promise<unknown>): Promise<{ name: string; took: number }> {
  const started = Date.now();
  const name = await attempt.then(
    () => 'answered',
    (error: Error) => error.name,
  );
  return { name, took: Date.now() - started };
}

describe('an address where no PostgreSQL answers', () => {
  it('is reported in time and in the product’s own words', async () => {
    const closed = await timed(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' }));
    expect(closed.name).toBe('UnavailableError');
    expect(closed.took).toBeLessThan(5_000);
    await expect(openDatabase({ url: 'mysql://x', dataDir: '' })).rejects.toThrow('postgres://');
  });
});

describe.runIf(isThere)('a pool of PostgreSQL connections', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const use = (db: Database): Database => {
    closing.push(() => db.close());
    return db;
  };

  it('fails waiters in time when every connection is busy, and serves again (FA10)', async () => {
    const db = use(await openPostgres({ url: postgresTestUrl(), connections: 2, wait: 300 }));
    const busy = [1, 2].map(() => db.query('SELECT pg_sleep(4)'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const waiter = await timed(db.query('SELECT 1'));
    expect(waiter.name).toBe('UnavailableError');
    // Long before a busy connection comes back.
    expect(waiter.took).toBeLessThan(3_000);
    await Promise.all(busy);
    expect((await timed(db.query('SELECT 1'))).name).toBe('answered');
  });

  it('drops a connection that is cut inside a transaction, which fails and is not repeated (FA09)', async () => {
    const db = use(await openPostgres({ url: postgresTestUrl(), connections: 1 }));
    let runs = 0;
    const cut = db.transaction(async (session) => {
      runs += 1;
      await session.query('SELECT pg_terminate_backend(pg_backend_pid())');
      await session.query('SELECT 1');
    });
    await expect(cut).rejects.toMatchObject({ name: 'UnavailableError' });
    expect(runs).toBe(1);
    expect((await db.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('answers in time while the server is away, then heals by itself, listeners too (FA08)', async () => {
    const proxy = await openProxy();
    closing.push(() => proxy.cut());
    const lost: Error[] = [];
    const db = use(await openPostgres({ url: proxy.url, wait: 1_000, onLost: (error) => lost.push(error) }));
    const heard: string[] = [];
    await db.listen('proxy_news', (payload) => heard.push(payload));
    await Promise.all([1, 2, 3].map(() => db.query('SELECT pg_sleep(0.05)')));
    await proxy.cut();
    await expect.poll(() => lost.length).toBe(3);
    const away = await Promise.all([1, 2, 3].map(() => timed(db.query('SELECT 1'))));
    expect(away.map((attempt) => attempt.name)).toEqual(['UnavailableError', 'UnavailableError', 'UnavailableError']);
    expect(Math.max(...away.map((attempt) => attempt.took))).toBeLessThan(5_000);
    await proxy.heal();
    expect((await timed(db.query('SELECT 1'))).name).toBe('answered');
    await expect
      .poll(
        async () => {
          await db.notify('proxy_news', 'back');
          return heard.includes('back');
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(true);
  });

  it('gives up a silent connection soon after the deadline', async () => {
    const proxy = await openProxy();
    closing.push(() => proxy.cut());
    const db = use(await openPostgres({ url: proxy.url, wait: 500, connections: 1 }));
    proxy.stall(true);
    const silent = await timed(db.query('SELECT 1', [], { deadline: 300 }));
    expect(silent.name).toBe('DeadlineError');
    expect(silent.took).toBeLessThan(10_000);
    expect((await timed(db.query('SELECT 1'))).name).toBe('UnavailableError');
    proxy.stall(false);
    expect((await timed(db.query('SELECT 1'))).name).toBe('answered');
  });
});

it('survives a server that ends a connection in the packet that greets it', async () => {
  const packet = (type: string, body: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ending = packet('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const greeting = Buffer.concat([packet('R', Buffer.alloc(4)), packet('Z', Buffer.from('I')), ending]);
  const uncaught: Error[] = [];
  const note = (error: Error): void => void uncaught.push(error);
  process.prependListener('uncaughtException', note);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(greeting));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const attempt = openPostgres({ url: `postgres://nobody@127.0.0.1:${port}/none`, wait: 2_000, deadline: 1_000 });
    await expect(attempt).rejects.toMatchObject({ name: 'UnavailableError' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(uncaught).toEqual([]);
  } finally {
    process.off('uncaughtException', note);
    await new Promise((resolve) => server.close(resolve));
  }
});
