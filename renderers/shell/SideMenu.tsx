import { Menu, type MenuProps, theme } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { itemPath } from '../../engine/routes/Route.ts';
import { useSettings } from '../state/queries.ts';
import { Logo } from './Logo.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { menuIcon } from './menuIcons.tsx';
import { NavigationLabel } from './NavigationLabel.tsx';
import { useHome, useNavigation, useTrail } from './useMenu.ts';

type Item = NonNullable<MenuProps['items']>[number];

/** Logo and menu. On a phone the search stands in it too. */
export function SideMenu({ folded, search }: { folded: boolean; search?: boolean }) {
  const { token } = theme.useToken();
  const { settings } = useSettings();
  const navigation = useNavigation();
  const { selected, open, setOpen } = useMenuKeys();
  return (
    <nav className="weft-side" aria-label="主菜单">
      <Link
        to={useHome()}
        className="weft-brand"
        style={{ color: token.colorText }}
        aria-label={`${settings.title} 首页`}
      >
        <Logo color={token.colorPrimary} />
        {folded ? null : <span>{settings.shortTitle}</span>}
      </Link>
      {search ? (
        <div className="weft-side-search">
          <MenuSearch />
        </div>
      ) : null}
      <div className="weft-side-menu">
        <Menu
          mode="inline"
          inlineCollapsed={folded}
          items={navigation.map((node) => toItem(node, true))}
          selectedKeys={selected}
          {...(folded ? {} : { openKeys: open, onOpenChange: setOpen })}
          style={{ borderInlineEnd: 'none' }}
        />
      </div>
    </nav>
  );
}

function toItem(node: NavigationNode, top: boolean): Item {
  const icon = menuIcon(node.icon, top);
  if (node.children.length > 0) {
    return { key: node.key, icon, label: node.title, children: node.children.map((child) => toItem(child, false)) };
  }
  const refused = node.target.kind === 'refused';
  return { key: node.key, icon, label: <NavigationLabel node={node} />, title: node.title, disabled: refused };
}

// Folders open with the page that lies in them; what a person opened stays open.
function useMenuKeys() {
  const { pathname, search } = useLocation();
  const trail = useTrail();
  const keys = trail.map(itemPath).join('\n');
  const [open, setOpen] = useState<string[]>(() => keys.split('\n'));
  useEffect(() => setOpen((before) => [...new Set([...before, ...keys.split('\n')])]), [keys]);
  const last = trail.at(-1);
  const selected = last ? (last.path.includes(':') ? pathname + search : itemPath(last)) : pathname;
  return { selected: [selected], open, setOpen };
}
