import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asksToLook } from '../../engine/notices/messages.ts';
import { findTestPostgres, postgresTestUrl } from '../../server/testing/testDatabase.ts';
import { openSocket } from '../../server/testing/testSocket.ts';
import { openApi } from './api.ts';
import { type Product, startProduct } from './product.ts';

const SECRET = 'two-processes-2026';
const { found } = await findTestPostgres();
if (!found) console.log(`两个进程的测试已跳过：${postgresTestUrl()} 没有 PostgreSQL 应答`);

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresTestUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

describe.skipIf(!found)('two processes of the product on one PostgreSQL', () => {
  const name = `weft_two_${process.pid}_${randomBytes(4).toString('hex')}`;
  const products: Product[] = [];

  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${name}`);
    const url = new URL(postgresTestUrl());
    url.pathname = `/${name}`;
    const variables = { DATABASE_URL: url.href, WEFT_DEMO: '0', WEFT_ADMIN_PASSWORD: SECRET };
    for (let count = 0; count < 2; count++) products.push(await startProduct({ variables, alone: true }));
  });
  afterAll(async () => {
    for (const product of products) await product.dispose();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  const addresses = () => products.map(({ address }) => address);
  const signIn = async (address: string) => {
    const body = JSON.stringify({ username: 'admin', password: SECRET });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${address}/sys/login`, { method: 'POST', headers, body });
    return ((await reply.json()) as { result: { token: string; userInfo: { id: string } } }).result;
  };
  const ask = async (address: string, token: string, path: string, method = 'GET') => {
    const reply = await fetch(address + path, { method, headers: { 'x-access-token': token } });
    return (await reply.json()) as { code: number; result: { id: string } };
  };

  test('a session made by one is good at the other, and ended there it is over here', async () => {
    const [one = '', two = ''] = addresses();
    expect(one).not.toBe(two);
    const { token } = await signIn(one);
    const own = '/sys/user/login/setting/getUserData';
    expect([(await ask(one, token, own)).code, (await ask(two, token, own)).code]).toEqual([200, 200]);
    expect((await ask(two, token, '/sys/logout', 'POST')).code).toBe(200);
    expect([(await ask(one, token, own)).code, (await ask(two, token, own)).code]).toEqual([510, 510]);
  });

  test('an announcement released at one is told by the socket of the other', async () => {
    const [one = '', two = ''] = addresses();
    const [here, there] = [await openApi(one, 'admin', SECRET), await openApi(two, 'admin', SECRET)];
    const { token, userInfo } = await signIn(two);
    const path = `/websocket/${userInfo.id}`;
    const socket = await openSocket(two.replace('http', 'ws'), { token, userId: userInfo.id, path });
    const period = { startTime: '2026-01-01 00:00:00', endTime: '2099-01-01 00:00:00' };
    const notice = {
      titile: '隔壁进程',
      msgContent: '<p>看得到</p>',
      msgCategory: '1',
      priority: 'M',
      msgType: 'ALL',
      ...period,
    };
    const added = await here('POST', '/sys/annountCement/add', notice);
    expect(added).toMatchObject({ success: true });
    const id = String(added.result);
    expect(await here('GET', `/sys/annountCement/doReleaseData?id=${id}`)).toMatchObject({ success: true });
    await vi.waitFor(() => expect(socket.frames.filter(asksToLook)).toHaveLength(1), { timeout: 10_000 });
    socket.socket.close();
    expect(JSON.stringify((await there('GET', '/sys/annountCement/listByUser')).result)).toContain('隔壁进程');
  });
});
