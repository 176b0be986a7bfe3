import { parentPort } from 'node:worker_threads';
import type { PaperJob } from './Paper.ts';
import { PAPER_LOOK } from './paperLook.ts';
import { TooManyPagesError } from './print/PrintPaper.ts';

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

/** Each kind leans on libraries of its own, which take seconds to load: a print does not wait for charts. */
async function make(job: PaperJob): Promise<Buffer> {
  if (job.kind === 'pdf') return (await import('./writePdf.ts')).writePdf(job.paper);
  if (job.kind === 'xlsx') return (await import('./writeXlsx.ts')).writeXlsx(job.paper);
  if (job.kind === 'print') return (await import('./print/writePrint.ts')).writePrint(job.print);
  if (job.kind === 'over') return (await import('./print/writePrint.ts')).writeOver(job.print);
  const { chart, width, height, caption } = job;
  const look = { ...PAPER_LOOK, width, height, title: chart.title, ...(caption === undefined ? {} : { caption }) };
  const svg = (await import('./drawSvg.ts')).drawSvg(chart, look);
  return job.kind === 'svg' ? Buffer.from(svg) : (await import('./drawPng.ts')).drawPng(svg);
}
