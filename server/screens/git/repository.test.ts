import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';
import { commitOnBranch } from './commitOnBranch.ts';
import { filesAt, repositoryOf } from './repository.ts';

let top = '';
let screens = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: top, encoding: 'utf8' }).trim();
const put = (file: string, text: string) => writeFileSync(path.join(screens, file), text);

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'weft-git-'));
  screens = path.join(top, 'shop', '页面');
  mkdirSync(screens, { recursive: true });
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@localhost');
  put('app.json', '{"title": "一"}\n');
  put('menu.json', '{}\n');
  put('notes.txt', 'x');
  git('add', '.');
  git('commit', '-q', '-m', '一');
});
afterEach(() => rmSync(top, { recursive: true }));

const author = { name: '张三', email: 'zhangsan@localhost' };
const change = (before: string | null, after: string | null, file = 'screens/app.json'): RevisedFile => ({
  path: file,
  before,
  after,
});
const commit = (branch: string, ...files: RevisedFile[]) =>
  commitOnBranch(screens, { branch, message: '为什么\n\n细节', author, files });

test('the declarations of a revision are those of the directory, by their names here', async () => {
  put('app.json', '{"title": "二"}\n');
  git('commit', '-q', '-am', '二');
  expect((await filesAt(screens, 'HEAD~1')).files).toEqual([
    { path: 'screens/app.json', text: '{"title": "一"}\n' },
    { path: 'screens/menu.json', text: '{}\n' },
  ]);
  expect((await filesAt(screens, 'HEAD')).files[0]?.text).toContain('二');
  await expect(filesAt(screens, '--all')).rejects.toThrow('git 里没有版本 "--all"');
  await expect(filesAt(screens, 'nowhere')).rejects.toThrow('git 里没有版本 "nowhere"');
});

test('a commit on a branch changes, adds and removes, and leaves work tree and index alone', async () => {
  put('app.json', '{"title": "手上的"}\n');
  const made = await commit(
    'weft/try',
    change('{"title": "一"}\n', '{"title": "新"}\n'),
    change('{}\n', null, 'screens/menu.json'),
    change(null, '{"a": 1}\n', 'screens/a/b.report.json'),
  );
  expect(git('rev-parse', 'weft/try')).toBe(made);
  expect(git('log', '-1', '--format=%an %ae %s', 'weft/try')).toBe('张三 zhangsan@localhost 为什么');
  expect(git('-c', 'core.quotePath=false', 'diff', '--name-status', 'main', 'weft/try')).toBe(
    ['A\tshop/页面/a/b.report.json', 'M\tshop/页面/app.json', 'D\tshop/页面/menu.json'].join('\n'),
  );
  expect(readFileSync(path.join(screens, 'app.json'), 'utf8')).toContain('手上的');
  expect(git('diff', '--cached', '--name-only')).toBe('');
  const next = await commit('weft/try', change('{"title": "新"}\n', '{"title": "更新"}\n'));
  expect(git('rev-parse', `${next}^`)).toBe(made);
});

test('what is otherwise on the branch, checked out, or no name is refused', async () => {
  await commit('other', change('{"title": "一"}\n', '{"title": "新"}\n'));
  await expect(commit('other', change('{"title": "一"}\n', '{"title": "三"}\n'))).rejects.toThrow('分支上的文件');
  await expect(commit('main', change('{"title": "一"}\n', '{"title": "三"}\n'))).rejects.toThrow('正检出');
  for (const name of ['', 'a..b', '-x', 'a b', 'x.lock'])
    await expect(commit(name, change('{"title": "一"}\n', 'x'))).rejects.toThrow('不能作分支名');
  expect(git('branch', '--format=%(refname:short)').split('\n')).toEqual(['main', 'other']);
});

test('a directory that is in no work tree says so', async () => {
  const alone = mkdtempSync(path.join(tmpdir(), 'weft-alone-'));
  expect(await repositoryOf(alone)).toEqual({ why: '声明目录不在 git 工作区里' });
  expect(await repositoryOf(screens)).toEqual({ prefix: 'shop/页面/', branch: 'main' });
  rmSync(alone, { recursive: true });
});
