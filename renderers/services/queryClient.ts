import { QueryClient } from '@tanstack/react-query';
import { Failure } from '../../engine/api/Failure.ts';

/** The cache of server state. A read that never reached the server is tried once more; nothing else is repeated. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && error instanceof Failure && error.kind === 'unreachable',
        retryDelay: 500,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Away from the network a call shall fail and say so, not wait for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Nobody watches them; they are as old as the rows they brought.
  client.setQueryDefaults(QUERY_KEYS.calls, { gcTime: Number.POSITIVE_INFINITY });
  return client;
}

/** Keys under which server state is kept; live changes make them stale by these names. */
export const QUERY_KEYS = {
  settings: ['settings'] as const,
  permissions: (token: string) => ['permissions', token] as const,
  manifest: ['config', 'manifest'] as const,
  plan: (id: string) => ['config', 'plan', id] as const,
  /** The calls that brought the rows of lists. */
  calls: ['calls'] as const,
  dictionary: (code: string) => ['dictionary', code] as const,
};
