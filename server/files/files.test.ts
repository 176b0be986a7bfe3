import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { createFileStore, LARGEST_FILE } from './fileStore.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'weft-upload-'));
const root = path.join(dataDir, 'files');
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
const zip = Buffer.from('504b0304140000000800aaaa0000000000000000', 'hex');

let server: TestServer;
let tokens: Record<'admin' | 'other', { 'x-access-token': string }>;

beforeAll(async () => {
  const screens = fixedScreens(sampleCompiled());
  server = await startTestServer(await openTestPglite(), { screens, settings: { dataDir } });
  tokens = { admin: await server.signIn('admin'), other: await server.signIn('other') };
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Form {
  name?: string;
  content?: Buffer;
  biz?: string;
  /** Places `biz` behind the file. */
  bizLast?: boolean;
}

const boundary = 'weftboundary';

function multipart({ name = 'a.png', content = png, biz, bizLast = false }: Form): Buffer {
  const field =
    biz === undefined
      ? []
      : [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="biz"\r\n\r\n${biz}\r\n`)];
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const file = [Buffer.from(head), content, Buffer.from('\r\n')];
  return Buffer.concat([...(bizLast ? [...file, ...field] : [...field, ...file]), Buffer.from(`--${boundary}--\r\n`)]);
}

async function upload(form: Form, as: 'admin' | 'other' = 'admin') {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/sys/common/upload',
    headers: { ...tokens[as], 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: multipart(form),
  });
  return {
    status: reply.statusCode,
    ...reply.json<{ success: boolean; code: number; message: string; result: unknown }>(),
  };
}

const get = (file: string, as: 'admin' | 'other' = 'admin') =>
  server.app.inject({ url: `/sys/common/static/${file}`, headers: tokens[as] });

/** Every file under the root, relative to it. */
function kept(folder = root): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

describe('uploads', () => {
  test('a file is stored under a name of its own and comes back byte for byte', async () => {
    const content = Buffer.concat([png, Buffer.from('…')]);
    const reply = await upload({ name: '主图 (1).PNG', content, biz: 'goods/main' });
    expect(reply).toMatchObject({ status: 200, success: true, code: 200 });
    expect(reply.message).toMatch(/^goods\/main\/主图-1_[0-9a-f]{24}\.png$/);
    expect(readFileSync(path.join(root, '1000', reply.message)).equals(content)).toBe(true);
    const file = await get(encodeURI(reply.message));
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers['content-length']).toBe(String(content.length));
    expect((await upload({})).message).toMatch(/^temp\/a_/);
    expect((await upload({ biz: 'late', bizLast: true })).message).toMatch(/^late\//);
    const unsigned = await server.app.inject({ method: 'POST', url: '/sys/common/upload', payload: 'x' });
    expect(unsigned.statusCode).toBe(401);
    expect(kept(path.join(root, '.incoming'))).toEqual([]);
  });

  test('A079: a folder that leads elsewhere is refused and none is made', async () => {
    const before = kept();
    for (const biz of [
      '..',
      '../../webapps',
      'temp/../../x',
      '/etc',
      'a//b',
      'a\\..\\b',
      '.',
      'a/',
      '数据',
      'a%2f..',
    ]) {
      expect(await upload({ biz })).toMatchObject({ status: 400, code: 400, message: '参数错误' });
      expect(await upload({ biz, bizLast: true })).toMatchObject({ status: 400 });
    }
    expect(kept()).toEqual(before);
    expect(readdirSync(dataDir)).toEqual(['files']);
  });

  test('A080: a file name that leads elsewhere is only a name', async () => {
    for (const name of ['../../../etc/cron.d/x.png', '..\\\\..\\\\x.png', '/x.png', 'a,b;c=d.png', '.png.png']) {
      const { message } = await upload({ name });
      expect(message).toMatch(/^temp\/[\p{L}\p{N}-]+_[0-9a-f]{24}\.png$/u);
      expect((await get(encodeURI(message))).statusCode).toBe(200);
    }
  });

  test.each(['x.jsp', 'x.html', 'x.htm', 'x.exe', 'x.sh', 'x.svg', 'x.xml', 'x.png.html', 'x', 'x.', '.png', ''])(
    'A081: %s is not taken',
    async (name) => {
      const before = kept();
      const reply = await upload({ name, content: Buffer.from('<svg onload=alert(1)>') });
      expect(reply.success).toBe(false);
      expect(kept()).toEqual(before);
    },
  );

  test('A082: whatever is fetched runs nowhere; only pictures and PDF are shown in place', async () => {
    const samples: [string, Buffer, string, string][] = [
      ['a.png', png, 'inline', 'image/png'],
      ['a.pdf', Buffer.from('%PDF-1.7 and so on, more'), 'inline', 'application/pdf'],
      ['报价.xlsx', zip, 'attachment', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['a.txt', Buffer.from('<script>alert(1)</script>'), 'attachment', 'text/plain; charset=utf-8'],
    ];
    for (const [name, content, disposition, mime] of samples) {
      const file = await get(encodeURI((await upload({ name, content })).message));
      expect(file.headers).toMatchObject({
        'content-type': mime,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'no-store',
      });
    }
    const { message } = await upload({});
    for (const url of [`/${message}`, `/files/1000/${message}`, `/sys/common/static/1000/${message}`]) {
      const reply = await server.app.inject({ url, headers: tokens.admin });
      expect(reply.statusCode).toBe(404);
    }
    expect((await server.app.inject(`/sys/common/static/${message}`)).statusCode).toBe(401);
  });

  test('A083: content that is not what the name says is refused', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const wrong: [string, Buffer][] = [
      ['evil.png', html],
      ['evil.xlsx', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
      ['evil.gif', Buffer.from('GIF')],
      ['evil.webp', Buffer.from('RIFF0000AVI LIST')],
      ['evil.csv', Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(3)])],
      ['empty.txt', Buffer.alloc(0)],
    ];
    const before = kept();
    for (const [name, content] of wrong)
      expect(await upload({ name, content })).toMatchObject({ success: false, code: 500 });
    expect(kept()).toEqual(before);
    expect(await upload({ name: 'tiny.txt', content: Buffer.from('好') })).toMatchObject({ success: true });
  });

  test('A085: paths that lead elsewhere are not there', async () => {
    writeFileSync(path.join(dataDir, 'secret.txt'), 'secret');
    for (const file of [
      '..%2f..%2fetc/passwd',
      '%2e%2e/%2e%2e/secret.txt',
      '/etc/passwd',
      'temp/..%2f..%2f..%2fsecret.txt',
      'a%00.png',
      '',
      'temp',
      'temp/',
      '.incoming/x.png',
    ]) {
      const reply = await get(file);
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.body).not.toContain('secret');
    }
    rmSync(path.join(dataDir, 'secret.txt'));
  });

  test("A086: another tenant's file is not there", async () => {
    const { message } = await upload({ biz: 'papers' });
    expect((await get(message)).statusCode).toBe(200);
    const foreign = await get(message, 'other');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ success: false, code: 404, message: '未找到对应数据' });
    expect((await get(`../1000/${message}`, 'other')).statusCode).toBe(404);
    // The header chooses no tenant.
    const forged = { ...tokens.other, 'tenant-id': '1000' };
    expect((await server.app.inject({ url: `/sys/common/static/${message}`, headers: forged })).statusCode).toBe(403);
  });

  test('what is no upload is refused', async () => {
    const post = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/sys/common/upload',
        headers: { ...tokens.admin, 'content-type': type },
        payload,
      });
    for (const payload of ['', 'x', `--${boundary}--\r\n`, multipart({}).toString('latin1').slice(0, -20)]) {
      const reply = await post(payload, `multipart/form-data; boundary=${boundary}`);
      expect([400, 413]).toContain(reply.statusCode);
    }
    expect((await post('{}', 'application/json')).statusCode).toBe(400);
    expect((await post('x', 'multipart/form-data')).statusCode).toBeGreaterThanOrEqual(400);
    expect(kept(path.join(root, '.incoming'))).toEqual([]);
  });
});

describe('A084: a body over the limit is refused while it streams', () => {
  test.each([true, false])('with its length told: %s', async (told) => {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const before = kept();
    const memory = process.memoryUsage().rss;
    const chunk = Buffer.alloc(1024 * 1024, 7);
    let sent = 0;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const client = ask({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/sys/common/upload',
        headers: {
          ...tokens.admin,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(told ? { 'content-length': 200 * chunk.length } : {}),
        },
      });
      let answered: number | undefined;
      client.on('response', (response) => {
        answered = response.statusCode;
        response.resume();
        client.destroy();
        resolve(answered);
      });
      client.on('error', (error) => (answered === undefined ? reject(error) : undefined));
      client.write(multipart({ content: png }).subarray(0, -20));
      const more = () => {
        if (answered !== undefined || client.destroyed) return;
        sent += chunk.length;
        if (sent > 150 * chunk.length) return reject(new Error('was never refused'));
        if (client.write(chunk)) setImmediate(more);
        else client.once('drain', more);
      };
      more();
    });
    expect(status).toBe(413);
    expect(process.memoryUsage().rss - memory).toBeLessThan(80 * 1024 * 1024);
    expect(kept()).toEqual(before);
    expect((await upload({})).success).toBe(true);
  });

  test('a file of exactly the limit is kept whole, one byte more is not', async () => {
    const content = Buffer.alloc(LARGEST_FILE, 0x41);
    const { message } = await upload({ name: 'big.txt', content });
    const stored = readFileSync(path.join(root, '1000', message));
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(stored)).toBe(hash(content));
    rmSync(path.join(root, '1000', message));
    expect(await upload({ name: 'big.txt', content: Buffer.concat([content, content.subarray(0, 1)]) })).toMatchObject({
      status: 413,
      code: 413,
    });
    expect(kept(path.join(root, '.incoming'))).toEqual([]);
  });
});

describe('faults of the disk and the process', () => {
  const own = path.join(dataDir, 'own');

  test('FA12: a full disk ends in a word, without a rest', async () => {
    const full: typeof open = async (file, ...rest) => {
      const handle = await open(file, ...rest);
      handle.write = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
      return handle;
    };
    const source = async function* () {
      yield png;
    };
    const refused = createFileStore(own, full).receive('a.png', source());
    await expect(refused).rejects.toMatchObject({ status: 507, message: '系统存储空间不足' });
    expect(kept(own)).toEqual([]);
    const incoming = await createFileStore(own).receive('a.png', source());
    expect(kept(own)).toHaveLength(1);
    await incoming.place('1000', 'temp');
    await incoming.discard();
    expect(kept(own)).toEqual([expect.stringMatching(/^1000\/temp\/a_/)]);
  });

  test('FA04: a process killed in mid-upload leaves nothing reachable, and the rest is swept', async () => {
    const store = path.resolve(import.meta.dirname, 'fileStore.ts');
    const script = `
      import { createFileStore } from ${JSON.stringify(store)};
      async function* half() {
        yield Buffer.from('${png.toString('hex')}', 'hex');
        console.log('half');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      }
      await createFileStore(${JSON.stringify(own)}).receive('a.png', half());
    `;
    const args = ['--import', '@oxc-node/core/register', '--input-type=module', '-e', script];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const before = kept(own).filter((file) => !file.startsWith('.incoming'));
    child.kill('SIGKILL');
    await ended;
    expect(kept(own).filter((file) => file.startsWith('.incoming'))).toHaveLength(1);
    expect(kept(own).filter((file) => !file.startsWith('.incoming'))).toEqual(before);
    await createFileStore(own).sweep();
    expect(kept(own)).toEqual(before);
  });
});

test('A084: headers of a part are no place for megabytes', async () => {
  const before = kept();
  const send = (headers: string, as: 'admin' | 'other' = 'admin') =>
    server.app.inject({
      method: 'POST',
      url: '/sys/common/upload',
      headers: { ...tokens[as], 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
        png,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
  const disposition = (name: string) => `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const long = 'x'.repeat(1024 * 1024);
  for (const headers of [
    `${disposition('a.png')}\r\nX-Long: ${long}`,
    `X-Long: ${long}\r\n${disposition('a.png')}`,
    disposition(`${long}.png`),
    // What stands behind the first bytes of the headers is not read.
    `X-Long: ${'x'.repeat(20_000)}\r\n${disposition('a.png')}`,
    `${Array.from({ length: 200 }, (_, at) => `X-${at}: x`).join('\r\n')}\r\n${disposition('a.png')}`,
  ]) {
    const reply = await send(headers);
    expect([headers.length, reply.json().success]).toEqual([headers.length, false]);
  }
  expect(kept()).toEqual(before);
  expect((await send(disposition('a.png'))).statusCode).toBe(200);
});

test('A084: what one person uploads in a day is limited, and what was refused counts not', async () => {
  server.context.settings.uploadsADay = 1;
  const half = Buffer.concat([png, Buffer.alloc(500 * 1024)]);
  try {
    const replies = [];
    for (const content of [half, Buffer.concat([png, half, half]), half, half, png]) {
      const { status, message } = await upload({ content }, 'other');
      replies.push([status, message]);
    }
    const over = [429, '每人每天最多上传 1 MB，今天已到上限，请明天再传'];
    expect(replies.map(([status]) => status)).toEqual([200, 429, 200, 429, 200]);
    expect([replies[1], replies[3]]).toEqual([over, over]);
    server.clock.advance(24 * 60 * 60_000 + 1);
    tokens.other = await server.signIn('other');
    expect((await upload({ content: half }, 'other')).status).toBe(200);
  } finally {
    server.context.settings.uploadsADay = undefined;
  }
});
