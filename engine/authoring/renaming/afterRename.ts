import type { SourceFile } from '../../compile/documents.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { Problem } from '../../problems.ts';
import { errorsOf } from '../meaning/difference.ts';
import type { RenamedFile } from './rename.ts';

/** All files as they are with the new name, in the order they are read in. */
export function filesAfter(files: readonly SourceFile[], renamed: readonly RenamedFile[]): SourceFile[] {
  const gone = new Set(renamed.map(({ from }) => from));
  const all = [...files.filter(({ path }) => !gone.has(path)), ...renamed];
  return all.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The errors there are with the new name, if it makes some. */
export function errorsAfter(before: Compiled, after: Compiled): readonly Problem[] {
  const wrong = errorsOf(after);
  return wrong.length > errorsOf(before).length ? wrong : [];
}

export const REFUSED_FOR_ERRORS = '改名后会有问题，没有改动任何文件：';
