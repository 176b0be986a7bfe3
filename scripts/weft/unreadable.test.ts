import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Compiler, createCompiler } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Problem } from '../../engine/problems.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import type { Command, Said } from './Command.ts';
import { diff } from './reading.ts';
import { rename } from './writing.ts';

const FILES = {
  'app.json': { title: '试', shortTitle: '试', home: '/a/thing' },
  'menu.json': { items: [{ title: '件', icon: 'shop', path: '/a/thing', screen: 'a/thing' }] },
  'a/thing.model.json': { title: '件', fields: [{ key: 'name', title: '名称', type: 'input' }] },
  'a/thing.screen.json': { title: '件', type: 'list', model: 'a/thing', columns: ['name'] },
  'a/other.model.json': { title: '他', fields: [{ key: 'name', title: '名称', type: 'input' }] },
};

let folder: string;
let compile: Compiler;
const inFolder = (...parts: string[]) => path.join(folder, 'screens', ...parts);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-unreadable-'));
  compile = createCompiler(await loadCompilePorts());
  await mkdir(inFolder('a'), { recursive: true });
  await writeAll();
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'one');
});
beforeEach(() => writeAll());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeAll(): Promise<void> {
  for (const [file, value] of Object.entries(FILES)) await writeFile(inFolder(file), JSON.stringify(value, null, 2));
}

const breakFile = async (file: string) =>
  writeFile(inFolder(file), (await readFile(inFolder(file), 'utf8')).replace('{', '{,,'));

function run(command: Command, words: string[]): Promise<Said> {
  const directory = inFolder();
  const project = async () => {
    const files = await readDeclarations(directory);
    return { files, compile, compiled: compile(files) };
  };
  return command.run({ words, options: {}, directory, json: false, project });
}

test('a difference from what cannot be read is none, and its problems come first', async () => {
  expect(await run(diff, [])).toMatchObject({ code: 0, lines: ['意思没有不同'] });
  await breakFile('a/thing.model.json');
  const { code, lines } = await run(diff, []);
  expect(code).toBe(1);
  expect(lines[0]).toBe('现在的文件里有错误：');
  expect(lines[1]).toMatch(/^ {2}screens\/a\/thing\.model\.json:1 {2}JSON 语法错误/);
  expect(lines.join('\n')).toContain('说不出意思有什么不同');
  expect(lines.join('\n')).not.toMatch(/删除|退役/);
});

test('nothing is renamed beside a file that cannot be read', async () => {
  await breakFile('a/thing.screen.json');
  const before = await readDeclarations(inFolder());
  expect(await run(rename, ['field', 'a/thing.name', 'fullName'])).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/^screens\/a\/thing\.screen\.json:1 有错误/)],
  });
  expect(await readDeclarations(inFolder())).toEqual(before);
  await writeAll();
  expect((await run(rename, ['field', 'a/thing.name', 'fullName'])).code).toBe(0);
});

test('a page of another name says which grants are lost with the old one', async () => {
  const { code, lines } = await run(rename, ['screen', 'a/thing', 'a/item']);
  expect(code).toBe(0);
  expect(lines.at(-1)).toMatch(/^按钮与列的权限保持原样；打开页面的授权.*要在“角色管理”里重新授权/);
  await rm(inFolder('a/item.screen.json'));
});

test('an error that renaming brings stops it, however many warnings there were', async () => {
  const files = await readDeclarations(inFolder());
  const told = (severity: Problem['severity']): Problem => ({
    code: 'unknown-reference',
    severity,
    file: 'screens/menu.json',
    line: 1,
    column: 1,
    pointer: '',
    message: '缺',
    fix: '补',
  });
  const project = () =>
    Promise.resolve({
      files,
      compiled: { ...compile(files), problems: [told('warning'), told('warning')] },
      compile: (changed: readonly SourceFile[]) => ({
        ...compile(changed),
        problems: [told('error'), told('warning')],
      }),
    });
  const words = ['field', 'a/thing.name', 'fullName'];
  const said = await rename.run({ words, options: {}, directory: inFolder(), json: false, project });
  expect(said.code).toBe(1);
  expect(said.lines.slice(1)).toEqual(['screens/menu.json:1  缺']);
  expect(await readDeclarations(inFolder())).toEqual(files);
});
