import { expect, test } from 'vitest';
import { sampled } from '../scripts/mutate/Mutant.ts';
import { mutantsOf } from '../scripts/mutate/mutantsOf.ts';
import { scoreOf } from '../scripts/mutate/score.ts';
import { readSurvivors } from '../scripts/mutate/survivors.ts';
import { compiler, shippedFiles } from './declarations.ts';

/** How many are tried here; one of each sort at each place when all is, as `npm run weft -- mutate` does. */
const MOST = process.env.WEFT_THOROUGH === '1' ? 1_000_000 : 250;
const SEED = 19;

test('a mistake at any key, value or reference is told', { timeout: 1_200_000 }, async () => {
  const compile = await compiler();
  const files = await shippedFiles();
  const mutants = mutantsOf(files, compile(files), SEED);
  expect(mutantsOf(files, compile(files), SEED)).toEqual(mutants);
  const operators = new Set(mutants.map(({ operator }) => operator));
  expect(operators.size).toBeGreaterThanOrEqual(25);
  const score = scoreOf(files, compile, sampled(mutants, { each: 1, seed: SEED, most: MOST }), readSurvivors());
  const { tried, told, right, atPlace } = score;
  console.info(
    'mutants',
    JSON.stringify({ possible: mutants.length, tried, told, right, atPlace, score: score.score }),
  );
  expect(score.score).toBeGreaterThanOrEqual(0.98);
  expect(score.survived.filter(({ reason }) => reason === undefined)).toEqual([]);
  if (MOST > mutants.length) expect(score.unused).toEqual([]);
});

test('every reason that is kept says why, and none is of everything', () => {
  for (const { operator, place, reason } of readSurvivors()) {
    expect(reason.length).toBeGreaterThan(5);
    expect(new RegExp(`^(?:${place})$`).test('model'), operator).toBe(false);
  }
});
