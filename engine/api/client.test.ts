import { describe, expect, test } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { Failure, timeoutFailure } from './Failure.ts';
import type { FileBody, Incoming, Outgoing } from './send.ts';
import { sign, signCall } from './sign.ts';
import { withQuery } from './withQuery.ts';

const NOW = Date.UTC(2026, 10, 20, 1, 2, 3);

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Incoming {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const file: FileBody = { size: text.length, type: headers['content-type'] ?? '', text: async () => text };
  return { status, header: (name) => headers[name], text: async () => text, file: async () => file };
}

function harness(answer: Incoming | Failure, more: Partial<ClientOptions> = {}) {
  const sent: Outgoing[] = [];
  const failures: Failure[] = [];
  const client = createClient({
    send: async (outgoing) => {
      sent.push(outgoing);
      if (answer instanceof Failure) throw answer;
      return answer;
    },
    clock: () => NOW,
    random: () => 'key-1',
    session: () => ({ token: 'T', tenantId: '7' }),
    onFailure: (failure) => failures.push(failure),
    ...more,
  });
  return { client, sent, failures };
}

const OK = { success: true, message: '', code: 0, result: { id: '1' }, timestamp: NOW };

async function failureOfCall(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

describe('what goes out', () => {
  test('GET carries _t in seconds before the caller parameters, token and tenant, 100000 ms', async () => {
    const { client, sent } = harness(reply(200, OK));
    expect(await client.get('/sys/user/list', { name: '张 三', empty: undefined, none: null, pageNo: 1 })).toEqual({
      id: '1',
    });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: `/sys/user/list?_t=${NOW / 1000}&name=%E5%BC%A0%20%E4%B8%89&pageNo=1`,
      headers: { 'X-Access-Token': 'T', 'tenant-id': '7' },
      timeout: 100_000,
    });
    expect(sent[0]?.headers['Idempotency-Key']).toBeUndefined();
  });

  test('a call that is asked to tells how it went, with the id the server’s log has', async () => {
    const { client } = harness(reply(200, OK, { 'x-request-id': 'r-1' }));
    const asked = { method: 'GET', path: '/rows', params: { name: '张', none: null } } as const;
    expect((await client.exchange(asked)).call).toBeUndefined();
    const { call, result } = await client.exchange({ ...asked, traced: true });
    const url = '/rows?name=%E5%BC%A0';
    expect(call).toEqual({ method: 'GET', url, status: 200, began: NOW, took: 0, id: 'r-1' });
    expect(result).toEqual({ id: '1' });
  });

  test('the dictionary-items call and writes carry no _t', async () => {
    const { client, sent } = harness(reply(200, OK));
    await client.get('/sys/dict/getDictItems/sex');
    await client.delete('/online/cgform/api/form/market_order/1,2');
    expect(sent.map((one) => one.url)).toEqual([
      '/sys/dict/getDictItems/sex',
      '/online/cgform/api/form/market_order/1,2',
    ]);
  });

  test('tenant-id is always sent, 0 when there is none, and no token when signed out', async () => {
    const { client, sent } = harness(reply(200, OK), { session: () => ({}) });
    await client.get('/config/app');
    expect(sent[0]?.headers).toEqual({ 'tenant-id': '0' });
  });

  test('POST carries JSON and an idempotency key, its own when the caller repeats a save', async () => {
    const { client, sent } = harness(reply(200, OK));
    await client.post('/a', { n: 1 });
    await client.post('/a', { n: 1 }, { idempotencyKey: 'mine' });
    await client.put('/a', { n: 1 });
    expect(sent.map((one) => one.headers['Idempotency-Key'])).toEqual(['key-1', 'mine', undefined]);
    expect(sent[0]).toMatchObject({ body: '{"n":1}', headers: { 'Content-Type': 'application/json;charset=UTF-8' } });
  });

  test('configured GET and POST calls are signed, without _t; PUT and other paths are not', async () => {
    const signature = () => ({ secret: 'S', paths: ['/sys/dict'] });
    const { client, sent } = harness(reply(200, OK), { signature });
    await client.get('/sys/dict/list', { b: 2, a: '1' });
    await client.put('/sys/dict/edit', { a: 1 });
    await client.get('/sys/dictionary');
    expect(sent[0]?.headers['X-Sign']).toBe(sign('{"a":"1","b":"2"}', 'S'));
    expect(sent[0]?.headers['X-TIMESTAMP']).toBe('20261120090203');
    expect(sent.slice(1).map((one) => one.headers['X-Sign'])).toEqual([undefined, undefined]);
  });

  test('every call of a configured path is signed whole as well: method, address as sent, time and body', async () => {
    const signature = () => ({ secret: 'S', paths: ['/sys/dict'] });
    const { client, sent } = harness(reply(200, OK), { signature });
    await client.get('/sys/dict/list', { b: 2 });
    await client.put('/sys/dict/edit', { a: 1 });
    await client.get('/sys/dictionary');
    const time = '20261120090203';
    const whole = (method: string, url: string, body = '') => signCall({ method, url, time, body }, 'S');
    expect(sent.map(({ headers }) => headers['X-Sign-Call'])).toEqual([
      whole('GET', sent[0]?.url ?? ''),
      whole('PUT', '/sys/dict/edit', '{"a":1}'),
      undefined,
    ]);
    expect(sent[1]?.headers['X-TIMESTAMP']).toBe(time);
    const different = [whole('POST', '/sys/dict/edit', '{"a":1}'), whole('PUT', '/sys/dict/edit', '{"a":"1"}')];
    expect(different).not.toContain(sent[1]?.headers['X-Sign-Call']);
  });

  test('on the page of a low-code app its id goes along, elsewhere nothing', async () => {
    let app: string | undefined = 'app-7';
    const { client, sent } = harness(reply(200, OK), { lowApp: () => app });
    await client.get('/x');
    app = undefined;
    await client.get('/x');
    expect(sent.map(({ headers }) => headers['X-Low-App-ID'])).toEqual(['app-7', undefined]);
  });

  test('another caller than whoever is signed in goes out with their own token and tenant', async () => {
    const { client, sent } = harness(reply(200, OK));
    await client.as({ token: 'fresh', tenantId: '9' }).get('/x');
    await client.get('/x');
    expect(sent.map(({ headers }) => [headers['X-Access-Token'], headers['tenant-id']])).toEqual([
      ['fresh', '9'],
      ['T', '7'],
    ]);
  });

  test('parameters join a query that is already there', () => {
    expect(withQuery('/a?x=1', { y: 'a&b' })).toBe('/a?x=1&y=a%26b');
  });
});

