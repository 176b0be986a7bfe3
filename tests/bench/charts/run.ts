import type { Browser } from 'playwright-core';
import { runMain } from '../../../scripts/setup/checkout.mjs';
import type { Case, Figures } from '../cases.ts';
import { compare, inLab, type Side } from '../compare.ts';

const STEPS = ['open', 'filter', 'resize', 'long'] as const;

const CASES: readonly Case[] = [
  { figure: 'open', title: 'Twelve charts of 90 × 4 points painted', unit: 'ms', digits: 0, limit: 600 },
  { figure: 'filter', title: 'Other values, each chart', unit: 'ms', digits: 1, limit: 100 },
  { figure: 'resize', title: 'Other room, each chart', unit: 'ms', digits: 1, limit: 100 },
  { figure: 'long', title: 'A line of 100,000 points painted', unit: 'ms', digits: 0 },
];

async function measure(browser: Browser, address: string, side: Side): Promise<Figures> {
  const figures: Figures = {};
  await inLab(browser, `${address}/${side}.html`, async ({ page }) => {
    await page.waitForFunction(() => window.chartBench !== undefined);
    await page.evaluate(() => window.chartBench.prepare());
    await page.waitForTimeout(300);
    for (const step of STEPS) {
      figures[step] = await page.evaluate((name) => window.chartBench[name](), step);
      await page.waitForTimeout(200);
    }
  });
  return figures;
}

/** `--quick`: two runs, shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  await compare({
    folder: 'charts',
    bare: 'Bare ECharts',
    cases: CASES,
    measures: [measure],
    runs: quick ? 2 : 7,
    record: quick ? undefined : ' -- charts',
  });
  return 0;
});
