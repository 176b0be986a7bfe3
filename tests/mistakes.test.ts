import { beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { families } from './mistakes/families.ts';
import { lineOf, type Mistake, readShipped, withMistake } from './mistakes/Mistake.ts';

/** How many of each family are tried; every one when all is. */
const SAMPLE = process.env.WEFT_THOROUGH === '1' ? Number.POSITIVE_INFINITY : 2;

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** As many as wanted, from all over the list, always the same. */
function sampled<T>(all: readonly T[]): readonly T[] {
  if (all.length <= SAMPLE) return all;
  return Array.from({ length: SAMPLE }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / SAMPLE)]).filter(
    (each) => each !== undefined,
  );
}

interface Told {
  what: string;
  silent: boolean;
  first: boolean;
  suggested: boolean | undefined;
}

function tell(family: string, mistake: Mistake): Told {
  const files = shipped.map((file) =>
    file.path === mistake.file ? { ...file, text: withMistake(file.text, mistake) } : file,
  );
  const line = lineOf(files.find(({ path }) => path === mistake.file)?.text ?? '', mistake.at);
  const [first] = compile(files).problems;
  const where = first === undefined ? 'nothing' : `${first.file}:${first.line} ${first.code} (${first.suggestion})`;
  return {
    what: `${family}: ${mistake.file}:${line} (${mistake.suggestion}) → ${where}`,
    silent: first === undefined,
    first: first?.file === mistake.file && first.line === line,
    suggested: mistake.suggestion === undefined ? undefined : first?.suggestion === mistake.suggestion,
  };
}

test('the shipped declarations have nothing to tell', () => {
  expect(compile(shipped).problems).toEqual([]);
});

test('every mistake is told, the cause first, with the right word', { timeout: 1_200_000 }, () => {
  const files = readShipped(shipped);
  const tried = Object.entries(families).map(([family, make]) => ({ family, mistakes: sampled(make(files)) }));
  expect(tried.flatMap(({ family, mistakes }) => (mistakes.length === 0 ? [family] : []))).toEqual([]);
  const told = tried.flatMap(({ family, mistakes }) => mistakes.map((mistake) => tell(family, mistake)));
  const share = (few: readonly Told[], all: readonly Told[]) => 1 - few.length / all.length;
  const late = told.filter(({ first }) => !first);
  const due = told.filter(({ suggested }) => suggested !== undefined);
  const wrong = due.filter(({ suggested }) => !suggested);
  const figures = { mistakes: told.length, first: share(late, told), suggested: share(wrong, due) };
  console.info('mistakes', JSON.stringify(figures));
  expect(told.filter(({ silent }) => silent).map(({ what }) => what)).toEqual([]);
  expect(figures.first, late.map(({ what }) => what).join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(figures.suggested, wrong.map(({ what }) => what).join('\n')).toBeGreaterThanOrEqual(0.95);
});
