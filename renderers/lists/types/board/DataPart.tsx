import { Button, Skeleton } from 'antd';
import { useMemo } from 'react';
import type { BoardPartData } from '../../../../engine/boards/BoardData.ts';
import { dimensionsOf, sourceOf } from '../../../../engine/boards/parts.ts';
import { withChosen } from '../../../../engine/boards/state.ts';
import { buildChart } from '../../../../engine/charts/buildChart.ts';
import type { BoardChartPart, BoardDataPart } from '../../../../engine/plan/board.ts';
import { MOMENT, useZonedFormat } from '../../../services/useZonedFormat.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { FigurePart } from './FigurePart.tsx';
import { TablePart } from './TablePart.tsx';
import { useBoard, usePart } from './useBoard.ts';
import { chartColumns } from './words.ts';

const Chart = lazyComponent('Chart', async () => (await import('../../../charts/Chart.tsx')).Chart);

/** A part with its figures, or why there are none; one that failed is tried again alone. */
export function DataPart({ part, seen }: { part: BoardDataPart; seen: boolean }) {
  const { data, isError, isFetching, refetch } = usePart(part.id, seen);
  const error = isError && data === undefined ? 'failed' : data?.error;
  const title = <PartTitle part={part} />;
  if (error === 'forbidden') return <Notice title={title} text="无权查看" />;
  if (error !== undefined)
    return (
      <Notice title={title} text={error === 'slow' ? '数据太多，没有及时算完' : '没有取到数据'}>
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          重试
        </Button>
      </Notice>
    );
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: part.type === 'figure' ? 2 : 6 }} />;
  if (part.type === 'figure') return <FigurePart part={part} data={data} />;
  if (data.rows.length === 0) return <Notice title={title} text="所选期间与筛选下没有数据" />;
  return part.type === 'table' ? <TablePart part={part} data={data} /> : <ChartPart part={part} data={data} />;
}

function PartTitle({ part }: { part: BoardDataPart }) {
  const { plan } = useBoard();
  const own =
    part.type === 'figure'
      ? sourceOf(plan, part).measures[part.measure]?.title
      : part.type === 'chart'
        ? part.title
        : undefined;
  return own === undefined ? null : <h2 className="board-title">{part.title ?? own}</h2>;
}

function Notice({ title, text, children }: { title: React.ReactNode; text: string; children?: React.ReactNode }) {
  return (
    <>
      {title}
      <p className="board-notice">
        {text} {children}
      </p>
    </>
  );
}

function ChartPart({ part, data }: { part: BoardChartPart; data: BoardPartData }) {
  const { plan, meta, cells, state, change, explain } = useBoard();
  const moment = useZonedFormat(MOMENT);
  const chart = useMemo(() => {
    const declared = part.title === undefined ? part.chart : { ...part.chart, title: part.title };
    return buildChart(declared, chartColumns(plan, part, meta, cells), data.rows);
  }, [plan, part, meta, cells, data.rows]);
  const caption = [meta?.range && `${meta.range.from} 至 ${meta.range.to}`, meta && `截至 ${moment(meta.at)}`]
    .filter(Boolean)
    .join('，');
  return (
    <Chart
      chart={chart}
      caption={caption}
      onPoint={({ series, index }) => {
        const [key] = dimensionsOf(part);
        const line = chart.series[series];
        const value = chart.x.values[index];
        if (key === undefined || line === undefined || value === undefined || value === null) return;
        const kind = sourceOf(plan, part).dimensions[key]?.kind;
        const isDate = kind === 'date' || kind === 'datetime';
        if (part.cross && !isDate) return change(withChosen(state, key, String(value)));
        const split = part.chart.series;
        const row = data.rows.find(
          (each) => each[key] === value && (split === undefined || each[split] === line.split),
        );
        if (row) explain({ part, measure: line.key, row });
      }}
    />
  );
}
