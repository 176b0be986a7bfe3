import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser';
import type { Problem, ProblemCode } from '../../problems.ts';
import type { Mend } from '../../sentence.ts';
import type { SourceFile } from '../documents.ts';
import { offsetAt } from '../places.ts';
import type { Spot } from './Spot.ts';
import { mendWord } from './suggested.ts';
import { mendComment, mendEncoding, mendSyntax } from './syntax.ts';
import { mendItem, mendKey, mendSpelling, mendTwice, mendType } from './values.ts';

type Mending = (spot: Spot) => Mend | undefined;

/** Codes whose mend is more than the suggested word. */
const mendings: ReadonlyMap<ProblemCode, Mending> = new Map<ProblemCode, Mending>([
  ['json-syntax', mendSyntax],
  ['json-comment', mendComment],
  ['file-encoding', mendEncoding],
  ['forbidden-key', mendKey],
  ['duplicate-key', mendTwice],
  ['duplicate-item', mendItem],
  ['other-spelling', mendSpelling],
  ['wrong-type', mendType],
  // The bound is what there is, not what was meant.
  ['out-of-range', () => undefined],
]);

/** They miss what is declared elsewhere. */
const MISSING: ReadonlySet<ProblemCode> = new Set(['unknown-reference', 'unknown-choice', 'sql-refused', 'expression']);
/** What more files than this miss went where it was declared: it is no slip in each of them. */
const MOST_FILES = 2;

/** The problems, each with what mends it where that can be told. */
export function withMends(problems: readonly Problem[], files: readonly SourceFile[]): Problem[] {
  if (problems.length === 0) return [];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const trees = new Map<string, Node | undefined>();
  const treeOf = (file: string, text: string): Node | undefined => {
    if (!trees.has(file)) trees.set(file, parseTree(text));
    return trees.get(file);
  };
  // Whoever walks it would go as deep.
  const deep = new Set(problems.flatMap(({ code, file }) => (code === 'too-deep' ? [file] : [])));
  const isEverywhere = missedIn(problems);
  return problems.map((problem) => {
    if (isEverywhere(problem)) return problem;
    const text = texts.get(problem.file);
    if (text === undefined || text === '' || deep.has(problem.file)) return problem;
    const offset = offsetAt(text, problem);
    const tree = problem.file.endsWith('.json') ? treeOf(problem.file, text) : undefined;
    const node = tree && findNodeAtOffset(tree, offset, true);
    const mend = (mendings.get(problem.code) ?? mendWord)({ problem, text, offset, node });
    return mend === undefined ? problem : { ...problem, mend };
  });
}

function missedIn(problems: readonly Problem[]): (problem: Problem) => boolean {
  const places = new Map<string, Set<string>>();
  const key = ({ code, found, message }: Problem) => `${code} ${found ?? message}`;
  for (const problem of problems) {
    if (!MISSING.has(problem.code)) continue;
    const files = places.get(key(problem)) ?? new Set();
    places.set(key(problem), files.add(problem.file));
  }
  return (problem) => (places.get(key(problem))?.size ?? 0) > MOST_FILES;
}
