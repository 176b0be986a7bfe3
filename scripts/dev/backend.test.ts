import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type Backend, freePort, keepBackend } from './backend.ts';

/** Stands for the server: ends where its declaration is wrong, else tells its port and waits; counts its starts. */
const SERVER = `
  const fs = require('node:fs');
  fs.appendFileSync('starts', 'x');
  if (fs.readFileSync('declaration', 'utf8') === 'wrong') process.exit(1);
  fs.writeFileSync('port', process.env.PORT);
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => undefined, 1000);
`;

const made: { folder: string; backend: Backend }[] = [];

afterEach(async () => {
  for (const { folder, backend } of made.splice(0)) {
    await backend.stop();
    fs.rmSync(folder, { recursive: true });
  }
});

function begin(declaration: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-dev-'));
  const write = (text: string) => fs.writeFileSync(path.join(folder, 'declaration'), text);
  const read = (file: string) => {
    const at = path.join(folder, file);
    return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '';
  };
  write(declaration);
  const onEnd = vi.fn();
  const backend = keepBackend({ args: ['-e', SERVER], cwd: folder, env: { ...process.env, PORT: '4711' }, onEnd });
  made.push({ folder, backend });
  return { backend, onEnd, write, read };
}

const wait = { timeout: 60_000, interval: 20 };

test('a server that a declaration kept from starting is told of, and comes back when the file is mended', async () => {
  const { backend, onEnd, write, read } = begin('wrong');
  await expect.poll(() => onEnd.mock.calls, wait).toEqual([[1]]);
  write('right');
  backend.revive();
  await expect.poll(() => read('port'), wait).toBe('4711');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a file mended while the server was still reading the wrong one is not missed', async () => {
  const { backend, write, read } = begin('wrong');
  backend.revive();
  write('right');
  await expect.poll(() => read('port'), wait).toBe('4711');
});

test('one that runs follows its declarations by itself, and is started anew where the program has changed', async () => {
  const { backend, onEnd, read } = begin('right');
  await expect.poll(() => read('port'), wait).toBe('4711');
  backend.revive();
  backend.restart();
  backend.restart();
  await expect.poll(() => read('starts'), wait).toBe('xx');
  await backend.stop();
  expect([read('starts'), onEnd.mock.calls]).toEqual(['xx', []]);
});

test('a free port is one that can be listened on', async () => {
  expect(await freePort()).toBeGreaterThan(1023);
});
