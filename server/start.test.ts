import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtServer } from '../scripts/setup/backend.mjs';
import { TYPESCRIPT } from '../scripts/setup/child.mjs';
import { openDatabase } from './db/open.ts';
import { freePort } from './testing/mortal.ts';
import { shippedTables } from './testing/productServer.ts';
import { SHORT_LIFE } from './testing/shortLife.ts';
import { fillTestDirectory } from './testing/testDatabase.ts';

const ROOT = path.dirname(import.meta.dirname);
const work = mkdtempSync(path.join(tmpdir(), 'weft-start-'));
const screens = path.join(work, 'screens');

interface Process {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

const children: ChildProcess[] = [];
let program = '';

function run(variables: Record<string, string>, entry = [program]): Process {
  let output = '';
  const env = {
    PATH: process.env.PATH,
    TZ: 'Asia/Shanghai',
    WEFT_DEMO: '0',
    WEFT_SCREENS: screens,
    PORT: '0',
    ...variables,
  };
  const args = [...SHORT_LIFE, ...entry];
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

async function until<T>(ask: () => T | undefined | Promise<T | undefined>, limit = 200_000): Promise<T> {
  for (const start = Date.now(); Date.now() - start < limit; ) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited in vain');
}

beforeAll(async () => {
  program = await builtServer();
  cpSync(path.join(ROOT, 'screens'), screens, { recursive: true });
  // The declarations name their schemas by relative path.
  cpSync(path.join(ROOT, 'schemas'), path.join(work, 'schemas'), { recursive: true });
});

afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
});