describe('what comes back', () => {
  test('success decides, not the code', async () => {
    const body = { success: true, code: 500, message: '', result: null };
    expect(await harness(reply(200, body)).client.get('/sys/duplicate/check')).toBeNull();
  });

  test('a bare array is a result', async () => {
    expect(await harness(reply(200, [{ id: '1' }])).client.get('/sys/user/getMultiUser')).toEqual([{ id: '1' }]);
  });

  test('a page that is no JSON is a failure', async () => {
    const failure = await failureOfCall(harness(reply(200, '<html>')).client.get('/x'));
    expect(failure.message).toBe('服务器返回的内容无法识别');
  });

  test('each failure is reported once, and never a silent or an aborted one', async () => {
    const body = { success: false, code: 500, message: '编码重复', result: null };
    const { client, failures } = harness(reply(200, body));
    const failure = await failureOfCall(client.post('/x'));
    await failureOfCall(client.post('/x', {}, { silent: true }));
    expect(failures).toEqual([failure]);
    expect(failure).toMatchObject({ kind: 'business', code: 500, message: '编码重复' });
  });

  test('the end of the session is reported even by a silent call, unless the caller handles that too', async () => {
    const body = { success: false, code: 510, message: '', result: null };
    const { client, failures } = harness(reply(200, body));
    await failureOfCall(client.get('/x', {}, { silent: 'all' }));
    expect(failures).toEqual([]);
    await failureOfCall(client.get('/x', {}, { silent: true }));
    expect(failures.map((one) => one.kind)).toEqual(['expired']);
  });

  test('a timeout passes through as it is', async () => {
    const failure = await failureOfCall(harness(timeoutFailure()).client.get('/x'));
    expect(failure).toMatchObject({ kind: 'timeout', message: '网络超时' });
  });
});

describe('files', () => {
  test('a file comes with its name', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.csv",
    };
    const { client, sent } = harness(reply(200, 'a,b', headers));
    const { file, name } = await client.download('/export');
    // A file has more time than other calls.
    expect(sent[0]?.timeout).toBe(1_000_000);
    expect([await file.text(), name]).toEqual(['a,b', '订单.csv']);
  });

  test.each([
    [
      'FA33 a 500 file with JSON inside shows its message',
      500,
      { success: false, code: 500, message: '导出失败' },
      'http',
    ],
    [
      'FA33 the expired marker inside a 500 file means sign in again',
      500,
      { success: false, code: 500, message: 'Token失效，请重新登录' },
      'expired',
    ],
    ['a 200 file that is a JSON error is no file', 200, { success: false, code: 500, message: '导出失败' }, 'business'],
  ])('%s', async (_name, status, body, kind) => {
    const { client, failures } = harness(reply(status, body, { 'content-type': 'application/json' }));
    const failure = await failureOfCall(client.download('/export'));
    expect([failure.kind, failure.message]).toEqual([kind, body.message]);
    expect(failures).toHaveLength(1);
  });
});

test('a call that changes something, or brings a file, is told of with its answer; one that reads is not', async () => {
  const told: [string, string, number, string][] = [];
  const onDone: ClientOptions['onDone'] = ({ method, url, status }, said) => told.push([method, url, status, said]);
  const { client } = harness(reply(200, OK), { onDone });
  await client.get('/a');
  await client.put('/b', { x: 1 });
  const refused = harness(reply(200, { ...OK, success: false, code: 500, message: '不行' }), { onDone });
  await failureOfCall(refused.client.delete('/c', { id: '1' }));
  const lost = harness(timeoutFailure(), { onDone });
  await failureOfCall(lost.client.post('/d'));
  expect(told).toEqual([
    ['PUT', '/b', 200, ''],
    ['DELETE', '/c?id=1', 200, '不行'],
    ['POST', '/d', 0, timeoutFailure().message],
  ]);
});
