import { BarChartOutlined, TableOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd';
import { useRef, useState } from 'react';
import { type Chart as BuiltChart, isEmptyChart } from '../../engine/charts/Chart.ts';
import { gistOf } from '../../engine/charts/gist.ts';
import type { ChartPoint } from '../../engine/charts/pointing.ts';
import { useNarrow } from '../ui/useMedia.ts';
import './charts.css';
import { Plot } from './Plot.tsx';
import { PointTable } from './PointTable.tsx';
import { type PictureKind, savePicture } from './savePicture.ts';
import { useChartLook } from './useChartLook.ts';

export interface ChartProps {
  chart: BuiltChart;
  /** In pixels, of the drawing alone; what the declaration says comes first. */
  height?: number;
  /** On a saved picture: filters, and of when the data is. */
  caption?: string;
  /** A point was pressed, by hand or with Enter. */
  onPoint?: (point: ChartPoint) => void;
}

const HEIGHT = 320;

/** A chart with its title and what is missing from it; the same points as a table; as a picture to keep. */
export function Chart({ chart, height: room = HEIGHT, caption, onPoint }: ChartProps) {
  const height = chart.height ?? room;
  const [table, setTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const empty = isEmptyChart(chart);
  const told = [caption, ...chart.notes].filter((each) => each !== undefined).join('；');
  const save = useSave(frame, chart, height, told === '' ? undefined : told);
  return (
    <figure className="chart" ref={frame}>
      <div className="chart-head">
        <h3 className="chart-title">{chart.title}</h3>
        {!empty && <Tools table={table} onTable={setTable} onSave={save} />}
      </div>
      {chart.notes.map((note) => (
        <p key={note} className="chart-note">
          {note}
        </p>
      ))}
      {empty && (
        <div className="chart-empty" role="img" aria-label={gistOf(chart)} style={{ height }}>
          暂无数据
        </div>
      )}
      {!empty && table && <PointTable chart={chart} height={height} />}
      {!empty && !table && <Plot chart={chart} height={height} {...(onPoint ? { onPoint } : {})} />}
    </figure>
  );
}

function useSave(
  frame: React.RefObject<HTMLElement | null>,
  chart: BuiltChart,
  height: number,
  caption: string | undefined,
) {
  const colors = useChartLook();
  return (kind: PictureKind) =>
    void savePicture({ chart, colors, kind, width: frame.current?.clientWidth ?? 0, height, caption });
}

const PICTURES: MenuProps['items'] = [
  { key: 'png', label: '下载 PNG' },
  { key: 'svg', label: '下载 SVG' },
];

interface ToolsProps {
  table: boolean;
  onTable: (table: boolean) => void;
  onSave: (kind: PictureKind) => void;
}

function Tools({ table, onTable, onSave }: ToolsProps) {
  // As high as a finger wants.
  const size = useNarrow() ? 'large' : 'small';
  const menu: MenuProps = { items: PICTURES, onClick: ({ key }) => onSave(key === 'svg' ? 'svg' : 'png') };
  return (
    <div className="chart-tools">
      <Tooltip title={table ? '图' : '表格'}>
        <Button
          type="text"
          size={size}
          icon={table ? <BarChartOutlined /> : <TableOutlined />}
          aria-label={table ? '图' : '表格'}
          onClick={() => onTable(!table)}
        />
      </Tooltip>
      <Dropdown trigger={['click']} placement="bottomRight" menu={menu}>
        <Button type="text" size={size} icon={<VerticalAlignBottomOutlined />} aria-label="下载" aria-haspopup="menu" />
      </Dropdown>
    </div>
  );
}
