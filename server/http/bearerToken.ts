import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a program of the operator sent the token that the environment names; never where it names none. */
export function holdsToken({ headers }: FastifyRequest, wanted: string | undefined): boolean {
  const sent = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return wanted !== undefined && timingSafeEqual(digest(sent), digest(wanted));
}
