import { useState } from 'react';
import { missingItems, type QueryValues, withValue } from '../../../engine/lists/query.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';

/** What is typed but not yet asked for. It follows the list's own conditions whenever those change elsewhere. */
export function useDraft(
  items: readonly PlanQueryItem[],
  values: QueryValues,
  onSearch: (values: QueryValues) => void,
) {
  const [draft, setDraft] = useState(values);
  const [followed, setFollowed] = useState(values);
  const [tried, setTried] = useState(false);
  if (followed !== values) {
    setFollowed(values);
    setDraft(values);
    setTried(false);
  }
  const missing = tried ? missingItems(items, draft) : [];
  const change = (name: string, value: unknown) => setDraft((now) => withValue(now, name, value));
  /** Asks, unless something required is missing; answers whether it asked. */
  const search = (): boolean => {
    setTried(true);
    if (missingItems(items, draft).length > 0) return false;
    onSearch(draft);
    return true;
  };
  return { draft, change, search, isMissing: (item: PlanQueryItem) => missing.includes(item) };
}
