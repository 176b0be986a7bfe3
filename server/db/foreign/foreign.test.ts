import { lookup } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ForeignServer, openForeignServer } from '../../testing/foreignServers.ts';
import type { Session } from '../Database.ts';
import type { ForeignSettings } from './ForeignDatabase.ts';
import { offsetOf } from './foreignMysql.ts';
import { openForeign } from './openForeign.ts';

const servers = (await Promise.all((['postgres', 'mysql'] as const).map(openForeignServer))).flatMap(
  (each) => each ?? [],
);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

const HERE = [{ address: '127.0.0.1', family: 4 }];
const addresses = new Map(
  await Promise.all(servers.map(async ({ host }) => [host, await lookup(host, { all: true })] as const)),
);

const settingsOf = ({ kind, host, port, user, password, database }: ForeignServer): ForeignSettings => ({
  kind,
  host,
  addresses: addresses.get(host) ?? HERE,
  port,
  user,
  password,
  database,
  tls: 'none',
  deadline: 3_000,
  timeZone: 'Asia/Shanghai',
  connections: 2,
  wait: 1_500,
  idle: 30_000,
});

const never = () => ({ signal: new AbortController().signal });

test('how far a zone is away', () => {
  expect(offsetOf('Asia/Shanghai')).toBe('+08:00');
  expect(offsetOf('UTC')).toBe('+00:00');
});

describe.each(['postgres', 'mysql'] as const)('a %s that does not answer as it should', (kind) => {
  const settings = {
    kind,
    host: '127.0.0.1',
    addresses: HERE,
    port: 1,
    user: 'u',
    password: 'p',
    database: 'd',
    tls: 'none' as const,
    deadline: 1_000,
    timeZone: 'UTC',
    connections: 1,
    wait: 500,
    idle: 30_000,
  };
  const faultOf = async (more: Partial<ForeignSettings>): Promise<unknown> => {
    const database = openForeign({ ...settings, ...more });
    const failed = await database.read((session) => session.query('SELECT 1'), never()).catch((error) => error.fault);
    await database.close();
    return failed;
  };

  test('a port at which nobody listens refuses, one that says nothing is given up', async () => {
    expect(await faultOf({})).toBe('refused');
    const silent = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const began = Date.now();
    expect(await faultOf({ port: (silent.address() as AddressInfo).port })).toBe('timeout');
    expect(Date.now() - began).toBeLessThan(3_000);
    silent.close();
  });
});

test('a PostgreSQL that lets in and says no more is given up, or left', async () => {
  const mute = createServer((socket) => {
    socket.on('error', () => undefined);
    // AuthenticationOk and ReadyForQuery.
    socket.once('data', () => socket.write(Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73])));
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const database = openForeign({
    kind: 'postgres',
    host: '127.0.0.1',
    addresses: HERE,
    port,
    user: 'u',
    password: 'p',
    database: 'd',
    tls: 'none',
    deadline: 300,
    timeZone: 'UTC',
    connections: 1,
    wait: 500,
    idle: 30_000,
  });
  const read = (signal: AbortSignal) => database.read((session) => session.query('SELECT 1'), { signal });
  await expect(read(never().signal)).rejects.toMatchObject({ fault: 'slow' });
  await expect(read(AbortSignal.timeout(100))).rejects.toMatchObject({ fault: 'left' });
  await database.close();
  mute.close();
});

