import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOpenAddress, isOwnName, openAddresses, type Resolve } from '../../config/openAddress.ts';
import type { AllowedHosts } from '../../config/readAllowed.ts';
import { DeliveryError } from '../Channel.ts';

export interface GuardedCall {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  allowed: AllowedHosts;
  signal: AbortSignal;
  resolve?: Resolve;
}

const MOST_ANSWER = 2_000;

/** Why an address is not called, in words; undefined: it is one that might be. What its name stands for is asked later. */
export function urlProblem(text: string, allowed: AllowedHosts): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return '应为 http:// 或 https:// 开头的地址';
  if (url.username !== '' || url.password !== '') return '地址里不要写用户名与密码，用签名辨认';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !allowed.names.has(host) && !isOpenAddress(host, allowed)) return CLOSED_WORDS;
  if (isOwnName(host) && !allowed.names.has(host)) return CLOSED_WORDS;
  return undefined;
}

const CLOSED_WORDS = '不能访问本机或内网的地址；确有需要时由运维写进 WEFT_WEBHOOK_ALLOW';

const hostOf = ({ hostname }: URL): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * Posts JSON to an address somebody typed. The name is resolved once, every address it stands for is judged, and the
 * connection goes to one of those: what the name stands for a moment later is nobody's way in. No redirect is followed.
 * Throws DeliveryError for any answer but 2xx.
 */
export async function guardedPost(call: GuardedCall): Promise<{ status: number; said: string }> {
  const { url: text, allowed, resolve } = call;
  const problem = urlProblem(text, allowed);
  if (problem !== undefined) throw new DeliveryError(problem, true);
  const url = new URL(text);
  const host = hostOf(url);
  const found = await openAddresses(host, allowed, resolve);
  if (found === 'unknown') throw new DeliveryError(`找不到主机 ${host}`);
  if (found === 'closed') throw new DeliveryError(CLOSED_WORDS, true);
  const answer = await post(url, call, found);
  const { status } = answer;
  if (status >= 300 && status < 400)
    throw new DeliveryError(`对方答 ${status}，要转到别处，不跟随；请改成最终的地址`, true, status);
  if (status < 200 || status >= 300) {
    // Who is gone, or was never there, is not asked again.
    throw new DeliveryError(`对方答 ${status}${answer.text === '' ? '' : `：${answer.text}`}`, status === 410, status);
  }
  return { status, said: answer.text === '' ? `对方答 ${status}` : answer.text };
}

type Found = Awaited<ReturnType<Resolve>>;

function post(
  url: URL,
  { body, headers, signal }: GuardedCall,
  found: Found,
): Promise<{ status: number; text: string }> {
  const judged: LookupFunction = (_host, options, done) => {
    const [first] = found;
    if (options.all) done(null, [...found]);
    else done(first ? null : new Error('no address'), first?.address ?? '', first?.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }): void => {
      const why = signal.aborted ? '太久没有回答' : `没有连上（${error.code ?? error.message.slice(0, 100)}）`;
      reject(new DeliveryError(why));
    };
    const options = { method: 'POST', headers: { ...headers, ...sent }, lookup: judged, agent: false, signal };
    const asked = request(url, options, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = (): void => resolve({ status: answer.statusCode ?? 0, text: oneLine(Buffer.concat(parts)) });
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        // Enough to tell what went wrong.
        if (size > MOST_ANSWER) {
          end();
          answer.destroy();
        }
      });
      answer.on('end', end);
      answer.on('error', fail);
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

const oneLine = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
