import { useEffect, useRef, useState } from 'react';
import { countText } from '../../engine/lists/paging.ts';
import { type BuilderQuery, builderAddress } from '../../engine/queryBuilder/conditions.ts';
import { useBuilderDraftKey } from '../query/builder/useBuilderDraft.ts';
import { useServices } from '../services/services.ts';
import { useClickGuard } from '../services/useClickGuard.ts';
import { JOINED } from './RowsState.tsx';
import type { useList } from './useList.ts';

/** The query builder of the list; undefined where there is nothing it could ask. */
export function useBuilder(list: ReturnType<typeof useList>) {
  const [open, setOpen] = useState(false);
  const { state, rows, cells, builderFields: fields } = list;
  const query = state.builderQuery;
  const counts = useClickGuard();
  useForgetting(list.code, query);
  if (fields.length === 0) return undefined;
  const search = (asked: BuilderQuery | undefined) => {
    if (!counts(asked && builderAddress(asked))) return;
    const same = asked && query && builderAddress(asked) === builderAddress(query);
    if (same && state.pageNo === 1) void rows.refetch(JOINED);
    else list.builderSearch(asked);
  };
  return {
    open,
    count: query?.rows.length ?? 0,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onClear: () => search(undefined),
    asks: {
      screen: list.code,
      fields,
      query,
      found: rows.data && !rows.isFetching ? `查到 ${countText(rows.data.total, rows.data.totalEstimated)}` : undefined,
      cells,
      onSearch: search,
    },
  };
}

/** A query that is dropped, by whichever button, is not there again when the builder is opened. */
function useForgetting(screen: string, query: BuilderQuery | undefined): void {
  const { tab } = useServices();
  const key = useBuilderDraftKey(screen);
  const before = useRef(query);
  useEffect(() => {
    if (before.current && !query) tab.remove(key);
    before.current = query;
  }, [tab, key, query]);
}
