import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../../engine/compile/documents.ts';

const KINDS = new Set(['.json', '.sql']);

/** Every declaration under `directory`, sorted by path; `prefix` replaces the directory in the paths. */
export async function readDeclarations(directory: string, prefix = 'screens'): Promise<SourceFile[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => KINDS.has(path.extname(entry.name)));
  const read = files.map(async (entry) => {
    const full = path.join(entry.parentPath, entry.name);
    const relative = path.relative(directory, full).split(path.sep).join('/');
    const unread = await reasonNotToRead(entry, full);
    const text = unread === undefined ? await readFile(full, 'utf8') : '';
    return { path: `${prefix}/${relative}`, text, ...(unread === undefined ? {} : { unread }) };
  });
  return (await Promise.all(read)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Bytes of a file; the compiler counts characters and takes fewer still. */
const MOST_BYTES = 8_000_000;

async function reasonNotToRead(entry: Dirent, full: string): Promise<string | undefined> {
  if (entry.isSymbolicLink()) return '是一个链接，不跟随';
  if (!entry.isFile()) return '是文件夹，不是文件';
  return (await stat(full)).size > MOST_BYTES ? '超过 8 MB' : undefined;
}
