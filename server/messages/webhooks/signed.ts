import { createHmac } from 'node:crypto';
import type { Resolve } from '../../config/openAddress.ts';
import { readAllowed } from '../../config/readAllowed.ts';
import { secretBox } from '../../config/secretBox.ts';
import type { Context } from '../../http/Context.ts';
import { DeliveryError } from '../Channel.ts';
import { guardedPost } from './guardedPost.ts';

/** Where something is posted and by which secret it is signed, as it is kept. */
export interface KeptWebhook {
  webhook: string;
  title: string;
  url: string;
  secret: string | null;
  status: string;
}

export interface SignedParts extends Pick<Context, 'settings' | 'clock'> {
  resolve?: Resolve | undefined;
}

/** `v1=` and HMAC-SHA256 of `{seconds}.{body}`, hex: whoever has the secret can tell that it is ours, and how old. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Posts an event to a webhook, signed with its secret. Throws DeliveryError. */
export async function postSigned(
  { settings, clock, resolve }: SignedParts,
  hook: KeptWebhook,
  { id, event, body }: { id: string; event: string; body: string },
  signal: AbortSignal,
): Promise<{ status: number; said: string }> {
  const secret = secretOf(settings, hook);
  const seconds = Math.floor(clock().getTime() / 1000);
  const allowed = readAllowed(settings.webhookAllow ?? '');
  if ('wrong' in allowed) throw new Error('WEFT_WEBHOOK_ALLOW is read before');
  const headers = {
    'user-agent': 'Weft-Webhook/1',
    'x-weft-event': event,
    'x-weft-delivery': id,
    'x-weft-timestamp': String(seconds),
    'x-weft-signature': signatureOf(secret, seconds, body),
  };
  return guardedPost({ url: hook.url, body, headers, allowed, signal, ...(resolve ? { resolve } : {}) });
}

export const NO_KEY = '没有配置加密密钥：请设置环境变量 WEFT_SECRET_KEY（至少 32 个字符），再生成签名密钥';

function secretOf({ secretKey }: SignedParts['settings'], { webhook, secret }: KeptWebhook): string {
  if (secretKey === undefined) throw new DeliveryError(NO_KEY, true);
  if (secret === null) throw new DeliveryError('还没有签名密钥，请先“生成密钥”', true);
  const opened = secretBox(secretKey).open(secret, webhook);
  if (opened === undefined) throw new DeliveryError('签名密钥解不开：WEFT_SECRET_KEY 变了，请重新“生成密钥”', true);
  return opened;
}
