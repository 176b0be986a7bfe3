import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, type ListDefaults, type ListState, stateOf } from '../../engine/lists/listState.ts';

/**
 * The list's state, kept in the page's address, so that reload, back and a shared link bring it again. A page that is
 * kept alive behind another one stays with its own address and does not read the other's.
 */
export function useListState(defaults: ListDefaults): [ListState, (next: ListState) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const home = useRef({ pathname, search });
  if (home.current.pathname === pathname) home.current.search = search;
  const own = home.current.search;
  const state = useMemo(() => stateOf(own, defaults), [own, defaults]);
  const change = useCallback(
    (next: ListState) => {
      const address = addressOf(next, defaults);
      if (address !== home.current.search.replace(/^\?/, '')) {
        void navigate({ pathname: home.current.pathname, search: address });
      }
    },
    [navigate, defaults],
  );
  return [state, change];
}
