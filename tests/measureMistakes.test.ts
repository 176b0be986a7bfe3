import { beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { lineOf, withMistake } from './mistakes/Mistake.ts';
import { rightMeasures, type WrongMeasure, wrongMeasures } from './mistakes/measures.ts';

const FILE = 'screens/market/order.model.json';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** What is told of the shipped orders with one more measure, and the lines that measure has. */
function tell(measure: WrongMeasure) {
  const own = shipped.find(({ path }) => path === FILE);
  if (own === undefined) throw new Error(FILE);
  const { measures } = JSON.parse(own.text) as { measures: unknown[] };
  const { suggestion: _due, ...declared } = measure;
  const at = ['measures', measures.length];
  const edits: [typeof at, unknown][] = [[at, { key: 'wrong', title: '错', ...declared }]];
  const text = withMistake(own.text, { file: FILE, edits, at });
  const { problems } = compile(shipped.map((file) => (file === own ? { ...own, text } : file)));
  return { problems, from: lineOf(text, at), to: lineOf(text, ['measures', measures.length, 'title']) + 6 };
}

test('nineteen of twenty wrong measures do not compile, and are told at their place with the right word', () => {
  const all = Object.entries(wrongMeasures).flatMap(([family, each]) => each.map((measure) => ({ family, measure })));
  expect(all.length).toBeGreaterThanOrEqual(50);
  const told = all.map(({ family, measure }) => {
    const { problems, from, to } = tell(measure);
    const here = problems.filter(({ file, line }) => file === FILE && line >= from && line <= to);
    const [first] = here;
    const right = first !== undefined && first.fix !== '' && problems.length === here.length;
    const suggested = measure.suggestion === undefined || first?.suggestion === measure.suggestion;
    return {
      what: `${family}: ${measure.value} → ${first?.code} ${first?.message} (${first?.suggestion})`,
      right,
      suggested,
    };
  });
  const missed = told.filter(({ right, suggested }) => !right || !suggested).map(({ what }) => what);
  console.info('wrong measures', JSON.stringify({ tried: told.length, missed: missed.length }));
  expect(missed.length / told.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test.each(rightMeasures)('$value says something', (measure) => {
  expect(tell(measure).problems).toEqual([]);
});
