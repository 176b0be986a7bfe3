const REASONS: Readonly<Record<string, string>> = {
  ENOENT: '没有这个文件',
  EISDIR: '是文件夹，不是文件',
  EACCES: '没有权限读这个文件',
  EPERM: '没有权限读这个文件',
};

/** Why the system did not let a file be read, in words; undefined: it was something else that went wrong. */
export function whyUnread(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : undefined;
  return code === undefined ? undefined : (REASONS[code] ?? `不能读（${code}）`);
}
