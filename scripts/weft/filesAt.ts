import { execFileSync } from 'node:child_process';
import type { SourceFile } from '../../engine/compile/documents.ts';

/** The declarations of a revision, or why they cannot be had. */
export function filesAt(revision: string, directory: string): SourceFile[] | string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    // A revision that looks like an option is none.
    const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
    const listed = git('ls-tree', '-r', '-z', '--name-only', commit, '--', directory).split('\0');
    return listed
      .filter((path) => /\.(?:json|sql)$/.test(path))
      .map((path) => ({ path: path.replace(`${directory}/`, 'screens/'), text: git('show', `${commit}:./${path}`) }));
  } catch {
    return `git 里没有版本 "${revision}"`;
  }
}
