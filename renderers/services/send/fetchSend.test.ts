import { expect, test } from 'vitest';
import { createCanceller } from '../../../engine/api/cancel.ts';
import type { Outgoing } from '../../../engine/api/send.ts';
import { fetchSend } from './fetchSend.ts';

const call = (more: Partial<Outgoing> = {}): Outgoing => ({
  method: 'GET',
  url: '/x',
  headers: {},
  timeout: 1_000,
  ...more,
});

/** Answers never; ends when it is aborted, as fetch does. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

test('an answer comes with status, headers and body', async () => {
  const send = fetchSend(async () => new Response('{"a":1}', { status: 418, headers: { 'X-Name': 'n' } }));
  const incoming = await send(call());
  expect([incoming.status, incoming.header('x-name'), incoming.header('none'), await incoming.text()]).toEqual([
    418,
    'n',
    undefined,
    '{"a":1}',
  ]);
  expect((await incoming.file()).size).toBe(7);
});

test('FA27 no answer in time is a timeout, and the call is ended', async () => {
  let ended = false;
  const send = fetchSend((url, init) => {
    init?.signal?.addEventListener('abort', () => {
      ended = true;
    });
    return silent(url, init);
  });
  await expect(send(call({ timeout: 20 }))).rejects.toMatchObject({ kind: 'timeout', message: '网络超时' });
  expect(ended).toBe(true);
});

test('a body that never ends counts against the time', async () => {
  const send = fetchSend(async (_url, init) => {
    const body = new ReadableStream({
      start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
    });
    return new Response(body);
  });
  await expect(send(call({ timeout: 20 }))).rejects.toMatchObject({ kind: 'timeout' });
});

test('FA28 no network at all', async () => {
  const send = fetchSend(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send(call())).rejects.toMatchObject({
    kind: 'unreachable',
    message: '网络或者登录信息过期，请刷新重试',
  });
});

test('a call given up, before or during', async () => {
  const canceller = createCanceller();
  const running = fetchSend(silent)(call({ signal: canceller.signal }));
  canceller.abort();
  await expect(running).rejects.toMatchObject({ kind: 'aborted' });
  await expect(fetchSend(silent)(call({ signal: canceller.signal }))).rejects.toMatchObject({ kind: 'aborted' });
});
