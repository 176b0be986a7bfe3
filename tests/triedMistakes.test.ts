import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Path } from '../engine/compile/places.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { lineOf, withMistake } from './mistakes/Mistake.ts';

/**
 * Mistakes that a stranger made in the shipped files by hand, one a line: a path, a key or a name in a list at each
 * point, and the value to write; without a value it is taken away. Statements have a word replaced.
 */
interface Tried {
  file: string;
  edits?: [path: string, value?: unknown][];
  at?: string;
  replace?: string;
  by?: string;
  suggestion?: string;
}

const tried = readFileSync('tests/mistakes/tried.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Tried);

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

const NAMES = ['key', 'code', 'value', 'title', 'screen'] as const;

/** The place a path speaks of: items of lists go by their index or by what they are called. */
function placeIn(value: unknown, path: string): Path {
  const place: Path = [];
  let current: unknown = value;
  for (const part of path === '' ? [] : path.split('.')) {
    const key = Array.isArray(current) ? indexIn(current, part) : part;
    place.push(key);
    current = (current as Record<string | number, unknown> | undefined)?.[key];
  }
  return place;
}

function indexIn(list: readonly unknown[], part: string): number {
  if (/^\d+$/.test(part)) return Number(part);
  const named = (each: unknown) =>
    each === part || NAMES.some((name) => (each as Partial<Record<string, unknown>> | null)?.[name] === part);
  const at = list.findIndex(named);
  return at < 0 ? list.length : at;
}

/** The file with the mistake, and the line it must be told at; statements give none. */
function made({ edits = [], at, replace, by = '' }: Tried, text: string): { text: string; line: number | undefined } {
  if (replace !== undefined) return { text: text.replace(replace, () => by), line: undefined };
  const wrong = edits.reduce((current, [path, value]) => {
    const place = placeIn(JSON.parse(current), path);
    return withMistake(current, { file: '', edits: [[place, value]], at: 1 });
  }, text);
  return { text: wrong, line: lineOf(wrong, placeIn(JSON.parse(wrong), at ?? '')) };
}

test('what a stranger did wrong is told, the cause first, with the right word', { timeout: 900_000 }, () => {
  const told = tried.map((each) => {
    const file = `screens/${each.file}`;
    const source = shipped.find(({ path }) => path === file)?.text ?? '';
    const { text, line } = made(each, source);
    expect(text, JSON.stringify(each)).not.toBe(source);
    const [first] = compile(shipped.map((one) => (one.path === file ? { ...one, text } : one))).problems;
    const where = `${first?.file}:${first?.line} ${first?.code} (${first?.suggestion})`;
    return {
      what: `${JSON.stringify(each)} → ${where}`,
      silent: first === undefined,
      late: first?.file !== file || (line !== undefined && first.line !== line),
      wrong: each.suggestion !== undefined && first?.suggestion !== each.suggestion,
    };
  });
  const what = (of: 'silent' | 'late' | 'wrong') => told.flatMap((each) => (each[of] ? [each.what] : []));
  const due = tried.filter(({ suggestion }) => suggestion !== undefined).length;
  const [late, wrong] = [what('late'), what('wrong')];
  const figures = { mistakes: told.length, first: 1 - late.length / told.length, suggested: 1 - wrong.length / due };
  console.info('mistakes by hand', JSON.stringify(figures));
  expect(what('silent')).toEqual([]);
  expect(figures.first, late.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(figures.suggested, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
