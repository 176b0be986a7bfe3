import { type StatisticsLine, statisticsLines } from '../lists/statistics.ts';
import type { GridColumn, GridRow } from './RowTable.ts';

/** The footer of an editable grid: 合计 and 平均 over all rows. */
export function footerRows(columns: readonly GridColumn[], rows: readonly GridRow[]): StatisticsLine[] {
  return statisticsLines(columns, rows, { sum: '合计', average: '平均' });
}
