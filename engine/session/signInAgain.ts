import type { Client } from '../api/client.ts';
import { type Credentials, type SignedIn, signIn } from './account.ts';
import { selectDepartment } from './ownAccount.ts';
import type { Session } from './session.ts';
import { selectTenant } from './signInWays.ts';

/**
 * Signs the person of a session in once more, into the tenant and the department it was in, and answers the new token.
 * Nothing of the running session changes. Rejects with a Failure, also where a second step is asked for: see `rejoin`.
 */
export async function signInAgain(
  client: Client,
  session: Session,
  credentials: Omit<Credentials, 'username'>,
): Promise<string> {
  return rejoin(client, session, await signIn(client, { ...credentials, username: session.user.username }));
}

/** Goes on where the session was, from a sign-in of its person, and answers the new token. */
export async function rejoin(client: Client, { user, tenantId }: Session, first: SignedIn): Promise<string> {
  const there = first.session.tenantId === tenantId ? first : await selectTenant(client.as(first.session), tenantId);
  const { session } = there;
  if (user.orgCode && user.orgCode !== session.user.orgCode) {
    await selectDepartment(client.as(session), user.orgCode, user.username);
  }
  return session.token;
}
