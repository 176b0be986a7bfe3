import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Row } from '../../engine/lists/changes.ts';
import type { ListState } from '../../engine/lists/listState.ts';
import { pageRequest } from '../../engine/lists/requests.ts';
import type { ListPlan, ReportPlan } from '../../engine/plan.ts';
import { useClient } from '../state/services.ts';

/** One page of rows as the wire answers it. */
export interface RowPage {
  records: Row[];
  total: number;
  /** Sums over all rows of a report. */
  totals?: Row;
}

/** Name under which a screen's pages of rows are cached. */
export function rowsKey(code: string): readonly unknown[] {
  return ['rows', code];
}

/**
 * The page of rows a state asks for. Each state is its own question, so an answer that comes late is never shown for
 * a newer one; until the newer has come, the old rows stay.
 */
export function useRows(plan: ListPlan | ReportPlan, state: ListState, enabled: boolean) {
  const client = useClient();
  const { path, parameters } = pageRequest(plan, state);
  return useQuery({
    queryKey: [...rowsKey(plan.code), path, parameters],
    queryFn: async ({ signal }) => rowPage(await client.get<unknown>(path, parameters, { signal, silent: true })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  });
}

function rowPage(result: unknown): RowPage {
  const { records, total, totals } = (result ?? {}) as Partial<RowPage>;
  if (!Array.isArray(records)) throw new Error('服务器返回的数据无法识别');
  return { records, total: Number(total ?? records.length), ...(totals ? { totals } : {}) };
}
