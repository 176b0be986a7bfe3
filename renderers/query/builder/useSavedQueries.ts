import { useState } from 'react';
import {
  parseSavedQueries,
  type SavedQuery,
  savedQueriesKey,
  withoutSavedQuery,
  withSavedQuery,
} from '../../../engine/lists/savedQueries.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';

/** The signed-in user's saved queries of a screen, kept in the browser. Changing them answers whether it was kept. */
export function useSavedQueries(screenCode: string) {
  const { kept, store } = useServices();
  const [key] = useState(() => savedQueriesKey(screenCode, store.get(sessionAtom)?.user.username ?? ''));
  const read = () => parseSavedQueries(kept.read(key));
  const [queries, setQueries] = useState(read);
  /** Another tab may have saved since. */
  const change = (changed: (now: SavedQuery[]) => SavedQuery[]): boolean => {
    const wanted = changed(read());
    kept.write(key, wanted, null);
    const there = read();
    setQueries(there);
    // Storage that is blocked or full throws nothing and keeps nothing.
    return JSON.stringify(there) === JSON.stringify(wanted);
  };
  return {
    queries,
    isTaken: (title: string) => read().some((each) => each.title === title),
    save: (saved: SavedQuery) => change((now) => withSavedQuery(now, saved)),
    remove: (title: string) => change((now) => withoutSavedQuery(now, title)),
  };
}
