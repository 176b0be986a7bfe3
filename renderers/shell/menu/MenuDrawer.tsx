import { Drawer } from 'antd';
import { NavTheme, SideMenu } from './SideMenu.tsx';

/** The menu of a phone. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <NavTheme>
      <Drawer
        open={open}
        onClose={onClose}
        aria-label="菜单"
        placement="left"
        size={260}
        closable={false}
        styles={{ body: { padding: 0 } }}
      >
        <SideMenu folded={false} search onChosen={onClose} />
      </Drawer>
    </NavTheme>
  );
}
