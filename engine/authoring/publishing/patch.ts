import type { RevisedFile } from './Publication.ts';

/** Unchanged lines around what changes. */
const CONTEXT = 3;

/** The files as `git apply` takes them, one stretch of changed lines each; empty where nothing changes. */
export function patchOf(files: readonly RevisedFile[]): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(filePatch)
    .join('');
}

function filePatch({ path, before, after }: RevisedFile): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const shortest = Math.min(old.length, now.length);
  let same = 0;
  while (same < shortest && old[same] === now[same]) same++;
  let tail = 0;
  while (tail < shortest - same && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const from = Math.max(0, same - CONTEXT);
  const left = Math.min(tail, CONTEXT);
  const until = (lines: readonly string[]) => lines.length - tail + left;
  const hunk = [
    ...old.slice(from, same).map((line) => ` ${line}`),
    ...old.slice(same, old.length - tail).map((line) => `-${line}`),
    ...now.slice(same, now.length - tail).map((line) => `+${line}`),
    ...old.slice(old.length - tail, until(old)).map((line) => ` ${line}`),
  ];
  const range = `@@ -${place(from, until(old))} +${place(from, until(now))} @@\n`;
  const lines = hunk.map((line) => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`));
  return head({ path, before, after }) + (hunk.length > 0 ? range + lines.join('') : '');
}

function head({ path, before, after }: RevisedFile): string {
  const mode = before === null ? 'new file mode 100644\n' : after === null ? 'deleted file mode 100644\n' : '';
  const [old, now] = [before === null ? '/dev/null' : `a/${path}`, after === null ? '/dev/null' : `b/${path}`];
  const isEmpty = (before ?? '') === '' && (after ?? '') === '';
  return `diff --git a/${path} b/${path}\n${mode}${isEmpty ? '' : `--- ${old}\n+++ ${now}\n`}`;
}

/** Each with its end. */
const linesOf = (text: string | null): string[] => text?.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** First line and number of lines; of nothing it is the line before. */
const place = (from: number, until: number): string => `${until > from ? from + 1 : from},${until - from}`;
