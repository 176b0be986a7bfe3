import { useMemo } from 'react';
import type { ListState } from '../../../../engine/lists/listState.ts';
import { isFiltered } from '../../../../engine/lists/requests.ts';
import type { ListPlan } from '../../../../engine/plan/Plan.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { learnNames } from '../../../cells/drawing/nameMarks.ts';
import { useCellSources } from '../../../cells/useCellSources.ts';
import type { EditTree } from '../../../grid/edit/EditGridProps.ts';
import { useClient } from '../../../services/services.ts';
import { readLevels } from '../../readLevels.ts';

/** How the rows of a list stand below one another; undefined where they do not, and where a query shows them flat. */
export function useRowTree(plan: ListPlan, state: ListState): EditTree | undefined {
  const client = useClient();
  const { names } = useCellSources();
  return useMemo(() => {
    const { tree, source, sort, columns } = plan;
    if (tree === undefined || isFiltered(state)) return undefined;
    const { parent, hasChild } = tree;
    return {
      parent,
      hasChild,
      load: async (parents) => {
        const records = await readLevels(client, { tree, source, sort }, state, parents);
        if (names) learnNames(columns, records, names);
        return records as Record<string, Json>[];
      },
    };
  }, [client, names, plan, state]);
}
