import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SESSION_OVER } from '../../engine/live/messages.ts';
import { BELL_BEAT, BELL_BEAT_ANSWER } from '../../engine/notices/messages.ts';
import { noticeScreens } from '../testing/noticeScreens.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { SOON } from '../testing/soon.ts';
import { findTestPostgres, openTestDatabases, reopen } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { listenForSockets, openSocket, type TestSocket } from '../testing/testSocket.ts';

const api = '/sys/annountCement';

interface Person {
  token: string;
  userId: string;
}

const idsOf = async ({ db }: SampleServer): Promise<Record<string, string>> => {
  const { rows } = await db.query<{ id: string; username: string }>('SELECT id, username FROM sys_user');
  return Object.fromEntries(rows.map(({ id, username }) => [username, id]));
};

async function signIn(sample: SampleServer, username: string): Promise<Person> {
  const token = (await sample.server.signIn(username))['x-access-token'];
  return { token, userId: (await idsOf(sample))[username] ?? '' };
}

const bellOf = (base: string, { token, userId }: Person, more = {}): Promise<TestSocket> =>
  openSocket(base, { token, userId, path: `/websocket/${userId}`, ...more });

/** Resolves with the answer to one sign of life: whatever was sent before has been received by then. */
async function beat(bell: TestSocket): Promise<string> {
  const told = bell.frames.length;
  bell.send(BELL_BEAT);
  await vi.waitFor(() => expect(bell.frames.slice(told)).toContain(BELL_BEAT_ANSWER), SOON);
  return bell.frames.splice(bell.frames.lastIndexOf(BELL_BEAT_ANSWER), 1)[0] ?? '';
}

async function released(sample: SampleServer, more: Record<string, unknown> = {}, as = 'admin'): Promise<string> {
  const period = { startTime: '2026-11-01 00:00:00', endTime: '2026-12-31 00:00:00' };
  const body = { titile: '停电通知', priority: 'H', msgCategory: '1', msgType: 'ALL', ...period, ...more };
  const { result } = await sample.call('POST', `${api}/add`, { body, as });
  expect(await sample.call('GET', `${api}/doReleaseData`, { query: { id: result }, as })).toMatchObject({ code: 200 });
  return result;
}

describe.each(await openTestDatabases())('bells on $kind', ({ open }) => {
  let sample: SampleServer;
  let base = '';
  const opened: TestSocket[] = [];
  const join = async (username: string, more = {}): Promise<TestSocket & Person> => {
    const person = await signIn(sample, username);
    const socket = await bellOf(base, person, more);
    opened.push(socket);
    return { ...socket, ...person };
  };
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), noticeScreens());
    base = await listenForSockets(sample.server.app);
  });
  afterAll(async () => {
    for (const { socket } of opened) socket.terminate();
    await sample.close();
  });

  test('A099 no token, a stranger’s token, another user in the path and a foreign origin are refused', async () => {
    const [bob, admin] = [await signIn(sample, 'yunying'), await signIn(sample, 'admin')];
    await expect(openSocket(base, { userId: '', path: `/websocket/${bob.userId}` })).rejects.toThrow('401');
    await expect(bellOf(base, { ...bob, token: 'x'.repeat(43) })).rejects.toThrow('401');
    await expect(bellOf(base, { ...bob, userId: admin.userId })).rejects.toThrow('403');
    await expect(bellOf(base, { ...bob, userId: `${bob.userId}1` })).rejects.toThrow('403');
    await expect(bellOf(base, bob, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const plain = await sample.call('GET', `/websocket/${bob.userId}`, { as: 'yunying' });
    expect(plain.status).toBe(401);
  });

  test('a sign of life is answered with a plain word; clients may mark their socket', async () => {
    const bell = await join('yunying');
    expect(await beat(bell)).toBe('alive');
    const person = await signIn(sample, 'yunying');
    const marked = await bellOf(base, person, { path: `/websocket/${person.userId}_${'a'.repeat(32)}` });
    opened.push(marked);
    expect(await beat(marked)).toBe('alive');
  });

  test('what is for all rings every bell of the tenant, what is for some theirs, with a title and no more', async () => {
    const [bob, carol, stranger] = [await join('yunying'), await join('caiwu'), await join('other')];
    const all = await released(sample);
    const topic = { cmd: 'topic', msgId: all, msgTxt: '停电通知' };
    await vi.waitFor(() => expect(bob.frames.map((text) => JSON.parse(text))).toEqual([topic]), SOON);
    await vi.waitFor(() => expect(carol.frames.map((text) => JSON.parse(text))).toEqual([topic]), SOON);
    const one = await released(sample, { msgType: 'USER', userIds: bob.userId, titile: '只给运营' });
    const user = { cmd: 'user', msgId: one, msgTxt: '只给运营', userId: bob.userId };
    await vi.waitFor(() => expect(bob.frames.map((text) => JSON.parse(text))).toEqual([topic, user]), SOON);
    await beat(carol);
    expect(carol.frames).toHaveLength(1);
    await beat(stranger);
    expect(stranger.frames).toEqual([]);
  });

  test('revoking and telling again ring too', async () => {
    const bob = await join('yunying');
    const id = await released(sample);
    await sample.call('GET', `${api}/syncNotic`, { query: { anntId: id } });
    await sample.call('GET', `${api}/doReovkeData`, { query: { id } });
    await vi.waitFor(() => expect(bob.frames).toHaveLength(3), SOON);
    expect(new Set(bob.frames.map((text) => JSON.parse(text).msgId))).toEqual(new Set([id]));
  });

  test('a bell ends with its session', async () => {
    const bob = await join('yunying');
    await sample.call('POST', '/sys/logout', { headers: { 'x-access-token': bob.token } });
    expect(await bob.closed).toBe(SESSION_OVER);
  });

  test('A107 a frame too large ends its bell and no other', async () => {
    const [loud, quiet] = [await join('yunying'), await join('caiwu')];
    loud.send('x'.repeat(100_000));
    expect([1006, 1009]).toContain(await loud.closed);
    expect(await beat(quiet)).toBe('alive');
  });
});

const { found, open } = await findTestPostgres();

describe.skipIf(!found)('bells of two servers on one PostgreSQL', () => {
  let first: SampleServer;
  let second: TestServer;
  let bell: TestSocket;
  beforeAll(async () => {
    first = await startSample(await open({ filled: sampleTables }), noticeScreens());
    second = await startTestServer(await reopen(first.db), { screens: fixedScreens(first.compiled) });
    bell = await bellOf(await listenForSockets(second.app), await signIn(first, 'yunying'));
  });
  afterAll(async () => {
    bell.socket.terminate();
    await second.close();
    await first.close();
  });

  test('what one releases rings and is read at the other', async () => {
    const id = await released(first);
    await vi.waitFor(() => expect(bell.frames.map((text) => JSON.parse(text).msgId)).toEqual([id]), SOON);
    const reply = await second.app.inject({ url: `${api}/listByUser`, headers: await second.signIn('yunying') });
    expect(reply.json().result).toMatchObject({ anntMsgTotal: 1, anntMsgList: [{ id }] });
  });
});
