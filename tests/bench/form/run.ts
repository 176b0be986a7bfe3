import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { runMain } from '../../../scripts/setup/checkout.mjs';
import type { Case, Figures } from '../cases.ts';
import { busyMs, compare, inLab, type Lab, quantile, type Side } from '../compare.ts';

/** Keys typed into one field, and the fields that are typed into; none that must be filled in. */
const KEYS = 20;
const TYPED_IN = [0, 8, 16];

const CASES: readonly Case[] = [
  { figure: 'open', title: 'A hundred fields: first painted', unit: 'ms', digits: 0, atMost: 1.2 },
  { figure: 'whole', title: 'All of them drawn', unit: 'ms', digits: 0, atMost: 1.2 },
  { figure: 'loaded', title: 'Loaded until then, gzip', unit: 'KiB', digits: 0, limit: 360 },
  { figure: 'heap', title: 'Heap over the page', unit: 'MB', digits: 1 },
  { figure: 'keyBusy', title: 'A keystroke: main thread', unit: 'ms', digits: 1, atMost: 1.25 },
  { figure: 'key', title: 'A keystroke: to paint, median', unit: 'ms', digits: 1 },
  { figure: 'keyP95', title: 'A keystroke: to paint, p95', unit: 'ms', digits: 1, limit: 16 },
  { figure: 'validate', title: 'Twenty errors painted', unit: 'ms', digits: 0, atMost: 1.25 },
];

async function measure(browser: Browser, address: string, side: Side): Promise<Figures> {
  const figures: Figures = {};
  await inLab(browser, `${address}/${side}.html`, async (lab) => {
    const { page } = lab;
    await page.waitForFunction(() => window.formBench !== undefined);
    await page.evaluate(() => window.formBench.prepare());
    await page.waitForTimeout(300);
    Object.assign(figures, await opening(lab), await typing(lab));
    figures.loaded = (await loadedBytes(lab)) / 1024;
    figures.validate = await page.evaluate(() => window.formBench.validate());
  });
  return figures;
}

async function opening({ page, session }: Lab): Promise<Figures> {
  const before = await heapOf(session);
  const { open, whole } = await page.evaluate(async () => {
    const begin = performance.now();
    const opened = await window.formBench.open();
    while (!window.formBench.whole()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { open: opened, whole: performance.now() - begin };
  });
  await page.waitForTimeout(500);
  return { open, whole, heap: ((await heapOf(session)) - before) / 1_048_576 };
}

/** Gzip bytes of every script and style the page has asked for. */
async function loadedBytes({ page }: Lab): Promise<number> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = [...new Set(names)].filter((name) => /\.(js|css)$/.test(name));
  const sizes = files.map(async (name) => gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function heapOf(session: Lab['session']): Promise<number> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Types into a form all of whose fields stand there. */
async function typing({ page, session }: Lab): Promise<Figures> {
  const latency: number[] = [];
  let busy = 0;
  for (const field of TYPED_IN) {
    await page.evaluate((at) => window.formBench.focus(at), field);
    for (let key = 1; key <= KEYS; key++) {
      const before = await busyMs(session);
      await page.evaluate(
        ([at, length]) => window.formBench.watch.arm(() => window.formBench.shown(at)?.length === length),
        [field, key] as const,
      );
      await page.keyboard.press('a');
      latency.push(await page.evaluate(() => window.formBench.watch.taken()));
      busy += (await busyMs(session)) - before;
    }
  }
  return {
    keyBusy: busy / (KEYS * TYPED_IN.length),
    key: quantile(latency, 0.5),
    keyP95: quantile(latency, 0.95),
  };
}

/** `--quick`: two runs, shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  await compare({
    folder: 'form',
    bare: 'Bare antd Form',
    cases: CASES,
    measures: [measure],
    runs: quick ? 2 : 7,
    record: quick ? undefined : ' -- form',
  });
  return 0;
});
