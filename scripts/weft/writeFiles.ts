import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { placeIn, readDeclarations } from '../../server/screens/readFiles.ts';
import { UsageError } from '../setup/checkout.mjs';

/** The declarations of a folder; none where there is no such folder yet. Throws UsageError where it is a file. */
export async function declarationsIn(directory: string): Promise<SourceFile[]> {
  const there = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'ENOTDIR') throw new UsageError(`${directory} 不是文件夹，请写明声明放在哪个文件夹`);
    throw error;
  });
  return there === undefined ? [] : readDeclarations(directory);
}

/** Writes files of `screens/` into the folder that stands for it. */
export async function writeFiles(directory: string, files: readonly SourceFile[]): Promise<void> {
  for (const { path: file, text } of files) {
    const target = placeIn(directory, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
