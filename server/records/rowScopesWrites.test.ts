import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOME_TENANT } from '../config/builtIn.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type ScopedSample, startScoped } from '../testing/scopedSample.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { listenForSockets, openSocket } from '../testing/testSocket.ts';

const api = '/online/cgform/api';

describe.each(await openTestDatabases())('row scopes in writing on $kind', ({ open }) => {
  let sample: ScopedSample;
  beforeAll(async () => {
    sample = await startScoped(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());
  let address: Promise<string> | undefined;
  const listening = () => (address ??= listenForSockets(sample.server.app));
  const idOf = (name: string) => sample.ids.get(name) ?? '';

  describe('every way to write', () => {
    const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      sample.ask(method, `${api}/${path}`, 'caiwu', body ? { body } : {});
    const stored = async (name: string) =>
      (await sample.run('SELECT * FROM market_stock WHERE id = $1', [idOf(name)]))[0];
    const beyond = '这条记录不在你能看到的范围内，不能保存';
    beforeAll(() => sample.give('finance', 'market/stock#mine'));

    test('what is not seen is not there to change, to remove or to restore', async () => {
      const before = await stored('丙');
      const changed = { id: idOf('丙'), version: 1, qty: 99 };
      expect((await write('PUT', 'form/market_stock', changed)).code).toBe(404);
      expect((await write('PUT', 'saveAll/market_stock', { changed: [changed] })).code).not.toBe(200);
      expect((await write('DELETE', `form/market_stock/${idOf('丙')}`)).code).not.toBe(200);
      expect((await write('PUT', 'saveAll/market_stock', { removed: [{ id: idOf('丙'), version: 1 }] })).code).not.toBe(
        200,
      );
      expect((await write('PUT', 'history/market_stock', { id: idOf('丙'), version: 2, to: 1 })).code).not.toBe(200);
      const bulk = await write('PUT', 'bulkEdit/market_stock', { ids: [idOf('丙'), idOf('甲')], values: { qty: 1 } });
      expect(bulk.result).toMatchObject({ changed: 0, same: 1, refusedCount: 1 });
      const every = await write('PUT', 'bulkEdit/market_stock', { matching: true, values: { shop: 'B' } });
      expect(every.result).toMatchObject({ total: 2 });
      expect(await stored('丙')).toEqual(before);
    });

    test('nothing is brought or moved out of sight', async () => {
      const body = { name: '新', owner: 'yunying', qty: 32 };
      expect((await write('POST', 'form/market_stock', body)).text).toContain(beyond);
      expect((await write('PUT', 'saveAll/market_stock', { added: [body] })).text).toContain(beyond);
      expect((await write('POST', 'importRows/market_stock', { rows: [body], mode: 'good' })).text).toContain(beyond);
      const { version } = (await sample.ask('GET', `${api}/form/market_stock/${idOf('甲')}`, 'caiwu')).result;
      const moved = { id: idOf('甲'), version, owner: 'yunying' };
      expect((await write('PUT', 'form/market_stock', moved)).text).toContain(beyond);
      const there = await sample.run(
        `SELECT name FROM market_stock WHERE name = '新' OR name = '甲' AND owner <> 'caiwu'`,
      );
      expect(there).toEqual([]);
    });

    test('a line below a record that is not seen', async () => {
      const body = { stockId: idOf('丙'), sku: '塞' };
      expect((await write('POST', 'form/market_stock_line', body)).code).not.toBe(200);
      expect((await write('POST', 'form/market_stock_line', { ...body, stockId: idOf('甲') })).code).toBe(200);
    });

    test('one’s own goes on as ever, and others’ change sets are not told', async () => {
      const added = await write('PUT', 'saveAll/market_stock', {
        added: [
          { name: '壬', owner: 'caiwu', qty: 1 },
          { name: '癸', owner: 'caiwu', qty: 1 },
        ],
      });
      const own = added.result.set;
      const others = (
        await sample.ask('PUT', `${api}/saveAll/market_stock`, 'admin', {
          body: {
            added: [
              { name: '子', owner: 'yunying' },
              { name: '丑', owner: 'yunying' },
            ],
          },
        })
      ).result.set;
      const listed = (await sample.ask('GET', `${api}/changeSets/market_stock`, 'caiwu')).result.records;
      const sets = listed.map(({ id }: { id: string }) => id);
      expect(sets).toContain(own);
      expect(sets).not.toContain(others);
      expect((await sample.ask('GET', `${api}/changeSet/market_stock/${others}`, 'caiwu')).code).toBe(404);
      expect((await sample.ask('POST', `${api}/changeSet/market_stock/${others}/undo`, 'caiwu')).code).toBe(404);
      expect((await sample.ask('POST', `${api}/changeSet/market_stock/${own}/undo`, 'caiwu')).result.done).toBe(2);
      expect((await sample.ask('POST', `${api}/changeSet/market_stock/${others}/undo`, 'admin')).result.done).toBe(2);
    });
  });

  test('by values: what lies outside them is neither changed nor written, and live says nothing of it', async () => {
    await sample.give('finance', 'market/stock#chosen=A');
    const put = (body: object) => sample.ask('PUT', `${api}/form/market_stock`, 'caiwu', { body });
    const versionOf = async (name: string) =>
      (await sample.ask('GET', `${api}/form/market_stock/${idOf(name)}`, 'admin')).result.version;
    expect((await put({ id: idOf('乙'), version: await versionOf('乙'), qty: 3 })).code).toBe(404);
    expect((await put({ id: idOf('丙'), version: await versionOf('丙'), shop: 'B' })).text).toContain(
      '不在你能看到的范围内',
    );
    expect((await put({ id: idOf('丙'), version: await versionOf('丙'), qty: 4 })).code).toBe(200);
    const token = (await sample.server.signIn('caiwu'))['x-access-token'];
    const userId = await sample.userId('caiwu');
    const socket = await openSocket(await listening(), { token, userId });
    const touch = async (name: string) =>
      sample.ask('PUT', `${api}/form/market_stock`, 'admin', {
        body: { id: idOf(name), version: await versionOf(name), owner: 'touched' },
      });
    await touch('丙');
    await vi.waitFor(() => expect(socket.frames.some((frame) => frame.includes('丙'))).toBe(true), { timeout: 10_000 });
    const before = socket.frames.length;
    await touch('乙');
    await vi.waitFor(() => expect(socket.frames.length).toBeGreaterThan(before), { timeout: 10_000 });
    expect(socket.frames.slice(before).join()).not.toMatch(/乙/);
    socket.socket.terminate();
    for (const [name, owner] of [
      ['丙', 'yunying'],
      ['乙', 'caiwu'],
    ] as const)
      await sample.ask('PUT', `${api}/form/market_stock`, 'admin', {
        body: { id: idOf(name), version: await versionOf(name), owner },
      });
  });

  test('live: saved rows are sent to those who see them, others are told that something changed', async () => {
    await sample.give('finance', 'market/stock#mine');
    const token = (await sample.server.signIn('caiwu'))['x-access-token'];
    const userId = await sample.userId('caiwu');
    const socket = await openSocket(await listening(), { token, userId });
    const touch = async (name: string) => {
      const { version } = (await sample.ask('GET', `${api}/form/market_stock/${idOf(name)}`, 'admin')).result;
      await sample.ask('PUT', `${api}/form/market_stock`, 'admin', { body: { id: idOf(name), version, shop: 'C' } });
    };
    await touch('甲');
    await vi.waitFor(() => expect(socket.frames.some((frame) => frame.includes('甲'))).toBe(true), { timeout: 10_000 });
    const before = socket.frames.length;
    await touch('丙');
    await vi.waitFor(() => expect(socket.frames.length).toBeGreaterThan(before), { timeout: 10_000 });
    expect(socket.frames.slice(before).join()).not.toMatch(/丙|yunying/);
    socket.socket.terminate();
  });

  test('an administrator who looks as somebody sees their rows', async () => {
    await sample.give('finance', 'market/stock#mine');
    const userId = await sample.userId('caiwu');
    const headers = await sample.server.signIn('admin');
    const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
      sample.server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    expect((await ask('POST', '/sys/user/preview', { id: userId })).json()).toMatchObject({ success: true });
    expect((await ask('GET', `${api}/getData/market_stock`)).json().result.total).toBe(2);
  });

  test('the statements of somebody without scopes are the same, by the same role', async () => {
    await sample.give('finance');
    const role = async (scope: Parameters<typeof sample.db.withTenant>[0]) =>
      (await sample.db.withTenant(scope, (session) => session.query<{ role: string }>('SELECT current_user AS role')))
        .rows[0]?.role;
    const user = { id: '1', username: 'caiwu', realname: '', orgCode: '', roles: [] };
    expect(await role({ tenant: HOME_TENANT, rows: 'all' })).toBe('weft_app');
    expect(await role({ tenant: HOME_TENANT, rows: { user, tables: {} } })).toBe('weft_app_scoped');
    // Who is not said to see anything sees nothing.
    const silent = await sample.db.transaction(async (session) => {
      await session.query(`SELECT set_config('app.tenant', '1000', true), set_config('role', 'weft_app_scoped', true)`);
      return session.query('SELECT id FROM market_stock');
    });
    expect(silent.rows).toEqual([]);
  });

  test('A040 A042 a report asked by somebody narrowed leaves neither its role nor its rows', async () => {
    await sample.give('finance', 'market/stock#mine');
    const user = { id: '', username: 'caiwu', realname: '', orgCode: '', roles: [] };
    const scope = { tenant: HOME_TENANT, rows: { user, tables: { market_stock: ['mine'] } } };
    for (const sql of [
      `SELECT set_config('role', 'weft_report', false)`,
      `SELECT set_config('app.rows', '{"tables":{}}', true)`,
      'SELECT * FROM pg_authid',
      'SELECT password_hash FROM sys_user',
      'DELETE FROM market_stock',
    ])
      await expect(
        sample.db.readOnly(scope, (session) => session.query(sql)),
        sql,
      ).rejects.toThrow(/permission|read-only/);
    const told = await sample.ask('GET', '/online/cgreport/api/getData/market_shelf', 'caiwu', {
      query: { name: `甲' or '1'='1`, self_name: `x' union select name from market_stock--` },
    });
    expect(told.text).not.toMatch(/丙|丁|戊/);
  });
});
