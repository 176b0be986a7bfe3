import type { FastifyRequest } from 'fastify';
import { ForbiddenError, ParamError } from '../../http/errors.ts';

/** A text of a body; '' when it is not there. Throws ParamError for another type or more than `longest` characters. */
export function textIn(body: unknown, name: string, longest: number): string {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new ParamError('body');
  const value = (body as Record<string, unknown>)[name] ?? '';
  if (typeof value !== 'string' || value.length > longest) throw new ParamError(name);
  return value;
}

/** The session says who is meant; another name in the body is refused. Throws ForbiddenError. */
export function checkOwnName({ actor, body }: FastifyRequest): void {
  const username = textIn(body, 'username', 100);
  if (username !== '' && username !== actor.username) throw new ForbiddenError('another user');
}
