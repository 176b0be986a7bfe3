import { isRecord } from '../../engine/api/envelope.ts';
import { isDeclarationPath } from '../../engine/authoring/publishing/Publication.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { ParamError } from '../http/errors.ts';

const MOST_DRAFTS = 500;

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

/** The `drafts` of a body. Throws ParamError. */
export function draftsIn(body: unknown): { path: string; text: string | null }[] {
  const { drafts } = isRecord(body) ? body : {};
  if (!Array.isArray(drafts) || drafts.length > MOST_DRAFTS) throw new ParamError('drafts');
  return drafts.map((draft: unknown) => {
    const { path, text } = isRecord(draft) ? draft : {};
    if (typeof path !== 'string' || !isDeclarationPath(path)) throw new ParamError('path');
    if (text !== null && typeof text !== 'string') throw new ParamError('text');
    return { path, text };
  });
}
