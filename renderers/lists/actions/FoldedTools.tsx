import { MoreOutlined } from '@ant-design/icons';
import { Badge, Button, Dropdown, type MenuProps, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import type { useViewMenu } from '../views/useViewMenu.tsx';
import type { Export } from './useExport.ts';

/** One thing that can be done, for a menu. */
export interface FoldedAction {
  key: string;
  label: string;
  disabled?: boolean;
  danger?: boolean;
  onClick: () => void;
}

export interface FoldedActions {
  actions: readonly FoldedAction[];
  /** Number of chosen rows. */
  chosen: number;
}

interface FoldedToolsProps {
  folded: FoldedActions;
  views: ReturnType<typeof useViewMenu>;
  /** What 列设置 opens. */
  columns: ReactNode;
  exports?: readonly Export[] | undefined;
  onRefresh: () => void;
  onChanges?: (() => void) | undefined;
}

/** Everything a phone has no room for, behind one button. */
export function FoldedTools({
  folded: { actions, chosen },
  views,
  columns,
  exports = [],
  onRefresh,
  onChanges,
}: FoldedToolsProps) {
  const [choosing, setChoosing] = useState(false);
  const items: MenuProps['items'] = [
    ...actions.map((action) => ({ ...action })),
    ...(actions.length > 0 ? [{ type: 'divider' as const }] : []),
    {
      key: 'views',
      label: `视图：${views.name}${views.isChanged ? '（已修改）' : ''}`,
      children: views.menu.items,
      popupClassName: 'view-menu',
    },
    { key: 'columns', label: '列设置', onClick: () => setChoosing(true) },
    ...exports.map(({ key, title, run }) => ({ key, label: title, onClick: run })),
    ...(onChanges ? [{ key: 'changes', label: '改动记录', onClick: onChanges }] : []),
    { key: 'refresh', label: '刷新', onClick: onRefresh },
  ];
  return (
    <Popover
      open={choosing}
      // The menu opens it; a press elsewhere closes it.
      onOpenChange={(open) => !open && setChoosing(false)}
      trigger="click"
      placement="bottomRight"
      title="列设置"
      content={columns}
    >
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: preventDefaultKey }}>
        <Badge count={chosen} size="small" title={`已选 ${chosen} 项`}>
          <Button icon={<MoreOutlined />} aria-label={chosen > 0 ? `更多操作，已选 ${chosen} 项` : '更多操作'} />
        </Badge>
      </Dropdown>
    </Popover>
  );
}
