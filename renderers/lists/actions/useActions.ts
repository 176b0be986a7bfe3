import { useMemo } from 'react';
import { splitActions, usableAction } from '../../../engine/lists/actions.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { GridProps } from '../../grid/view/GridProps.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import { useAllowed } from './useAllowed.ts';

/**
 * What the reader may do above the rows and with one of them.
 * @param withOwn Adds what no declaration names, such as printing; the same function at each call.
 */
export function useActions(
  plan: RecordsPlan,
  withOwn: (plan: RecordsPlan, actions: ReturnType<typeof splitActions>) => NonNullable<GridProps['actions']>,
) {
  const allowed = useAllowed();
  const narrow = useNarrow();
  const actions = useMemo(
    () => withOwn(plan, splitActions(allowed(plan.rowActions), narrow ? 0 : 2)),
    [plan, allowed, narrow, withOwn],
  );
  const mayDo = (code: string) => usableAction([...actions.inRow, ...actions.more], code) !== undefined;
  const toolbar = allowed(plan.toolbar);
  return { toolbar, add: toolbar.find(({ code }) => code === 'add'), actions, mayDo };
}
