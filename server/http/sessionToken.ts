import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './Actor.ts';
import { ParamError } from './errors.ts';

const TOKEN_HEADER = 'x-access-token';

/** How the key of a program begins, which stands where a session's token would. */
export const API_KEY_PREFIX = 'wk_';

/** Who the key with this hash acts for, asked from `address`. Throws UnauthorizedError. */
export type KeyReader = (hash: string, address: string) => Promise<Actor>;

/** Looks up sessions by the hash of their token. */
export interface SessionReader {
  /** Who the session acts for, with today's rights. Throws UnauthorizedError or ExpiredError. */
  actor(hash: string): Promise<Actor>;
}

/** A header that may be given once; an empty one counts as absent. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (Array.isArray(value)) throw new ParamError(`repeated header ${name}`);
  return value === '' ? undefined : value;
}

/** The token sent along, from the header only: addresses end up in logs and histories. */
export function sentToken(request: FastifyRequest): string | undefined {
  return singleHeader(request, TOKEN_HEADER);
}

/** SHA-256 of a session token, hex: what the database knows of it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
