import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mendAll } from '../../engine/authoring/mendAll.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Problem } from '../../engine/problems.ts';

/** Mends what can be mended, writes the files it changes and says on the error stream what was done. */
export async function mendFiles(
  directory: string,
  files: readonly SourceFile[],
  judge: (files: readonly SourceFile[]) => readonly Problem[],
  code?: string,
): Promise<readonly SourceFile[]> {
  const outcome = mendAll(files, judge, code);
  for (const [index, file] of outcome.files.entries())
    if (file !== files[index]) await writeFile(path.join(directory, path.relative('screens', file.path)), file.text);
  for (const { file, line, column, mend } of outcome.mended) console.error(`${file}:${line}:${column}  ${mend?.title}`);
  console.error(outcome.mended.length === 0 ? '没有能自动改的' : `已改 ${outcome.mended.length} 处`);
  return outcome.files;
}
