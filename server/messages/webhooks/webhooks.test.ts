import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOpenAddress } from '../../config/openAddress.ts';
import { readAllowed } from '../../config/readAllowed.ts';
import { secretBox } from '../../config/secretBox.ts';
import { urlProblem } from '../../http/outbound/judgedTarget.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { SOON } from '../../testing/soon.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { guardedPost } from './guardedPost.ts';
import { signatureOf } from './signed.ts';

const API = '/online/cgform/api';
const KEY = 'a key of the environment, long enough';

interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another program on loopback; `answer` is what it answers with. */
async function startProgram() {
  const got: Got[] = [];
  const program = { got, answer: { status: 200, location: '' }, port: 0, close: () => Promise.resolve() };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, location } = program.answer;
      reply.writeHead(status, location === '' ? {} : { location }).end(status === 200 ? 'ok' : 'not now');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  program.port = (server.address() as AddressInfo).port;
  program.close = () => new Promise((resolve) => server.close(() => resolve()));
  return program;
}

/** As a receiver does it: the signature is that of the body and the moment, and the moment is not long ago. */
function isSigned(secret: string, sent: { signature: string; seconds: number; body: string }, now: number): boolean {
  const { signature, seconds, body } = sent;
  if (Math.abs(now / 1000 - seconds) > OLDEST) return false;
  const [wanted, given] = [signatureOf(secret, seconds, body), signature].map((text) => Buffer.from(text));
  return wanted !== undefined && given?.length === wanted.length && timingSafeEqual(wanted, given);
}

/** Seconds. */
const OLDEST = 300;

const allowing = (text: string) => {
  const allowed = readAllowed(text);
  if ('wrong' in allowed) throw new Error(allowed.wrong);
  return allowed;
};

describe('A106 addresses somebody typed', () => {
  const none = allowing('');
  const problem = (url: string) => urlProblem(url, { allowed: none, setting: 'WEFT_WEBHOOK_ALLOW' });

  test('loopback, private nets, metadata and all their spellings are no way in', () => {
    const closed =
      'http://127.0.0.1/ http://localhost:8080/ http://a.localhost/ http://169.254.169.254/latest http://10.0.0.1/ ' +
      'http://192.168.1.1/ http://172.20.0.1/ http://100.64.0.1/ http://0.0.0.0/ http://[::1]/ http://[::]/ ' +
      'http://[::ffff:127.0.0.1]/ http://[::ffff:a9fe:a9fe]/ http://[fd00::1]/ http://[fe80::1]/ ' +
      'http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/ http://2130706433/ http://0x7f.1/ http://0177.0.0.1/ ' +
      'http://127.1/ http://224.0.0.1/ http://255.255.255.255/ http://localhost./ file:///etc/passwd ftp://a.com/ ' +
      'http://user:pass@example.com/ gopher://a.com';
    for (const url of closed.split(' ')) expect([url, problem(url)]).not.toEqual([url, undefined]);
    for (const url of ['https://example.com/hook', 'http://8.8.8.8/', 'http://[2606:4700::1111]/x'])
      expect(problem(url)).toBeUndefined();
    expect(isOpenAddress('10.1.2.3', allowing('10.1.2.0/24'))).toBe(true);
    expect(isOpenAddress('10.1.3.3', allowing('10.1.2.0/24'))).toBe(false);
    for (const wrong of ['10.0.0.0/33', 'http://a', 'a b', '::1/129', '10.0.0.1/8/9'])
      expect(readAllowed(wrong)).toEqual({ wrong });
  });

  test('a name is judged by every address it stands for, and the connection goes to what was judged', async () => {
    const program = await startProgram();
    const url = `http://hooks.example.com:${program.port}/`;
    const call = { url, body: '{}', headers: {}, signal: AbortSignal.timeout(5_000) };
    const to = (...addresses: string[]) => vi.fn(async () => addresses.map((address) => ({ address, family: 4 })));
    for (const resolve of [to('127.0.0.1'), to('8.8.8.8', '127.0.0.1'), to('169.254.169.254')])
      await expect(guardedPost({ ...call, allowed: none, resolve })).rejects.toThrow('不能访问本机或内网的地址');
    expect(program.got).toEqual([]);
    // A name that stands for something else the second time it is asked: it is not asked a second time.
    const changing = vi.fn().mockResolvedValue([{ address: '10.9.9.9', family: 4 }]);
    changing.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }]);
    const allowed = allowing('127.0.0.1');
    expect(await guardedPost({ ...call, allowed, resolve: changing })).toMatchObject({ status: 200 });
    expect(changing).toHaveBeenCalledTimes(1);
    expect(program.got[0]?.headers.host).toBe(`hooks.example.com:${program.port}`);
    program.answer = { status: 302, location: 'http://169.254.169.254/' };
    await expect(guardedPost({ ...call, allowed, resolve: to('127.0.0.1') })).rejects.toThrow('不跟随');
    expect(program.got).toHaveLength(2);
    await program.close();
  });
});

