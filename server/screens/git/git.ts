import { execFile } from 'node:child_process';

/** Ms a git command may take. */
const DEADLINE = 30_000;
const MOST_BYTES = 256 * 1024 * 1024;

/** Git said no; its words are for whoever runs the server. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

/** Runs git in a directory, without a shell; what it prints, as it is. Throws GitError. */
export function git(
  directory: string,
  args: readonly string[],
  { input = '', env = {} }: { input?: string | undefined; env?: Record<string, string> | undefined } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: directory,
      encoding: 'buffer' as const,
      timeout: DEADLINE,
      maxBuffer: MOST_BYTES,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    };
    const child = execFile('git', [...args], options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      reject(new GitError(isMissing ? '服务器上没有 git' : stderr.toString().trim() || error.message));
    });
    // One that ends before it has read tells so by its exit.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** The same as one line of text. */
export const gitLine = async (...call: Parameters<typeof git>): Promise<string> =>
  (await git(...call)).toString().trim();
