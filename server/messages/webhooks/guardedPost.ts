import http from 'node:http';
import https from 'node:https';
import type { Resolve } from '../../config/openAddress.ts';
import type { AllowedHosts } from '../../config/readAllowed.ts';
import { AddressError, judgedTarget, type Target } from '../../http/outbound/judgedTarget.ts';
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
/** By which the operator lets addresses of the house be reached. */
export const ALLOW_SETTING = 'WEFT_WEBHOOK_ALLOW';

/**
 * Posts JSON to an address somebody typed, judged by `judgedTarget`. No redirect is followed. Throws DeliveryError for any
 * answer but 2xx.
 */
export async function guardedPost(call: GuardedCall): Promise<{ status: number; said: string }> {
  const answer = await post(await targetOf(call), call);
  const { status } = answer;
  if (status >= 300 && status < 400)
    throw new DeliveryError(`对方答 ${status}，要转到别处，不跟随；请改成最终的地址`, true, status);
  if (status < 200 || status >= 300) {
    // Who is gone, or was never there, is not asked again.
    throw new DeliveryError(`对方答 ${status}${answer.text === '' ? '' : `：${answer.text}`}`, status === 410, status);
  }
  return { status, said: answer.text === '' ? `对方答 ${status}` : answer.text };
}

async function targetOf({ url, allowed, resolve }: GuardedCall): Promise<Target> {
  try {
    return await judgedTarget(url, { allowed, setting: ALLOW_SETTING }, resolve);
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    throw new DeliveryError(error.message, error.final);
  }
}

function post(
  { url, lookup }: Target,
  { body, headers, signal }: GuardedCall,
): Promise<{ status: number; text: string }> {
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }): void => {
      const why = signal.aborted ? '太久没有回答' : `没有连上（${error.code ?? error.message.slice(0, 100)}）`;
      reject(new DeliveryError(why));
    };
    const options = { method: 'POST', headers: { ...headers, ...sent }, lookup, agent: false, signal };
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
