import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { useClient } from '../../services/services.ts';
import { type Drafts, textsOf } from '../files/drafts.ts';
import type { Look } from './Look.ts';

/** A page as it may be known. */
export interface Seen {
  plan?: Plan;
  /** They may not open it. */
  closed?: true;
}

/** The page as the server would give it to whom it is looked at as; as oneself it is whole. */
export function useSeenPlan(plan: Plan | undefined, look: Look | undefined, drafts: Drafts) {
  const client = useClient();
  const asked = plan !== undefined && look !== undefined;
  const query = useQuery({
    queryKey: ['config', 'look', look?.token, plan?.id, plan?.hash],
    enabled: asked,
    queryFn: ({ signal }) => {
      const body = { token: look?.token, id: plan?.id, drafts: textsOf(drafts) };
      return client.post<Seen>(ENDPOINTS.planForLook.path, body, { silent: true, signal });
    },
    // While it is asked for after a change the page stays as it was last; another page or reader begins with nothing.
    placeholderData: (last, before) =>
      before?.queryKey[2] === look?.token && before?.queryKey[3] === plan?.id ? last : undefined,
  });
  if (!asked) return { seen: plan && { plan }, error: null, retry: query.refetch };
  return { seen: query.data, error: query.error, retry: query.refetch };
}
