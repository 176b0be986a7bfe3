import { DownOutlined, ProfileOutlined } from '@ant-design/icons';
import { Badge, Button, Dropdown } from 'antd';
import type { useViewMenu } from './useViewMenu.tsx';

interface ViewSwitcherProps {
  views: ReturnType<typeof useViewMenu>;
  /** A phone has room for its picture alone. */
  narrow: boolean;
}

/** Names the view the list is looked at through, with a dot when it was changed since, and opens the menu of views. */
export function ViewSwitcher({ views, narrow }: ViewSwitcherProps) {
  const { name, isChanged, menu } = views;
  const label = `视图：${name}${isChanged ? '，已修改' : ''}`;
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ ...menu, className: 'view-menu' }}>
      <Button type="text" className="view-switcher" aria-label={label} title={label} icon={<ProfileOutlined />}>
        {!narrow && <span className="view-name">{name}</span>}
        {isChanged && <Badge dot color="orange" />}
        {!narrow && <DownOutlined />}
      </Button>
    </Dropdown>
  );
}
