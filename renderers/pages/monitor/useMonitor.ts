import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { MonitorPoint, MonitorState } from '../../../engine/api/monitor.ts';
import { useShown } from '../../services/pageTab.ts';
import { useClient } from '../../services/services.ts';

const KEY = ['monitor'] as const;
const EVERY = 5_000;
const HOUR = 60 * 60_000;

/** The state of the server, read again while the page is seen; of its history only what is new. */
export function useMonitor(live: boolean) {
  const client = useClient();
  const queries = useQueryClient();
  const shown = useShown();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<MonitorState>(KEY);
      const since = known?.history.at(-1)?.t ?? 0;
      const path = ENDPOINTS.monitor.path;
      const state = await client.get<Partial<MonitorState>>(path, { since: String(since) }, { signal, silent: true });
      return whole(state, known);
    },
    placeholderData: keepPreviousData,
    enabled: shown,
    staleTime: 0,
    refetchInterval: live && shown ? EVERY : false,
  });
}

/** Whatever another server leaves out is empty. Another process has another history. */
function whole(state: Partial<MonitorState>, known: MonitorState | undefined): MonitorState {
  const at = state.at ?? Date.now();
  const same = known !== undefined && known.process === state.process;
  const before: MonitorPoint[] = same ? known.history : [];
  const last = before.at(-1)?.t ?? 0;
  const added = (state.history ?? []).filter(({ t }) => t > last);
  return {
    at,
    process: state.process ?? '',
    history: [...before, ...added].filter(({ t }) => t > at - HOUR),
    groups: state.groups ?? {},
    failed: state.failed ?? {},
    disks: state.disks ?? [],
    traces: state.traces ?? [],
    statements: state.statements ?? [],
    locks: state.locks ?? [],
    tables: state.tables ?? [],
    problems: state.problems ?? [],
  };
}
