import type { PlanGrid } from '../../../../engine/plan/Plan.ts';
import { createRowTable } from '../../../../engine/rows/createRowTable.ts';
import type { RowTable, RowTableParts } from '../../../../engine/rows/RowTable.ts';

/** Who works in a table, and what time it is there. */
export type TableUser = Pick<RowTableParts, 'clock' | 'user'>;

/** A row table for the columns of a grid. */
export function createPlanTable(
  { columns, options }: PlanGrid,
  user: TableUser,
  { span, preset, tree = false }: Pick<RowTableParts, 'span' | 'preset' | 'tree'> = {},
): RowTable {
  return createRowTable({
    ...user,
    columns,
    random: Math.random,
    ...(options.dragSort === undefined ? {} : { sortKey: options.dragSort }),
    ...(span ? { span } : {}),
    ...(preset ? { preset } : {}),
    tree,
  });
}
