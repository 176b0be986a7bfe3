import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sign, signCall } from '../../engine/api/sign.ts';
import { isSigned, signedText } from '../../engine/api/signature.ts';
import type { Context } from './Context.ts';
import { BusinessError } from './errors.ts';
import { singleHeader } from './sessionToken.ts';

const WINDOW = 5 * 60_000;
const GMT8 = 8 * 3_600_000;

/** Epoch milliseconds of an X-TIMESTAMP: 13 digits of them, or 14 digits `yyyyMMddHHmmss` at GMT+8. */
export function parseSignatureTime(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{13,14}$/.test(text)) return undefined;
  if (text.length === 13) return Number(text);
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : time - GMT8;
}

function checkTime(request: FastifyRequest, now: number): void {
  const time = parseSignatureTime(singleHeader(request, 'x-timestamp'));
  if (time === undefined) throw new BusinessError('签名验证失败，请求时间无效');
  if (Math.abs(now - time) > WINDOW) throw new BusinessError('签名验证失败，请求已过期，请检查本机时间');
}

function checkSignature(request: FastifyRequest, path: string, secret: string): void {
  const sent = Buffer.from(singleHeader(request, 'x-sign') ?? '');
  const body = request.method === 'POST' ? request.body : undefined;
  const wanted = Buffer.from(sign(signedText(path, request.query, body), secret));
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) throw new BusinessError('签名验证失败');
}

/** Ours, over the whole call: checked wherever it is sent, and missed where it is asked of everybody. */
function checkWholeCall(request: FastifyRequest, secret: string, required: boolean): void {
  const sent = singleHeader(request, 'x-sign-call');
  if (sent === undefined && !required) return;
  const { method, url, body } = request;
  const time = singleHeader(request, 'x-timestamp') ?? '';
  const text = body === undefined || body === null ? '' : JSON.stringify(body);
  const wanted = Buffer.from(signCall({ method, url, time, body: text }, secret));
  const given = Buffer.from(sent ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new BusinessError('签名验证失败');
}

/** Checks signed calls on the configured paths. It never replaces token and rights. */
export function addSignatureCheck(app: FastifyInstance, context: Context): void {
  app.addHook('preValidation', async (request) => {
    const declared = context.compiled().app.signature;
    const secret = context.settings.signSecret;
    if (!declared || !secret) return;
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isSigned({ paths: declared.paths, secret }, path)) return;
    const family = request.method === 'GET' || request.method === 'POST';
    const whole = context.settings.signWholeCalls === true;
    if (family || whole || request.headers['x-sign-call'] !== undefined) checkTime(request, context.clock().getTime());
    if (family) checkSignature(request, path, secret);
    checkWholeCall(request, secret, whole);
  });
}
