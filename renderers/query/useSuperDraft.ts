import { useRef, useState } from 'react';
import type { SuperDraft, SuperQuery } from '../../engine/lists/superQuery.ts';
import type { MatchType } from '../../engine/queries/superRules.ts';

/** A row with a name of its own, which it keeps wherever it moves. */
interface DraftRow {
  id: number;
  draft: SuperDraft;
}

/** The conditions in the dialog; there is always a row to begin with. */
export function useSuperDraft(start: SuperQuery | undefined) {
  const last = useRef(0);
  const row = (draft: SuperDraft = {}): DraftRow => ({ id: ++last.current, draft });
  const rowsOf = (drafts: readonly SuperDraft[]) => (drafts.length > 0 ? drafts : [{}]).map((draft) => row(draft));
  const [matchType, setMatchType] = useState<MatchType>(start?.matchType ?? 'and');
  const [rows, setRows] = useState(() => rowsOf(start?.rows ?? []));
  return {
    matchType,
    setMatchType,
    rows,
    load: (next: { matchType: MatchType; rows: readonly SuperDraft[] } | undefined) => {
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
