import { useQuery } from '@tanstack/react-query';
import { loadBindings, loadOwnAccount, loadOwnSessions } from '../../../engine/session/ownAccount.ts';
import { loadOwnTotp } from '../../../engine/session/secondStep.ts';
import { useClient } from '../../services/services.ts';

/** Keys of what the server tells of the own account. */
export const OWN_KEYS = {
  account: ['own', 'account'] as const,
  sessions: ['own', 'sessions'] as const,
  bindings: ['own', 'bindings'] as const,
  totp: ['own', 'totp'] as const,
};

/** The account of whoever is signed in. */
export function useOwnAccount() {
  const client = useClient();
  return useQuery({ queryKey: OWN_KEYS.account, queryFn: () => loadOwnAccount(client) });
}

/** Where the user is signed in. */
export function useOwnSessions() {
  const client = useClient();
  return useQuery({ queryKey: OWN_KEYS.sessions, queryFn: () => loadOwnSessions(client), staleTime: 0 });
}

/** The providers the account can be signed in with. */
export function useBindings() {
  const client = useClient();
  return useQuery({ queryKey: OWN_KEYS.bindings, queryFn: () => loadBindings(client), staleTime: 0 });
}

/** How it stands with the user's authenticator. */
export function useOwnTotp() {
  const client = useClient();
  return useQuery({ queryKey: OWN_KEYS.totp, queryFn: () => loadOwnTotp(client), staleTime: 0 });
}
