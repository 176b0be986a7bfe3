import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf, type ListDefaults, type ListState, stateOf } from '../../engine/lists/listState.ts';
import { usePageTab } from '../services/pageTab.ts';

/** The list's state, kept in the page's own address, so that reload, back and a shared link bring it again. */
export function useListState(defaults: ListDefaults): [ListState, (next: ListState) => void] {
  const { search } = useLocation();
  const { go } = usePageTab();
  const own = useRef(search);
  own.current = search;
  const state = useMemo(() => stateOf(search, defaults), [search, defaults]);
  const change = useCallback(
    (next: ListState) => {
      const address = addressOf(next, defaults);
      if (address !== own.current.replace(/^\?/, '')) go(address);
    },
    [go, defaults],
  );
  return [state, change];
}
