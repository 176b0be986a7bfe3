import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import type { QueryValues } from '../../engine/lists/query.ts';
import { type Notice, parseNotices } from '../../engine/notices/Notice.ts';
import { useClient } from '../services/services.ts';
import { useBell } from './bellOf.ts';

const KEY = 'my-notices';

/** A page of my announcements; read again whenever the bell has looked, for then there may be others. */
export function useMyNotices(values: QueryValues, pageNo: number, pageSize: number) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { state } = useBell();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [KEY] });
  const { counts } = state;
  useEffect(() => {
    if (counts) void queryClient.invalidateQueries({ queryKey: [KEY] });
  }, [queryClient, counts]);
  const query = useQuery({
    queryKey: [KEY, values, pageNo, pageSize],
    queryFn: async ({ signal }) => {
      const params = { ...values, pageNo, pageSize };
      const { path } = ENDPOINTS.ownAnnouncements;
      return pageIn(await client.get(path, params, { signal, silent: true }));
    },
    placeholderData: (previous) => previous,
  });
  return { query, refresh };
}

function pageIn(answer: unknown): { notices: Notice[]; total: number } {
  const { records, total } = isRecord(answer) ? answer : {};
  return { notices: parseNotices(records), total: Number(total) || 0 };
}
