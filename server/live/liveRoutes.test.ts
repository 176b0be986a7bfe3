import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EDITING, readEditingBy } from '../../engine/live/editing.ts';
import { membersMessage, rowMessage, SESSION_OVER } from '../../engine/live/messages.ts';
import { READ_SCREENS } from '../../engine/permissions/general.ts';
import { bumpRights } from '../auth/sessions.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { SOON } from '../testing/soon.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { listenForSockets, openSocket, type SocketAs, type TestSocket } from '../testing/testSocket.ts';
import { announce } from './announce.ts';

const FORM = '/online/cgform/api/form/market_goods';

interface Person {
  token: string;
  userId: string;
}

/** Signs in anew, so that ending the session hurts nobody else. */
async function signIn({ server }: SampleServer, username: string): Promise<Person> {
  const token = (await server.signIn(username))['x-access-token'];
  const { rows } = await server.context.db.query<{ id: string }>('SELECT id FROM sys_user WHERE username = $1', [
    username,
  ]);
  return { token, userId: rows[0]?.id ?? '' };
}

describe.each(await openTestDatabases())('live sockets on $kind', ({ open }) => {
  let sample: SampleServer;
  let base = '';
  let watcher: TestSocket;
  const opened: TestSocket[] = [];

  const join = async (as: SocketAs): Promise<TestSocket> => {
    const socket = await openSocket(base, as);
    opened.push(socket);
    return socket;
  };
  const joinAs = async (username: string): Promise<TestSocket & Person> => {
    const person = await signIn(sample, username);
    return { ...(await join(person)), ...person };
  };
  const addGoods = async (name: string, more: Record<string, unknown> = {}): Promise<string> => {
    const told = watcher.frames.length;
    const { result } = await sample.call('POST', FORM, { body: { name, qty: 1, price: 9.5, ...more } });
    await vi.waitFor(() => expect(watcher.frames).toHaveLength(told + 1), SOON);
    return String(result);
  };
  const edited = (id: string, caseId?: string) =>
    announce(sample.server.context, {
      tenant: HOME_TENANT,
      code: 'market_goods',
      edited: [id],
      members: false,
      caseId,
    });

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
    base = await listenForSockets(sample.server.app);
    watcher = await joinAs('admin');
  });
  afterAll(async () => {
    for (const { socket } of opened) socket.terminate();
    await sample.close();
  });

  describe('A099: who may open one', () => {
    test('the token comes as the sub-protocol and is echoed', async () => {
      const socket = await joinAs('yunying');
      expect(socket.socket.protocol).toBe(socket.token);
      expect(socket.socket.extensions).toBe('');
      await socket.beat();
    });
    test.each([
      ['no token', undefined, 401],
      ['an invented token', 'invented', 401],
    ])('%s is refused', async (_name, token, status) => {
      const { userId } = await signIn(sample, 'admin');
      await expect(join({ token, userId })).rejects.toThrow(`refused with ${status}`);
    });
    test("another's token is refused on the admin's path", async () => {
      const admin = await signIn(sample, 'admin');
      const other = await signIn(sample, 'yunying');
      await expect(join({ ...other, userId: admin.userId })).rejects.toThrow('refused with 403');
    });
    test('a token that is no longer valid is refused', async () => {
      const person = await signIn(sample, 'yunying');
      await sample.server.app.inject({
        method: 'POST',
        url: '/sys/logout',
        headers: { 'x-access-token': person.token },
      });
      await expect(join(person)).rejects.toThrow('refused with 401');
    });
    test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1.evil.example'])(
      'a page of %s is refused',
      async (origin) => {
        const person = await signIn(sample, 'yunying');
        await expect(join({ ...person, origin })).rejects.toThrow('refused with 403');
      },
    );
    test("the server's own pages and configured ones may", async () => {
      const person = await signIn(sample, 'yunying');
      await (await join({ ...person, origin: base.replace('ws', 'http') })).beat();
      sample.server.context.settings.origins = ['https://office.example'];
      await (await join({ ...person, origin: 'https://office.example' })).beat();
    });
    test.each(['short/long', 'a%20b', 'x'.repeat(65)])('page id %s is refused', async (pageId) => {
      const person = await signIn(sample, 'yunying');
      await expect(join({ ...person, pageId })).rejects.toThrow(/refused with 40[04]/);
    });
    test('without an upgrade the address is closed, and nothing else can be upgraded', async () => {
      const person = await signIn(sample, 'yunying');
      const reply = await sample.server.app.inject({ method: 'GET', url: `/vxeSocket/${person.userId}/p` });
      expect(reply.statusCode).toBe(401);
      await expect(openSocket(`${base}/sys`, person)).rejects.toThrow(/refused with \d+/);
    });
    test('a page that comes back replaces its own socket', async () => {
      const person = await signIn(sample, 'yunying');
      const first = await join({ ...person, pageId: 'p1' });
      const second = await join({ ...person, pageId: 'p1' });
      expect(await first.closed).toBe(1000);
      await second.beat();
    });
    test('a user has so many sockets and no more', async () => {
      const person = await signIn(sample, 'caiwu');
      const many = await Promise.all(Array.from({ length: 60 }, () => join(person)));
      await expect(join(person)).rejects.toThrow('refused with 429');
      for (const { socket } of many) socket.terminate();
      await vi.waitFor(async () => (await join(person)).socket.terminate(), SOON);
    });
  });

  test('A057: signing out closes the socket at once', async () => {
    const socket = await joinAs('yunying');
    await sample.server.app.inject({ method: 'POST', url: '/sys/logout', headers: { 'x-access-token': socket.token } });
    expect(await socket.closed).toBe(SESSION_OVER);
  });

  // What another process does is told by the database alone.
  test.each([
    ['the session is ended', 'UPDATE sys_session SET revoked_at = 1 WHERE user_id = $1'],
    ['the session is removed', 'DELETE FROM sys_session WHERE user_id = $1'],
    ['the password is changed', 'UPDATE sys_user SET session_epoch = session_epoch + 1 WHERE id = $1'],
    ['the account is frozen', 'UPDATE sys_user SET status = 2 WHERE id = $1'],
  ])('A057: the socket closes within a second when elsewhere %s', async (_what, statement) => {
    const socket = await joinAs('caiwu');
    await sample.db.query(statement, [socket.userId]);
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), 1_000));
    expect(await Promise.race([socket.closed, late])).toBe(SESSION_OVER);
    await sample.db.query('UPDATE sys_user SET status = 1');
  });

  test('A057: a role taken away elsewhere is taken from the socket within a second', async () => {
    const [staff, admin] = [await joinAs('caiwu'), await joinAs('admin')];
    const id = await addGoods('role taken');
    const heard = staff.frames.length;
    await sample.db.transaction(async (session) => {
      await session.query('DELETE FROM sys_user_role WHERE user_id = $1', [staff.userId]);
      await bumpRights(session, HOME_TENANT, { users: [staff.userId] });
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await edited(id);
    await vi.waitFor(() => expect(admin.rows().map((row) => row.id)).toContain(id), SOON);
    await admin.beat();
    expect(staff.frames).toHaveLength(heard);
    for (const { socket } of [staff, admin]) socket.terminate();
  });

  describe('who hears of what', () => {
    test('a relayed row is the stored one, for everyone including its sender', async () => {
      const id = await addGoods('relayed');
      const [one, two] = [await joinAs('admin'), await joinAs('admin')];
      one.send(rowMessage('market_goods', { id, name: 'forged', price: 1 }, 'c1'));
      await vi.waitFor(() => expect([one.frames.length, two.frames.length]).toEqual([1, 1]), SOON);
      const [row, caseId] = JSON.parse(two.frames[0] ?? '').data.args;
      expect(row).toMatchObject({ id, name: 'relayed', price: 9.5, version: 1 });
      expect(caseId).toBe('c1');
      expect(one.frames).toEqual(two.frames);
    });
    test('restricted fields are stripped for those who may not read them', async () => {
      const id = await addGoods('secret price');
      const [admin, staff] = [await joinAs('admin'), await joinAs('yunying')];
      await edited(id);
      await vi.waitFor(() => expect([admin.rows().length, staff.rows().length]).toEqual([1, 1]), SOON);
      expect(admin.rows()[0]).toMatchObject({ price: 9.5 });
      expect(Object.keys(staff.rows()[0] ?? {})).not.toContain('price');
      expect(Object.keys(staff.rows()[0] ?? {})).toContain('qty');
    });
    test('another tenant hears nothing, and cannot make anybody hear of rows that are not its own', async () => {
      const id = await addGoods('ours');
      const [ours, theirs] = [await joinAs('admin'), await joinAs('other')];
      theirs.send(rowMessage('market_goods', { id, name: 'x' }, 'c1'));
      await theirs.beat();
      await edited(id);
      await announce(sample.server.context, {
        tenant: HOME_TENANT,
        code: 'market_goods',
        edited: [],
        members: true,
      });
      await vi.waitFor(() => expect(ours.frames).toHaveLength(2), SOON);
      await theirs.beat();
      expect(theirs.frames).toEqual([]);
      expect(ours.frames[1]).toBe(membersMessage('market_goods'));
    });
    test('a person without the screen hears nothing, from the next heart beat after losing it', async () => {
      const id = await addGoods('taken away');
      const staff = await joinAs('yunying');
      const admin = await joinAs('admin');
      const { context } = sample.server;
      const may = vi
        .spyOn(context.rights, 'mayModel')
        .mockImplementation((actor, _model, action) => action === 'read' && actor.admin);
      try {
        await edited(id);
        await vi.waitFor(() => expect(admin.frames).toHaveLength(1), SOON);
        staff.send(rowMessage('market_goods', { id, name: 'x' }, 'c1'));
        await staff.beat();
        await admin.beat();
        expect([admin.frames.length, staff.frames.length]).toEqual([1, 0]);
      } finally {
        may.mockRestore();
      }
    });
    test('saving tells: an edit sends the row, adding and removing make readers read again, each with its sender', async () => {
      const [admin, staff] = [await joinAs('admin'), await joinAs('yunying')];
      const headers = { 'X-Case-Id': '_jet-abcdef-' };
      const { result: id } = await sample.call('POST', FORM, { body: { name: 'told' }, headers });
      await vi.waitFor(() => expect(staff.frames).toEqual([membersMessage('market_goods', '_jet-abcdef-')]), SOON);
      await sample.call('PUT', FORM, { body: { id, version: 1, qty: 5, price: 3 }, headers });
      await vi.waitFor(() => expect(staff.frames).toHaveLength(2), SOON);
      expect(staff.rows()[1]).toMatchObject({ id, qty: 5, version: 2 });
      expect(staff.rows()[1]).not.toHaveProperty('price');
      expect(JSON.parse(admin.frames[1] ?? '').data.args).toEqual([
        expect.objectContaining({ id, qty: 5, price: 3 }),
        '_jet-abcdef-',
      ]);
      const changed = [{ id, version: 2, qty: 6 }];
      await sample.call('PUT', '/online/cgform/api/saveAll/market_goods', { body: { changed } });
      await vi.waitFor(() => expect(staff.rows()[2]).toMatchObject({ id, qty: 6, version: 3 }), SOON);
      await sample.call('PUT', FORM, { body: { id, version: 1, qty: 7 } });
      await sample.call('DELETE', `${FORM}/${id}`);
      await vi.waitFor(() => expect(staff.frames.slice(3)).toEqual([membersMessage('market_goods')]), SOON);
    });
    test('rows, models and texts that are not there are passed over', async () => {
      const id = await addGoods('there');
      const socket = await joinAs('admin');
      for (const [code, row] of [
        ['market_goods', '404'],
        ['sys_user', '1'],
        ['market_goods', "1' or '1'='1"],
      ] as const) {
        socket.send(rowMessage(code, { id: row }, 'c'));
      }
      await sample.db.notify('weft_live', 'no json');
      await sample.db.notify('weft_live', '{"tenant":1}');
      await edited(id);
      await vi.waitFor(() => expect(socket.rows().map((row) => row.id)).toContain(id), SOON);
      await socket.beat();
      expect(socket.frames).toHaveLength(1);
    });
    test('several savers of one row are told as nobody, so that each hears of the others', async () => {
      const [last, id] = [await addGoods('last'), await addGoods('twice')];
      const socket = await joinAs('admin');
      await Promise.all([edited(id, 'c1'), edited(id, 'c2'), edited(id, 'c1'), edited(id, 'c2'), edited(id, 'c1')]);
      // How many savings one frame tells of depends on how they fall together; nobody must be left with his own alone.
      await vi.waitFor(() => {
        const savers = socket.frames.map((text) => JSON.parse(text).data.args[1]);
        expect(savers.includes('') || (savers.includes('c1') && savers.includes('c2'))).toBe(true);
      }, SOON);
      // What is announced last is sent last: no frame of this test may reach the next one.
      await edited(last);
      await vi.waitFor(() => expect(watcher.frames.join()).toContain(last), SOON);
      await watcher.beat();
    });
    test('a reading that fails makes everybody read by themselves', async () => {
      const id = await addGoods('unreadable');
      const socket = await joinAs('admin');
      const { context } = sample.server;
      const fails = vi.spyOn(context.db, 'withTenant').mockRejectedValue(new Error('away'));
      await edited(id, 'c1');
      await vi.waitFor(() => expect(socket.frames).toContainEqual(membersMessage('market_goods')), SOON);
      fails.mockRestore();
    });
  });

  test('who writes in a declaration is told to others who may read them, by name, and to nobody else', async () => {
    const [writer, second, reader] = [await joinAs('admin'), await joinAs('admin'), await joinAs('yunying')];
    const path = 'screens/market/order.screen.json';
    const say = (said: unknown) => JSON.stringify({ type: 'common_send_date', data: { key: EDITING, args: [said] } });
    // As long as it may not: it neither says nor hears.
    const browser = 'b1';
    reader.send(say({ path, writes: true, browser }));
    await reader.beat();
    writer.send(say({ path, writes: true, browser }));
    // Another browser of the same person hears of it as well.
    await vi.waitFor(() => expect([writer.frames.length, second.frames.length]).toEqual([1, 1]), SOON);
    await reader.beat();
    expect(reader.frames).toEqual([]);
    const { rows } = await sample.db.query<{ role_id: string }>(
      'SELECT role_id FROM sys_user_role WHERE user_id = $1',
      [reader.userId],
    );
    await sample.db.transaction(async (session) => {
      await session.query(`INSERT INTO sys_role_grant (role_id, kind, code) VALUES ($1, 'action', $2)`, [
        rows[0]?.role_id ?? '',
        READ_SCREENS,
      ]);
      await bumpRights(session, HOME_TENANT, { users: [reader.userId] });
    });
    await reader.beat();
    writer.send(say({ path: 3, writes: true, browser }));
    writer.send(say({ path, writes: true, browser: '<b>' }));
    writer.send(say({ path, writes: true, browser, name: '冒名', userId: 'x' }));
    await vi.waitFor(() => expect(reader.frames).toHaveLength(1), SOON);
    expect(readEditingBy(JSON.parse(reader.frames[0] ?? '').data.args)).toMatchObject({ path, userId: writer.userId });
    expect(reader.frames[0]).not.toContain('冒名');
    reader.send(say({ path, writes: false, browser }));
    await vi.waitFor(() => expect([writer.frames.length, second.frames.length]).toEqual([3, 3]), SOON);
    expect(readEditingBy(JSON.parse(writer.frames[2] ?? '').data.args)).toMatchObject({ path, writes: false, browser });
    for (const { socket } of [writer, second, reader]) socket.terminate();
    await sample.db.query('DELETE FROM sys_role_grant WHERE code = $1', [READ_SCREENS]);
  });

  describe('A107: load', () => {
    test('a frame of 10 MB closes its socket with 1009 and no other', async () => {
      const [bad, good] = [await joinAs('yunying'), await joinAs('yunying')];
      bad.send('x'.repeat(10 * 1024 * 1024));
      expect(await bad.closed).toBe(1009);
      await good.beat();
    });
    test('1000 messages at once close it with 1008', async () => {
      const [bad, good] = [await joinAs('yunying'), await joinAs('yunying')];
      for (let count = 0; count < 1_000; count += 1) bad.send('{"type":"x"}');
      expect(await bad.closed).toBe(1008);
      await good.beat();
    });
    test('what is no message is ignored', async () => {
      const socket = await joinAs('yunying');
      for (const text of ['no json', '{"data":1}', '[]', '{"type":"weather"}']) socket.send(text);
      socket.socket.send(Buffer.from([1, 2, 3]));
      await socket.beat();
      expect(socket.frames).toEqual([]);
    });
  });

  test('100 sockets hear of 10 saves a second, each of every one', async () => {
    const sockets: TestSocket[] = [];
    for (const name of ['admin', 'yunying']) {
      const person = await signIn(sample, name);
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => join(person)))));
    }
    const ids: string[] = [];
    for (let at = 0; at < 20; at += 1) ids.push(await addGoods(`load ${at}`));
    for (const id of ids) {
      await edited(id);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const heard = () => sockets.map((socket) => new Set(socket.rows().flatMap((row) => row.id ?? [])).size);
    await vi.waitFor(() => expect(new Set(heard())).toEqual(new Set([20])), SOON);
    for (const { socket } of sockets) socket.terminate();
  });
});
