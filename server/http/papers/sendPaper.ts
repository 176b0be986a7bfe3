import type { FastifyReply } from 'fastify';
import { DraughtError, type Draughtsman } from '../../papers/Draughtsman.ts';
import type { PaperJob } from '../../papers/Paper.ts';
import { Refusal, TooManyError } from '../errors.ts';

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type PaperFormat = keyof typeof TYPES;

/** A file to be made, and the name it is sent under, without its ending; `plain`: for who reads no Chinese. */
export interface SentPaper {
  job: Exclude<PaperJob, { kind: 'svg' | 'png' }>;
  name: string;
  plain: string;
  /** What is said of one that is too large. */
  tooLarge: string;
}

/** Makes the file and sends it. Throws what is said to whoever waits. */
export async function sendPaper(
  reply: FastifyReply,
  draughtsman: Draughtsman,
  { job, name, plain, tooLarge }: SentPaper,
): Promise<FastifyReply> {
  const file = await draughtsman.make(job).catch((error: unknown) => {
    throw paperRefusal(error, tooLarge);
  });
  const format: PaperFormat = job.kind === 'xlsx' ? 'xlsx' : 'pdf';
  const encoded = encodeURIComponent(`${name}.${format}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encoded}`)
    .header('access-control-expose-headers', 'Content-Disposition')
    .header('cache-control', 'private, no-store')
    .send(file);
}

/** In words for whoever waits; what is broken stays a bug. */
export function paperRefusal(error: unknown, tooLarge: string): unknown {
  if (!(error instanceof DraughtError)) return error;
  if (error.reason === 'busy') return new TooManyError('正在生成的文件太多，请稍后再试');
  if (error.reason === 'late') return new Refusal(503, 503, '内容太多，没有及时生成，请缩小范围后再试');
  if (error.reason === 'large') return new Refusal(413, 413, tooLarge);
  return error;
}
