import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { requireChromium } from '../../../scripts/chromium.mjs';
import { inProject, runMain } from '../../../scripts/setup/checkout.mjs';
import { writeTable } from './cases.ts';
import { type Figures, measure, PART_NAMES, SIDES, type Side } from './measure.ts';

const PORT = Number(process.env.BENCH_PORT || 18_420);
const REPORT = inProject('docs', 'performance.md');
const BEGIN = '<!-- begin: npm run bench -->';
const END = '<!-- end: npm run bench -->';

async function buildPages(folder: string): Promise<void> {
  const root = inProject('tests', 'bench', 'grid');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      target: 'baseline-widely-available',
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: SIDES.map((side) => path.join(root, `${side}.html`)) },
    },
  });
}

/** Runs in turn, the first side changing, so that neither has the machine to itself. */
async function measureInTurn(
  address: string,
  runs: number,
  parts: readonly string[],
): Promise<Record<Side, Figures[]>> {
  const results: Record<Side, Figures[]> = { bare: [], ours: [] };
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  try {
    for (let run = 0; run < runs; run++) {
      const order = run % 2 === 0 ? SIDES : [...SIDES].reverse();
      for (const side of order) results[side].push(await measure(browser, address, side, parts));
      console.log(`${run + 1} / ${runs}`);
    }
  } finally {
    await browser.close();
  }
  return results;
}

function writeReport(table: string, runs: number): void {
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 1_073_741_824)} GiB, Node ${process.versions.node}`;
  const section = [
    BEGIN,
    '',
    `Medians of ${runs} interleaved runs; ${machine}, headless Chromium.`,
    '',
    table,
    '',
    END,
  ];
  const before = fs.existsSync(REPORT) ? fs.readFileSync(REPORT, 'utf8') : `# Performance\n\n${BEGIN}\n${END}\n`;
  const from = before.indexOf(BEGIN);
  const to = before.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${REPORT} has no place for the figures`);
  fs.writeFileSync(REPORT, before.slice(0, from) + section.join('\n') + before.slice(to + END.length));
}

/** `--quick`: two runs; names of parts: only these. Either is shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  const named = process.argv.slice(2).filter((name) => PART_NAMES.includes(name));
  const parts = named.length > 0 ? named : PART_NAMES;
  const runs = quick ? 2 : 5;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-bench-'));
  try {
    await buildPages(folder);
    const server = await preview({
      configFile: false,
      root: folder,
      logLevel: 'warn',
      build: { outDir: folder },
      preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
    });
    try {
      const { bare, ours } = await measureInTurn(`http://127.0.0.1:${PORT}`, runs, parts);
      const table = writeTable(bare, ours);
      console.log(table);
      if (!quick && named.length === 0) writeReport(table, runs);
    } finally {
      await server.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
