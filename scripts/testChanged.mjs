import path from 'node:path';
import { createVitest } from 'vitest/node';
import { requireChromium } from './chromium.mjs';
import { browserTestsOf, changedFiles, fitting, nearestFirst, readersOf } from './setup/changed.mjs';
import { inProject, ROOT, runMain } from './setup/checkout.mjs';
import { loadTestVariables } from './setup/environment.mjs';
import { frontend } from './setup/frontend.mjs';
import { browserTests, runVitest, sayCounts, sumCounts } from './setup/tests.mjs';

/** Seconds, as the files took in the last complete run. */
const UNIT_SECONDS = 40;
const BROWSER_SECONDS = 30;

const SCRIPT = /^(?:engine|renderers|server|scripts|schemas|tests)\/.*\.(?:ts|tsx|mjs)$/;

/** Files of unit tests that import one of these, however far. @param {readonly string[]} changed */
async function unitTestsOf(changed) {
  const related = changed.filter((file) => SCRIPT.test(file)).map((file) => inProject(file));
  if (related.length === 0) return readersOf(changed);
  const vitest = await createVitest('test', { watch: false, related, passWithNoTests: true });
  try {
    const found = await vitest.getRelevantTestSpecifications();
    const names = found.map(({ moduleId }) => path.relative(ROOT, moduleId).replaceAll('\\', '/'));
    return [...new Set([...names, ...readersOf(changed)])];
  } finally {
    await vitest.close();
  }
}

await runMain(async () => {
  loadTestVariables();
  const changed = changedFiles();
  const unit = fitting(nearestFirst(await unitTestsOf(changed), changed), UNIT_SECONDS);
  const browser = fitting(browserTestsOf(browserTests([]), changed), BROWSER_SECONDS);
  const runs = [];
  if (unit.taken.length > 0) runs.push(runVitest(unit.taken, { beside: browser.taken.length > 0 }));
  if (browser.taken.length > 0) {
    process.env.CHROMIUM_PATH = await requireChromium();
    await frontend.ensure();
    runs.push(runVitest([...browser.taken, '--config', 'vitest.e2e.config.ts'], { beside: true }));
  }
  const sum = sumCounts((await Promise.all(runs)).map(({ counts }) => counts));
  const left = [...unit.left, ...browser.left];
  if (left.length > 0) console.log(`没有跑的（npm test 会跑）：\n${left.map((file) => `  ${file}`).join('\n')}`);
  console.log(sayCounts(sum));
  return sum.ok && sum.failed === 0 ? 0 : 1;
});
