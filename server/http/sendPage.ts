import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type Envelope, ok, type Page } from './envelope.ts';

/** Records made into text at a time; a page of so many is made in one go. */
const SLICE = 500;

/**
 * Answers a page. Of many records a slice at a time is made ready by `show` and written as JSON: others get the process
 * between two slices, and nothing is sent before all is known to be good.
 */
export async function sendPage<T, S>(
  reply: FastifyReply,
  page: Page<T>,
  show: (records: T[]) => Promise<S[]> | S[],
): Promise<Envelope | FastifyReply> {
  const { records, ...rest } = page;
  if (records.length <= SLICE) return ok({ records: await show(records), ...rest });
  const parts: string[] = [];
  for (let start = 0; start < records.length; start += SLICE) {
    const shown = await show(records.slice(start, start + SLICE));
    // Without the brackets: slices become one list.
    parts.push(JSON.stringify(shown).slice(1, -1));
    await pause();
  }
  const mark = '"records":[]';
  const shell = JSON.stringify(ok({ records: [], ...rest }));
  const at = shell.indexOf(mark) + mark.length - 1;
  const text = [shell.slice(0, at), parts.join(','), shell.slice(at)];
  return reply.type('application/json; charset=utf-8').send(Buffer.concat(text.map((part) => Buffer.from(part))));
}
