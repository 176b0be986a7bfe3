import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { requireChromium } from '../../scripts/chromium.mjs';
import { antdRules } from '../../scripts/setup/antd/antdRules.ts';
import { stubUnusedAntd } from '../../scripts/setup/antd/stubUnusedAntd.ts';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { type Case, type Figures, writeTable } from './cases.ts';
import { BROWSER, writeReport } from './report.ts';

/** The two pages that are compared. */
export type Side = 'bare' | 'ours';
export const SIDES: readonly Side[] = ['bare', 'ours'];

/** One page in a browser context of its own. */
export interface Lab {
  page: Page;
  session: CDPSession;
}

/** Takes figures of one side. */
export type Measure = (browser: Browser, address: string, side: Side) => Promise<Figures>;

/** What is compared: the folder of `bare.html` and `ours.html` under `tests/bench/`, and how. */
export interface Comparison {
  folder: string;
  /** Heading of the bare side's figures. */
  bare: string;
  cases: readonly Case[];
  /** Each is measured on both sides before the next; the figures' names are those of `cases`. */
  measures: readonly Measure[];
  runs: number;
  /** Name of the place in the report; absent: shown and not recorded. */
  record?: string | undefined;
}

const PORT = Number(process.env.BENCH_PORT || 18_420);

/** Builds both pages, measures them in turn and shows the table. */
export async function compare(comparison: Comparison): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-bench-'));
  try {
    await buildPages(comparison.folder, folder);
    const server = await preview({
      configFile: false,
      root: folder,
      logLevel: 'warn',
      build: { outDir: folder },
      preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
    });
    try {
      const { bare, ours } = await measureInTurn(`http://127.0.0.1:${PORT}`, comparison);
      const table = writeTable(comparison.cases, comparison.bare, bare, ours);
      console.log(table);
      if (comparison.record !== undefined) writeReport(comparison.record, table, comparison.runs, BROWSER);
    } finally {
      await server.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function buildPages(source: string, folder: string): Promise<void> {
  const root = inProject('tests', 'bench', source);
  // Each by itself: what one of them does without, the other one keeps.
  for (const side of SIDES)
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react(), ...(side === 'ours' ? [antdRules()] : []), stubUnusedAntd()],
      build: {
        target: 'baseline-widely-available',
        outDir: folder,
        emptyOutDir: side === SIDES[0],
        chunkSizeWarningLimit: 5_000,
        rolldownOptions: { input: path.join(root, `${side}.html`) },
      },
    });
}

/** Runs in turn, the first side changing, so that neither has the machine to itself. */
async function measureInTurn(address: string, { measures, runs }: Comparison): Promise<Record<Side, Figures[]>> {
  const results: Record<Side, Figures[]> = { bare: [], ours: [] };
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  try {
    for (let run = 0; run < runs; run++) {
      const order = run % 2 === 0 ? SIDES : [...SIDES].reverse();
      for (const side of order) results[side].push({});
      for (const measure of measures)
        for (const side of order) Object.assign(results[side][run] ?? {}, await measure(browser, address, side));
      console.log(`${run + 1} / ${runs}`);
    }
  } finally {
    await browser.close();
  }
  return results;
}

/** Opens a page in a context of its own, with the CPU's figures at hand; whatever fails in it fails the measurement. */
export async function inLab(browser: Browser, address: string, work: (lab: Lab) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(error.message));
    await page.goto(address);
    const session = await context.newCDPSession(page);
    // The thread's own time: what other programs take of the machine is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await work({ page, session });
    if (failed.length > 0) throw new Error(`${address}: ${failed.join('; ')}`);
  } finally {
    await context.close();
  }
}

/** Ms of the main thread that tasks have taken so far. */
export async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** The value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(Math.ceil(sorted.length * part), sorted.length) - 1] ?? Number.NaN;
}
