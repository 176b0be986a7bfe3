import { type ReactNode, useMemo } from 'react';
import { pageStatistics } from '../../../engine/lists/statistics.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { isNothing, type Row } from '../../../engine/plan/record.ts';
import { kindText } from '../../cells/drawing/kindText.ts';
import type { GridProps } from '../../grid/view/GridProps.ts';
import type { useList } from '../useList.ts';
import { useShownFigure } from '../useShownFigure.tsx';

const NO_ROWS: readonly Row[] = [];

/** The figures of the shown page, and where each of them comes from. */
export function useTotals(
  plan: RecordsPlan,
  list: ReturnType<typeof useList>,
): Required<Pick<GridProps, 'totals' | 'onTotal'>> & { window: ReactNode } {
  const rows = list.rows.data?.records ?? NO_ROWS;
  const totals = useMemo(() => pageStatistics(plan.columns, rows), [plan.columns, rows]);
  const { at, ask, window } = useShownFigure({ list, query: plan.query, columns: plan.columns });
  const onTotal: GridProps['onTotal'] = (column, figures, label) => {
    const line = totals.find((each) => each.label === label);
    const value = figures[column.key];
    if (line === undefined || isNothing(value)) return;
    const text = kindText(value, { ...column, kind: 'number' }, list.cells);
    const shown = { columns: list.columns, rows, at };
    ask({ title: `${column.title}${label}`, text, of: { column, statistic: line.statistic }, shown });
  };
  return { totals, onTotal, window };
}
