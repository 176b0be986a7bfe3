import { describe, expect, test } from 'vitest';
import { abortedFailure, Failure } from '../../engine/api/Failure.ts';
import type { Outgoing } from '../../engine/api/send.ts';
import { parseMenu } from '../../engine/routes/MenuItem.ts';
import { departedAtom, dictionariesAtom, sessionAtom, unsavedPagesAtom } from './atoms.ts';
import { followSession } from './followSession.ts';
import { QUERY_KEYS } from './queryClient.ts';
import { createServices, endSession, LAST_USER, loadSettings, renewSession, startSession } from './services.ts';

const SESSION = { token: 'T', user: { username: 'li', realname: '李' }, tenantId: '3' };

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A server that answers nothing and hears who gives up. */
function silent() {
  const given: string[] = [];
  const asked: string[] = [];
  const services = createServices({
    send: ({ method, url, signal }) =>
      new Promise((_answer, reject) => {
        const path = `${method} ${url.split('?')[0]}`;
        asked.push(path);
        signal?.addEventListener('abort', () => {
          given.push(path);
          reject(abortedFailure());
        });
      }),
    clock: () => 1_000,
    random: () => 'k',
    localStorage: memory,
    sessionStorage: memory,
    path: () => '/',
  });
  return { services, asked, given };
}

function build(local = memory(), body: unknown = { success: true, code: 0, message: '', result: { title: 'A' } }) {
  const sent: Outgoing[] = [];
  const tab = memory();
  const services = createServices({
    send: async (outgoing) => {
      sent.push(outgoing);
      const text = JSON.stringify(body);
      return { status: 200, header: () => undefined, text: async () => text, file: async () => new Blob([text]) };
    },
    clock: () => 1_000,
    random: () => 'k',
    localStorage: () => local,
    sessionStorage: () => tab,
    path: () => '/apps/7/orders?x=1',
  });
  return { services, sent, local, tab };
}

/** Two tabs of one browser in one session, the second with answers. */
function twins() {
  const one = build();
  startSession(one.services, SESSION, {});
  const two = build(one.local);
  two.services.queryClient.setQueryData(QUERY_KEYS.manifest, ['kept']);
  return [one, two] as const;
}

