import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import { useClient } from '../services/services.ts';

const KEPT = 10 * 60_000;

/** Real names of senders, who are stored by their usernames; the username until one is known. */
export function useSenderNames(senders: readonly string[]): (username: string) => string {
  const client = useClient();
  const wanted = [...new Set(senders)].filter((sender) => sender !== '').sort();
  const { data } = useQuery({
    queryKey: ['sender-names', wanted.join()],
    queryFn: async ({ signal }) => {
      const params = { username: `${wanted.join()},`, field: 'id,username,realname', pageSize: wanted.length };
      return namesIn(await client.get(ENDPOINTS.users.path, params, { signal, silent: true }));
    },
    enabled: wanted.length > 0,
    staleTime: KEPT,
    placeholderData: (previous) => previous,
  });
  return (username) => data?.get(username) ?? username;
}

function namesIn(answer: unknown): Map<string, string> {
  const records = isRecord(answer) && Array.isArray(answer.records) ? answer.records.filter(isRecord) : [];
  return new Map(
    records.flatMap(({ username, realname }) =>
      typeof username === 'string' && typeof realname === 'string' && realname !== '' ? [[username, realname]] : [],
    ),
  );
}
