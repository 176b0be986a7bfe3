import { Dropdown, type MenuProps } from 'antd';
import { type Closing, keysToClose, type Tabs } from '../../../engine/routes/tabs.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';

interface TabMenuProps {
  tabs: Tabs;
  /** Key of the tab it is about. */
  tab: string;
  /** Id of the element it opens below. */
  anchor: string;
  onClose: (what: Closing) => void;
  onRefresh: () => void;
  onDone: () => void;
}

/** In the order they are offered. */
const CLOSINGS: readonly [key: string, what: Closing, title: string][] = [
  ['1', 'left', '关闭左侧'],
  ['2', 'right', '关闭右侧'],
  ['3', 'others', '关闭其他'],
];
const REFRESH = '4';

/** What can be done with a tab and its neighbours. */
export function TabMenu({ tabs, tab, anchor, onClose, onRefresh, onDone }: TabMenuProps) {
  const box = document.getElementById(anchor)?.getBoundingClientRect();
  if (!box) return null;
  const { left, top, width, height } = box;
  const items: MenuProps['items'] = [
    ...CLOSINGS.map(([key, what, label]) => ({ key, label, disabled: keysToClose(tabs, tab, what).length === 0 })),
    { key: REFRESH, label: '刷新' },
  ];
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    preventDefaultKey({ domEvent });
    onDone();
    const closing = CLOSINGS.find(([known]) => known === key);
    if (closing) onClose(closing[1]);
    else onRefresh();
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{ items, onClick: choose }}
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Dropdown>
  );
}
