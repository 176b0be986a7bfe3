import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../config/builtIn.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const KEY = 'a key of at least thirty-two signs';
const LIST = '/online/cgform/api/getData/system_user';
const FORM = '/online/cgform/api/form/system_user';
const ROLES = '/online/cgform/api/form/system_role';

describe.each(await openTestDatabases())('one-time codes, administered, on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }), { settings: { secretKey: KEY } });
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const find = async (username: string) =>
    (await server.call(admin, 'GET', `${LIST}?username=${username}`)).result.records[0];
  const login = (username: string) => server.call({}, 'POST', '/sys/login', { username, password: DEMO_PASSWORD });
  async function bind(username: string): Promise<Headers> {
    const headers = await server.signIn(username);
    const { result } = await server.call(headers, 'POST', '/sys/totp/begin', { password: DEMO_PASSWORD });
    const code = generateSync({ secret: result.secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
    const bound = await server.call(headers, 'POST', '/sys/totp/confirm', { offer: result.offer, code });
    expect(bound).toMatchObject({ success: true });
    return headers;
  }

  test('the list tells who has bound one; a reset takes it away, ends their sessions and is logged', async () => {
    const theirs = await bind('yunying');
    await bind('caiwu');
    const { id, version, secondStep } = await find('yunying');
    expect(secondStep).toBe('1');
    const bound = (await server.call(admin, 'GET', `${LIST}?secondStep=1&pageSize=50`)).result.records;
    expect(bound.map(({ username }: { username: string }) => username).sort()).toEqual(['caiwu', 'yunying']);
    // A save of the record cannot take it away.
    await server.call(admin, 'PUT', FORM, { id, version, secondStep: '', realname: '运营' });
    expect((await find('yunying')).secondStep).toBe('1');

    expect(await server.call(theirs, 'PUT', '/sys/user/resetTotp', { id })).toMatchObject({ status: 403 });
    const other = await server.signIn('other');
    expect(await server.call(other, 'PUT', '/sys/user/resetTotp', { id })).toMatchObject({ success: false });
    expect((await login('yunying')).code).toBe(428);

    expect(await server.call(admin, 'PUT', '/sys/user/resetTotp', { id })).toMatchObject({ success: true });
    expect((await server.call(theirs, 'GET', '/sys/totp/state')).code).toBe(510);
    expect((await login('yunying')).success).toBe(true);
    // Nobody else's.
    expect((await login('caiwu')).code).toBe(428);
    expect((await server.call(admin, 'PUT', '/sys/user/resetTotp', { id })).message).toBe('该用户没有绑定动态口令');
    const { rows } = await server.context.db.query("SELECT detail FROM sys_log_security WHERE kind = 'totp_reset'");
    expect(rows).toEqual([{ detail: id }]);
  });

  test('a role says that it wants one, at once and for its members alone; without a key of the server it cannot', async () => {
    const role = (await server.call(admin, 'GET', '/online/cgform/api/getData/system_role?roleCode=operator')).result
      .records[0];
    const want = (secondStep: string, version: number) =>
      server.call(admin, 'PUT', ROLES, { id: role.id, version, secondStep });
    server.context.settings.secretKey = undefined;
    const refused = await want('Y', role.version);
    expect(JSON.stringify(refused)).toContain('WEFT_SECRET_KEY');
    server.context.settings.secretKey = KEY;
    const before = await server.signIn('yunying');
    expect(await want('Y', role.version)).toMatchObject({ success: true });
    expect((await server.call(before, 'GET', '/sys/totp/state')).code).toBe(510);
    expect((await login('yunying')).result).toMatchObject({ secondStep: 'bind' });
    expect((await login('admin')).success).toBe(true);
    await want('N', role.version + 1);
    expect((await login('yunying')).success).toBe(true);
  });
});
