import type { GridApi } from 'ag-grid-community';
import type { Statistic } from '../../../../engine/lists/statistics.ts';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { kindText } from '../../../cells/drawing/kindText.ts';
import { hasFooter, statisticOf } from './summaryRows.ts';

/** A figure that is asked where it comes from: of a line below the rows, or of chosen cells. `text`: as it is drawn. */
export type AskedFigure =
  | { of: 'column'; column: PlanField; statistic: Statistic; title: string; text: string }
  | { of: 'cells'; columns: readonly PlanField[]; rows: readonly GridRow[]; text: string };

/** What a line of figures says of a column; undefined: nothing. */
export function figureIn(line: GridRow | undefined, column: PlanField, cells: CellContext): AskedFigure | undefined {
  const statistic = statisticOf(line);
  const value = line?.[column.key];
  if (statistic === undefined || value === undefined || value === null) return undefined;
  const text = kindText(value, { ...column, kind: 'number' }, cells);
  return { of: 'column', column, statistic: statistic.key, title: `${column.title}${statistic.name}`, text };
}

/** The figures that stand below a column, from top to bottom. */
export function figuresBelow(api: GridApi<GridRow>, column: PlanField, cells: CellContext): AskedFigure[] {
  // A grid without figures has no part of AG Grid for them.
  if (!hasFooter([column])) return [];
  return Array.from({ length: api.getPinnedBottomRowCount() }, (_, at) => api.getPinnedBottomRow(at)?.data).flatMap(
    (line) => figureIn(line, column, cells) ?? [],
  );
}
