import type { Client } from '../api/client.ts';
import { type Credentials, signIn } from './account.ts';
import { selectDepartment } from './ownAccount.ts';
import type { Session } from './session.ts';
import { selectTenant } from './signInWays.ts';

/**
 * Signs the person of a session in once more, into the tenant and the department it was in, and answers the new token.
 * Nothing of the running session changes. Rejects with a Failure.
 */
export async function signInAgain(
  client: Client,
  { user, tenantId }: Session,
  credentials: Omit<Credentials, 'username'>,
): Promise<string> {
  const first = await signIn(client, { ...credentials, username: user.username });
  const there = first.session.tenantId === tenantId ? first : await selectTenant(client.as(first.session), tenantId);
  const { session } = there;
  if (user.orgCode && user.orgCode !== session.user.orgCode) {
    await selectDepartment(client.as(session), user.orgCode, user.username);
  }
  return session.token;
}
