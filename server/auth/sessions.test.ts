import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { SOON } from '../testing/soon.ts';
import { findTestPostgres, reopen } from '../testing/testDatabase.ts';
import { createTestClock } from '../testing/testServer.ts';
import { listenForSockets, openSocket } from '../testing/testSocket.ts';

const ORDERS = '/online/cgform/api/getData/market_order';
const PERMISSIONS = '/sys/permission/getPermCode';
const { found, open } = await findTestPostgres();

describe.skipIf(!found)('sessions and rights over two servers on one PostgreSQL', () => {
  let first: ProductServer;
  let second: ProductServer;

  beforeAll(async () => {
    const clock = createTestClock();
    const db = await open({ filled: shippedTables });
    first = await startProductServer(db, { clock });
    second = await startProductServer(await reopen(db), { clock });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const roleId = async (code: string): Promise<string> => {
    const headers = await first.signIn();
    return (await first.call(headers, 'GET', `/sys/role/list?roleCode=${code}`)).result.records[0].id;
  };
  /** How both answer to the same token. */
  const codes = async (headers: Headers) => [
    (await first.call(headers, 'GET', PERMISSIONS)).code,
    (await second.call(headers, 'GET', PERMISSIONS)).code,
  ];

  test('a session made on one is good on the other, and ended there it is over here', async () => {
    const headers = await first.signIn('yunying');
    expect(await codes(headers)).toEqual([200, 200]);
    expect((await second.call(headers, 'POST', '/sys/logout')).success).toBe(true);
    expect(await codes(headers)).toEqual([510, 510]);
    const again = await second.signIn('yunying');
    expect((await first.call(again, 'POST', '/sys/logout')).success).toBe(true);
    expect(await codes(again)).toEqual([510, 510]);
  });

  test('a session ended on one is over with the next request to the other, however many are under way there', async () => {
    const headers = await first.signIn('yunying');
    let running = true;
    const answered: number[] = [];
    const ask = async () => {
      while (running) answered.push((await first.call(headers, 'GET', PERMISSIONS)).code);
    };
    // Looks of this very session are under way all the time, and shared.
    const crowd = Array.from({ length: 8 }, ask);
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20), SOON);
    expect((await second.call(headers, 'POST', '/sys/logout')).success).toBe(true);
    const after = await Promise.all(Array.from({ length: 8 }, () => first.call(headers, 'GET', PERMISSIONS)));
    running = false;
    await Promise.all(crowd);
    expect(after.map(({ code }) => code)).toEqual(Array(8).fill(510));
    expect(answered).toContain(200);
  });

  test('a right taken on one is gone with the next request to the other, and given back it is there', async () => {
    const [admin, operator] = [await first.signIn(), await second.signIn('yunying')];
    const id = await roleId('operator');
    const read = `/sys/permission/queryRolePermission?roleId=${id}`;
    const before: string[] = (await first.call(admin, 'GET', read)).result;
    const grant = (ids: string[], last: string[]) => {
      const body = { roleId: id, permissionIds: ids.join(), lastpermissionIds: last.join() };
      return first.call(admin, 'POST', '/sys/permission/saveRolePermission', body);
    };
    // Both have read the grants, and could have kept them.
    expect((await second.call(operator, 'GET', ORDERS)).success).toBe(true);
    const without = before.filter((each) => each !== 'menu:market/order');
    expect((await grant(without, before)).success).toBe(true);
    expect((await second.call(operator, 'GET', ORDERS)).status).toBe(403);
    expect((await grant(before, without)).success).toBe(true);
    expect((await second.call(operator, 'GET', ORDERS)).success).toBe(true);
  });

  test('a role given and a user frozen on one act on the other', async () => {
    const admin = await first.signIn();
    const finance = await second.signIn('caiwu');
    const list = '/online/cgform/api/getData/system_user?username=caiwu';
    const user = async () => (await first.call(admin, 'GET', list)).result.records[0];
    const { id, selectedroles } = await user();
    const held = async () => (await second.call(finance, 'GET', PERMISSIONS)).result.codeList as string[];
    expect(await held()).not.toContain('market:order:add');
    const members = { roleId: await roleId('operator'), userIdList: [id] };
    expect((await first.call(admin, 'POST', '/sys/user/addSysUserRole', members)).success).toBe(true);
    expect(await held()).toContain('market:order:add');
    const { version } = await user();
    const edit = { id, version, selectedroles };
    expect((await first.call(admin, 'PUT', '/sys/user/edit', edit)).success).toBe(true);
    expect(await held()).not.toContain('market:order:add');
    const freeze = { ids: id, status: '2' };
    expect((await first.call(admin, 'PUT', '/sys/user/frozenBatch', freeze)).success).toBe(true);
    expect(await codes(finance)).toEqual([510, 510]);
    await expect(second.signIn('caiwu')).rejects.toThrow('用户名或密码错误');
    expect((await first.call(admin, 'PUT', '/sys/user/frozenBatch', { ids: id, status: '1' })).success).toBe(true);
    await second.signIn('caiwu');
  });

  test('two administrators who take each other’s role at the same time: one of them remains', async () => {
    const admin = await first.signIn();
    const role = await roleId('admin');
    const add = { username: 'admin_two', realname: '二号', password: 'first-pass-1', selectedroles: role };
    const id = (await first.call(admin, 'POST', '/sys/user/add', add)).result;
    const other = await second.signIn('admin_two', 'first-pass-1');
    const list = '/online/cgform/api/getData/system_user?username=admin';
    const own = (await first.call(admin, 'GET', list)).result.records[0].id;
    const [one, two] = await Promise.all([
      first.call(admin, 'PUT', '/sys/user/edit', { id, selectedroles: '' }),
      second.call(other, 'PUT', '/sys/user/edit', { id: own, selectedroles: '' }),
    ]);
    expect([one, two].filter(({ success }) => success)).toHaveLength(1);
    const left = 'SELECT count(*)::int AS count FROM sys_user_role WHERE role_id = $1';
    expect((await first.context.db.query<{ count: number }>(left, [role])).rows[0]?.count).toBe(1);
    await first.context.db.query('INSERT INTO sys_user_role VALUES ($1, $2) ON CONFLICT DO NOTHING', [own, role]);
    await first.context.db.query('DELETE FROM sys_user WHERE id = $1', [id]);
    await first.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
  });

  test('a preview begun on one holds on the other: what it reads, and that nothing is written', async () => {
    const admin = await first.signIn();
    expect((await first.call(admin, 'POST', '/sys/role/preview', { id: await roleId('finance') })).success).toBe(true);
    const url = '/sys/permission/getUserPermissionByToken';
    expect((await second.call(admin, 'GET', url)).result.preview).toEqual({ kind: 'role', name: '财务' });
    const written = await second.call(admin, 'POST', '/sys/position/add', { code: 'x', name: 'x', postRank: '1' });
    expect(written.message).toMatch('正在以「财务」身份预览');
    expect((await second.call(admin, 'POST', '/sys/preview/end')).success).toBe(true);
    expect((await first.call(admin, 'GET', url)).result.preview).toBeUndefined();
  });

  test('A052 failed sign-ins count together: two and three are five, and both are locked', async () => {
    const wrong = (server: ProductServer) =>
      server.call({}, 'POST', '/sys/login', { username: 'nobody_yet', password: 'wrong-pass-1' });
    for (const server of [first, second, first, second]) expect((await wrong(server)).message).not.toMatch('次数过多');
    await wrong(second);
    for (const server of [first, second])
      expect((await wrong(server)).message).toBe('登录失败次数过多，请10分钟后再试');
  });

  test('A053 a phone’s codes are counted together as well', async () => {
    const ask = (server: ProductServer) => server.call({}, 'POST', '/sys/sms', { mobile: '13800000000', smsmode: '0' });
    expect((await ask(first)).success).toBe(true);
    const again = await ask(second);
    expect(again.success).toBe(false);
    expect(again.message).not.toBe('');
  });

  test('A057 a socket open on one is closed when its session ends on the other', async () => {
    const base = await listenForSockets(first.app);
    const headers = await first.signIn('yunying');
    const { rows } = await first.context.db.query<{ id: string }>("SELECT id FROM sys_user WHERE username = 'yunying'");
    const socket = await openSocket(base, { token: headers['x-access-token'] ?? '', userId: rows[0]?.id ?? '' });
    expect((await second.call(headers, 'POST', '/sys/logout')).success).toBe(true);
    // It learns of it with its next sign of life.
    socket.beat().catch(() => undefined);
    const closed = vi.fn();
    void socket.closed.then(closed);
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), SOON);
  });
});
