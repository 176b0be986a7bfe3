import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignedCall } from './signature.ts';

/** MD5 of the text and the secret, upper-case hex: the header X-Sign. */
export function sign(text: string, secret: string): string {
  return bytesToHex(md5(utf8ToBytes(text + secret))).toUpperCase();
}

/** The header X-Sign-Call: the whole call under the same hash, for servers of ours. */
export function signCall({ method, url, time, body }: SignedCall, secret: string): string {
  return sign([method, url, time, body, ''].join('\n'), secret);
}
