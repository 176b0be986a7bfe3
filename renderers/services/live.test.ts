import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ServerEvent } from '../../engine/api/events.ts';
import { applyChange, followChanges } from './live.ts';
import { QUERY_KEYS } from './queryClient.ts';

const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

function follow(answers: (() => Promise<Response>)[]) {
  const controller = new AbortController();
  const events: ServerEvent[] = [];
  const tokens: (string | null)[] = [];
  let returns = 0;
  const done = followChanges({
    fetch: async (_url, init) => {
      tokens.push(new Headers(init?.headers).get('X-Access-Token'));
      const answer = answers.shift();
      if (answer) return answer();
      controller.abort();
      throw new Error('aborted');
    },
    token: 'T',
    signal: controller.signal,
    wait: 5,
    onEvent: (event) => events.push(event),
    onReturn: () => {
      returns += 1;
    },
  });
  return { done, events, tokens, returns: () => returns };
}

test('events arrive with the token sent; a lost stream is opened again and what was missed is fetched', async () => {
  const run = follow([
    async () => stream('event: changed\ndata: {"ids":["a"]}\n\n'),
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('bad gateway', { status: 502 }),
    async () => stream('event: changed\ndata: {"ids":["b"]}\n\n'),
  ]);
  await run.done;
  expect(run.events.map((event) => event.data)).toEqual(['{"ids":["a"]}', '{"ids":["b"]}']);
  expect(run.returns()).toBe(1);
  expect(run.tokens).toEqual(['T', 'T', 'T', 'T', 'T']);
});

test.each([401, 403])('refused with %i is not asked again', async (status) => {
  const run = follow([async () => new Response('', { status })]);
  await run.done;
  expect(run.tokens).toHaveLength(1);
});

test('an answer that says the session is over is not asked for again', async () => {
  const run = follow([async () => Response.json({ success: false, code: 510, message: 'Token失效，请重新登录' })]);
  await run.done;
  expect(run.tokens).toHaveLength(1);
});

test('signing out ends the wait at once', async () => {
  const controller = new AbortController();
  const done = followChanges({
    fetch: () => Promise.reject(new Error('down')),
    token: 'T',
    signal: controller.signal,
    wait: 60_000,
    onEvent: () => undefined,
    onReturn: () => undefined,
  });
  setTimeout(() => controller.abort(), 10);
  await expect(done).resolves.toBeUndefined();
});

test('a change makes manifest and menu stale, problems the manifest, other events nothing', () => {
  const client = new QueryClient();
  const keys = [QUERY_KEYS.manifest, QUERY_KEYS.permissions('T'), QUERY_KEYS.settings];
  for (const key of keys) client.setQueryData(key, 1);
  const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
  applyChange(client, { event: 'else', data: '[]' });
  expect(stale()).toEqual([false, false, false]);
  applyChange(client, { event: 'problems', data: '[]' });
  expect(stale()).toEqual([true, false, false]);
  applyChange(client, { event: 'changed', data: '{"ids":["a"]}' });
  expect(stale()).toEqual([true, true, false]);
});
