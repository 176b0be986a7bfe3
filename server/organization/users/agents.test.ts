import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const REST = '/sys/sysUserAgent';
const span = { startTime: '2026-11-20 00:00:00', endTime: '2026-12-20 00:00:00' };

describe.each(await openTestDatabases())('agents of users on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const add = (headers: Headers, values: object) => server.call(headers, 'POST', `${REST}/add`, { ...span, ...values });
  const listed = async (headers: Headers) => (await server.call(headers, 'GET', `${REST}/list`)).result;

  test('who stands for whom is somebody else, there, and for some time', async () => {
    const problems = async (values: object) => (await add(admin, values)).result;
    expect(await problems({ userName: 'caiwu', agentUserName: 'nobody' })).toMatchObject([
      { key: 'agentUserName', message: '没有用户“nobody”，或已停用' },
    ]);
    expect(await problems({ userName: 'caiwu', agentUserName: 'caiwu' })).toMatchObject([
      { message: '不能由自己代理' },
    ]);
    expect(await problems({ userName: 'caiwu', agentUserName: 'yunying', endTime: span.startTime })).toMatchObject([
      { key: 'endTime', message: '结束应晚于开始' },
    ]);
    expect((await add(admin, { userName: 'caiwu', agentUserName: 'yunying' })).success).toBe(true);
    const [row] = (await listed(admin)).records;
    expect(row).toMatchObject({ userName: 'caiwu', agentUserName: 'yunying', status: '1' });
    const asked = await server.call(admin, 'GET', `${REST}/queryByUserName?userName=caiwu`);
    expect(asked.result).toMatchObject({ id: row.id, agentUserName: 'yunying' });
    expect((await server.call(admin, 'GET', `${REST}/queryByUserName?userName=yunying`)).result).toBeNull();
    const edited = await server.call(admin, 'PUT', `${REST}/edit`, { id: row.id, status: '0' });
    expect(edited.success).toBe(true);
    expect((await server.call(admin, 'DELETE', `${REST}/delete?id=${row.id}`)).success).toBe(true);
  });

  test('without the right nobody appoints anybody', async () => {
    const other = await server.signIn('yunying');
    expect((await add(other, { userName: 'admin', agentUserName: 'yunying' })).status).toBe(403);
    expect((await server.call(other, 'GET', `${REST}/list`)).status).toBe(403);
  });

  test('who may appoint an agent appoints their own alone, and sees no others', async () => {
    await server.context.db.query(
      `INSERT INTO sys_role_grant SELECT id, kind, code FROM sys_role,
         (VALUES ('menu', 'system/user-agent'), ('action', 'system:user-agent:add'), ('action', 'system:user-agent:edit'))
         AS given (kind, code) WHERE role_code = 'operator' ON CONFLICT DO NOTHING`,
    );
    await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
    const other = await server.signIn('yunying');
    expect((await add(other, { userName: 'admin', agentUserName: 'yunying' })).result).toMatchObject([
      { key: 'userName', message: '只能给自己设代理人' },
    ]);
    expect((await add(other, { userName: 'yunying', agentUserName: 'caiwu' })).success).toBe(true);
    await add(admin, { userName: 'admin', agentUserName: 'caiwu' });
    expect((await listed(other)).total).toBe(1);
    const [own] = (await listed(other)).records;
    const taken = await server.call(other, 'PUT', `${REST}/edit`, { id: own.id, userName: 'admin' });
    expect(taken.result).toMatchObject([{ key: 'userName' }]);
    expect((await listed(admin)).total).toBe(2);
  });
});
