import { useQuery } from '@tanstack/react-query';
import { recordPath } from '../../../engine/lists/requests.ts';
import type { ModelSource } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { useClient } from '../../services/services.ts';

/** One record, always fresh: what is edited must not be what a list remembers. */
export function useRecord(source: ModelSource, id: string | undefined) {
  const client = useClient();
  const path = id === undefined ? '' : recordPath(source, id);
  return useQuery({
    queryKey: ['record', path],
    queryFn: ({ signal }) => client.get<Row>(path, undefined, { signal, silent: true }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}