describe.each(servers.map((server) => [server.kind, server] as const))('%s that is there', (_kind, server) => {
  let database: ReturnType<typeof openForeign>;
  beforeAll(() => {
    database = openForeign(settingsOf(server));
  });
  afterAll(() => database.close());
  const isMysql = server.kind === 'mysql';
  const read = (sql: string, more = {}) =>
    database.read(async (session) => (await session.query(sql)).rows, { ...never(), ...more });

  test('values come as the product keeps them', async () => {
    expect(await read('SELECT sku, warehouse, qty, price, made FROM stock ORDER BY price')).toMatchObject([
      { sku: 'B%4', warehouse: null, qty: 40, price: 0.01, made: '2026-02-02 12:00:00' },
      { qty: null, made: '2026-02-01 10:00:00' },
      { qty: 5, price: 10.5 },
      { qty: 7 },
      { made: null },
    ]);
    const big = await read('SELECT 12345678901234567890.25 AS large, 9007199254740993 AS wide, 1.5 AS plain');
    expect(big).toEqual([{ large: '12345678901234567890.25', wide: '9007199254740993', plain: 1.5 }]);
  });

  test('nothing can be written, by any way in', async () => {
    const writing = ["INSERT INTO stock (sku) VALUES ('x')", 'DELETE FROM stock', 'CREATE TABLE other (id int)'];
    for (const sql of writing) await expect(read(sql)).rejects.toMatchObject({ name: 'ForeignError', fault: 'sql' });
    await expect(read('SELECT 1; DELETE FROM stock')).rejects.toMatchObject({ fault: 'sql' });
    expect(await read('SELECT count(*) AS n FROM stock')).toEqual([{ n: 5 }]);
  });

  test('a statement ends at its time limit, one nobody waits for at once, and the next one works', async () => {
    const sleep = isMysql ? 'SELECT sleep(5) AS n FROM stock' : 'SELECT pg_sleep(5)';
    await expect(read(sleep, { deadline: 300 })).rejects.toMatchObject({ fault: 'slow' });
    const left = new AbortController();
    setTimeout(() => left.abort(), 200);
    await expect(read(sleep, { signal: left.signal })).rejects.toMatchObject({ fault: 'left' });
    expect(await read('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('more readers than connections wait for one, and are told so', async () => {
    const sleep = isMysql ? 'SELECT sleep(2) AS n' : 'SELECT 1 AS n FROM pg_sleep(2)';
    const both = [read(sleep), read(sleep)];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(read('SELECT 1')).rejects.toMatchObject({ fault: 'busy' });
    await Promise.all(both);
    expect(await read('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('rows come in batches, and end when they are not wanted any more', async () => {
    const sizes: number[] = [];
    const selection = { sql: 'SELECT sku FROM stock', values: [] };
    const take = (go: boolean) => async (rows: unknown[]) => {
      sizes.push(rows.length);
      return go;
    };
    await database.readInBatches(selection, 2, take(true), never());
    expect(sizes).toEqual([2, 2, 1]);
    await database.readInBatches(selection, 2, take(false), never()).catch(() => undefined);
    expect(sizes).toHaveLength(4);
  });

  test('the time limit is of a statement, not of all of them, and not of who takes the rows', async () => {
    const nap = isMysql ? 'SELECT sleep(0.25) AS n' : 'SELECT 1 AS n FROM pg_sleep(0.25)';
    const naps = async (session: Session) => {
      for (let at = 0; at < 6; at += 1) await session.query(nap);
      return 'done';
    };
    expect(await database.read(naps, { ...never(), deadline: 1_000 })).toBe('done');
    let rows = 0;
    const slow = async (batch: unknown[]) => {
      rows += batch.length;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return true;
    };
    // More than stands between the two of them.
    const wide = Array.from({ length: 5 }, () => 'stock').map((table, at) => `${table} AS t${at}`);
    const sql = `SELECT repeat('x', 10000) AS wide FROM ${wide.join(', ')}`;
    await database.readInBatches({ sql, values: [] }, 400, slow, { ...never(), deadline: 1_000 });
    expect(rows).toBe(5 ** 5);
  });

  test('batches that do not come are given up at the limit, and the server works on none of them', async () => {
    const sleep = isMysql ? 'SELECT sleep(20) AS n' : 'SELECT 1 AS n FROM pg_sleep(20)';
    const [table, text] = isMysql ? ['information_schema.processlist', 'info'] : ['pg_stat_activity', 'query'];
    const running = () =>
      read(
        `SELECT count(*) AS n FROM ${table} WHERE ${text} LIKE '%sleep(20)%' AND ${text} NOT LIKE '%count%'${
          isMysql ? '' : " AND state = 'active'"
        }`,
      );
    const batches = (more: object) =>
      database.readInBatches({ sql: sleep, values: [] }, 2, async () => true, { ...never(), ...more });
    await expect(batches({ deadline: 300 })).rejects.toMatchObject({ fault: 'slow' });
    await expect.poll(running, { timeout: 3_000 }).toEqual([{ n: 0 }]);
    await expect(batches({ signal: AbortSignal.timeout(200) })).rejects.toMatchObject({ fault: 'left' });
    await expect.poll(running, { timeout: 4_000 }).toEqual([{ n: 0 }]);
  });

  test('a connection nobody uses is given back', async () => {
    const other = openForeign({ ...settingsOf(server), idle: 100 });
    const own = isMysql ? 'connection_id()' : 'pg_backend_pid()';
    const { rows } = await other.read((session) => session.query(`SELECT ${own} AS id`), never());
    const [table, id] = isMysql ? ['information_schema.processlist', 'id'] : ['pg_stat_activity', 'pid'];
    const there = () => read(`SELECT count(*) AS n FROM ${table} WHERE ${id} = ${Number(rows[0]?.id)}`);
    expect(await there()).toEqual([{ n: 1 }]);
    await expect.poll(there, { timeout: 4_000 }).toEqual([{ n: 0 }]);
    await other.close();
  });

  test('who comes after it is closed is told that it is lost, and nothing is opened', async () => {
    const other = openForeign(settingsOf(server));
    const one = () => other.read((session) => session.query('SELECT 1'), never());
    await one();
    await other.close();
    await expect(one()).rejects.toMatchObject({ name: 'ForeignError', fault: 'lost' });
    const cut = openForeign(settingsOf(server));
    const reading = cut.read(async (session) => {
      await session.query('SELECT 1');
      void cut.close();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return session.query('SELECT 1');
    }, never());
    if (isMysql) await expect(reading).rejects.toMatchObject({ name: 'ForeignError', fault: 'lost' });
    else await reading;
  });

  test('who leaves while waiting for a connection takes none', async () => {
    const sleep = isMysql ? 'SELECT sleep(1) AS n' : 'SELECT 1 AS n FROM pg_sleep(1)';
    const ids = async () => {
      const own = `SELECT ${isMysql ? 'connection_id()' : 'pg_backend_pid()'} AS id, ${sleep.slice('SELECT '.length)}`;
      return (await Promise.all([read(own), read(own)])).map(([row]) => Number(row?.id)).toSorted();
    };
    const both = ids();
    let isDone = false;
    both.then(
      () => {
        isDone = true;
      },
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const left = new AbortController();
    setTimeout(() => left.abort(), 100);
    await expect(read('SELECT 1', { signal: left.signal })).rejects.toMatchObject({ fault: 'left' });
    expect(isDone).toBe(false);
    const before = await both;
    expect(await ids()).toEqual(before);
    expect(await Promise.all([read('SELECT 1 AS n'), read('SELECT 1 AS n')])).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  });

  test('the next address is taken where one does not answer, and no name is asked for again', async () => {
    const own = settingsOf(server);
    const none = [
      { address: '100::1', family: 6 },
      { address: '127.0.0.99', family: 4 },
    ];
    const other = openForeign({ ...own, host: 'db.invalid', addresses: [...none, ...own.addresses] });
    const { rows } = await other.read((session) => session.query('SELECT 1 AS n'), never());
    expect(rows).toEqual([{ n: 1 }]);
    await other.close();
  });

  test('a database that is not there, and a user that is none', async () => {
    const faultOf = async (more: Partial<ForeignSettings>): Promise<unknown> => {
      const other = openForeign({ ...settingsOf(server), ...more });
      const fault = await other.read((session) => session.query('SELECT 1'), never()).catch((error) => error.fault);
      await other.close();
      return fault;
    };
    expect(await faultOf({ database: 'weft_nowhere' })).toBe('database');
    expect(await faultOf({ user: 'weft_nobody', password: 'no' })).toBe('password');
    if (!isMysql) expect(await faultOf({ tls: 'checked' })).toBe('tls');
  });
});
