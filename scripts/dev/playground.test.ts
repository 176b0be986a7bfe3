import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SHORT_LIFE } from '../../server/testing/shortLife.ts';
import { inProject } from '../setup/checkout.mjs';
import { TYPESCRIPT } from '../setup/child.mjs';

function run(dir: string, temporary: string, ...more: string[]) {
  const child = spawn(
    process.execPath,
    [...SHORT_LIFE, ...TYPESCRIPT, inProject('scripts', 'playground.ts'), '--dir', dir, ...more],
    {
      cwd: inProject(),
      env: { ...process.env, TMPDIR: temporary, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // Asked to stop, it stops its server too.
  onTestFinished(() => void child.kill());
  return { child, ended: once(child, 'exit'), output: () => output };
}

const wait = { timeout: 200_000, interval: 50 };

test('the playground of a folder: waits for a mistake to be mended, answers, and leaves nothing behind', async () => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-lone-'));
  onTestFinished(() => fs.rmSync(work, { recursive: true }));
  const [screens, temporary] = [path.join(work, 'screens'), path.join(work, 'tmp')];
  fs.mkdirSync(temporary);
  for (const folder of ['screens', 'schemas'])
    fs.cpSync(inProject(folder), path.join(work, folder), { recursive: true });
  const menu = path.join(screens, 'menu.json');
  const right = fs.readFileSync(menu, 'utf8');
  fs.writeFileSync(menu, right.replace('"items"', '"itmes"'));

  const { child, ended, output } = run(screens, temporary);
  await expect.poll(output, wait).toContain('menu.json:');
  await expect.poll(output, wait).toContain('改好文件后会自动再启动');
  fs.writeFileSync(menu, right);
  await expect.poll(output, wait).toContain('织屏已启动');
  const [, address = ''] = /声明工作台：(\S+)/.exec(output()) ?? [];
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  expect(fs.readdirSync(temporary)).toHaveLength(1);

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(fs.readdirSync(temporary)).toEqual([]);
});

test('a folder without declarations is refused with the way out', async () => {
  const { ended, output } = run(os.tmpdir(), os.tmpdir());
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('没有 app.json，不是声明的目录；用 --dir 写明目录');
});

test.each([
  [['--help'], 0, '--port <端口>'],
  [['--port', 'x'], 2, '--port 后面写一个端口（1 到 65535），不是 "x"\n'],
])('%j is answered before anything is started', async (args, code, text) => {
  const { ended, output } = run(inProject('screens'), os.tmpdir(), ...args);
  expect(await ended).toEqual([code, null]);
  expect(output()).toContain(text);
});
