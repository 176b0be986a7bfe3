import type { SourceFile } from '../../../engine/compile/documents.ts';
import { GitError, git, gitLine } from './git.ts';

/** The work tree the declarations stand in; or why there is none. */
export type Repository = { prefix: string; branch: string | undefined } | { why: string };

/** Looks for the work tree around a directory. */
export async function repositoryOf(directory: string): Promise<Repository> {
  try {
    const inside = await gitLine(directory, ['rev-parse', '--is-inside-work-tree']);
    if (inside !== 'true') return { why: '声明目录不在 git 工作区里' };
    const prefix = await gitLine(directory, ['rev-parse', '--show-prefix']);
    const branch = await gitLine(directory, ['symbolic-ref', '--short', '-q', 'HEAD']).catch(() => undefined);
    return { prefix, branch };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (/not a git repository/.test(error.message)) return { why: '声明目录不在 git 工作区里' };
    const isForeign = /dubious ownership/.test(error.message);
    return { why: isForeign ? '声明目录的 git 仓库属于另一个系统用户（git config safe.directory）' : error.message };
  }
}

interface Listed {
  /** From the top of the work tree. */
  path: string;
  hash: string;
}

/** The files of a commit under a path. */
async function listed(directory: string, commit: string, prefix: string): Promise<Listed[]> {
  const scope = prefix === '' ? [] : ['--', prefix];
  const text = (await git(directory, ['ls-tree', '-r', '-z', '--full-tree', commit, ...scope])).toString();
  return text.split('\0').flatMap((line) => {
    const [, hash, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
    return hash === undefined || path === undefined ? [] : [{ path, hash }];
  });
}

/** The texts of blobs, in their order. */
export async function blobTexts(directory: string, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const bytes = await git(directory, ['cat-file', '--batch'], { input: `${hashes.join('\n')}\n` });
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf('\n', at);
    const size = Number(bytes.subarray(at, line).toString().split(' ')[2]);
    if (!Number.isInteger(size)) throw new GitError(bytes.subarray(at, line).toString());
    texts.push(bytes.subarray(line + 1, line + 1 + size).toString());
    at = line + 1 + size + 1;
  }
  return texts;
}

/** The declarations of a revision as they stood in this directory; throws GitError where there is none of that name. */
export async function filesAt(directory: string, revision: string): Promise<{ commit: string; files: SourceFile[] }> {
  const repository = await repositoryOf(directory);
  if ('why' in repository) throw new GitError(repository.why);
  // A revision that looks like an option is none.
  const named = ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`];
  const commit = await gitLine(directory, named).catch(() => {
    throw new GitError(`git 里没有版本 "${revision}"`);
  });
  const { prefix } = repository;
  const found = (await listed(directory, commit, prefix)).filter(({ path }) => /\.(?:json|sql)$/.test(path));
  const texts = await blobTexts(
    directory,
    found.map(({ hash }) => hash),
  );
  const files = found.map(({ path }, at) => ({ path: `screens/${path.slice(prefix.length)}`, text: texts[at] ?? '' }));
  return { commit, files: files.sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

/** The text of each path in a commit; null where it has none. Paths are from the top of the work tree. */
export async function textsIn(
  directory: string,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, string | null>> {
  const known = new Map((await listed(directory, commit, '')).map(({ path, hash }) => [path, hash]));
  const there = paths.filter((path) => known.has(path));
  const texts = await blobTexts(
    directory,
    there.map((path) => known.get(path) ?? ''),
  );
  const found = new Map(there.map((path, at) => [path, texts[at] ?? '']));
  return new Map(paths.map((path) => [path, found.get(path) ?? null]));
}
