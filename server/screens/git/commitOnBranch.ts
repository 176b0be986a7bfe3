import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';
import { BusinessError, ConflictError } from '../../http/errors.ts';
import { GitError, git, gitLine } from './git.ts';
import { repositoryOf, textsIn } from './repository.ts';

export interface BranchCommit {
  branch: string;
  message: string;
  author: { name: string; email: string };
  files: readonly RevisedFile[];
}

const NOBODY = '0'.repeat(40);

/**
 * Writes a commit on a branch, which begins at the commit that is checked out where there is none of its name. Neither
 * the work tree nor its index is touched. Throws BusinessError where it cannot be, and ConflictError with the paths that
 * are otherwise on the branch than they were found.
 */
export async function commitOnBranch(directory: string, asked: BranchCommit): Promise<string> {
  const repository = await repositoryOf(directory);
  if ('why' in repository) throw new BusinessError(repository.why);
  const { branch } = asked;
  if (!(await isBranchName(directory, branch))) throw new BusinessError(`“${branch}”不能作分支名`);
  if (branch === repository.branch)
    throw new BusinessError(`分支 ${branch} 正检出在服务器的声明目录里，请用另一个分支名，再合并`);
  const ref = `refs/heads/${branch}`;
  const tip = await commitOf(directory, ref);
  const base = tip ?? (await commitOf(directory, 'HEAD'));
  const files = asked.files.map((file) => ({ ...file, path: repository.prefix + file.path.replace(/^screens\//, '') }));
  await refuseMoved(directory, base, files);
  try {
    const tree = await treeOf(directory, base, files);
    const commit = await commitTree(directory, tree, base, asked);
    // Only as long as nobody was faster.
    await git(directory, ['update-ref', '--create-reflog', ref, commit, tip ?? NOBODY]);
    return commit;
  } catch (error) {
    throw error instanceof GitError ? new BusinessError(`没有提交：${error.message}`) : error;
  }
}

const isBranchName = (directory: string, name: string): Promise<boolean> =>
  name.startsWith('-')
    ? Promise.resolve(false)
    : git(directory, ['check-ref-format', `refs/heads/${name}`]).then(
        () => true,
        () => false,
      );

const commitOf = (directory: string, ref: string): Promise<string | undefined> =>
  gitLine(directory, ['rev-parse', '--verify', '-q', `${ref}^{commit}`]).catch(() => undefined);

async function refuseMoved(directory: string, base: string | undefined, files: readonly RevisedFile[]): Promise<void> {
  const paths = files.map(({ path: file }) => file);
  const texts = base === undefined ? new Map<string, string | null>() : await textsIn(directory, base, paths);
  const moved = files.filter(({ path: file, before }) => (texts.get(file) ?? null) !== before).map((file) => file.path);
  if (moved.length > 0) throw new ConflictError({ paths: moved }, '分支上的文件与服务器现在的不同，没有提交');
}

/** The tree of the base with the files over it, by an index of its own. */
async function treeOf(directory: string, base: string | undefined, files: readonly RevisedFile[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-index-'));
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
  try {
    await git(directory, base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], { env });
    const lines: string[] = [];
    for (const { path: file, after } of files) {
      const hash =
        after === null ? NOBODY : await gitLine(directory, ['hash-object', '-w', '--stdin'], { input: after });
      lines.push(`${after === null ? 0 : 100644} ${hash}\t${file}\0`);
    }
    await git(directory, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return await gitLine(directory, ['write-tree'], { env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function commitTree(directory: string, tree: string, base: string | undefined, { message, author }: BranchCommit) {
  const who = { NAME: author.name, EMAIL: author.email };
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => Object.entries(who).map(([key, value]) => [`GIT_${role}_${key}`, value])),
  );
  const parents = base === undefined ? [] : ['-p', base];
  return gitLine(directory, ['commit-tree', tree, ...parents, '-F', '-'], { env, input: message });
}