describe('starts that fail say why in one go and end with code 1', () => {
  test('FA20 every problem of the declarations, and no database is made', async () => {
    const broken = path.join(work, 'broken');
    cpSync(screens, broken, { recursive: true });
    writeFileSync(path.join(broken, 'menu.json'), '{"$schema": "../schemas/menu.schema.json", "itens": []}');
    writeFileSync(path.join(broken, 'market/bad.screen.json'), '{ bad');
    const dataDir = path.join(work, 'never');
    const server = run({ WEFT_SCREENS: broken, DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/menu\.json:1:\d+ .*itens/);
    expect(server.output()).toContain('screens/market/bad.screen.json:1:');
    expect(server.output()).toContain('声明有误，服务没有启动，数据表未改动');
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a database that does not keep tenants apart', async () => {
    const dataDir = path.join(work, 'open');
    await fillTestDirectory(dataDir);
    const db = await openDatabase({ dataDir });
    await db.query('ALTER TABLE sys_wall_probe DISABLE ROW LEVEL SECURITY');
    await db.close();
    const port = await freePort();
    const server = run({ DATA_DIR: dataDir, PORT: String(port) });
    // Whoever looks meanwhile is told that it begins.
    const page = await until(() =>
      fetch(`http://127.0.0.1:${port}`, { headers: { accept: 'text/html' } }).catch(() => undefined),
    );
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('系统正在启动');
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^数据库没有保证：租户之间的数据相互隔离.*服务没有启动.*\n$/);
  });

  test.each([
    ['an unreachable database', { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^无法连接数据库.*\n$/],
    ['a port that is none', { PORT: 'http' }, /^环境变量 PORT 应为.*\n$/],
    ['no declarations', { WEFT_SCREENS: '/nonexistent' }, /^找不到声明目录 \/nonexistent\n$/],
  ])('%s', async (_name, variables, words) => {
    const server = run({ DATA_DIR: path.join(work, 'unused'), ...variables });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(words);
  });
});

describe('a server that runs', () => {
  const dataDir = path.join(work, 'data');
  let server: Process;
  let base = '';
  let password = '';

  const login = (secret: string) =>
    fetch(`${base}/sys/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: secret }),
    }).then((reply) => reply.json() as Promise<{ success: boolean; result: { token: string } }>);
  const get = async (url: string, token: string) =>
    (await fetch(base + url, { headers: { 'x-access-token': token } })).json();

  beforeAll(async () => {
    await fillTestDirectory(dataDir, { filled: shippedTables });
    server = run({ DATA_DIR: dataDir });
    base = await until(() => /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())?.[0]);
    password = await until(() => /一次性生成的密码：([\w-]{20})/.exec(server.output())?.[1]);
  });

  test('A063 without a password given, one is made up and printed once; the known defaults are refused', async () => {
    expect((await login('123456')).success).toBe(false);
    expect((await login('weft-demo-2026')).success).toBe(false);
    expect((await login(password)).success).toBe(true);
    expect(await (await fetch(`${base}/healthz`)).json()).toMatchObject({ status: 'ok', database: 'ok' });
  });

  test('FA06 a second server on the directory names the first, and a taken port is told', async () => {
    const second = run({ DATA_DIR: dataDir });
    const port = run({ DATA_DIR: path.join(work, 'other'), PORT: new URL(base).port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`正被进程 ${server.child.pid} 使用`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(await port.ended).toBe(1);
    expect(port.output()).toMatch(/^端口 \d+ 已被占用.*\n$/);
    expect(existsSync(path.join(work, 'other'))).toBe(false);
    expect((await login(password)).success).toBe(true);
  });

  test('commands reach the server that holds the directory: a backup while it runs, and no restore', async () => {
    const target = path.join(work, 'running.backup.gz');
    const command = (...args: string[]) => run({ DATA_DIR: dataDir }, [...TYPESCRIPT, 'scripts/db.ts', ...args]);
    const backup = command('backup', target);
    const look = command();
    expect([await backup.ended, backup.output()]).toEqual([
      0,
      expect.stringMatching(/^备份完成：.*running\.backup\.gz.*\n已试恢复一遍，各表行数与文件数一致\n$/),
    ]);
    expect([await look.ended, look.output()]).toEqual([0, '数据表与模型一致\n']);
    const restore = command('restore', target, '--yes');
    expect(await restore.ended).toBe(1);
    expect(restore.output()).toContain(`正被进程 ${server.child.pid} 使用，请先停止该进程`);
    expect((await login(password)).success).toBe(true);
  });

  test('FA21 FA22 declarations change under the running server', async () => {
    const { token } = (await login(password)).result;
    const file = path.join(screens, 'market/order.screen.json');
    const text = readFileSync(file, 'utf8');
    const plan = async () => (await get('/config/plans/market/order', token)).result as { title: string; hash: string };
    const problems = async () => (await get('/config/manifest', token)).result.problems as { file: string }[];
    const before = await plan();
    writeFileSync(file, text.replace('"title": "订单"', '"title": "全部订单"'));
    expect(await until(async () => ((await plan()).title === '全部订单' ? true : undefined))).toBe(true);
    writeFileSync(file, '{ bad');
    const told = await until(async () => ((await problems()).length > 0 ? problems() : undefined));
    expect(told[0]?.file).toBe('screens/market/order.screen.json');
    expect((await plan()).title).toBe('全部订单');
    writeFileSync(file, text);
    await until(async () => ((await problems()).length === 0 ? true : undefined));
    expect((await plan()).hash).toBe(before.hash);
    writeFileSync(
      path.join(screens, 'market/memo.model.json'),
      JSON.stringify({
        $schema: '../../schemas/model.schema.json',
        title: '备忘',
        fields: [{ key: 'text', title: '内容', type: 'input' }],
      }),
    );
    writeFileSync(
      path.join(screens, 'market/memo.screen.json'),
      JSON.stringify({
        $schema: '../../schemas/screen.schema.json',
        title: '备忘',
        type: 'list',
        model: 'market/memo',
      }),
    );
    const list = await until(async () => {
      const answer = (await get('/online/cgform/api/getData/market_memo', token)) as {
        success: boolean;
        result: unknown;
      };
      return answer.success ? answer.result : undefined;
    });
    expect(list).toMatchObject({ records: [], total: 0 });
  });

  test('FA05 SIGTERM lets a request finish, closes the database and ends with code 0', async () => {
    const running = login(password);
    await new Promise((resolve) => setTimeout(resolve, 20));
    server.child.kill('SIGTERM');
    expect((await running).success).toBe(true);
    expect(await server.ended).toBe(0);
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
    expect(existsSync(path.join(dataDir, 'console.json'))).toBe(false);
  });

  test('what the database has said of the reports is kept for the next start', () => {
    const kept = readdirSync(dataDir).filter((name) => /^reports-\d+\.json$/.test(name));
    expect(kept).toHaveLength(1);
    const reports = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.report.json'),
    );
    expect(JSON.parse(readFileSync(path.join(dataDir, kept[0] ?? ''), 'utf8'))).toHaveLength(reports.length);
  });
});
