import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { ServerEvent } from '../../../engine/api/events.ts';
import type { Manifest, ManifestChange, ManifestEntry } from '../../../engine/plan/manifest.ts';
import { QUERY_KEYS } from '../queryClient.ts';
import { applyChange, followChanges } from './live.ts';

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

const entry = (id: string, hash: string): ManifestEntry => ({ id, code: id, type: 'list', title: id, hash });

/** A client that has read the manifest and the menu, and what of them is stale. */
function begun() {
  const client = new QueryClient();
  const manifest: Manifest = { screens: [entry('a', '1'), entry('b', '1'), entry('c', '1')], complete: true };
  client.setQueryData(QUERY_KEYS.manifest, manifest);
  client.setQueryData(QUERY_KEYS.permissions('T'), 1);
  const stale = () =>
    [QUERY_KEYS.manifest, QUERY_KEYS.permissions('T')].map((key) => client.getQueryState(key)?.isInvalidated);
  return { client, manifest, stale, now: () => client.getQueryData<Manifest>(QUERY_KEYS.manifest) };
}

const told = (event: string, data: unknown): ServerEvent => ({ event, data: JSON.stringify(data) });

test('a change is put into the manifest, which is not asked for again; the menu follows', async () => {
  const { client, stale, now } = begun();
  const change: ManifestChange = { removed: ['c'], screens: [entry('d', '1'), entry('a', '2')], menu: false };
  applyChange(client, told('changed', change));
  expect(now()).toEqual({ screens: [entry('a', '2'), entry('b', '1'), entry('d', '1')], complete: true });
  expect(stale()).toEqual([false, false]);
  await expect.poll(stale).toEqual([false, true]);
});

test('another menu makes the manifest stale: other screens may be open to one', async () => {
  const { client, manifest, stale, now } = begun();
  applyChange(client, told('changed', { removed: [], screens: [entry('a', '2')], menu: true }));
  expect(now()).toBe(manifest);
  await expect.poll(stale).toEqual([true, true]);
});

test('a manifest on its way may be older than a change: it is asked for again', async () => {
  const client = new QueryClient();
  const asked = vi.fn(async () => ({ screens: [] }));
  const observer = new QueryObserver(client, { queryKey: QUERY_KEYS.manifest, queryFn: asked });
  const stop = observer.subscribe(() => undefined);
  expect(asked).toHaveBeenCalledTimes(1);
  applyChange(client, told('changed', { removed: ['a'], screens: [], menu: false }));
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  stop();
});

test('problems are put into the manifest, a menu makes the menu stale, other events nothing', () => {
  const { client, stale, now } = begun();
  applyChange(client, told('else', []));
  applyChange(client, told('problems', [{ code: 'json' }]));
  expect(now()?.problems).toEqual([{ code: 'json' }]);
  expect(stale()).toEqual([false, false]);
  applyChange(client, told('menu', {}));
  expect(stale()).toEqual([false, true]);
});
