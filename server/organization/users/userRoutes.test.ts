import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleCompiled } from '../../testing/sampleCompiled.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(await openTestDatabases())('users for pickers on $kind', ({ open }) => {
  let server: TestServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer(await open(), { screens: fixedScreens(sampleCompiled()) });
    headers = await server.signIn('yunying');
  });
  afterAll(() => server.close());

  const ask = async (query: Record<string, string>) => {
    const reply = await server.app.inject({ url: '/sys/user/queryUserComponentData', query, headers });
    return { reply, ...(reply.json().result as { records: { username: string }[]; total: number }) };
  };

  test('lists the users of the own tenant, page by page, without secrets (A077)', async () => {
    const { records, total, reply } = await ask({ pageSize: '2' });
    expect(records).toHaveLength(2);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(reply.body).not.toMatch(/password|scrypt|salt|token/i);
    const all = await ask({ pageSize: '100' });
    expect(all.records.map((user) => user.username)).not.toContain('other');
  });

  test('finds by a part of the name and by several names', async () => {
    expect((await ask({ username: 'caiw' })).records.map((user) => user.username)).toEqual(['caiwu']);
    expect((await ask({ username: 'admin,caiwu,' })).records.map((user) => user.username)).toEqual(['admin', 'caiwu']);
  });

  test('A033 what looks like SQL is a name nobody has', async () => {
    const username = "admin' and (select 1 from pg_sleep(5)) is null--";
    const { records, total, reply } = await ask({ username, departId: "1,2') or ('1'='1" });
    expect(reply.statusCode).toBe(200);
    expect([records, total]).toEqual([[], 0]);
  });

  const list = async (query: Record<string, string>, path = 'list') => {
    const reply = await server.app.inject({ url: `/sys/user/${path}`, query, headers });
    return { status: reply.statusCode, body: reply.body, result: reply.json().result, whole: reply.json() };
  };
  const names = (records: { username: string }[]) => records.map(({ username }) => username);

  test('A077 no list of users holds a secret, whatever is asked for', async () => {
    const secrets = { field: 'id,,,username,password,password_hash,salt,(select 1)', password: 'x', salt: '1' };
    for (const path of ['list', 'queryUserComponentData', 'getMultiUser']) {
      const { status, body } = await list({ ...secrets, username: 'admin,caiwu,' }, path);
      expect([path, status]).toEqual([path, 200]);
      expect(body, path).toContain('admin');
      expect(body, path).not.toMatch(/password|scrypt|salt|hash|token/i);
    }
    expect((await list({ id: 'A01' }, 'queryUserByDepId')).body).not.toMatch(/password|scrypt|salt|token/i);
  });

  test('A034 only known columns come back, the id always', async () => {
    const { result } = await list({ field: 'id,,,username,password,(select 1)', username: 'admin' });
    expect(result.records.map(Object.keys)).toEqual([['id', 'username']]);
    const whole = await server.app.inject({ url: '/sys/user/list', headers: await server.signIn('admin') });
    expect(Object.keys(whole.json().result.records[0]).toSorted()).toEqual(
      [
        'avatar',
        'birthday',
        'createTime',
        'email',
        'id',
        'orgCode',
        'orgCodeTxt',
        'phone',
        'realname',
        'sex',
        'status',
        'username',
      ].toSorted(),
    );
  });

  test('A035 who may not read users as records gets what a name needs, and may not ask for more', async () => {
    const name = ['avatar', 'id', 'orgCode', 'orgCodeTxt', 'realname', 'username'];
    for (const path of ['list', 'queryUserComponentData', 'getMultiUser']) {
      const { whole } = await list({ username: 'admin,', field: 'phone,email' }, path);
      const [row] = Array.isArray(whole) ? whole : whole.result.records;
      expect([path, Object.keys(row).toSorted()]).toEqual([path, name]);
      const asking: Record<string, string>[] = [
        { phone: '138*' },
        { birthday_begin: '1990-01-01' },
        { column: 'email', order: 'asc' },
        { superQueryParams: JSON.stringify([{ field: 'sex', rule: 'eq', val: '1' }]) },
      ];
      for (const query of asking) expect([path, query, (await list(query, path)).status]).toEqual([path, query, 400]);
    }
    // What every client sends along goes on being asked for.
    expect((await list({ status: '1', column: 'createTime', order: 'desc' })).result.records[0]).not.toHaveProperty(
      'status',
    );
    const may = vi.spyOn(server.context.rights, 'mayModel').mockImplementation((_actor, id) => id === 'system/user');
    expect((await list({ username: 'admin' })).result.records[0]).toHaveProperty('phone');
    may.mockRestore();
  });

  test('A026 what is no column filters nothing; A022 an order is one of two words', async () => {
    const all = (await list({})).result.total;
    expect((await list({ password: '1', tenant_id: '2', '1': '1' })).result.total).toBe(all);
    expect((await list({ column: 'username', order: 'asc,(select 1)' })).whole.success).toBe(false);
    expect((await list({ column: 'password_hash', order: 'asc' })).whole.success).toBe(false);
    const sorted = await list({ column: 'username', order: 'desc' });
    expect(names(sorted.result.records)).toEqual(names(sorted.result.records).toSorted().toReversed());
  });

  test('A065 the other tenant has no users here, by list, by name, by department', async () => {
    expect(names((await list({ pageSize: '100' })).result.records)).not.toContain('other');
    expect((await list({ username: 'other,' }, 'queryUserComponentData')).result.records).toEqual([]);
    expect((await list({ username: 'other' }, 'getMultiUser')).whole).toEqual([]);
    expect((await list({ id: 'A01' }, 'queryUserByDepId')).result).toEqual([]);
  });

  test('several users come as a bare array, none without a question, and only those who are active', async () => {
    const several = await list({ username: 'admin,caiwu' }, 'getMultiUser');
    expect(names(several.whole).toSorted()).toEqual(['admin', 'caiwu']);
    expect((await list({}, 'getMultiUser')).whole).toEqual([]);
    await server.context.db.query("UPDATE sys_user SET status = 2 WHERE username = 'caiwu'");
    expect(names((await list({ username: 'admin,caiwu' }, 'getMultiUser')).whole)).toEqual(['admin']);
    // Chosen anew they cannot be, but the name of what was chosen is still found.
    expect((await ask({ username: 'caiwu' })).records).toEqual([]);
    expect(names((await ask({ username: 'caiwu,' })).records)).toEqual(['caiwu']);
    await server.context.db.query("UPDATE sys_user SET status = 1 WHERE username = 'caiwu'");
  });

  test('says whether a name is free, the edited user aside', async () => {
    const check = async (query: Record<string, string>) =>
      (await server.app.inject({ url: '/sys/user/checkOnlyUser', query, headers })).json();
    expect(await check({ username: 'nobody' })).toMatchObject({ success: true, result: true });
    expect(await check({ username: 'admin' })).toMatchObject({
      success: false,
      message: '用户账号已存在',
      result: false,
    });
    const { records } = await ask({ username: 'admin,' });
    const [admin] = records as { id: string; username: string }[];
    expect(await check({ username: 'admin', id: admin?.id ?? '' })).toMatchObject({ success: true, result: true });
  });

  test('A055 nobody learns of users without a session', async () => {
    for (const url of ['/sys/user/checkOnlyUser?username=admin', '/sys/user/queryUserComponentData']) {
      const reply = await server.app.inject(url);
      expect([reply.statusCode, reply.json().code, reply.json().result], url).toEqual([401, 401, null]);
    }
  });
});
