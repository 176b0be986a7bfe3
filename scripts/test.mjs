import { findChromium, requireChromium } from './chromium.mjs';
import { runMain, SetupError } from './setup/checkout.mjs';
import { keepDurations, slowestText } from './setup/durations.mjs';
import { loadTestVariables, requireNode } from './setup/environment.mjs';
import { frontend } from './setup/frontend.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { browserTests, countTests, failedText, runVitest, sayCounts, sumCounts } from './setup/tests.mjs';

/**
 * A front end that does not build is one failed test: the closing line must still be told.
 * @param {readonly string[]} args
 * @param {boolean} beside
 */
async function runInBrowser(args, beside) {
  try {
    await frontend.ensure();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    return { counts: countTests(undefined, 1), files: [] };
  }
  return runVitest([...args, '--config', 'vitest.e2e.config.ts'], { beside });
}

await runMain(async () => {
  requireNode();
  loadTestVariables();
  await ensureInstalled();
  const args = process.argv.slice(2);
  const filters = args.filter(
    (arg, at) => !arg.startsWith('-') && !['-t', '--testNamePattern'].includes(args[at - 1] ?? ''),
  );
  const inBrowser = browserTests(filters).length > 0;
  const chromium = inBrowser || filters.length === 0 ? await requireChromium() : await findChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;

  // Both at once, two workers each: while one waits another works, and whichever ends first leaves no core idle.
  const complete = inBrowser && filters.length === 0;
  const runs = await Promise.all([
    runVitest(args, { beside: inBrowser }),
    ...(inBrowser ? [runInBrowser(args, true)] : []),
  ]);
  const files = runs.flatMap((run) => run.files);
  if (complete) {
    keepDurations(files);
    console.log(`最慢的文件：\n${slowestText(files)}`);
  }
  const failed = failedText(files);
  if (failed) console.log(`失败的测试：\n${failed}`);
  const sum = sumCounts(runs.map(({ counts }) => counts));
  const nothing = sum.passed + sum.failed + sum.skipped === 0;
  if (nothing) console.error('没有匹配的测试');
  console.log(sayCounts(sum));
  return sum.ok && sum.failed === 0 && !nothing ? 0 : 1;
});
