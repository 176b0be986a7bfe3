import { expect, test } from 'vitest';
import { packShared, unpackShared } from './shared.ts';

const FILE = { path: 'screens/market/order.screen.json', text: '{ "title": "订单" }\n'.repeat(400), from: null };

test('a draft of several files comes back as it was, in few characters of an address', async () => {
  const gone = { path: 'screens/market/old.sql', text: null, from: 'a'.repeat(64) };
  const shared = { files: [FILE, gone], settings: { path: FILE.path, rows: 'sample', width: 390 } };
  const word = await packShared(shared);
  expect(word).toMatch(/^[\w-]+$/);
  expect(word.length).toBeLessThan(600);
  expect(await unpackShared(word)).toEqual(shared);
});

test('what was cut, is none, or leads elsewhere is not taken', async () => {
  const word = await packShared({ files: [FILE], settings: {} });
  expect(await unpackShared(word.slice(0, -9))).toBeUndefined();
  expect(await unpackShared('')).toBeUndefined();
  expect(await unpackShared('~~~')).toBeUndefined();
  expect(await unpackShared(await packShared({ files: [], settings: {} }))).toBeUndefined();
  const outside = { ...FILE, path: 'screens/../server/main.ts' };
  expect(await unpackShared(await packShared({ files: [outside], settings: {} }))).toBeUndefined();
});

test('how a page is looked at travels without a draft, pasted rows with it', async () => {
  const shared = { files: [], settings: { path: FILE.path, rows: 'pasted', pasted: '订单号\nP-1', width: 390 } };
  expect(await unpackShared(await packShared(shared))).toEqual(shared);
});

test('settings that are not ours are left out', async () => {
  const word = await packShared({ files: [FILE], settings: { rows: 'none', other: 1 } });
  expect((await unpackShared(word))?.settings).toEqual({ rows: 'none' });
});

test('a word that comes to more than any draft is given up', async () => {
  const word = await packShared({ files: [{ ...FILE, text: 'x'.repeat(9 * 1024 * 1024) }], settings: {} });
  expect(word.length).toBeLessThan(20_000);
  expect(await unpackShared(word)).toBeUndefined();
});
