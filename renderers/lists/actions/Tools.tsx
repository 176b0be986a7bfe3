import {
  ColumnHeightOutlined,
  DownloadOutlined,
  HistoryOutlined,
  MoreOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Popover, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import { DENSITY_TITLES, type Density } from '../../grid/shared/density.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import type { Transfer } from '../transfer/useTransfer.tsx';
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
  /** Ways in and out that ask first. */
  transfers?: readonly Transfer[] | undefined;
  onRefresh: () => void;
  /** Absent: what was done to many rows is not written down. */
  onChanges?: (() => void) | undefined;
  /** The view the list is looked at through. */
  views: ReturnType<typeof useViewMenu>;
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
    transfers = [],
    onRefresh,
    onChanges,
    views,
    folded,
  } = props;
  const choice = <ColumnChoice columns={columns} view={view} onView={onView} />;
  if (folded) {
    return (
      <FoldedTools
        folded={folded}
        views={views}
        onRefresh={onRefresh}
        onChanges={onChanges}
        columns={choice}
        exports={[...(exports ?? []), ...transfers]}
      />
    );
  }
  // A phone has room for one more beside the others.
  const downloads = exports?.map((each) => ({ ...each, icon: <DownloadOutlined /> })) ?? [];
  const changes = { key: 'changes', title: '改动记录', icon: <HistoryOutlined /> };
  const more = [...downloads, ...transfers, ...(onChanges ? [{ ...changes, run: onChanges }] : [])];
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
      {narrow ? (
        <MenuTool title="更多工具" icon={<MoreOutlined />} entries={more} loading={exporting} />
      ) : (
        <>
          <MenuTool title="导出 CSV" icon={<DownloadOutlined />} entries={downloads} loading={exporting} />
          {transfers.map(({ key, title, icon, run }) => (
            <Tool key={key} title={title} icon={icon} onClick={run} />
          ))}
          {onChanges && <Tool title={changes.title} icon={changes.icon} onClick={onChanges} />}
        </>
      )}
      <Tool title="刷新" icon={<ReloadOutlined />} onClick={onRefresh} />
    </div>
  );
}

interface MenuToolProps extends Pick<ToolProps, 'title' | 'icon' | 'loading'> {
  entries: readonly Transfer[];
}

/** One entry is a button of its own; of several one chooses. */
function MenuTool({ title, icon, entries, loading }: MenuToolProps) {
  const [only, ...others] = entries;
  if (!only) return null;
  if (others.length === 0) return <Tool title={only.title} icon={only.icon} onClick={only.run} loading={loading} />;
  const items = entries.map(({ key, title: label, run }) => ({ key, label, onClick: run }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: preventDefaultKey }}>
      <Tool title={title} icon={icon} loading={loading} />
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
