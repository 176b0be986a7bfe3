import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EditGridApi } from '../../../grid/edit/EditGridProps.ts';
import { useTabState } from '../../../services/pageTab.ts';

const NONE: readonly string[] = [];

/** Ids of the chosen rows; what was chosen when the page was evicted is chosen again once grid and rows are there. */
export function useChosen(rows: unknown, api: RefObject<EditGridApi | null>) {
  const [chosen, keep] = useTabState('chosen', NONE);
  const before = useRef(chosen);
  const choose = useCallback(
    (ids: readonly string[]) => {
      before.current = NONE;
      keep(ids);
    },
    [keep],
  );
  // After every drawing: the grid is there later than its rows, or before them.
  useEffect(() => {
    if (rows !== undefined && before.current.length > 0) api.current?.select(before.current);
  });
  return [chosen, choose] as const;
}
