import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { allRows } from '../../db/Database.ts';
import { scheduleWork } from '../../scheduleWork.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { recording } from '../../testing/sampleScreens.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { createFileStore } from '../fileStore.ts';
import { createFileRecords, sizeWords } from './fileRecords.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
const DAY = 24 * 60 * 60_000;
const OSS = '/sys/oss/file';

describe.each(await openTestDatabases())('uploaded files as records on $kind', ({ open }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'weft-oss-'));
  const root = path.join(dataDir, 'files');
  let server: ProductServer;
  let admin: Headers;
  let plain: Headers;
  let other: Headers;
  const texts: string[] = [];

  beforeAll(async () => {
    const settings = { dataDir, filesOfTenant: 1, filesOfPerson: 2 };
    server = await startProductServer(recording(await open({ filled: shippedTables }), texts), { settings });
    admin = await server.signIn();
    plain = await server.signIn('yunying');
    other = await server.signIn('other');
    const shop = { code: 'us', name: '美国店', platform: 'amazon', site: 'Amazon.com', currency: 'USD' };
    const added = await server.call(admin, 'POST', '/online/cgform/api/form/base_shop', shop);
    expect(added).toMatchObject({ success: true });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = async (headers: Headers, url = `${OSS}/upload`, name = '图.png', data: Buffer = png) => {
    const mark = 'x-weft-part';
    const head = `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const reply = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` },
      payload: Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${mark}--\r\n`)]),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  const listed = async (headers: Headers, asked = '') =>
    (await server.call(headers, 'GET', `${OSS}/list?pageSize=100${asked}`)).result;
  const noted = async () => (await server.call(admin, 'GET', '/online/cgform/api/getData/system_file')).result.note;
  /** What was counted is believed for a moment, longer where counting took long. */
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 300 });
  const claim = async (claimNo: string, values: object): Promise<string> => {
    const body = { claimNo, shop: 'us', kind: 'lost', msku: 'M-1', ...values };
    const reply = await server.call(admin, 'POST', '/online/cgform/api/form/fba_claim', body);
    if (!reply.success) throw new Error(JSON.stringify(reply));
    return reply.result;
  };
  const remove = (id: string) => server.call(admin, 'DELETE', `${OSS}/delete?id=${id}`);
  const handler = (parameter: string) => {
    const store = createFileStore(root);
    const jobs = { start: async () => expect.fail('no job is wanted') };
    const work = scheduleWork(server.context, {
      files: store,
      records: createFileRecords(server.context, store),
      jobs,
      mailMissing: () => undefined,
    });
    const found = work.find(({ code }) => code === 'removeUnusedFiles');
    return found?.check(parameter) ?? found?.run(parameter, new AbortController().signal, { channel: 'notice' });
  };

  test('who uploads has a row with its size, and another tenant none', async () => {
    const { success, message, result } = await send(admin);
    expect([success, message]).toEqual([true, '上传成功！']);
    expect(result).toMatchObject({ fileName: '图.png', url: expect.stringMatching(/^temp\/图_[0-9a-f]{24}\.png$/) });
    const { records } = await listed(admin);
    expect(records).toMatchObject([
      { id: result.id, fileName: '图.png', url: result.url, extension: 'png', size: 0, useCount: 0, place: 'disk' },
    ]);
    expect(records[0]).toMatchObject({ createBy: 'admin', createTime: '2026-11-20 10:00:00' });
    expect((await listed(other)).records).toEqual([]);
    expect((await server.call(other, 'GET', `${OSS}/uses?id=${result.id}`)).success).toBe(false);
    expect((await server.call(other, 'DELETE', `${OSS}/delete?id=${result.id}`)).success).toBe(false);
    expect((await listed(admin)).total).toBe(1);
    expect((await server.call(admin, 'DELETE', `${OSS}/delete?id=${result.id}`)).success).toBe(true);
    expect(readdirSync(path.join(root, HOME_TENANT, 'temp'))).toEqual([]);
  });

  test('a role without a right sees, uploads and removes nothing; forms upload as ever', async () => {
    const { result } = await send(admin);
    const asked = ['list', 'queryById?id=1', `uses?id=${result.id}`];
    for (const url of asked)
      expect([url, (await server.call(plain, 'GET', `${OSS}/${url}`)).status]).toEqual([url, 403]);
    for (const url of [`delete?id=${result.id}`, `deleteBatch?ids=${result.id}`])
      expect([url, (await server.call(plain, 'DELETE', `${OSS}/${url}`)).status]).toEqual([url, 403]);
    expect((await send(plain)).status).toBe(403);
    const { success, message } = await send(plain, '/sys/common/upload');
    expect([success, message]).toEqual([true, expect.stringMatching(/^temp\//)]);
    const { records } = await listed(admin);
    expect(records.map(({ createBy }: { createBy: string }) => createBy).sort()).toEqual(['admin', 'yunying']);
    for (const { id } of records) await server.call(admin, 'DELETE', `${OSS}/delete?id=${id}`);
  });

  test('rows are made by uploads alone, and of nothing that is not what it says', async () => {
    const api = '/online/cgform/api/form/system_file';
    for (const method of ['POST', 'PUT'] as const)
      expect((await server.call(admin, method, api, { fileName: 'a.png', url: 'temp/../x.png' })).success).toBe(false);
    expect((await send(admin, undefined, '../../etc/x.html')).success).toBe(false);
    expect((await send(admin, undefined, '脚本.png', Buffer.from('<script>1</script>'))).message).toBe(
      '文件内容与扩展名不符',
    );
    expect((await listed(admin)).total).toBe(0);
  });

  test('what a record names stays, says where, and can be followed as far as one may see', async () => {
    const { result } = await send(admin, undefined, '证据.png');
    const id = await claim('C-1', { evidence: result.url });
    await soon(async () => expect((await listed(admin)).records).toMatchObject([{ useCount: 1, unusedSince: null }]));
    const refused = await remove(result.id);
    expect([refused.success, refused.message]).toEqual([
      false,
      '“证据.png”用在 1 处（FBA 索赔的“证据”），不能删除；先从那里移除，或点“使用处”查看',
    ]);
    const bare = '/online/cgform/api/form/system_file';
    expect((await server.call(admin, 'DELETE', `${bare}/${result.id}`)).success).toBe(false);
    const { result: uses } = await server.call(admin, 'GET', `${OSS}/uses?id=${result.id}`);
    expect(uses).toMatchObject({
      name: '证据.png',
      hidden: 0,
      inBin: 0,
      models: [{ code: 'fba_claim', title: 'FBA 索赔', records: [{ id, name: 'C-1', number: '证据' }] }],
    });
    const role = await server.call(admin, 'POST', '/sys/role/add', { roleName: '看文件', roleCode: 'files' });
    const grants = ['menu:system/file', 'action:system:file:uses'];
    const given = { roleId: role.result, permissionIds: grants.join(), lastpermissionIds: '' };
    expect(await server.call(admin, 'POST', '/sys/permission/saveRolePermission', given)).toMatchObject({
      success: true,
    });
    const user = { username: 'filer', realname: '看文件', password: 'first-pass-1', status: '1' };
    await server.call(admin, 'POST', '/sys/user/add', { ...user, selectedroles: role.result });
    const filer = await server.signIn(user.username, user.password);
    expect((await server.call(filer, 'GET', `${OSS}/uses?id=${result.id}`)).result).toMatchObject({
      models: [],
      hidden: 1,
    });
    await server.call(admin, 'DELETE', `/online/cgform/api/form/fba_claim/${id}`);
    expect((await remove(result.id)).success).toBe(true);
  });

  test('a picture in a text and the picture of a person are uses too', async () => {
    const inText = (await send(admin)).result;
    const ofPerson = (await send(admin)).result;
    const content = `<p><img src="/sys/common/static/${inText.url}"></p>`;
    const said = { titile: '公告', msgContent: content, msgCategory: '1', msgType: 'ALL', priority: 'L' };
    const times = { startTime: '2026-11-20 10:00:00', endTime: '2026-11-21 10:00:00' };
    expect(await server.call(admin, 'POST', '/sys/annountCement/add', { ...said, ...times })).toMatchObject({
      success: true,
    });
    expect(
      await server.call(admin, 'PUT', '/sys/user/login/setting/userEdit', { realname: '管理员', avatar: ofPerson.url }),
    ).toMatchObject({ success: true });
    for (const { id } of [inText, ofPerson]) expect((await remove(id)).message).toContain('用在 1 处');
    // Who is frozen is no contact any more, and who went may come back: their pictures stay, told by nobody.
    const user = { username: 'pictured', realname: '有像', password: 'first-pass-1', status: '1' };
    const added = await server.call(admin, 'POST', '/sys/user/add', user);
    const own = await server.signIn(user.username, user.password);
    const picture = (await send(admin)).result;
    const profile = { realname: '有像', avatar: picture.url };
    await server.call(own, 'PUT', '/sys/user/login/setting/userEdit', profile);
    const frozen = { ids: added.result, status: '2' };
    const gone = `/sys/user/delete?id=${added.result}`;
    for (const [method, url, body] of [
      ['PUT', '/sys/user/frozenBatch', frozen],
      ['DELETE', gone, undefined],
    ] as const) {
      expect(await server.call(admin, method, url, body)).toMatchObject({ success: true });
      expect((await remove(picture.id)).message).toContain('用在 1 处，不能删除');
      const { result } = await server.call(admin, 'GET', `${OSS}/uses?id=${picture.id}`);
      expect(result).toMatchObject({ models: [], hidden: 1 });
    }
    await soon(async () =>
      expect((await listed(admin)).records).toEqual(
        [inText, ofPerson, picture].map(({ id }) => expect.objectContaining({ id, useCount: 1 })).reverse(),
      ),
    );
    expect((await server.call(admin, 'GET', `${OSS}/uses?id=${inText.id}`)).result.models).toMatchObject([
      { code: 'system_announcement', records: [{ name: '公告' }] },
    ]);
  });

  test('the sweep tells before it removes, leaves what is used or new, and takes nothing before its time', async () => {
    const kept = (await send(admin)).result;
    await claim('C-2', { evidence: kept.url });
    const free = (await send(admin)).result;
    for (const wrong of ['', '0', '30,删', 'x']) expect(await handler(wrong)).toContain('参数应为');
    await listed(admin);
    server.clock.advance(20 * 60 * 60_000);
    expect(await handler('1')).toBe('已删除 1 天没有用到的文件 0 个，共 0.0 KB');
    server.clock.advance(30 * DAY);
    expect(await handler('30,试算')).toMatch(/^试算：将删除 30 天没有用到的文件 1 个/);
    [admin, other] = [await server.signIn(), await server.signIn('other')];
    const ids = async () => (await listed(admin)).records.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([free.id, kept.id]));
    expect(await handler('30')).toMatch(/^已删除 30 天没有用到的文件 1 个/);
    expect(await ids()).not.toContain(free.id);
    expect(await ids()).toContain(kept.id);
    expect(readdirSync(path.join(root, HOME_TENANT, 'temp'))).toHaveLength((await ids()).length);
  });

  test('what lies in the store without a row gets one; a file of one person does not', async () => {
    const names = ['temp/旧_0123456789abcdef01234567.png', 'private/u1/结果_0123456789abcdef01234567.png'];
    for (const name of [...names, 'temp/x.sh']) {
      const file = path.join(root, HOME_TENANT, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, png);
      utimesSync(file, new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T00:00:00Z'));
    }
    const records = createFileRecords(server.context, createFileStore(root));
    await records.freshen(HOME_TENANT);
    const { records: found } = await listed(admin, '&fileName=旧*');
    expect(found).toMatchObject([{ url: names[0], createBy: null, createTime: '2026-01-02 08:00:00' }]);
    expect((await listed(admin, '&fileName=结果*')).total).toBe(0);
    expect((await server.call(other, 'GET', `${OSS}/list`)).result.total).toBe(0);
  });

  test('a file whose name has no chance part is never swept, and stays by hand where it is used', async () => {
    const url = 'temp/无记号.png';
    writeFileSync(path.join(root, HOME_TENANT, url), png);
    utimesSync(path.join(root, HOME_TENANT, url), new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T00:00:00Z'));
    const id = await claim('C-3', { evidence: url });
    expect(await handler('1,试算')).toMatch(/^试算/);
    const [file] = (await listed(admin, '&fileName=无记号*')).records;
    expect(file).toMatchObject({ url, unusedSince: null });
    // As those were found once.
    await server.context.db.withTenant(allRows(HOME_TENANT), (session) =>
      session.query("UPDATE sys_file SET unused_since = '2026-01-02' WHERE token IS NULL"),
    );
    server.clock.advance(3 * DAY);
    [admin, plain, other] = [await server.signIn(), await server.signIn('yunying'), await server.signIn('other')];
    expect(await handler('1')).toMatch(/^已删除/);
    expect((await listed(admin, '&fileName=无记号*')).records).toMatchObject([{ id: file.id, unusedSince: null }]);
    expect((await remove(file.id)).message).toContain('用在 1 处（FBA 索赔的“证据”）');
    await server.call(admin, 'DELETE', `/online/cgform/api/form/fba_claim/${id}`);
    expect(await remove(file.id)).toMatchObject({ success: true });
  });

  test('uses are counted for the list alone, and removing several looks once', async () => {
    const sent = [(await send(admin)).result, (await send(admin)).result];
    const asking = async (method: 'GET' | 'DELETE', url: string) => {
      texts.length = 0;
      expect(await server.call(admin, method, url)).toMatchObject({ success: true });
      return texts.filter((text) => text.includes('regexp_matches')).length;
    };
    await server.call(admin, 'GET', `${OSS}/list`);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    for (const url of [`${OSS}/queryById?id=${sent[0].id}`, '/online/cgform/api/getQueryInfo/system_file'])
      expect([url, await asking('GET', url)]).toEqual([url, 0]);
    const ids = sent.map(({ id }) => id).join();
    expect(await asking('DELETE', `${OSS}/deleteBatch?ids=${ids}`)).toBe(1);
    await soon(async () => expect(await asking('GET', '/online/cgform/api/getData/system_file')).toBe(1));
  });

  test('a list does not wait for a counting that takes long, and says so', async () => {
    const store = createFileStore(root);
    let arrive = () => {};
    const slow = new Promise<never[]>((resolve) => {
      arrive = () => resolve([]);
    });
    const records = createFileRecords(server.context, { ...store, list: () => slow });
    await records.freshen(HOME_TENANT);
    const actor = { tenant: HOME_TENANT, username: 'admin', orgCode: '' };
    expect(await records.usage(actor)).toMatch(/；正在重新统计用在几处，稍后刷新$/);
    arrive();
    await soon(async () => expect(await records.usage(actor)).not.toContain('正在'));
    const broken = { ...store, list: () => Promise.reject(new Error('no disk')) };
    await createFileRecords(server.context, broken).freshen(HOME_TENANT);
  });

  test('a tenant that is full, or a person, is told what is used and allowed', async () => {
    const large = Buffer.concat([png, Buffer.alloc(700 * 1024, 7)]);
    expect((await send(admin, undefined, '大.png', large)).success).toBe(true);
    const over = await send(admin, '/sys/common/upload', '大.png', large);
    expect([over.success, over.message]).toEqual([
      false,
      expect.stringMatching(/^租户“默认租户”的文件已用 70\d\.\d KB，上限 1\.0 MB，放不下这个 700\.0 KB 的文件；请先/),
    ]);
    const tenants = (await server.call(admin, 'GET', '/sys/tenant/list')).result.records;
    const tenant = tenants.find(({ name }: { name: string }) => name === '默认租户');
    const body = { id: tenant.id, name: tenant.name, status: tenant.status, fileQuota: 10 };
    expect((await server.call(admin, 'PUT', '/sys/tenant/edit', body)).success).toBe(true);
    expect((await send(admin, undefined, '大.png', large)).message).toBe('上传成功！');
    expect((await send(admin, undefined, '大.png', large)).message).toMatch(/^您上传的文件已用 1\.4 MB，上限 2\.0 MB/);
    expect(await noted()).toMatch(
      /^租户“默认租户”有 \d+ 个文件，共 1\.4 MB，上限 10\.0 MB；您上传了 \d+ 个，1\.4 MB，上限 2\.0 MB；没有用到的 \d+ 个，/,
    );
    expect(sizeWords(3 * 1024 ** 3)).toBe('3.0 GB');
  });

  test('uploads at once do not pass the limit together, and what is refused leaves nothing', async () => {
    const before = readdirSync(path.join(root, HOME_TENANT, 'temp')).length;
    const part = Buffer.concat([png, Buffer.alloc(400 * 1024, 7)]);
    const replies = await Promise.all([1, 2, 3].map(() => send(admin, undefined, '同时.png', part)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(readdirSync(path.join(root, HOME_TENANT, 'temp'))).toHaveLength(before + 1);
    expect(readdirSync(path.join(root, '.incoming'))).toEqual([]);
  });
});
