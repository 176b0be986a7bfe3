import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A declaration as it lies on disk; `path` is relative to the project, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const KINDS = new Set(['.json', '.sql']);

/** Every declaration under `directory`, sorted by path; `prefix` replaces the directory in the paths. */
export async function readDeclarations(directory: string, prefix = 'screens'): Promise<SourceFile[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && KINDS.has(path.extname(entry.name)));
  const read = files.map(async (entry) => {
    const full = path.join(entry.parentPath, entry.name);
    const relative = path.relative(directory, full).split(path.sep).join('/');
    return { path: `${prefix}/${relative}`, text: await readFile(full, 'utf8') };
  });
  return (await Promise.all(read)).sort((a, b) => (a.path < b.path ? -1 : 1));
}
