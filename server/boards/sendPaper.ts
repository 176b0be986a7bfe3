import type { FastifyReply } from 'fastify';
import { DraughtError, type Draughtsman } from '../charts/Draughtsman.ts';
import type { Paper } from '../charts/Paper.ts';
import { ParamError, Refusal, TooManyError } from '../http/errors.ts';

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type PaperFormat = keyof typeof TYPES;

/** Throws ParamError. */
export function readFormat(format: string | undefined): PaperFormat {
  if (format === 'pdf' || format === 'xlsx') return format;
  throw new ParamError('format: pdf or xlsx');
}

/** Makes the file and sends it under the paper's title and day. */
export async function sendPaper(
  reply: FastifyReply,
  draughtsman: Draughtsman,
  { format, paper, day }: { format: PaperFormat; paper: Paper; day: string },
): Promise<FastifyReply> {
  const file = await draughtsman.make({ kind: format, paper }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const name = encodeURIComponent(`${paper.title} ${day}.${format}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="board.${format}"; filename*=UTF-8''${name}`)
    .header('access-control-expose-headers', 'Content-Disposition')
    .header('cache-control', 'private, no-store')
    .send(file);
}

/** In words for whoever waits; what is broken stays a bug. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof DraughtError)) return error;
  if (error.reason === 'busy') return new TooManyError('正在生成的文件太多，请稍后再试');
  if (error.reason === 'late') return new Refusal(503, 503, '内容太多，没有及时生成，请缩小期间或筛选后再试');
  if (error.reason === 'large') return new Refusal(413, 413, '看板的内容太多，无法导出');
  return error;
}
