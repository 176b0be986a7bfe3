import { useState } from 'react';
import { missingItems, type QueryValues, unreadable, withValue } from '../../../engine/lists/query.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { requiredMessage } from '../../../engine/rules/required.ts';
import { useClickGuard } from '../../services/useClickGuard.ts';

/** What is typed but not yet asked for. It follows the list's own conditions whenever those change elsewhere. */
export function useQueryDraft(
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
  const counts = useClickGuard();
  /** Asks, unless something required is missing or the same has just been asked; false: something is missing. */
  const search = (): boolean => {
    setTried(true);
    if (missingItems(items, draft).length > 0 || items.some((item) => unreadable(item, draft))) return false;
    if (counts(JSON.stringify(draft))) onSearch(draft);
    return true;
  };
  /** What is to be said below an item. */
  const complaint = (item: PlanQueryItem): string | undefined =>
    missing.includes(item) ? requiredMessage([], item) : unreadable(item, draft);
  return { draft, change, search, complaint };
}
