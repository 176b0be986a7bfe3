import type { ReactNode } from 'react';
import { rangeOrigin, statisticOrigin } from '../../../../engine/lists/shownOrigin.ts';
import type { ListPlan, PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { AskedFigure } from '../../../grid/edit/columns/askedFigures.ts';
import type { useList } from '../../useList.ts';
import { useShownFigure } from '../../useShownFigure.tsx';

interface FigureParts {
  plan: ListPlan;
  grid: PlanGrid;
  table: RowTable;
  list: ReturnType<typeof useList>;
}

/** How figures of a list that is edited in place tell where they come from: of its rows as they stand now. */
export function useInlineFigure({ plan, grid, table, list }: FigureParts): [(asked: AskedFigure) => void, ReactNode] {
  const { at, ask, window } = useShownFigure({ list, query: plan.query, columns: grid.columns });
  const onFigure = (asked: AskedFigure) => {
    const shown = { columns: grid.columns, rows: asked.of === 'cells' ? asked.rows : table.rows(), at };
    const note = table.isDirty() ? '含还没有保存的修改' : undefined;
    if (asked.of === 'cells') {
      ask({ title: '所选单元格', text: asked.text, origin: rangeOrigin(asked.columns, shown) }, note);
      return;
    }
    const { column, statistic, title, text } = asked;
    ask({ title, text, origin: statisticOrigin(column, statistic, shown) }, note);
  };
  return [onFigure, window];
}
