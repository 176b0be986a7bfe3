import { formatPatch, OMIT_HEADERS, type StructuredPatchHunk, structuredPatch } from 'diff';
import type { RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';

/** Unchanged lines around what changes. */
const CONTEXT = 3;
/** Lines that may differ where the shortest way is looked for, which takes their square: 60 ms here. */
const MOST_EDITS = 500;

/** The files as `git apply` takes them; empty where nothing changes. */
export function patchOf(files: readonly RevisedFile[]): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(filePatch)
    .join('');
}

/** What changes in a file, each stretch with the lines around it as a patch writes them. */
export function hunksOf({ before, after }: RevisedFile): StructuredPatchHunk[] {
  const hunks = hunksBetween(before ?? '', after ?? '', MOST_EDITS);
  if (hunks) return hunks;
  // Another file altogether: all of the one goes, all of the other comes.
  const [gone] = hunksBetween(before ?? '', '') ?? [];
  const [come] = hunksBetween('', after ?? '') ?? [];
  return gone && come ? [{ ...gone, newStart: 1, newLines: come.newLines, lines: [...gone.lines, ...come.lines] }] : [];
}

function hunksBetween(before: string, after: string, maxEditLength = Number.POSITIVE_INFINITY) {
  return structuredPatch('', '', before, after, '', '', { context: CONTEXT, maxEditLength })?.hunks;
}

function filePatch(file: RevisedFile): string {
  const hunks = hunksOf(file);
  if (hunks.length === 0) return head(file);
  const patch = { oldFileName: '', newFileName: '', oldHeader: '', newHeader: '', hunks };
  return head(file) + formatPatch(patch, OMIT_HEADERS);
}

function head({ path, before, after }: RevisedFile): string {
  const mode = before === null ? 'new file mode 100644\n' : after === null ? 'deleted file mode 100644\n' : '';
  const [old, now] = [before === null ? '/dev/null' : `a/${path}`, after === null ? '/dev/null' : `b/${path}`];
  const isEmpty = (before ?? '') === '' && (after ?? '') === '';
  return `diff --git a/${path} b/${path}\n${mode}${isEmpty ? '' : `--- ${old}\n+++ ${now}\n`}`;
}
