import { beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { type Told, tellMistakes } from './mistakes/tellMistakes.ts';

/** How many of each family are tried; every one when all is. */
const EACH = process.env.WEFT_THOROUGH === '1' ? Number.POSITIVE_INFINITY : 2;

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

test('the shipped declarations have nothing to tell', () => {
  expect(compile(shipped).problems).toEqual([]);
});

test('every mistake is told, the cause first, with the right word', { timeout: 1_200_000 }, () => {
  const told = tellMistakes(shipped, compile, EACH);
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
