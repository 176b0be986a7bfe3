import type { SourceFile } from '../../engine/compile/documents.ts';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import { UsageError } from '../setup/checkout.mjs';

/** The declarations of a folder that somebody named. Throws UsageError where there is no such folder. */
export async function readProject(directory: string): Promise<SourceFile[]> {
  try {
    return await readDeclarations(directory);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== directory) throw error;
    if (code === 'ENOENT') throw new UsageError(`没有文件夹 ${directory}，请用 --dir 写明声明所在的文件夹`);
    if (code === 'ENOTDIR') throw new UsageError(`${directory} 不是文件夹，请用 --dir 写明声明所在的文件夹`);
    throw error;
  }
}
