import {
  ColumnHeightOutlined,
  DownloadOutlined,
  HistoryOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Popover, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import { DENSITY_TITLES, type Density } from '../../grid/shared/density.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import type { View } from '../useView.ts';
import type { useViewMenu } from '../views/useViewMenu.tsx';
import { ViewSwitcher } from '../views/ViewSwitcher.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
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
  /** Absent: what was done to many rows is not written down. */
  onChanges?: (() => void) | undefined;
  /** The view the list is looked at through. */
  views: ReturnType<typeof useViewMenu>;
  /** Its columns stand where they are declared. */
  fixed?: boolean;
  /** Further actions; with them everything stands behind one button. */
  folded?: FoldedActions | undefined;
}

/** The quiet half of the toolbar: how the grid looks, export, refresh. */
export function Tools(props: ToolsProps) {
  const {
    narrow,
    columns,
    view,
    onView,
    exports,
    exporting,
    onRefresh,
    onChanges,
    views,
    fixed = false,
    folded,
  } = props;
  const choice = <ColumnChoice columns={columns} view={view} onView={onView} fixed={fixed} />;
  if (folded) {
    return <FoldedTools {...{ folded, views, exports, onRefresh, onChanges }} columns={choice} />;
  }
  const densities = Object.entries(DENSITY_TITLES).map(([key, label]) => ({ key, label }));
  return (
    <div className="screen-tools">
      <ViewSwitcher views={views} narrow={narrow} />
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
      <Popover trigger="click" placement="bottomRight" title="列设置" content={choice}>
        <Tool title="列设置" icon={<SettingOutlined />} />
      </Popover>
      {exports && <ExportTool exports={exports} exporting={exporting} />}
      {onChanges && <Tool title="改动记录" icon={<HistoryOutlined />} onClick={onChanges} />}
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
