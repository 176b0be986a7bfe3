import type { Tail } from './archive.ts';
import type { BackupDone } from './backup.ts';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What of the uploaded files a backup is without; empty: nothing. */
export const leftWords = (left: Tail['left']): string =>
  left === undefined
    ? ''
    : `对象存储里的 ${left.files} 个文件（${megabytes(left.bytes)}）不在备份里，请用桶自己的版本或复制`;

/** What a finished backup holds, for people. */
export function backupWords({ path, rows, files, bytes, left }: BackupDone): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const done = `备份完成：${path}（${counts.length} 个表 ${total} 行，${files} 个文件，${megabytes(bytes)}）`;
  return left === undefined ? done : `${done}；${leftWords(left)}`;
}
