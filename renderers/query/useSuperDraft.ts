import { useEffect, useRef, useState } from 'react';
import { packSuperWork, type SuperWork, unpackSuperWork } from '../../engine/lists/superDraft.ts';
import type { SuperDraft, SuperQuery } from '../../engine/lists/superQuery.ts';
import type { PlanQueryItem } from '../../engine/plan.ts';
import type { MatchType } from '../../engine/queries/superRules.ts';
import { useServices } from '../state/services.ts';
import { useSuperDraftKey } from './useSuperDraftKey.ts';

/** A row with a name of its own, which it keeps wherever it moves. */
interface DraftRow {
  id: number;
  draft: SuperDraft;
}

interface SuperDraftOptions {
  /** Code of the screen. */
  screen: string;
  fields: readonly PlanQueryItem[];
  /** What the list stands on. */
  query: SuperQuery | undefined;
}

/**
 * The conditions in the dialog; there is always a row to begin with. What is typed and not asked for outlives the dialog
 * and the page.
 */
export function useSuperDraft({ screen, fields, query }: SuperDraftOptions) {
  const { tab } = useServices();
  const key = useSuperDraftKey(screen);
  const [start] = useState(() => unpackSuperWork(tab.read(key), query, fields) ?? query);
  const last = useRef(0);
  const row = (draft: SuperDraft = {}): DraftRow => ({ id: ++last.current, draft });
  const rowsOf = (drafts: readonly SuperDraft[]) => (drafts.length > 0 ? drafts : [{}]).map((draft) => row(draft));
  const [matchType, setMatchType] = useState<MatchType>(start?.matchType ?? 'and');
  const [rows, setRows] = useState(() => rowsOf(start?.rows ?? []));
  useEffect(() => {
    const work = packSuperWork({ matchType, rows: rows.map(({ draft }) => draft) }, query);
    if (work) tab.write(key, work);
    else tab.remove(key);
  }, [tab, key, matchType, rows, query]);
  return {
    matchType,
    setMatchType,
    rows,
    load: (next: SuperWork | undefined) => {
      setMatchType(next?.matchType ?? 'and');
      setRows(rowsOf(next?.rows ?? []));
    },
    change: (id: number, draft: SuperDraft) =>
      setRows((now) => now.map((each) => (each.id === id ? { id, draft } : each))),
    insertAfter: (id: number) => {
      const added = row();
      setRows((now) => now.flatMap((each) => (each.id === id ? [each, added] : [each])));
    },
    remove: (id: number) => {
      const first = row();
      setRows((now) => (now.length > 1 ? now.filter((each) => each.id !== id) : [first]));
    },
  };
}
