import { useCallback, useEffect, useMemo } from 'react';
import { asShown, type Selection } from '../../../engine/lists/selection.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { useTabState } from '../../services/pageTab.ts';
import type { useList } from '../useList.ts';

export const NONE: Selection = new Map();

/**
 * The chosen ones of the rows that are asked for, as they are shown by now. Whatever else is asked, by whichever way,
 * nothing of it is chosen yet: what is done with chosen rows is never done with rows of another question.
 */
export function useSelection(plan: RecordsPlan, { state, rows }: ReturnType<typeof useList>) {
  const { values, builderQuery } = state;
  const asked = useMemo(() => JSON.stringify([values, builderQuery]), [values, builderQuery]);
  const [kept, setKept] = useTabState(`selection_${plan.id}`, { asked, rows: NONE });
  const setSelection = useCallback(
    (next: Selection | ((now: Selection) => Selection)) =>
      setKept((now) => {
        const before = now.asked === asked ? now.rows : NONE;
        const chosen = typeof next === 'function' ? next(before) : next;
        return chosen === before ? now : { asked, rows: chosen };
      }),
    [asked, setKept],
  );
  const records = rows.data?.records;
  useEffect(() => {
    if (records !== undefined) setSelection((now) => asShown(now, records));
  }, [records, setSelection]);
  return [kept.asked === asked ? kept.rows : NONE, setSelection] as const;
}
