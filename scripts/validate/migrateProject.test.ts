import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateProject } from './migrateProject.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-migrate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<[number, string]> {
  const said: string[] = [];
  return [await migrateProject(['--dir', folder, ...args], (text) => said.push(text)), said.join('\n')];
}

test('what is behind is told, written, and then nothing is left; what cannot be read is told', async () => {
  const app = path.join(folder, 'app.json');
  await writeFile(app, '{ "schemaVersion": 0, "title": "甲", "shortTitle": "甲", "home": "/" }');
  expect(await run('--check')).toEqual([1, expect.stringContaining('1 个文件要改写，第 0 版 → 第 1 版')]);
  expect(await readFile(app, 'utf8')).toContain('"schemaVersion": 0');
  expect(await run()).toEqual([0, expect.stringContaining('已改写')]);
  expect(await readFile(app, 'utf8')).toContain('"schemaVersion": 1');
  expect(await run('--check')).toEqual([0, '✓ 没有要改写的文件']);
  await writeFile(path.join(folder, 'menu.json'), '{ "items": [');
  expect(await run()).toEqual([1, expect.stringMatching(/^screens\/menu\.json:1:\d+ {2}没有改写：JSON 语法错误/)]);
  const [code, text] = await run('--format', 'json');
  expect([code, JSON.parse(text)]).toMatchObject([1, { files: [], unread: [{ code: 'json-syntax' }] }]);
});
