import type { FastifyRequest } from 'fastify';
import { textField } from '../../http/bodyFields.ts';
import { ForbiddenError } from '../../http/errors.ts';

/** The session says who is meant; another name in the body is refused. Throws ForbiddenError. */
export function checkOwnName({ actor, body }: FastifyRequest): void {
  const username = textField(body, 'username', 100);
  if (username !== '' && username !== actor.username) throw new ForbiddenError('another user');
}
