import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { type LiveGrid, settleConflicts } from '../../state/liveRows.ts';
import type { useList } from '../useList.ts';

type Records = Record<string, Json>[];

/** What stands in the table: the answer to which question. */
interface Shown {
  table: RowTable;
  state: unknown;
  records: Records;
}

/**
 * Keeps a row table filled with the page of rows a list asks for. Fresh rows for the same question are merged below what
 * is not saved, and what others have changed of that is asked about; another question, and a reload that was agreed to,
 * replace everything.
 */
export function usePageOfRows(
  table: RowTable,
  { rows, state }: ReturnType<typeof useList>,
  grid: RefObject<LiveGrid | null>,
) {
  const { data, isPlaceholderData, refetch } = rows;
  const shown = useRef<Shown>(undefined);
  const forced = useRef(false);
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const records = data.records as Records;
    const before = shown.current;
    const sameQuestion = before?.table === table && before.state === state;
    if (sameQuestion && !forced.current && before.records === records) return;
    const keep = sameQuestion && !forced.current && table.isDirty();
    forced.current = false;
    shown.current = { table, state, records };
    if (!keep) return table.load(records);
    const conflicts = records.flatMap((record) => table.mergeRemote(record, grid.current?.editing()));
    void settleConflicts({ grid, table }, conflicts);
  }, [table, data, isPlaceholderData, state, grid]);

  const reload = useCallback(() => {
    forced.current = true;
    void refetch();
  }, [refetch]);
  const refresh = useCallback(() => void refetch(), [refetch]);
  const discard = useCallback(() => table.load(shown.current?.records ?? []), [table]);
  return { reload, refresh, discard };
}
