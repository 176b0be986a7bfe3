import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSigned, sign, signedText } from '../../engine/api/signature.ts';
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

/** Checks signed GET and POST calls on the configured paths. It never replaces token and rights. */
export function addSignatureCheck(app: FastifyInstance, context: Context): void {
  app.addHook('preValidation', async (request) => {
    const declared = context.compiled().app.signature;
    const secret = context.settings.signSecret;
    if (!declared || !secret || (request.method !== 'GET' && request.method !== 'POST')) return;
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isSigned({ paths: declared.paths, secret }, path)) return;
    checkTime(request, context.clock().getTime());
    checkSignature(request, path, secret);
  });
}
