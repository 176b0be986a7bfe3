import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { membersMessage, rowMessage } from '../../engine/live/messages.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { SOON } from '../testing/soon.ts';
import { findTestPostgres, reopen } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { listenForSockets, openSocket, type TestSocket } from '../testing/testSocket.ts';
import { announce } from './announce.ts';

const { found, open } = await findTestPostgres();

describe.skipIf(!found)('two servers on one PostgreSQL', () => {
  let first: SampleServer;
  let second: TestServer;
  const sockets: TestSocket[] = [];

  beforeAll(async () => {
    first = await startSample(await open({ filled: sampleTables }));
    second = await startTestServer(await reopen(first.db), { screens: fixedScreens(first.compiled) });
    const bases = [await listenForSockets(first.server.app), await listenForSockets(second.app)];
    const token = (await first.server.signIn('admin'))['x-access-token'];
    const { rows } = await first.db.query<{ id: string }>("SELECT id FROM sys_user WHERE username = 'admin'");
    for (const base of bases) sockets.push(await openSocket(base, { token, userId: rows[0]?.id ?? '' }));
  });
  afterAll(async () => {
    for (const { socket } of sockets) socket.terminate();
    await second.close();
    await first.close();
  });

  /** What came since the last asking. */
  const frames = () => sockets.map((socket) => socket.frames.splice(0));
  const addGoods = async (name: string) =>
    String((await first.call('POST', '/online/cgform/api/form/market_goods', { body: { name } })).result);

  test('a row relayed or announced on one reaches the pages of both', async () => {
    const id = await addGoods('both');
    await vi.waitFor(() => expect(sockets.flatMap((socket) => socket.frames)).toHaveLength(2), SOON);
    frames();
    sockets[1]?.send(rowMessage('market_goods', { id }, 'c'));
    await vi.waitFor(() => expect(sockets.map((socket) => socket.rows()[0]?.name)).toEqual(['both', 'both']), SOON);
    frames();
    await announce(first.server.context, { tenant: HOME_TENANT, code: 'market_goods', edited: [id], members: false });
    await vi.waitFor(() => expect(sockets.map((socket) => socket.rows()[0]?.name)).toEqual(['both', 'both']), SOON);
    frames();
    await announce(second.context, { tenant: HOME_TENANT, code: 'market_goods', edited: [], members: true });
    const gone = [membersMessage('market_goods')];
    await vi.waitFor(() => expect(sockets.map((socket) => socket.frames)).toEqual([gone, gone]), SOON);
    frames();
  });

  test('a save of a thousand rows is told of whole, in pieces that a NOTIFY can carry', async () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => `${10 ** 18 + at}`);
    const heard: string[] = [];
    const stop = await first.db.listen('weft_live', (payload) => heard.push(payload));
    await announce(second.context, {
      tenant: HOME_TENANT,
      code: 'market_goods',
      edited: ids,
      members: false,
      caseId: '_jet-abcdef-',
    });
    await vi.waitFor(() => expect(heard.flatMap((text) => JSON.parse(text).edited)).toEqual(ids), SOON);
    expect(Math.max(...heard.map((text) => text.length))).toBeLessThan(8_000);
    await stop();
  });

  test('when the channel to the database was lost, pages are sent away to come back and read again', async () => {
    await first.db.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    expect(await sockets[0]?.closed).toBe(1012);
    expect(await sockets[1]?.closed).toBe(1012);
  });
});
