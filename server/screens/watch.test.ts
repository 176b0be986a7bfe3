import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDeclarations } from './readFiles.ts';
import { watchDirectory } from './watch.ts';

let directory = '';
let stop: () => Promise<void> = async () => undefined;
let goesOn: Promise<void> | undefined;
let calls = 0;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'weft-watch-'));
  mkdirSync(path.join(directory, 'market'));
  writeFileSync(path.join(directory, 'market/a.model.json'), '{}');
  calls = 0;
  const changed = async (): Promise<void> => {
    calls++;
    await goesOn;
  };
  goesOn = undefined;
  stop = watchDirectory(directory, changed, fastify({ logger: false }).log);
});

afterEach(async () => {
  await stop();
  rmSync(directory, { recursive: true });
});

async function calledAfter(change: () => void): Promise<void> {
  // The watcher of a new folder comes up by and by.
  await new Promise((resolve) => setTimeout(resolve, 150));
  const before = calls;
  change();
  await expect.poll(() => calls).toBeGreaterThan(before);
}

test('a write, an atomic save, a removal and files of new folders are noticed', async () => {
  const file = path.join(directory, 'market/a.model.json');
  await calledAfter(() => writeFileSync(file, '{"a":1}'));
  await calledAfter(() => {
    writeFileSync(`${file}.tmp`, '{"a":2}');
    renameSync(`${file}.tmp`, file);
  });
  await calledAfter(() => writeFileSync(file, '{"a":3}'));
  await calledAfter(() => rmSync(file));
  await calledAfter(() => mkdirSync(path.join(directory, 'fba/deep'), { recursive: true }));
  await calledAfter(() => writeFileSync(path.join(directory, 'fba/deep/b.model.json'), '{}'));
  await calledAfter(() => writeFileSync(path.join(directory, 'fba/deep/b.model.json'), '{"b":1}'));
});

test('many changes at once are one call', async () => {
  await calledAfter(() => {
    for (let count = 0; count < 20; count++) writeFileSync(path.join(directory, `market/${count}.sql`), 'x');
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(calls).toBe(1);
});

test('declarations are read sorted, with paths of the project, other files left out', async () => {
  writeFileSync(path.join(directory, 'app.json'), '{}');
  writeFileSync(path.join(directory, 'market/a.sql'), 'select 1');
  writeFileSync(path.join(directory, 'notes.txt'), '');
  expect(await readDeclarations(directory)).toEqual([
    { path: 'screens/app.json', text: '{}' },
    { path: 'screens/market/a.model.json', text: '{}' },
    { path: 'screens/market/a.sql', text: 'select 1' },
  ]);
});

test('stopping waits for what goes on', async () => {
  let end = (): void => undefined;
  goesOn = new Promise((resolve) => {
    end = resolve;
  });
  await calledAfter(() => writeFileSync(path.join(directory, 'market/a.model.json'), '{"a":2}'));
  const seen: string[] = [];
  const stopped = stop().then(() => seen.push('stopped'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  seen.push('ended');
  end();
  await stopped;
  expect(seen).toEqual(['ended', 'stopped']);
});
