import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import { type Notice, parseNotices } from '../../engine/notices/Notice.ts';
import { useClient } from '../services/services.ts';
import { useBell } from './bellOf.ts';

/** What my announcements are looked through by; empty: by nothing. */
export interface NoticeFilter {
  titile: string;
  sender: string;
  readFlag: string;
}

const KEY = 'my-notices';

/** A page of my announcements; read again whenever the bell has looked, for then there may be others. */
export function useMyNotices(filter: NoticeFilter, pageNo: number, pageSize: number) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { state } = useBell();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [KEY] });
  const { counts } = state;
  useEffect(() => {
    if (counts) void queryClient.invalidateQueries({ queryKey: [KEY] });
  }, [queryClient, counts]);
  const query = useQuery({
    queryKey: [KEY, filter, pageNo, pageSize],
    queryFn: async ({ signal }) => {
      const params = { ...asked(filter), pageNo, pageSize };
      const { path } = ENDPOINTS.ownAnnouncements;
      return pageIn(await client.get(path, params, { signal, silent: true }));
    },
    placeholderData: (previous) => previous,
  });
  return { query, refresh };
}

/** Empty filters are left out. */
function asked(filter: NoticeFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

function pageIn(answer: unknown): { notices: Notice[]; total: number } {
  const { records, total } = isRecord(answer) ? answer : {};
  return { notices: parseNotices(records), total: Number(total) || 0 };
}