describe('the session', () => {
  test('takes along what it still reads, and nothing else; its renewal takes nothing', async () => {
    const { services, asked, given } = silent();
    const told: unknown[] = [];
    services.onFailure((failure) => told.push(failure));
    const early = services.client.get('/captcha');
    startSession(services, SESSION, {});
    const read = services.client.get('/x').catch((error: unknown) => error);
    const calls = [
      early,
      services.client.put('/y'),
      services.client.get('/z', undefined, { outlives: true }),
      loadSettings(services.client),
    ];
    renewSession(services, 'T2');
    expect([asked.length, given]).toEqual([5, []]);
    endSession(services, 'left');
    expect(await read).toMatchObject({ kind: 'aborted' });
    expect([given, told]).toEqual([['GET /x'], []]);
    expect(calls).toHaveLength(4);
  });

  test('is taken up again after a reload, and its token goes out with every call', async () => {
    const first = build();
    startSession(first.services, SESSION, { sex: [{ value: '1', text: '男' }] });
    const { services, sent } = build(first.local);
    expect(services.store.get(sessionAtom)).toMatchObject(SESSION);
    expect(services.store.get(dictionariesAtom)).toEqual({ sex: [{ value: '1', text: '男' }] });
    await services.client.get('/x');
    expect(sent[0]?.headers).toMatchObject({ 'X-Access-Token': 'T', 'tenant-id': '3' });
  });

  test('a page of a low-code app names its app with every call', async () => {
    const { services, sent } = build();
    startSession(services, SESSION, {});
    const orders = { path: '/apps/:appId/orders', name: 'low-app-orders', meta: { title: '订单' } };
    services.queryClient.setQueryData(QUERY_KEYS.permissions('T'), { menu: parseMenu([orders]) });
    await services.client.get('/x');
    // The menu shows a row of its own for it, which is no route.
    const row = { path: '/apps/7/orders', name: 'orders', route: '0', meta: { title: '七号订单' } };
    services.queryClient.setQueryData(QUERY_KEYS.permissions('T'), { menu: parseMenu([row, orders]) });
    await services.client.get('/x');
    services.queryClient.setQueryData(QUERY_KEYS.permissions('T'), { menu: parseMenu([{ ...orders, name: 'other' }]) });
    await services.client.get('/x');
    expect(sent.map(({ headers }) => headers['X-Low-App-ID'])).toEqual(['7', '7', undefined]);
  });

  test('goes on under a new token with its menu and its answers', async () => {
    const { services, sent, local } = build();
    startSession(services, SESSION, { a: [] });
    services.queryClient.setQueryData(QUERY_KEYS.permissions('T'), { menu: [] });
    services.queryClient.setQueryData(QUERY_KEYS.manifest, ['kept']);
    renewSession(services, 'T2');
    expect(services.store.get(sessionAtom)).toEqual({ ...SESSION, token: 'T2' });
    expect(services.queryClient.getQueryData(QUERY_KEYS.permissions('T2'))).toEqual({ menu: [] });
    expect(services.queryClient.getQueryState(QUERY_KEYS.permissions('T2'))?.isInvalidated).toBe(true);
    expect(services.queryClient.getQueryData(QUERY_KEYS.manifest)).toEqual(['kept']);
    expect(local.getItem('pro__session')).toContain('T2');
    await services.client.get('/x');
    expect(sent[0]?.headers['X-Access-Token']).toBe('T2');
  });

  test('its end clears token, dictionaries, lists and answers, but not the settings', () => {
    const { services, local, tab } = build();
    startSession(services, SESSION, { a: [] });
    services.tab.write('SYS_BUTTON_AUTH', []);
    services.queryClient.setQueryData(QUERY_KEYS.manifest, []);
    services.queryClient.setQueryData(QUERY_KEYS.settings, {});
    endSession(services, 'left');
    expect(services.store.get(sessionAtom)).toBeUndefined();
    expect([
      local.getItem('pro__session'),
      local.getItem('pro__dictionaries'),
      tab.getItem('pro__SYS_BUTTON_AUTH'),
    ]).toEqual([null, null, null]);
    expect(services.queryClient.getQueryData(QUERY_KEYS.manifest)).toBeUndefined();
    expect(services.queryClient.getQueryData(QUERY_KEYS.settings)).toEqual({});
  });

  test('FA38 its end in one tab leaves a newer session of another tab alone', () => {
    const one = build();
    startSession(one.services, SESSION, {});
    const two = build(one.local);
    startSession(two.services, { ...SESSION, token: 'T2', user: { username: 'wang', realname: '王' } }, {});
    endSession(one.services, 'left');
    expect(two.services.kept.read('session')).toMatchObject({ token: 'T2' });
    expect(one.services.store.get(sessionAtom)).toBeUndefined();
  });

  test('signed out in one tab, it is over in the others, and leaves no page to come back to', () => {
    const [one, two] = twins();
    endSession(one.services, 'left');
    followSession(two.services);
    expect(two.services.store.get(sessionAtom)).toBeUndefined();
    expect(two.services.queryClient.getQueryData(QUERY_KEYS.manifest)).toBeUndefined();
    expect([one, two].map(({ services }) => services.store.get(departedAtom))).toEqual([true, true]);
  });

  test('lost in one tab, it is over in the others but for what is not saved there; the page may be come back to', () => {
    const [one, two] = twins();
    const three = build(one.local);
    three.services.store.set(unsavedPagesAtom, ['订单']);
    endSession(one.services, 'lost');
    for (const { services } of [two, three]) followSession(services);
    expect(two.services.store.get(sessionAtom)).toBeUndefined();
    expect(two.services.store.get(departedAtom)).toBe(false);
    expect(two.services.tab.read(LAST_USER)).toBe('li');
    expect(three.services.store.get(sessionAtom)).toMatchObject({ token: 'T' });
  });

  test('somebody else’s sign-in beside takes the tab with its dictionaries, and begins at home', () => {
    const [one, two] = twins();
    const wang = { ...SESSION, token: 'T2', user: { username: 'wang', realname: '王' } };
    startSession(one.services, wang, { sex: [{ value: '1', text: '男' }] });
    followSession(two.services);
    expect(two.services.store.get(sessionAtom)).toMatchObject(wang);
    expect(two.services.store.get(dictionariesAtom)).toEqual({ sex: [{ value: '1', text: '男' }] });
    expect(two.services.queryClient.getQueryData(QUERY_KEYS.manifest)).toBeUndefined();
    expect(two.services.store.get(departedAtom)).toBe(true);
    expect(one.services.kept.read('session')).toMatchObject({ token: 'T2' });
  });

  test('the same person’s new sign-in beside goes on where this tab is', () => {
    const [one, two] = twins();
    startSession(one.services, { ...SESSION, token: 'T2' }, {});
    followSession(two.services);
    expect(two.services.store.get(sessionAtom)).toMatchObject({ token: 'T2' });
    expect(two.services.queryClient.getQueryData(QUERY_KEYS.manifest)).toEqual(['kept']);
    expect(two.services.store.get(departedAtom)).toBe(false);
  });

  test('FA32 a session of another shape is nobody', () => {
    const local = memory();
    local.setItem('pro__session', '{"value":[1],"expire":null}');
    expect(build(local).services.store.get(sessionAtom)).toBeUndefined();
  });
});

