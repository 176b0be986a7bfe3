import { listSteps, type Step, type StepResult } from './checks/steps.ts';
import { runMain } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';

interface Outcome extends StepResult {
  name: string;
  seconds: number;
}

const AT_ONCE = 2;

async function runStep(step: Step): Promise<Outcome> {
  const begin = performance.now();
  const result = await step.run();
  const outcome = { ...result, name: step.name, seconds: (performance.now() - begin) / 1000 };
  if (!outcome.ok) console.log(`\n✗ ${outcome.name}\n${outcome.output.trimEnd()}\n`);
  return outcome;
}

/** Runs the steps in order, some at the same time; a failed one stops nothing. Outcomes come in the order of the steps. */
async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const together = [...steps.entries()].filter(([, step]) => !step.alone);
  const lane = async (): Promise<void> => {
    for (let next = together.shift(); next; next = together.shift()) outcomes[next[0]] = await runStep(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  for (const [at, step] of steps.entries()) if (step.alone) outcomes[at] = await runStep(step);
  return outcomes;
}

await runMain(async () => {
  const { values } = readArguments({
    args: process.argv.slice(2),
    options: { 'no-tests': { type: 'boolean', default: false } },
  });
  const house = values['no-tests'] ? 'house' : 'all';
  const tests = process.env.WEFT_TESTS_DONE === '1' ? 'none' : house;
  const outcomes = await runSteps(listSteps({ tests }));
  console.log('');
  for (const { ok, name, seconds } of outcomes)
    console.log(`${ok ? '✓' : '✗'} ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const failed = outcomes.filter((outcome) => !outcome.ok).length;
  console.log(failed === 0 ? '\n检查通过' : `\n${failed} 项未通过`);
  return failed === 0 ? 0 : 1;
});