test('a secret opens with its key and for whom it was sealed, and not otherwise', () => {
  const sealed = secretBox(KEY).seal('whsec_x', 'one');
  expect(sealed).not.toContain('whsec');
  expect(secretBox(KEY).open(sealed, 'one')).toBe('whsec_x');
  expect(secretBox(KEY).open(sealed, 'two')).toBeUndefined();
  expect(secretBox(`${KEY}!`).open(sealed, 'one')).toBeUndefined();
  expect(secretBox(KEY).open(`${sealed.slice(0, -2)}AA`, 'one')).toBeUndefined();
  expect(secretBox(KEY).open('rubbish', 'one')).toBeUndefined();
});

describe.each(await openTestDatabases())('webhooks on $kind', ({ open }) => {
  let program: Awaited<ReturnType<typeof startProgram>>;
  let server: ProductServer;
  let admin: Headers;
  let hook: string;
  let secret: string;

  beforeAll(async () => {
    program = await startProgram();
    const settings = { secretKey: KEY, webhookAllow: '127.0.0.1' };
    server = await startProductServer(await open({ filled: shippedTables }), {
      settings,
      outboxOptions: { waits: [1_500, 60_000], look: 300 },
    });
    admin = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    await program.close();
  });

  const form = (method: 'POST' | 'PUT', body: object, code = 'system_webhook') =>
    server.call(admin, method, `${API}/form/${code}`, body);
  const record = async (id: string) => (await server.call(admin, 'GET', `${API}/form/system_webhook/${id}`)).result;
  const edit = async (values: object) => form('PUT', { id: hook, version: (await record(hook)).version, ...values });
  const deliveries = async () =>
    (await server.call(admin, 'GET', `${API}/getData/system_webhook_delivery?pageSize=50`)).result.records;
  /** The delivery that the program got last. */
  const last = async () => {
    const id = program.got.at(-1)?.headers['x-weft-delivery'];
    return (await deliveries()).find((each: { id: string }) => each.id === id);
  };
  const plan = (planNo: string) =>
    form('POST', { planNo, sku: 'S', qty: 3, plannedOn: '2026-11-26' }, 'market_purchase_plan');
  const got = (count: number) =>
    vi.waitFor(() => expect(program.got).toHaveLength(count), { timeout: 15_000, interval: 50 });

  test('closed addresses and models that are not there are refused; it is used once it has a secret', async () => {
    const values = { title: '仓库', url: `http://127.0.0.1:${program.port}/hook`, models: 'market_purchase_plan' };
    expect((await form('POST', { ...values, url: 'http://169.254.169.254/' })).result).toMatchObject([{ key: 'url' }]);
    expect((await form('POST', { ...values, models: 'market_purchase_plam' })).result).toEqual([
      { key: 'models', message: '没有编码为 market_purchase_plam 的模型，是不是 market_purchase_plan？' },
    ]);
    expect((await form('POST', { ...values, models: 'system_user' })).result).toMatchObject([{ key: 'models' }]);
    expect((await form('POST', { ...values, status: '1' })).result).toMatchObject([{ key: 'status' }]);
    hook = (await form('POST', { ...values, tables: 'sys_user' })).result;
    const issued = await server.call(admin, 'POST', '/sys/webhook/issue', { id: hook });
    secret = issued.result;
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const kept = await server.context.db.query('SELECT * FROM sys_webhook WHERE id = $1', [hook]);
    expect(JSON.stringify(kept.rows)).not.toContain(secret.slice(8));
    expect(JSON.stringify(await record(hook))).not.toContain(secret.slice(8));
    expect((await edit({ status: '1' })).success).toBe(true);
  });

  test('what becomes of records is told, signed, with their ids and nothing of what is in them', async () => {
    const { result: id } = await plan('W-1');
    await got(1);
    const [told] = program.got;
    const body = told?.body ?? '{}';
    const headers: IncomingHttpHeaders = told?.headers ?? {};
    expect(JSON.parse(body)).toMatchObject({
      event: 'added',
      model: 'market_purchase_plan',
      by: 'admin',
      tenant: '1000',
      records: [{ id, version: 1, fields: [] }],
    });
    expect(body).not.toContain('W-1');
    const signature = String(headers['x-weft-signature']);
    const seconds = Number(headers['x-weft-timestamp']);
    const now = server.clock.now().getTime();
    expect(isSigned(secret, { signature, seconds, body }, now)).toBe(true);
    expect(isSigned(secret, { signature, seconds, body: `${body} ` }, now)).toBe(false);
    expect(isSigned(secret, { signature, seconds: seconds + 1, body }, now)).toBe(false);
    expect(isSigned(secret, { signature, seconds, body }, now + 3_600_000)).toBe(false);
    await server.call(admin, 'PUT', `${API}/form/market_purchase_plan`, { id, version: 1, qty: 4 });
    await got(2);
    expect(JSON.parse(program.got[1]?.body ?? '')).toMatchObject({
      event: 'changed',
      records: [{ id, version: 2, fields: expect.arrayContaining(['qty']) }],
    });
    // What is refused tells nobody.
    await server.call(admin, 'PUT', `${API}/form/market_purchase_plan`, { id, version: 1, qty: 5 });
    await server.call(admin, 'DELETE', `${API}/form/market_purchase_plan/${id}`);
    await got(3);
    expect(JSON.parse(program.got[2]?.body ?? '')).toMatchObject({ event: 'removed', records: [{ id }] });
  });

  test('many records of one save are one delivery', async () => {
    const added = Array.from({ length: 40 }, (_, at) => ({
      planNo: `M-${at}`,
      sku: 'S',
      qty: 1,
      plannedOn: '2026-11-26',
    }));
    await server.call(admin, 'PUT', `${API}/saveAll/market_purchase_plan`, { added });
    await got(4);
    expect(JSON.parse(program.got[3]?.body ?? '').records).toHaveLength(40);
  });

  test('a failure is tried again and logged with its reason; one that was given up goes out by hand', async () => {
    program.answer = { status: 503, location: '' };
    await plan('W-2');
    await got(5);
    await vi.waitFor(async () => expect(await last()).toMatchObject({ httpStatus: 503, state: '0' }), SOON);
    program.answer = { status: 200, location: '' };
    await got(6);
    await vi.waitFor(async () => expect(await last()).toMatchObject({ state: '1', attempts: 2, said: 'ok' }), SOON);
    program.answer = { status: 302, location: 'http://169.254.169.254/' };
    await plan('W-3');
    await got(7);
    await vi.waitFor(async () => expect(await last()).toMatchObject({ state: '2', httpStatus: 302 }), 10_000);
    expect(await record(hook)).toMatchObject({ lastState: '2' });
    program.answer = { status: 200, location: '' };
    const failed = await last();
    expect((await server.call(admin, 'POST', '/sys/webhook/retry', { id: failed.id })).success).toBe(true);
    await vi.waitFor(async () => expect(await last()).toMatchObject({ state: '1' }), 10_000);
    expect(await server.call(admin, 'POST', '/sys/webhook/retry', { id: failed.id })).toMatchObject({ success: false });
    expect((await form('POST', { title: 'x' }, 'system_webhook_delivery')).success).toBe(false);
  });

  test('a test goes out though it is off; others without the right issue, test and retry nothing', async () => {
    await edit({ status: '0' });
    const before = program.got.length;
    await plan('W-4');
    await server.call(admin, 'POST', '/sys/webhook/test', { id: hook });
    await got(before + 1);
    expect(JSON.parse(program.got.at(-1)?.body ?? '')).toMatchObject({ event: 'ping', records: [] });
    const other = await server.signIn('yunying');
    for (const name of ['issue', 'test', 'retry'])
      expect((await server.call(other, 'POST', `/sys/webhook/${name}`, { id: hook })).status).toBe(403);
  });
});
