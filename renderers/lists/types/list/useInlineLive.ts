import { type RefObject, useCallback } from 'react';
import { pageRequest } from '../../../../engine/lists/requests.ts';
import type { ListPlan, PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { showText } from '../../../cells/show.ts';
import type { EditGridApi } from '../../../grid/edit/EditGridProps.ts';
import { useClient } from '../../../services/services.ts';
import type { useList } from '../../useList.ts';
import { type LiveRows, useLive } from './liveRows.ts';

interface InlineLiveParts {
  plan: ListPlan;
  grid: PlanGrid;
  table: RowTable;
  list: ReturnType<typeof useList>;
  api: RefObject<EditGridApi | null>;
}

/** Live sync of a list edited in place: what others save appears in the page of rows being looked at. */
export function useInlineLive({ plan, grid, table, list, api }: InlineLiveParts): LiveRows {
  const client = useClient();
  const { state, cells } = list;
  const read = useCallback(async () => {
    const { path, parameters } = pageRequest(plan, state);
    const { records } = await client.get<{ records: Record<string, Json>[] }>(path, parameters, { silent: true });
    return records;
  }, [client, plan, state]);
  const textOf = useCallback(
    (key: string, value: Json) => {
      const column = grid.columns.find((each) => each.key === key);
      return column ? showText(value, column, cells) : '';
    },
    [grid, cells],
  );
  const { live, dragSort } = grid.options;
  return useLive({ code: plan.source.model, table, enabled: live, sortKey: dragSort, read, grid: api, textOf });
}