test('failures reach every listener until it stops listening', async () => {
  const { services } = build(memory(), { success: false, code: 500, message: '失败', result: null });
  const heard: Failure[] = [];
  const stop = services.onFailure((failure) => heard.push(failure));
  await expect(services.client.get('/x')).rejects.toBeInstanceOf(Failure);
  stop();
  await expect(services.client.get('/x')).rejects.toBeInstanceOf(Failure);
  expect(heard.map((failure) => failure.message)).toEqual(['失败']);
});

test('what a silent call threw is shown with the failures, but for what has been told or given up', () => {
  const { services } = build();
  const heard: string[] = [];
  services.onFailure(({ kind, message }) => heard.push(`${kind} ${message}`));
  for (const kind of ['business', 'forbidden', 'expired', 'unauthorized', 'aborted'] as const)
    services.report(new Failure({ kind, code: 0, message: kind }));
  services.report(new Error('服务器返回的数据无法识别'));
  expect(heard).toEqual(['business business', 'forbidden forbidden', 'http 服务器返回的数据无法识别']);
});

test('settings are read with their defaults, and their signature is used', async () => {
  const result = { title: 'A', signature: { secret: 's', paths: ['/sys/dict'] } };
  const { services, sent } = build(memory(), { success: true, code: 0, message: '', result });
  const settings = await loadSettings(services.client);
  expect(settings).toMatchObject({ title: 'A', home: '/dashboard/analysis' });
  services.queryClient.setQueryData(QUERY_KEYS.settings, settings);
  await services.client.get('/sys/dict/x');
  expect(sent.at(-1)?.headers['X-Sign']).toMatch(/^[0-9A-F]{32}$/);
});

test('a read that never reached the server is tried once more, anything else is not', () => {
  const { retry } = build().services.queryClient.getDefaultOptions().queries ?? {};
  const again = (count: number, kind: Failure['kind']) =>
    typeof retry === 'function' && retry(count, new Failure({ kind, code: 0, message: '' }));
  expect([again(0, 'unreachable'), again(1, 'unreachable'), again(0, 'timeout'), again(0, 'business')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
