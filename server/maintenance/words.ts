import type { BackupDone } from './backup.ts';

/** What a finished backup holds, for people. */
export function backupWords({ path, rows, files, bytes }: BackupDone): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `备份完成：${path}（${counts.length} 个表 ${total} 行，${files} 个文件，${(bytes / 1024 / 1024).toFixed(1)} MB）`;
}
