import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import { DRAFTS_BLOCKED, type Draft } from '../../../forms/store/drafts.ts';
import { useDraft } from '../../../forms/store/useDraft.ts';
import type { useList } from '../../useList.ts';
import { carryOver, draftOf, isOutdated, restoreDraft } from './tableDraft.ts';

/** No record has this id: it stands for the rows of the whole screen. */
const ALL_ROWS = '*';

/**
 * Keeps what is not saved in a table over a reload, a crash and the end of the session, and offers it as forms do. To be
 * called after what fills the table.
 */
export function useTableDraft(screen: string, table: RowTable, { rows }: ReturnType<typeof useList>): void {
  const { message } = App.useApp();
  const [left, setLeft] = useState<Draft>();
  const loaded = rows.data !== undefined && !rows.isPlaceholderData;
  const { keeper, blocked } = useDraft({
    screen,
    record: ALL_ROWS,
    restored: false,
    capture: () => draftOf(table),
    isOlder: (draft) => isOutdated(draft, rows.data?.records ?? []),
    onRestore: setLeft,
  });
  useEffect(() => table.subscribe(keeper.changed), [table, keeper]);
  const filled = useRef(table);
  useEffect(() => {
    if (!loaded) return;
    const before = filled.current;
    filled.current = table;
    if (before !== table) carryOver(before, table);
  }, [loaded, table]);
  useEffect(() => {
    if (!left || !loaded) return;
    restoreDraft(table, left);
    setLeft(undefined);
    keeper.begin();
    keeper.flush();
  }, [left, loaded, table, keeper]);
  useEffect(() => {
    if (blocked) message.warning(DRAFTS_BLOCKED);
  }, [blocked, message]);
}
