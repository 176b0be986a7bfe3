import type { FastifyRequest } from 'fastify';
import { membershipsOf, type User } from '../../auth/signedIn.ts';
import { SELECT_OWN_USER } from '../../db/statements/accounts.ts';
import { textField } from '../../http/body.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { ForbiddenError, UnauthorizedError } from '../../http/errors.ts';

/** The account with what only its owner is told. */
export interface OwnUser extends User {
  create_time: string;
  confirmed_email: string | null;
}

/**
 * The signed-in user's account, as it is in the tenant they work in: a guest has that tenant's name, and the
 * department given to them there; codes of departments mean nothing outside their tenant. Throws UnauthorizedError.
 */
export async function readOwnUser(
  context: Context,
  { userId, tenant }: Pick<Actor, 'userId' | 'tenant'>,
): Promise<OwnUser> {
  const { rows } = await context.db.query<OwnUser>(SELECT_OWN_USER, [userId]);
  const here = (await membershipsOf(context, userId)).find(({ id }) => id === tenant);
  if (!rows[0] || !here) throw new UnauthorizedError();
  return { ...rows[0], tenant_id: here.id, tenant_name: here.name, org_code: here.org_code };
}

/** The session says who is meant; another name in the body is refused. Throws ForbiddenError. */
export function checkOwnName({ actor, body }: FastifyRequest): void {
  const username = textField(body, 'username', 100);
  if (username !== '' && username !== actor.username) throw new ForbiddenError('another user');
}
