import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inProject } from './checkout.mjs';

const CHECKOUT = pathToFileURL(inProject('scripts', 'setup', 'checkout.mjs')).href;

async function run(main: string, { args = [], close = false }: { args?: string[]; close?: boolean }) {
  const code = `import { runMain, UsageError } from '${CHECKOUT}'; await runMain(async () => { ${main} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', ...args]);
  const said = { out: '', error: '' };
  child.stderr.on('data', (chunk) => (said.error += chunk));
  if (close) child.stdout.destroy();
  else child.stdout.on('data', (chunk) => (said.out += chunk));
  const [status] = await once(child, 'close');
  return { status, ...said };
}

test('a reader that has enough is no mistake', async () => {
  const main = `for (let at = 0; at < 200; at++) { console.log('x'.repeat(1000)); await new Promise(setImmediate); } return 1;`;
  expect(await run(main, { close: true })).toEqual({ status: 1, out: '', error: '' });
});

test('what is not understood is told to a program as JSON, to people on the error stream', async () => {
  const main = `throw new UsageError('没看懂');`;
  expect(await run(main, {})).toEqual({ status: 2, out: '', error: '没看懂\n' });
  for (const args of [['--format', 'json'], ['--format=json']]) {
    const { status, out, error } = await run(main, { args });
    expect([status, JSON.parse(out), error]).toEqual([2, { error: '没看懂' }, '']);
  }
});
