import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer } from '../../../scripts/setup/backend.mjs';
import { startMortal } from '../../../server/testing/mortal.ts';
import { median } from '../cases.ts';

/** Until what a start has thrown away is gone and its sweeping is done. */
const IDLE = 10_000;
/** Of Linux. */
const TICKS = 100;

interface Start {
  seconds: number;
  /** Of all threads, until it was ready. */
  processor: number;
  /** Bytes, some seconds later. */
  memory: number;
}

/** Starts on data that an earlier start has put there: until the server is ready, and what it holds while nobody comes. */
export async function starts(variables: Record<string, string>, runs: number): Promise<void> {
  await (await startMortal(await builtServer(), variables, [])).kill();
  const taken: Start[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    const server = await startMortal(await builtServer(), variables, []);
    const seconds = (performance.now() - begin) / 1_000;
    const processor = processorSeconds(server.pid());
    await pause(IDLE);
    taken.push({ seconds, processor, memory: memoryOf(server.pid()) });
    await server.kill();
  }
  const middle = (of: (start: Start) => number): number => median(taken.map(of));
  console.log(
    [
      `ready in ${middle(({ seconds }) => seconds).toFixed(1)} s`,
      `${middle(({ processor }) => processor).toFixed(1)} s of the processors`,
      `idle with ${Math.round(middle(({ memory }) => memory) / 1024 ** 2)} MB`,
    ].join(', '),
  );
}

function processorSeconds(pid: number | undefined): number {
  // The name in brackets may hold anything; user and system time are the 12th and 13th behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Bytes in memory of a process. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
