import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { Row } from '../db/Database.ts';
import type { CsvColumn, FigureLine, LinesBefore } from '../records/transfer/csv.ts';
import type { Totals } from './figures.ts';
import type { ReportShape } from './reportShape.ts';
import { endingLevels, groupKey } from './subtotals.ts';

/** The sub-totals and the total among the rows of an exported file; `groups` by level, of each group by its key. */
export function figureLines(
  { groupBy }: ReportShape,
  columns: readonly CsvColumn[],
  groups: readonly ReadonlyMap<string, Totals>[],
  totals: Totals,
): LinesBefore {
  let last: Row | undefined;
  const subtotal = (row: Row, level: number): FigureLine[] => {
    const column = columns.find(({ key }) => key === groupBy[level]);
    const figures = groups[level]?.get(groupKey(row, level));
    if (!column || !figures) return [];
    const name = valueTypes[column.kind].toText(row[column.key], column.options);
    return [{ key: column.key, label: `${name} 小计`.trim(), figures }];
  };
  return (row) => {
    const before = last;
    last = row;
    const lines = before ? endingLevels(before, row, groupBy.length).flatMap((level) => subtotal(before, level)) : [];
    return row === undefined && columns[0]
      ? [...lines, { key: columns[0].key, label: '合计', figures: totals }]
      : lines;
  };
}
