import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListState } from '../../engine/lists/listState.ts';
import type { Across } from '../../engine/lists/pivotColumns.ts';
import type { Subtotal } from '../../engine/lists/reportRows.ts';
import { pageRequest, type RowsPlan } from '../../engine/lists/requests.ts';
import type { Row } from '../../engine/plan/record.ts';
import { learnNames } from '../cells/drawing/nameMarks.ts';
import { useCellSources } from '../cells/useCellSources.ts';
import { useShown } from '../services/pageTab.ts';
import { useClient } from '../services/services.ts';
import { callKey, type RowsCall } from '../services/why.ts';

/** One page of rows as the wire answers it. */
export interface RowPage {
  records: Row[];
  total: number;
  /** The total is the server's estimate. */
  totalEstimated?: true;
  /** What the server says above them. */
  note?: string;
  /** Figures over all rows of a report. */
  totals?: Row;
  /** The same over this page. */
  pageTotals?: Row;
  /** Figures of the groups that end on it. */
  subtotals?: readonly Subtotal[];
  /** What stands across, where it is a cross table. */
  pivot?: Across;
}

/** Name under which a screen's pages of rows are cached. */
export function rowsKey(code: string): readonly unknown[] {
  return ['rows', code];
}

/**
 * The page of rows a state asks for. Each state is its own question, so an answer that comes late is never shown for
 * a newer one; until the newer has come, the old rows stay. A page behind another one asks nothing; when it comes back it
 * asks only if its rows have become stale.
 */
export function useRows(plan: RowsPlan, state: ListState, enabled: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { names } = useCellSources();
  const shown = useShown();
  const { path, parameters } = pageRequest(plan, state);
  return useQuery({
    queryKey: [...rowsKey(plan.code), path, parameters],
    queryFn: async ({ signal }) => {
      const asked = { method: 'GET', path, params: parameters, signal, silent: true, traced: true } as const;
      const { result, call } = await client.exchange(asked);
      const page = rowPage(result);
      if (call) queryClient.setQueryData<RowsCall>(callKey(plan.code), { ...call, rows: page.records.length });
      if (names) learnNames(plan.columns, page.records, names);
      return page;
    },
    placeholderData: keepPreviousData,
    staleTime: useReturning() ? Number.POSITIVE_INFINITY : 0,
    enabled: enabled && shown,
    refetchInterval: 'refresh' in plan && plan.refresh !== undefined ? plan.refresh * 1_000 : false,
  });
}

/** True for the one drawing with which the page comes back to the front. */
function useReturning(): boolean {
  const shown = useShown();
  const before = useRef(shown);
  useEffect(() => {
    before.current = shown;
  });
  return shown && !before.current;
}

/** A page, or a bare list of rows. Throws for any other shape. */
export function rowPage(result: unknown): RowPage {
  if (Array.isArray(result)) return { records: result, total: result.length };
  const { records, total, totalEstimated, note, totals, pageTotals, subtotals, pivot } = (result ??
    {}) as Partial<RowPage>;
  if (!Array.isArray(records)) throw new Error('服务器返回的数据无法识别');
  return {
    records,
    total: Number(total ?? records.length),
    ...(totalEstimated === true ? { totalEstimated } : {}),
    ...(typeof note === 'string' ? { note } : {}),
    ...(totals ? { totals } : {}),
    ...(pageTotals ? { pageTotals } : {}),
    ...(pivot ? { pivot } : {}),
    ...(Array.isArray(subtotals) ? { subtotals } : {}),
  };
}
