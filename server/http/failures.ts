import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DeadlineError, FaultError, type FaultKind, SqlStateError, UnavailableError } from '../db/Database.ts';
import { WAY_OUT } from '../db/faults.ts';
import { failed } from './envelope.ts';
import { NoAddressError, ParamError, Refusal, RepeatedError, TooLargeError } from './errors.ts';

const GENERIC = '系统繁忙，请稍后再试';
const DISK_FULL = '53100';
const FAULTS: Readonly<Record<FaultKind, string>> = {
  readOnly: '数据库处于只读状态，暂时不能保存，请联系管理员',
  damaged: '数据库文件已损坏，请联系管理员用备份恢复',
};

function ofFramework(error: FastifyError): Refusal | undefined {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new TooLargeError();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 415, '不支持的内容类型');
  const status = error.statusCode ?? 500;
  if (status === 404) return new NoAddressError();
  return status >= 400 && status < 500 ? new ParamError(error.code) : undefined;
}

/** The answer to an error; undefined for a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DeadlineError) return new Refusal(504, 504, '网络超时');
  if (error instanceof UnavailableError) return new Refusal(503, 503, '网络超时');
  if (error instanceof FaultError) return new Refusal(503, 503, FAULTS[error.kind]);
  if (error instanceof SqlStateError && error.code === DISK_FULL) return new Refusal(507, 500, '系统存储空间不足');
  if (error instanceof Error) return ofFramework(error as FastifyError);
  return undefined;
}

/** Whoever asked is gone: what was to be streamed to them ended before its beginning. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Answers whatever was thrown: refusals in their own words, everything else in one generic sentence. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof RepeatedError) {
    reply.status(error.status).header('idempotency-replayed', 'true').type('application/json; charset=utf-8');
    reply.send(error.reply);
    return;
  }
  const refusal = refusalOf(error);
  if (refusal) {
    const why = 'why' in refusal ? refusal.why : undefined;
    if (error instanceof FaultError) request.log.error({ err: error, code: error.code }, WAY_OUT[error.kind]);
    request.log.debug({ status: refusal.status, code: refusal.code, why }, 'refused');
    reply.status(refusal.status).send(failed(refusal.code, refusal.message, refusal.result));
    return;
  }
  if (hasLeft(error, reply)) {
    request.log.info({ err: error }, 'nobody waits for the answer');
    return;
  }
  request.log.error({ err: error }, 'unexpected error');
  reply.status(500).send(failed(500, GENERIC, { requestId: request.id }));
}

/** Paths of routes by method, to tell an unknown path from a method not offered. */
function routePatterns(app: FastifyInstance): { method: string; pattern: RegExp }[] {
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', (route) => {
    if (route.url === '/*' || route.url === '*') return;
    const source = route.url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+|\*/g, (part) => (part === '*' ? '.*' : '[^/]+'));
    for (const method of [route.method].flat()) routes.push({ method, pattern: new RegExp(`^${source}$`) });
  });
  return routes;
}

/** The last resort for errors, unknown paths and unknown methods. Call before any route is added. */
export function addFailures(app: FastifyInstance): void {
  const routes = routePatterns(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method));
    if (methods.size === 0 || methods.has(request.method)) {
      return reply.status(404).send(failed(404, '很抱歉，资源未找到!'));
    }
    const names = [...methods].join(', ');
    return reply
      .status(405)
      .header('allow', names)
      .send(failed(405, `不支持${request.method}请求方法，支持以下${names}`));
  });
}

/** For what goes wrong before a route is found: bad encodings and overlong parameters. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  closeAfterAnswer(request, reply);
  answerError(ofFramework(error) ?? error, request, reply);
}

/** Answers bytes that are no HTTP request; an overlong request line is 414. */
export function answerClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const overflow = error.code === 'HPE_HEADER_OVERFLOW';
  const longLine = overflow && Buffer.isBuffer(error.rawPacket) && !error.rawPacket.includes('\r\n');
  const status = longLine ? '414 URI Too Long' : overflow ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify(failed(Number(status.slice(0, 3)), overflow ? '请求地址过长' : '参数错误'));
  const length = Buffer.byteLength(body);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Node hands the connection of an upgrade over and keeps no eye on it: whoever answers with anything but the upgrade
 * has to close it, or it stays open for good.
 */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.headers.upgrade === undefined) return;
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
}

/** Closes the connection of every refused upgrade, whatever refuses it. Call before any other hook and route. */
export function addRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => closeAfterAnswer(request, reply));
}
