import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { operationAt } from './operationWords.ts';

let server: ProductServer;
let admin: Headers;
const routes: { method: string; url: string; access: unknown; writes: boolean }[] = [];

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    routes: (app) => {
      app.addHook('onRoute', ({ method, url, config }) => {
        for (const each of [method].flat())
          routes.push({ method: each, url, access: config?.access, writes: config?.writes === true });
      });
      app.get('/boom', { config: { access: 'session' } }, () => {
        throw new TypeError('nobody expected this');
      });
    },
  });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

/** Waits for entries that are written behind the answers. */
async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nothing came');
}

const listed = async (logType: string, query: string, headers = admin) => {
  const { result } = await server.call(headers, 'GET', `/sys/log/list?logType=${logType}&${query}`);
  return result?.records ?? [];
};

test('who signed in, failed or was locked out is told with account, address and device, where the account is at home', async () => {
  const payload = { username: 'caiwu', password: 'wrong' };
  const from = { 'user-agent': 'Probe/1.0' };
  await server.app.inject({ method: 'POST', url: '/sys/login', payload, headers: from });
  await server.app.inject({ method: 'POST', url: '/sys/login', payload: { ...payload, username: 'nobody' } });
  const [entry] = await listed('1', 'username=caiwu&kind=login_failed');
  expect(entry).toMatchObject({
    logType: 1,
    username: 'caiwu',
    kind: 'login_failed',
    ip: '127.0.0.1',
    agent: 'Probe/1.0',
    logContent: '登录失败 caiwu',
  });
  expect(await listed('1', 'username=nobody')).toHaveLength(1);
  const other = await server.signIn('other');
  expect(await listed('1', 'username=caiwu', other)).toEqual([]);
});

test('what people did is told without what they typed; what was refused says why', async () => {
  await server.call(admin, 'POST', '/sys/category/add', { name: '绝密' });
  await server.call(admin, 'PUT', '/sys/user/frozenBatch', { ids: 'no-such-user', status: '2' });
  const done = await eventually(async () => (await listed('2', 'logContent=*分类*'))[0]);
  expect(done).toMatchObject({
    logType: 2,
    username: 'admin',
    logContent: '新增分类',
    operateType: '2',
    result: '1',
    requestType: 'POST',
    requestUrl: '/sys/category/add',
    requestParam: '{"name":"…"}',
  });
  expect(done.costTime).toBeGreaterThanOrEqual(0);
  const [refused] = await listed('2', 'keyWord=冻结');
  expect(refused).toMatchObject({
    result: '0',
    message: '未找到对应数据',
    requestParam: '{"ids":"no-such-user","status":"2"}',
  });
});

test('an export and a change of records name the records', async () => {
  await server.call(admin, 'DELETE', '/online/cgform/api/form/market_order/1');
  await server.app.inject({ method: 'GET', url: '/online/cgform/api/exportCsv/market_order', headers: admin });
  const found = await eventually(async () => {
    const rows = await listed('2', 'logContent=*订单*');
    return rows.length === 2 ? rows : undefined;
  });
  expect(found.map(({ logContent, operateType }: Record<string, string>) => [logContent, operateType])).toEqual(
    expect.arrayContaining([
      ['删除订单', '4'],
      ['导出订单', '6'],
    ]),
  );
});

test('a bug is told with its stack and the number that the answer carries', async () => {
  const reply = await server.app.inject({ method: 'GET', url: '/boom', headers: admin });
  const entry = await eventually(async () => (await listed('3', 'keyWord=nobody'))[0]);
  expect(entry).toMatchObject({
    logContent: 'TypeError: nobody expected this',
    requestUrl: '/boom',
    username: 'admin',
  });
  expect(entry.detail).toContain('logs.test.ts');
  expect(entry.requestId).toBe(reply.headers['x-request-id']);
  expect(reply.json().result.requestId).toBe(entry.requestId);
});

test('a log that cannot be written stops nothing', async () => {
  const { db } = server.context;
  await db.query('ALTER TABLE sys_log_operation RENAME TO sys_log_gone');
  const reply = await server.call(admin, 'POST', '/sys/category/add', { name: '照样' });
  expect(reply.success).toBe(true);
  await new Promise((done) => setTimeout(done, 1200));
  await db.query('ALTER TABLE sys_log_gone RENAME TO sys_log_operation');
  await server.call(admin, 'POST', '/sys/view/add', {});
  await eventually(async () => (await listed('2', 'logContent=新增列表视图'))[0]);
});

test('old entries go by a right of their own, fresh ones stay, and the purge itself is told', async () => {
  const { db } = server.context;
  const old = `INSERT INTO sys_log_operation (id, tenant_id, log_content, create_time) VALUES
    ('old-1', '1000', '很久以前', '2026-01-01'), ('old-2', 'elsewhere', '很久以前', '2026-01-01')`;
  await db.query(old);
  const call = (headers: Headers, days: unknown) => server.call(headers, 'POST', '/sys/log/purgeOperation', { days });
  expect((await call(await server.signIn('yunying'), '30')).status).toBe(403);
  expect((await call(admin, '6')).message).toContain('7 到 3650');
  expect((await call(admin, '30')).message).toBe('已清除 30 天前的 1 条操作日志');
  const { rows } = await db.query(`SELECT id FROM sys_log_operation WHERE id LIKE 'old-%'`);
  expect(rows).toEqual([{ id: 'old-2' }]);
  expect((await listed('1', 'kind=logs_purged'))[0]).toMatchObject({
    username: 'admin',
    detail: 'sys_log_operation 30: 1',
  });
});

test('nobody adds, changes or removes an entry by hand, and nobody reads without the right', async () => {
  const [{ id }] = await listed('2', 'pageSize=1');
  for (const [method, url, body] of [
    ['DELETE', `/sys/log/delete?id=${id}`, undefined],
    ['DELETE', `/online/cgform/api/form/system_log_operation/${id}`, undefined],
    ['POST', '/online/cgform/api/form/system_log_operation', { logContent: '伪造' }],
  ] as const)
    expect((await server.call(admin, method, url, body)).message).toContain('日志由系统记录');
  const yunying = await server.signIn('yunying');
  for (const type of ['1', '2', '3'])
    expect((await server.call(yunying, 'GET', `/sys/log/list?logType=${type}`)).status).toBe(403);
});

/** What changes nothing that is worth telling, or stands in the security log. */
const UNTOLD = /^\/(sys\/(logout|checkRule|fillRule|sysAnnouncementSend)|config\/sources\/(judge|look\/plan))/;
/** Refused in every case: nothing is ever done there. */
const REFUSED =
  /^\/sys\/(permission\/(add|edit|delete)|tableWhiteList\/|dictItem\/|role\/datarule|sysDepartPermission|sysDepartRole|permission\/(addP|editP|deleteP|saveDepart)|log\/delete)/;

test('every call that changes something has words in the log', () => {
  const wordless = routes.filter(
    ({ method, url, access, writes }) =>
      ((method !== 'GET' && method !== 'HEAD') || writes) &&
      access !== 'open' &&
      !UNTOLD.test(url) &&
      !REFUSED.test(url) &&
      operationAt(method, url) === undefined,
  );
  expect(wordless.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});
