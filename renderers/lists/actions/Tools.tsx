import { ColumnHeightOutlined, DownloadOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown, Popover, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import { DENSITY_TITLES, type Density } from '../../grid/shared/density.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import type { View } from '../useView.ts';
import { type FoldedActions, FoldedTools } from './FoldedTools.tsx';
import type { Export } from './useExport.ts';

interface ToolsProps {
  /** A phone has one density. */
  narrow: boolean;
  columns: readonly PlanColumn[];
  view: View;
  onView: (change: Partial<View>) => void;
  /** Absent: no export, or no right to it. */
  exports?: readonly Export[] | undefined;
  exporting?: boolean;
  onRefresh: () => void;
  /** Further actions; with them everything stands behind one button. */
  folded?: FoldedActions | undefined;
}

/** The quiet half of the toolbar: how the grid looks, export, refresh. */
export function Tools(props: ToolsProps) {
  const { narrow, columns, view, onView, exports, exporting, onRefresh, folded } = props;
  if (folded) {
    const choice = <ColumnChoice columns={columns} view={view} onView={onView} />;
    return <FoldedTools folded={folded} columns={choice} exports={exports} onRefresh={onRefresh} />;
  }
  const densities = Object.entries(DENSITY_TITLES).map(([key, label]) => ({ key, label }));
  return (
    <div className="screen-tools">
      {!narrow && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: densities,
            selectable: true,
            selectedKeys: [view.density],
            onClick: ({ key }) => onView({ density: key as Density }),
          }}
        >
          <Tool title="密度" icon={<ColumnHeightOutlined />} />
        </Dropdown>
      )}
      <Popover
        trigger="click"
        placement="bottomRight"
        title="列设置"
        content={<ColumnChoice columns={columns} view={view} onView={onView} />}
      >
        <Tool title="列设置" icon={<SettingOutlined />} />
      </Popover>
      {exports && <ExportTool exports={exports} exporting={exporting} />}
      <Tool title="刷新" icon={<ReloadOutlined />} onClick={onRefresh} />
    </div>
  );
}

/** One way to export is a button; of several one chooses. */
function ExportTool({ exports, exporting }: { exports: readonly Export[]; exporting: boolean | undefined }) {
  const [only, ...others] = exports;
  const icon = <DownloadOutlined />;
  if (!only) return null;
  if (others.length === 0) return <Tool title={only.title} icon={icon} onClick={only.run} loading={exporting} />;
  const items = exports.map(({ key, title, run }) => ({ key, label: title, onClick: run }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: preventDefaultKey }}>
      <Tool title="导出 CSV" icon={icon} loading={exporting} />
    </Dropdown>
  );
}

interface ToolProps {
  title: string;
  icon: ReactNode;
  onClick?: () => void;
  loading?: boolean | undefined;
}

/** A quiet button of the toolbar. A menu or popover hands it further props, which must reach the button. */
export function Tool({ title, icon, onClick, loading = false, ...rest }: ToolProps) {
  return (
    <Tooltip title={title} mouseEnterDelay={0.4}>
      <Button type="text" aria-label={title} icon={icon} onClick={onClick} loading={loading} {...rest} />
    </Tooltip>
  );
}

function ColumnChoice({ columns, view, onView }: Pick<ToolsProps, 'columns' | 'view' | 'onView'>) {
  const toggle = (key: string, shown: boolean) =>
    onView({ hidden: shown ? view.hidden.filter((one) => one !== key) : [...view.hidden, key] });
  const left = columns.filter((column) => !view.hidden.includes(column.key)).length;
  return (
    <div className="screen-columns">
      {columns.map((column) => {
        const shown = !view.hidden.includes(column.key);
        return (
          <Checkbox
            key={column.key}
            checked={shown}
            // A grid without columns shows nothing and explains nothing.
            disabled={shown && left === 1}
            onChange={(event) => toggle(column.key, event.target.checked)}
          >
            {column.title}
          </Checkbox>
        );
      })}
      <Button type="link" size="small" onClick={() => onView({ hidden: [], widths: {} })}>
        恢复默认
      </Button>
    </div>
  );
}
