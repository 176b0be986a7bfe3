import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabases } from '../db/testing.ts';
import { sampleCompiled } from './sampleCompiled.ts';
import { fixedScreens, startTestServer, type TestServer } from './testing.ts';

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
