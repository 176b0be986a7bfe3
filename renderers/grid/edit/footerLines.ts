import { pageStatistics } from '../../../engine/lists/statistics.ts';
import type { PlanField } from '../../../engine/plan.ts';
import type { GridRow } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';

/** The figures below the rows, 合计 before 平均; `naming` is the key their name is kept under. */
export function footerLines(columns: readonly PlanField[], rows: readonly GridRow[], naming: string): GridRow[] {
  return pageStatistics(columns, rows).map(({ label, figures }) => {
    // All rows are here, not one page of them.
    const name = label.replace('本页', '');
    return { ...(figures as Record<string, Json>), id: `_${name}`, [naming]: name };
  });
}

/** Whether any column asks for figures. */
export function hasFooter(columns: readonly PlanField[]): boolean {
  return columns.some((column) => (column.statistics?.length ?? 0) > 0);
}
