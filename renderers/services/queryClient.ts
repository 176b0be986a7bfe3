import { QueryClient } from '@tanstack/react-query';
import { Failure } from '../../engine/api/Failure.ts';

/** The cache of server state. A read that never reached the server is tried once more; nothing else is repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** Keys under which server state is kept; live changes make them stale by these names. */
export const QUERY_KEYS = {
  settings: ['settings'] as const,
  permissions: (token: string) => ['permissions', token] as const,
  manifest: ['config', 'manifest'] as const,
  plan: (id: string) => ['config', 'plan', id] as const,
  /** The calls that brought the rows of lists; nobody watches them, so they are known for five minutes. */
  calls: ['calls'] as const,
  dictionary: (code: string) => ['dictionary', code] as const,
};
