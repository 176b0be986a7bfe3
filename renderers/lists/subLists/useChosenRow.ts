import { useCallback, useEffect, useMemo } from 'react';
import type { Row } from '../../../engine/plan/record.ts';
import { useTabState } from '../../services/pageTab.ts';
import type { useList } from '../useList.ts';

/**
 * The chosen one of the rows that are shown. On the first page that is the first one until another is; it is dropped when
 * its row leaves the page. `coming`: some of the rows are still on their way.
 */
export function useChosenRow(
  { rows, state }: ReturnType<typeof useList>,
  shown: readonly Row[] | undefined,
  coming = false,
) {
  const [wanted, setWanted] = useTabState<string | undefined>('chosen', undefined);
  const isThere = shown?.some(({ id }) => String(id) === wanted);
  const awaited = coming && wanted !== undefined && isThere === false;
  const first = state.pageNo === 1 && !awaited ? shown?.[0] : undefined;
  const row = shown?.find(({ id }) => String(id) === wanted) ?? first;
  useEffect(() => {
    if (wanted !== undefined && isThere === false && !coming && !rows.isPlaceholderData) setWanted(undefined);
  }, [wanted, isThere, coming, rows.isPlaceholderData, setWanted]);
  const selected = useMemo(() => new Map<string, Row>(row ? [[String(row.id), row]] : []), [row]);
  const onSelect = useCallback(
    ([next]: Row[]) => {
      if (next) setWanted(String(next.id));
    },
    [setWanted],
  );
  return { chosen: row, grid: { selected, single: true, onSelect } };
}
