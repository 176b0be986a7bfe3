import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

let sources: Promise<string> | undefined;

/** Everything that makes tables of models, as text: tables made by other sources may be others. */
export function tableSources(): Promise<string> {
  sources ??= readFolder(path.join(import.meta.dirname, '../db'));
  return sources;
}

async function readFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return (await Promise.all(names.toSorted().map((name) => readFile(name, 'utf8')))).join('\n');
}
