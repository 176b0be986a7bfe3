import { useState } from 'react';
import { type SuperQuery, superAddress } from '../../engine/lists/superQuery.ts';
import type { useList } from './useList.ts';

/** The query builder of the list; undefined where there is nothing it could ask. */
export function useBuilder(list: ReturnType<typeof useList>, onSearch: (() => void) | undefined) {
  const [open, setOpen] = useState(false);
  const { state, rows, cells, superFields: fields } = list;
  if (fields.length === 0) return undefined;
  const query = state.superQuery;
  const search = (asked: SuperQuery | undefined) => {
    onSearch?.();
    list.superSearch(asked);
    if (asked && query && superAddress(asked) === superAddress(query)) void rows.refetch();
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
      found: rows.data && !rows.isFetching ? `查到 ${rows.data.total} 条` : undefined,
      dictionary: cells.dictionary,
      onSearch: search,
    },
  };
}
