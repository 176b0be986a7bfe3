import { FileExcelOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import { type PointedFigure, pointedFigure } from '../../../../engine/lists/origins/figureOrigin.ts';
import { type Across, missingAcross, pivotColumns } from '../../../../engine/lists/pivotColumns.ts';
import { reportRows } from '../../../../engine/lists/reportRows.ts';
import { reportWorkbookRequest } from '../../../../engine/lists/requests.ts';
import { scalesOf } from '../../../../engine/lists/scales.ts';
import type { PlanColumn, ReportPlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { showText } from '../../../cells/show.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useExport, useExports } from '../../actions/useExport.ts';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';
import type { RowPage } from '../../useRows.ts';
import { NarrowPeriod } from './NarrowPeriod.tsx';
import { useDrill } from './useDrill.ts';

const FigureWindow = lazyComponent('FigureWindow', () =>
  import('./FigureWindow.tsx').then((part) => part.FigureWindow),
);
const ReportCharts = lazyComponent('ReportCharts', () =>
  import('./ReportCharts.tsx').then((part) => part.ReportCharts),
);

/** A read-only result with its parameters, its sub-totals, its totals over all rows, and its export. */
export function ReportView({ plan }: { plan: ReportPlan }) {
  const list = useList(plan);
  const allowed = useAllowed();
  const { exporting, exports } = useExports(plan, list.state);
  const book = useExport(`${plan.title}.xlsx`);
  const data = list.rows.data;
  const columns = useMemo(
    () =>
      data?.pivot
        ? pivotColumns(list.columns, data.pivot, (value, column) => showText(value, column, list.cells))
        : list.columns,
    [data, list.columns, list.cells],
  );
  const rows = useMemo(() => data && reportRows(data.records, columns, data.subtotals), [data, columns]);
  const cells = useMemo(() => scaled(list.cells, columns, data?.records ?? []), [list.cells, columns, data]);
  const [leading, onDrill] = useDrill(columns, plan, list.state.values);
  const [asked, ask] = useState<PointedFigure>();
  const onFigure = (column: PlanColumn, row: Row) => ask(pointedFigure(plan, column, row));
  const onTotal = (column: PlanColumn, row: Row, label: string) =>
    ask(pointedFigure(plan, column, row, { page: label === PAGE_TOTAL }));
  const totals = useMemo(() => totalLines(data), [data]);
  const mayExport = usableAction(allowed(plan.toolbar), 'export') !== undefined;
  return (
    <RowsPage
      title={plan.title}
      description={plan.description}
      list={list}
      query={plan.query}
      rows={rows}
      exporting={exporting || book.exporting}
      exports={mayExport ? exports : undefined}
      transfers={
        mayExport ? [{ ...BOOK, run: () => void book.start(reportWorkbookRequest(plan, list.state)) }] : undefined
      }
      grid={{ totals, columns: leading, cells, onDrill, onFigure, onTotal }}
      notice={
        <>
          <NarrowPeriod plan={plan} list={list} />
          {data?.pivot && <Missing columns={plan.columns} across={data.pivot} />}
          {plan.charts && (
            <Suspense fallback={null}>
              <ReportCharts plan={plan} list={list} />
            </Suspense>
          )}
          {asked && (
            <Suspense fallback={null}>
              <FigureWindow plan={plan} list={list} figure={asked} onClose={() => ask(undefined)} />
            </Suspense>
          )}
        </>
      }
    />
  );
}

/** The cells with the least and the largest number of each column that is looked at beside its others. */
function scaled(cells: CellContext, columns: readonly PlanColumn[], rows: readonly Row[]): CellContext {
  const looking = columns.flatMap((column) => ('look' in column && column.look !== undefined ? [column.key] : []));
  if (looking.length === 0) return cells;
  const scales = scalesOf(looking, rows);
  return { ...cells, scale: (key) => scales.get(key) };
}

/** Says what of a cross table is not shown. */
function Missing({ columns, across }: { columns: readonly PlanColumn[]; across: Across }) {
  const missing = missingAcross(across, columns.find(({ pivot }) => pivot === 'column')?.title ?? '');
  return missing === undefined ? null : <Alert type="warning" banner title={missing} />;
}

const BOOK = { key: 'export-book', title: '导出 Excel', icon: <FileExcelOutlined /> };

const PAGE_TOTAL = '本页合计';

function totalLines({ totals = {}, pageTotals = {} }: Partial<RowPage> = {}) {
  const lines = [
    { label: PAGE_TOTAL, figures: pageTotals },
    { label: '合计', figures: totals },
  ];
  return lines.filter(({ figures }) => Object.keys(figures).length > 0);
}
