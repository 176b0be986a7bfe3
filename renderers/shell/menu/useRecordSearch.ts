import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { parseFound } from '../../../engine/routes/recordLinks.ts';
import { useClient } from '../../services/services.ts';
import { useSettled } from '../../ui/useSettled.ts';

/** Milliseconds without a key after which records are asked for. */
const QUIET = 200;
const SHORTEST = 2;
const LONGEST = 100;

/** Records found by the words; asked for once they have stood for a moment, and given up with them. */
export function useRecordSearch(text: string) {
  const client = useClient();
  const words = text.trim().slice(0, LONGEST);
  const asked = useSettled(words, QUIET);
  const wanted = words.length >= SHORTEST;
  const current = wanted && asked === words;
  const query = useQuery({
    queryKey: ['recordSearch', asked],
    queryFn: async ({ signal }) =>
      parseFound(await client.get(ENDPOINTS.searchRecords.path, { q: asked }, { signal, silent: true })),
    enabled: current,
    staleTime: 5_000,
    retry: false,
  });
  return {
    found: current ? query.data : undefined,
    /** An answer is still to come. */
    pending: wanted && (!current || query.isPending),
    failed: current && query.isError,
    retry: () => void query.refetch(),
  };
}
