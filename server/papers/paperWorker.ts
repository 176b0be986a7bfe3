import { parentPort } from 'node:worker_threads';
import { drawPng } from './drawPng.ts';
import { drawSvg } from './drawSvg.ts';
import type { PaperJob } from './Paper.ts';
import { PAPER_LOOK } from './paperLook.ts';
import { TooManyPagesError, writePrint } from './print/writePrint.ts';
import { writePdf } from './writePdf.ts';
import { writeXlsx } from './writeXlsx.ts';

/** What the thread answers a job with. */
export type PaperAnswer = { made: Uint8Array } | { error: string; large?: true };

parentPort?.on('message', async (job: PaperJob) => {
  const answer: PaperAnswer = await make(job).then(
    (made) => ({ made }),
    (error: unknown) => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...(error instanceof TooManyPagesError ? { large: true as const } : {}),
    }),
  );
  parentPort?.postMessage(answer);
});

async function make(job: PaperJob): Promise<Buffer> {
  if (job.kind === 'pdf') return writePdf(job.paper);
  if (job.kind === 'xlsx') return writeXlsx(job.paper);
  if (job.kind === 'print') return writePrint(job.print);
  const { chart, width, height, caption } = job;
  const look = { ...PAPER_LOOK, width, height, title: chart.title, ...(caption === undefined ? {} : { caption }) };
  const svg = drawSvg(chart, look);
  return job.kind === 'svg' ? Buffer.from(svg) : drawPng(svg);
}
