import { useMemo } from 'react';
import type { PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { RowTable, RowTableParts } from '../../../../engine/rows/RowTable.ts';
import { createPlanTable } from './createPlanTable.ts';
import { useTableUser } from './useTableUser.ts';

/**
 * A row table of the signed-in user for the columns of a grid; a new one only when the grid's declaration changes.
 * `span` is asked for at every step, `preset` for every new row: both must be stable.
 */
export function useRowTable(
  { columns, options }: PlanGrid,
  { span, preset, tree }: Pick<RowTableParts, 'span' | 'preset' | 'tree'> = {},
): RowTable {
  const user = useTableUser();
  return useMemo(
    () =>
      createPlanTable({ columns, options }, user, {
        ...(span ? { span } : {}),
        ...(preset ? { preset } : {}),
        tree: tree === true,
      }),
    [user, columns, options, span, preset, tree],
  );
}
