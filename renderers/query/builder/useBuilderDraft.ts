import { useEffect, useRef, useState } from 'react';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { MatchType } from '../../../engine/queries/Filter.ts';
import type { BuilderDraft, BuilderQuery } from '../../../engine/queryBuilder/conditions.ts';
import { type BuilderWork, packSuperWork, unpackSuperWork } from '../../../engine/queryBuilder/draft.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';

/** A row with a name of its own, which it keeps wherever it moves. */
interface DraftRow {
  id: number;
  draft: BuilderDraft;
}

interface BuilderDraftOptions {
  /** Code of the screen. */
  screen: string;
  fields: readonly PlanQueryItem[];
  /** What the list stands on. */
  query: BuilderQuery | undefined;
}

/**
 * The conditions in the dialog; there is always a row to begin with. What is typed and not asked for outlives the dialog
 * and the page.
 */
export function useBuilderDraft({ screen, fields, query }: BuilderDraftOptions) {
  const { tab } = useServices();
  const key = useBuilderDraftKey(screen);
  const [start] = useState(() => unpackSuperWork(tab.read(key), query, fields) ?? query);
  const last = useRef(0);
  const row = (draft: BuilderDraft = {}): DraftRow => ({ id: ++last.current, draft });
  const rowsOf = (drafts: readonly BuilderDraft[]) => (drafts.length > 0 ? drafts : [{}]).map((draft) => row(draft));
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
    load: (next: BuilderWork | undefined) => {
      setMatchType(next?.matchType ?? 'and');
      setRows(rowsOf(next?.rows ?? []));
    },
    change: (id: number, draft: BuilderDraft) =>
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

/** Where this tab keeps what the signed-in person has in the query builder of a screen. */
export function useBuilderDraftKey(screenCode: string): string {
  const { store } = useServices();
  // Whoever begins is the owner, even when another person signs in beside.
  const [key] = useState(() => `super_${store.get(sessionAtom)?.user.username ?? ''}_${screenCode}`);
  return key;
}
