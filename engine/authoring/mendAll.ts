import type { SourceFile } from '../compile/documents.ts';
import { applyEdits } from '../compile/language/edits.ts';
import type { Problem, ProblemCode } from '../problems.ts';

/** What there is to tell of a set of files. */
export type Judge = (files: readonly SourceFile[]) => readonly Problem[];

export interface Mended {
  files: readonly SourceFile[];
  /** What was mended, in order. */
  mended: readonly Problem[];
  /** What there is to tell of the files as they are now. */
  problems: readonly Problem[];
}

/** One mend may bring to light what another is needed for; more of them than this go in a circle. */
const ROUNDS = 200;

/**
 * Mends what can be mended, of one kind or of all, and looks again until there is no more of it. What follows from a
 * mistake in another file must not be mended in its place: what a file has by itself comes first, all of it at once;
 * then one file after another, the one whose mending takes most problems away.
 */
export function mendAll(files: readonly SourceFile[], judge: Judge, code?: string): Mended {
  let now = files;
  let problems = judge(now);
  const mended: Problem[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const due = problems.filter((each) => each.mend && (code === undefined || each.code === code));
    const own = due.filter((each) => OWN.has(each.code));
    const next = own.length > 0 ? mendOnce(now, own, judge) : bestOf(now, due, judge);
    if (next === undefined) break;
    mended.push(...next.mended);
    now = next.files;
    problems = next.problems;
  }
  return { files: now, mended, problems };
}

/** What is told of a file without looking at any other. */
const OWN: ReadonlySet<ProblemCode> = new Set([
  'file-encoding',
  'json-syntax',
  'json-comment',
  'duplicate-key',
  'duplicate-item',
  'forbidden-key',
  'other-spelling',
  'schema-reference',
  'unknown-key',
  'not-in-list',
]);

/** Files that are tried in one round; whatever comes behind them has its turn later. */
const TRIED = 12;

function bestOf(files: readonly SourceFile[], due: readonly Problem[], judge: Judge): Mended | undefined {
  const paths = [...new Set(due.map(({ file }) => file))].slice(0, TRIED);
  const tried = paths.flatMap((path) => mendOnce(files, ofFile(due, path), judge) ?? []);
  return tried.toSorted((one, other) => one.problems.length - other.problems.length)[0];
}

const ofFile = (problems: readonly Problem[], path: string): Problem[] => problems.filter(({ file }) => file === path);

/** The files with these problems mended; of two mends that overlap the first is done. Undefined when none changes any. */
function mendOnce(files: readonly SourceFile[], problems: readonly Problem[], judge: Judge): Mended | undefined {
  const next = files.map((file) => {
    const edits = ofFile(problems, file.path).flatMap(({ mend }) => mend?.edits ?? []);
    const text = edits.length === 0 ? file.text : applyEdits(file.text, edits);
    return text === file.text ? file : { ...file, text };
  });
  return next.every((file, index) => file === files[index])
    ? undefined
    : { files: next, mended: problems, problems: judge(next) };
}
