import type { ReactNode } from 'react';
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
    const { text } = asked;
    if (asked.of === 'cells') ask({ title: '所选单元格', text, of: { columns: asked.columns }, shown }, note);
    else ask({ title: asked.title, text, of: asked, shown }, note);
  };
  return [onFigure, window];
}
