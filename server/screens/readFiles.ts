import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { isMeantAsDeclaration, type SourceFile } from '../../engine/compile/documents.ts';

/** Ms within which a second change may leave a file with the time of the first, on the coarsest file systems. */
const TICK = 2_000;

/** Where a file stands that is called as if the directory were `screens`. */
export const placeIn = (directory: string, file: string): string =>
  path.join(directory, path.relative('screens', file));

/** Files as they were read, by their full path, for who reads them again. */
export type KeptFiles = Map<string, { stamp: string; file: SourceFile }>;

/**
 * Every declaration under `directory`, and whatever was meant as one, sorted by path; `prefix` replaces the directory in the paths. Those of `kept`
 * that nobody has written since are not read again, and are the same objects. Small files are read one after another:
 * asked for all at once they take five times as long.
 */
export async function readDeclarations(
  directory: string,
  prefix = 'screens',
  kept: KeptFiles = new Map(),
): Promise<SourceFile[]> {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true });
  const before = new Map(kept);
  kept.clear();
  const files = entries.flatMap((entry) => {
    if (!isMeantAsDeclaration(entry.name)) return [];
    const full = path.join(entry.parentPath, entry.name);
    const readAt = Date.now();
    const stats = entry.isFile() ? statSync(full) : undefined;
    const stamp = stats ? [stats.ino, stats.size, stats.ctimeMs].join() : '';
    const known = before.get(full);
    const file = known?.stamp === stamp ? known.file : readFile(entry, full, stats, fileName(directory, prefix, full));
    if (stats && stats.ctimeMs < readAt - TICK) kept.set(full, { stamp, file });
    return file;
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const fileName = (directory: string, prefix: string, full: string): string =>
  `${prefix}/${path.relative(directory, full).split(path.sep).join('/')}`;

function readFile(entry: Dirent, full: string, stats: Stats | undefined, name: string): SourceFile {
  const unread = reasonNotToRead(entry, stats);
  return unread === undefined ? { path: name, text: readFileSync(full, 'utf8') } : { path: name, text: '', unread };
}

/** Bytes of a file; the compiler counts characters and takes fewer still. */
const MOST_BYTES = 8_000_000;

function reasonNotToRead(entry: Dirent, stats: Stats | undefined): string | undefined {
  if (entry.isSymbolicLink()) return '是一个链接，不跟随';
  if (stats === undefined) return '是文件夹，不是文件';
  return stats.size > MOST_BYTES ? '超过 8 MB' : undefined;
}
