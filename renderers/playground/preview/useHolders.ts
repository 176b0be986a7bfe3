import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { ScreenHolders } from '../../../engine/api/rightsAsked.ts';
import type { Radius } from '../../../engine/authoring/meaning/radius.ts';
import { useClient } from '../../services/services.ts';

/** Who opens the pages that change, and how many views of them are kept; undefined until it is known. */
export function useHolders({ pages }: Radius): readonly ScreenHolders[] | undefined {
  const client = useClient();
  const screens = pages.map(({ id }) => id).join(',');
  const { data } = useQuery({
    queryKey: ['config', 'holders', screens],
    queryFn: ({ signal }) =>
      client.post<ScreenHolders[]>(ENDPOINTS.sourceHolders.path, { screens }, { silent: true, signal }),
    enabled: screens !== '',
  });
  return screens === '' ? [] : data;
}
