import type { SourceFile } from '../../engine/compile/documents.ts';

/** The files with some of them written anew, or, without a text, taken away; in the order of their paths. */
export function withFiles(
  files: readonly SourceFile[],
  changed: readonly { path: string; text: string | null }[],
): SourceFile[] {
  const paths = new Set(changed.map(({ path }) => path));
  const written = changed.flatMap(({ path, text }) => (text === null ? [] : { path, text }));
  return [...files.filter(({ path }) => !paths.has(path)), ...written].sort((one, other) =>
    one.path < other.path ? -1 : 1,
  );
}
