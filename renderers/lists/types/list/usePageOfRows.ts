import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { branchesOf, levelsOf } from '../../../../engine/lists/tree.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import type { EditGridApi, EditTree } from '../../../grid/edit/EditGridProps.ts';
import { useServices } from '../../../services/services.ts';
import type { useList } from '../../useList.ts';
import { type LiveGrid, settleConflicts } from './liveRows.ts';

type Records = Record<string, Json>[];

/** What stands in the table: the answer to which question, and when it came. */
interface Shown {
  table: RowTable;
  state: unknown;
  records: Records;
  at: number;
}

interface PageParts {
  table: RowTable;
  list: ReturnType<typeof useList>;
  grid: RefObject<(LiveGrid & Pick<EditGridApi, 'openRows'>) | null>;
  tree?: EditTree | undefined;
}

/**
 * Keeps a row table filled with the page of rows a list asks for, in a tree also with what stands below the open ones.
 * Fresh rows for the same question are merged below what is not saved, and what others have changed of that is asked
 * about; another question replaces everything.
 */
export function usePageOfRows({ table, list: { rows, state }, grid, tree }: PageParts) {
  const { report } = useServices();
  const { data, dataUpdatedAt, isPlaceholderData, refetch } = rows;
  const shown = useRef<Shown>(undefined);
  const turn = useRef(0);
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const records = data.records as Records;
    const before = shown.current;
    const sameQuestion = before?.table === table && before.state === state;
    const sameRows = sameQuestion && before.records === records;
    if (sameRows && before.at === dataUpdatedAt) return;
    shown.current = { table, state, records, at: dataUpdatedAt };
    const open = tree ? (grid.current?.openRows() ?? []) : [];
    if (sameRows && open.length === 0) return;
    const take = (all: Records) => {
      if (!sameQuestion || !table.isDirty()) return table.load(all);
      const conflicts = all.flatMap((record) => table.mergeRemote(record, grid.current?.editing()));
      void settleConflicts({ grid, table }, conflicts);
    };
    const mine = ++turn.current;
    if (tree === undefined || open.length === 0) return take(records);
    tree.load(open).then(
      (below) => {
        if (mine === turn.current) take(branchesOf(records, levelsOf(open, below, tree)) as Records);
      },
      (error: unknown) => {
        if (mine !== turn.current) return;
        report(error);
        // The same rows are better with what was below them than without.
        if (!sameQuestion) take(records);
      },
    );
  }, [table, data, dataUpdatedAt, isPlaceholderData, state, grid, tree, report]);

  const refresh = useCallback(() => void refetch(), [refetch]);
  const isTree = tree !== undefined;
  const discard = useCallback(() => {
    const known = isTree ? table.rows().flatMap(({ id }) => table.original(id) ?? []) : shown.current?.records;
    table.load(known ?? []);
  }, [table, isTree]);
  return { refresh, discard };
}
