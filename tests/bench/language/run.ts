import { sampled } from '../../../scripts/mutate/Mutant.ts';
import { mutantsOf } from '../../../scripts/mutate/mutantsOf.ts';
import { scoreOf } from '../../../scripts/mutate/score.ts';
import { readSurvivors } from '../../../scripts/mutate/survivors.ts';
import { runMain } from '../../../scripts/setup/checkout.mjs';
import { compiler, shippedFiles } from '../../declarations.ts';
import { mendSlips } from '../../mistakes/mendSlips.ts';
import { tellMistakes } from '../../mistakes/tellMistakes.ts';
import { writeReport } from '../report.ts';

const SEED = 19;

interface Score {
  title: string;
  tried: number;
  share: number;
  /** The least share; absent where there is none to keep. */
  least?: number;
}

const share = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

function lineOf({ title, tried, share: got, least }: Score): string {
  const must = least === undefined ? ['', ''] : [`≥ ${least * 100} %`, got >= least ? '✓' : '✗'];
  return `| ${[title, tried.toLocaleString('en-US'), `${(got * 100).toFixed(1)} %`, ...must].join(' | ')} |`;
}

/** `--quick`: a tenth of them, shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  const part = quick ? 0.1 : 1;
  const [compile, files] = [await compiler(), await shippedFiles()];
  const told = tellMistakes(files, compile, 10 * part);
  const due = told.filter(({ suggested }) => suggested !== undefined);
  const mended = mendSlips(files, compile, 30 * part);
  const mutants = sampled(mutantsOf(files, compile(files), SEED), { each: 1, seed: SEED, most: 2_000 * part });
  const mutated = scoreOf(files, compile, mutants, readSurvivors());
  const scores: Score[] = [
    { title: 'Likely mistakes told', tried: told.length, share: share(told, ({ silent }) => !silent), least: 1 },
    { title: '– the cause first', tried: told.length, share: share(told, ({ first }) => first), least: 0.95 },
    { title: '– with the right word', tried: due.length, share: share(due, (each) => !!each.suggested), least: 0.95 },
    {
      title: 'Slips restored, byte for byte',
      tried: mended.length,
      share: share(mended, (each) => each.restored),
      least: 0.9,
    },
    {
      title: '– nothing right changed',
      tried: mended.length,
      share: share(mended, ({ touched }) => touched.length === 0),
      least: 1,
    },
    { title: 'Mutants told', tried: mutated.tried - mutated.right, share: mutated.score, least: 0.98 },
    { title: '– in the file itself, first', tried: mutated.told, share: mutated.atPlace / mutated.told },
  ];
  const table = ['| Score | Tried | | Must | |', '|---|---:|---:|---|---|', ...scores.map(lineOf)].join('\n');
  for (const { what } of told.filter(({ silent }) => silent)) console.log(what);
  for (const { what, touched } of mended) if (touched.length > 0) console.log(what, touched.join(' '));
  console.log(`\n${table}`);
  if (!quick) writeReport(' -- language', table, 1);
  return scores.every(({ share: got, least = 0 }) => got >= least) ? 0 : 1;
});
