import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import { QUERY_KEYS } from '../services/queryClient.ts';
import { useClient } from '../services/services.ts';

/** The plan of a screen as the manifest has it; a changed one replaces the old one when it has come. */
export function usePlan(id: string, hash: string | undefined) {
  const client = useClient();
  return useQuery<Plan>({
    queryKey: [...QUERY_KEYS.plan(id), hash],
    queryFn: ({ signal }) => client.get<Plan>(pathTo(ENDPOINTS.plan, { id }), { h: hash }, { signal, silent: true }),
    enabled: hash !== undefined,
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
