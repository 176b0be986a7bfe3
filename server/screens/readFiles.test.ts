import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDocuments } from '../../engine/compile/documents.ts';
import { type KeptFiles, readDeclarations } from './readFiles.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'weft-read-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const NAME = 'bad.model.json';
const TEXT = '{\n  "title": "坏",\n  "fields": [{ "key": "name", "type": "input" }]\n}\n';

/** What is told of the one file there is. */
async function toldOf(content: string | Buffer): Promise<string[]> {
  await writeFile(path.join(directory, NAME), content);
  return told();
}

async function told(): Promise<string[]> {
  const { problems } = loadDocuments(await readDeclarations(directory));
  return problems.map(({ code, file, line, found }) => `${file}:${line} ${code} ${found ?? ''}`.trim());
}

test('line ends of another system are as good', async () => {
  expect(await toldOf(TEXT.replaceAll('\n', '\r\n'))).toEqual([]);
});

test.each([
  ['a byte order mark', `\ufeff${TEXT}`, 'file-encoding 开头有 BOM'],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'file-encoding UTF-16'],
  ['GBK', Buffer.from([0x7b, 0x22, 0xbb, 0xb5, 0x22, 0x7d]), 'file-encoding 有不是 UTF-8 的字节'],
  ['too much text', `{"title":"${'x'.repeat(3_000_000)}"}`, 'file-unreadable 超过 2 MB'],
  ['a file of 50 MB', Buffer.alloc(50_000_000, 0x20), 'file-unreadable 超过 8 MB'],
  ['20,000 brackets', '['.repeat(20_000) + ']'.repeat(20_000), 'too-deep'],
  ['no first bracket', TEXT.slice(2), 'json-syntax'],
  ['nothing', '', 'json-syntax'],
])('%s is one line', async (_, content, line) => {
  expect(await toldOf(content)).toEqual([`screens/${NAME}:1 ${line}`]);
});

test('a folder by the name of a declaration is one line', async () => {
  await mkdir(path.join(directory, NAME));
  expect(await told()).toEqual([`screens/${NAME}:1 file-unreadable 是文件夹，不是文件`]);
});

test('a link is not followed, wherever it leads', async () => {
  await symlink('/etc/hostname', path.join(directory, NAME));
  expect(await told()).toEqual([`screens/${NAME}:1 file-unreadable 是一个链接，不跟随`]);
});

test('what nobody has written since is not read again, whatever else a writer says of its time', async () => {
  const kept: KeptFiles = new Map();
  const read = () => readDeclarations(directory, 'screens', kept);
  const file = (name: string) => path.join(directory, name);
  await writeFile(file('a.model.json'), 'one');
  await writeFile(file('b.model.json'), 'two');
  // The next change has a time of its own, and this one is long over.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  const [a, b] = await read();
  expect(await read()).toEqual([a, b]);
  expect((await read())[0]).toBe(a);
  await writeFile(file('a.model.json'), 'ONE');
  await utimes(file('a.model.json'), 0, 0);
  expect((await read()).map(({ text }) => text)).toEqual(['ONE', 'two']);
  expect((await read())[1]).toBe(b);
  // What has just been written is read again, even where the next change may have the same time.
  now.mockRestore();
  await read();
  await writeFile(file('a.model.json'), 'one');
  expect((await read()).map(({ text }) => text)).toEqual(['one', 'two']);
  await rename(file('b.model.json'), file('c.model.json'));
  expect((await read()).map(({ path: name, text }) => `${name} ${text}`)).toEqual([
    'screens/a.model.json one',
    'screens/c.model.json two',
  ]);
});

test.each([
  ['order.screen.JSON', 'order.screen.json'],
  ['order.screen.jsonc', 'order.screen.json'],
  ['order.model.json5', 'order.model.json'],
  ['order.model.json.txt', 'order.model.json'],
  ['order.report.yaml', 'order.report.json'],
  ['order.SQL', 'order.sql'],
  ['order.sql.txt', 'order.sql'],
])('a declaration whose name nobody would read is told: %s', async (name, suggestion) => {
  await writeFile(path.join(directory, name), TEXT);
  const { problems } = loadDocuments(await readDeclarations(directory));
  expect(problems).toMatchObject([{ code: 'file-kind', file: `screens/${name}`, suggestion }]);
});

test('what is no declaration may lie beside them: notes, pictures, what an editor keeps', async () => {
  for (const name of ['README.md', 'order.png', 'order.screen.json~', '.order.screen.json.swp', 'order.model.json.bak'])
    await writeFile(path.join(directory, name), TEXT);
  expect(await readDeclarations(directory)).toEqual([]);
});
