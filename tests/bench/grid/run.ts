import { runMain } from '../../../scripts/setup/checkout.mjs';
import { compare } from '../compare.ts';
import { CASES } from './cases.ts';
import { measuring, PART_NAMES } from './measure.ts';

/** `--quick`: two runs; names of parts: only these. Either is shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  const named = process.argv.slice(2).filter((name) => PART_NAMES.includes(name));
  const parts = named.length > 0 ? named : PART_NAMES;
  await compare({
    folder: 'grid',
    bare: 'Bare AG Grid',
    cases: CASES,
    measures: parts.map(measuring),
    runs: quick ? 2 : 15,
    record: quick || named.length > 0 ? undefined : '',
  });
  return 0;
});
