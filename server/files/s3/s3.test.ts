import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { EnvironmentError, readEnvironment } from '../../config/environment.ts';
import { type FakeBucket, startFakeBucket } from '../../testing/fakeBucket.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';
import { createFileStore } from '../fileStore.ts';
import { openStore } from '../openStore.ts';
import { createFileRecords } from '../records/fileRecords.ts';
import { createS3Client } from './s3Client.ts';
import { createS3Store } from './s3Store.ts';
import { NO_BODY, signRequest } from './signRequest.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
const credentials = { key: 'AKID', secret: 'very-secret', region: 'us-east-1' };
const OSS = '/sys/oss/file';

test('signatures are those of the documentation of S3', () => {
  const example = {
    key: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const now = new Date('2013-05-24T00:00:00Z');
  const host = 'examplebucket.s3.amazonaws.com';
  const get = { method: 'GET', host, path: '/test.txt', headers: { Range: 'bytes=0-9' }, bodyHash: NO_BODY };
  expect(signRequest(get, example, now).authorization).toContain(
    'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  const bodyHash = createHash('sha256').update('Welcome to Amazon S3.').digest('hex');
  const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
  const put = { method: 'PUT', host, path: '/test$file.text', headers, bodyHash };
  expect(signRequest(put, example, now).authorization).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
  const list = { method: 'GET', host, path: '/', query: { prefix: 'J', 'max-keys': '2' }, bodyHash: NO_BODY };
  expect(signRequest(list, example, now).authorization).toContain(
    'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

test('a bucket is named wholly or not at all, and its secret is said nowhere', () => {
  const read = (changes: object) => () => readEnvironment({ WEFT_S3_URL: 'https://s3.test/weft', ...changes }, '/');
  const keys = { WEFT_S3_KEY: 'k', WEFT_S3_SECRET: 'hush' };
  expect(read(keys)().s3).toEqual({ url: 'https://s3.test/weft', key: 'k', secret: 'hush', region: 'us-east-1' });
  expect(read({})).toThrow('WEFT_S3_KEY');
  expect(read({ ...keys, WEFT_S3_URL: 'https://s3.test' })).toThrow('桶名');
  expect(read({ ...keys, WEFT_S3_URL: 'https://a:hush@s3.test/weft' })).toThrow(/^(?!.*hush).*不带密钥/);
});

describe('uploads in a bucket', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'weft-s3-'));
  const root = path.join(dataDir, 'files');
  let bucket: FakeBucket;
  let server: ProductServer;
  let admin: Headers;
  beforeAll(async () => {
    bucket = await startFakeBucket(credentials);
    const settings = { dataDir, s3: { ...credentials, url: `${bucket.url}/uploads` } };
    server = await startProductServer(await openTestPglite({ filled: shippedTables }), { settings });
    admin = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = async (name = '图 &.png', data: Buffer = png) => {
    const mark = 'x-weft-part';
    const head = `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const reply = await server.app.inject({
      method: 'POST',
      url: `${OSS}/upload`,
      headers: { ...admin, 'content-type': `multipart/form-data; boundary=${mark}` },
      payload: Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${mark}--\r\n`)]),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  const fetched = (url: string, headers = {}) =>
    server.app.inject({
      url: `/sys/common/static/${url.split('/').map(encodeURIComponent).join('/')}`,
      headers: { ...admin, ...headers },
    });
  const listed = async () => (await server.call(admin, 'GET', `${OSS}/list?pageSize=100`)).result;
  const kept = () => [readdirSync(path.join(root, '.incoming')), [...bucket.objects.keys()]];

  test('a file goes to the bucket and comes from there, whole or in part; nothing stays on the disk', async () => {
    const large = Buffer.concat([png, Buffer.alloc(3_000_000, 5)]);
    const { result } = await send(undefined, large);
    expect(kept()).toEqual([[], [`uploads/${HOME_TENANT}/${result.url}`]]);
    expect(existsSync(path.join(root, HOME_TENANT))).toBe(false);
    expect((await listed()).records).toMatchObject([{ url: result.url, place: 's3' }]);
    const whole = await fetched(result.url);
    expect([whole.statusCode, whole.rawPayload.equals(large)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const part = await fetched(result.url, { range: 'bytes=1-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${large.length}`,
    ]);
    const other = await server.signIn('other');
    expect((await server.app.inject({ url: `/sys/common/static/${result.url}`, headers: other })).statusCode).toBe(404);
    expect((await server.call(admin, 'DELETE', `${OSS}/delete?id=${result.id}`)).success).toBe(true);
    expect(bucket.objects.size).toBe(0);
  });

  test('what was on the disk before is found, and what is one person’s alone stays there', async () => {
    const store = await openStore(server.context);
    const source = async function* () {
      yield png;
    };
    const old = await (await createFileStore(root).receive('旧.png', source())).place(HOME_TENANT, 'temp');
    expect((await fetched(old)).rawPayload.equals(png)).toBe(true);
    const own = await (await store.receive('私.png', source())).place(HOME_TENANT, 'private/u1');
    expect(existsSync(path.join(root, HOME_TENANT, own))).toBe(true);
    await store.remove(HOME_TENANT, own);
    for (const wrong of ['../x.png', 'temp/../../1000/x.png', '/etc/passwd']) {
      expect([wrong, await store.open(HOME_TENANT, wrong)]).toEqual([wrong, undefined]);
      await expect(store.remove(HOME_TENANT, wrong)).rejects.toThrow('参数错误');
    }
    await store.remove(HOME_TENANT, old);
    expect(bucket.objects.size).toBe(0);
  });

  test.each([
    ['denied', '对象存储拒绝了访问'],
    ['busy', '对象存储没有照办'],
    ['cut', '对象存储连接不上'],
  ] as const)('a bucket that is %s refuses in words, and no row, object or half file is left', async (fault, words) => {
    bucket.fault = fault;
    const refused = await send();
    bucket.fault = 'none';
    expect([refused.status, refused.success, refused.message]).toEqual([502, false, expect.stringContaining(words)]);
    expect(JSON.stringify(refused)).not.toMatch(/AKID|secret/);
    expect([kept(), (await listed()).total]).toEqual([[[], []], 0]);
  });

  test('a silent bucket is given up, an object that is gone is told as such, and one not removed is tried again', async () => {
    const client = createS3Client({ ...credentials, url: bucket.url }, () => new Date(), 200);
    bucket.fault = 'silent';
    await expect(client.get('x')).rejects.toThrow('太久没有回应');
    bucket.fault = 'none';
    const nobody = createS3Client({ ...credentials, url: 'http://127.0.0.1:1/weft' }, () => new Date());
    await expect(nobody.remove('x')).rejects.toThrow('连接不上');
    const { result } = await send();
    bucket.objects.clear();
    expect((await fetched(result.url)).json()).toMatchObject({ code: 404, message: '未找到对应数据' });
    const again = (await send()).result;
    bucket.fault = 'busy';
    for (const { id } of [result, again])
      expect((await server.call(admin, 'DELETE', `${OSS}/delete?id=${id}`)).success).toBe(true);
    bucket.fault = 'none';
    expect(bucket.objects.size).toBe(1);
    // A server without the bucket does not forget what lies there.
    await createFileRecords(server.context, createFileStore(root)).clearGone(HOME_TENANT);
    const records = createFileRecords(server.context, await openStore(server.context));
    await records.clearGone(HOME_TENANT);
    expect(bucket.objects.size).toBe(0);
  });

  test('objects without a row are found by the sweep, page by page', async () => {
    const names = ['a', 'b', 'c'].map((name) => `temp/${name}_0123456789abcdef01234567.png`);
    for (const name of [...names, 'private/u/x_0123456789abcdef01234567.png', 'x.sh'])
      bucket.objects.set(`uploads/${HOME_TENANT}/${name}`, png);
    const records = createFileRecords(server.context, await openStore(server.context));
    expect(await records.removeUnused(HOME_TENANT, 1, true)).toMatchObject({ files: 0 });
    expect((await listed()).records.map(({ url }: { url: string }) => url).sort()).toEqual(names);
    server.clock.advance(3 * 24 * 60 * 60_000);
    expect(await records.removeUnused(HOME_TENANT, 1, false)).toMatchObject({ files: 3 });
    expect(bucket.objects.size).toBe(2);
  });

  test('a wrong bucket or key stops the start with words; one that is away does not', async () => {
    const opening = (changes: object) => {
      const s3 = { ...credentials, url: bucket.url, ...changes };
      return openStore({ ...server.context, settings: { ...server.context.settings, s3 } });
    };
    await expect(opening({ secret: 'x' })).rejects.toThrow(EnvironmentError);
    await expect(opening({ secret: 'x' })).rejects.toThrow('WEFT_S3_SECRET');
    await expect(opening({ url: bucket.url.replace('/weft', '/none') })).rejects.toThrow('没有这个桶');
    expect((await opening({ url: 'http://127.0.0.1:1/weft' })).place).toBe('s3');
  });

  test('a put reads the file as it goes', async () => {
    const client = createS3Client({ ...credentials, url: bucket.url }, () => new Date());
    const file = path.join(dataDir, 'x.txt');
    writeFileSync(file, 'x'.repeat(2_000_000));
    await client.put('t/字 &+.txt', file, 'text/plain');
    const found = await client.get('t/字 &+.txt', { start: 0, end: 4 });
    expect([found?.size, found && (await text(found.stream))]).toEqual([5, 'xxxxx']);
    expect(await createS3Store(createFileStore(root), client).list('t', true)).toEqual([]);
    await client.remove('t/字 &+.txt');
  });
});
